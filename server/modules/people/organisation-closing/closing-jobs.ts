// What ends behind an organisation or an account that was closed: whatever would still come by itself, or be open to others.

import { type AccountId, asOrganisationId, type OrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import {
  endSharingOfOrganisation,
  withdrawOffersOfOrganisation,
} from "../../facilities/facilities/public.ts";
import { deleteSharesOfOrganisation } from "../../facilities/facility-applications/public.ts";
import {
  deleteAlertsOfOrganisation,
  deleteRecipientEverywhere,
  deleteRecipientsOfOrganisation,
  takeAddressOutOfAlerts,
} from "../../records/alerts/public.ts";
import { deleteFeedsOfAccount, deleteFeedsOfOrganisation } from "../../records/calendar-feeds/public.ts";
import { deleteOwnPeopleOfDocuments, deleteOwnPeopleOfDrafts } from "../../records/collaborators/public.ts";
import { deleteSchedulesOfAccount, deleteSchedulesOfOrganisation } from "../../records/exports/public.ts";
import { deleteOpenInvitations } from "../invitations/public.ts";
import { isClosed } from "./closing-store.ts";

const PORTAL = { system: "Closing" };

type EndTies<Of> = (tx: Transaction, of: Of) => Promise<void>;

/** In the order of the locks. An offer that was accepted stays as what happened. */
const OF_ORGANISATION: readonly EndTies<OrganisationId>[] = [
  deleteFeedsOfOrganisation,
  deleteOpenInvitations,
  deleteOwnPeopleOfDrafts,
  deleteSchedulesOfOrganisation,
  deleteOwnPeopleOfDocuments,
  deleteSharesOfOrganisation,
  withdrawOffersOfOrganisation,
  endSharingOfOrganisation,
  deleteAlertsOfOrganisation,
  deleteRecipientsOfOrganisation,
];

/** What belongs to an account alone and would come by itself. */
const OF_ACCOUNT: readonly EndTies<AccountId>[] = [deleteFeedsOfAccount, deleteSchedulesOfAccount];

/**
 * Each kind in a transaction of its own, so that none waits for another. One that is opened again meanwhile keeps what is
 * left. Nobody acts by any of it before: the members are gone with the closing.
 */
export async function endTiesOfOrganisation(app: App, payload: { organisationId: string }): Promise<void> {
  const id = asOrganisationId(payload.organisationId);
  for (const endTies of OF_ORGANISATION)
    await runTransaction(app, PORTAL, async (tx) => {
      if (await isClosed(tx, id)) await endTies(tx, id);
    });
}

export async function endTiesOfAccount(
  app: App,
  { accountId, address }: { accountId: AccountId; address: string },
): Promise<void> {
  for (const endTies of OF_ACCOUNT) await runTransaction(app, PORTAL, (tx) => endTies(tx, accountId));
  await runTransaction(app, PORTAL, async (tx) => {
    await takeAddressOutOfAlerts(tx, address);
    await deleteRecipientEverywhere(tx, address);
  });
}
