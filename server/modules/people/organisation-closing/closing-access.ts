// The only access checks of closing an organisation: those who administer it, and the provider's administrators.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { type LiveCounts, liveRecordsText } from "@bondline/domain/people/organisations/live-records.ts";
import {
  mayBeOpenedAgain,
  stillLiveMessage,
} from "@bondline/domain/people/organisations/organisation-closing.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessMembersToEnd, listMembersToReturn } from "../members/member-access.ts";
import {
  accessOrganisationToClose,
  accessOrganisationToOpen,
  listLiveRecordsOf,
  lockOrganisationToClose,
  readLiveRecords,
} from "../organisations/organisation-access.ts";
import type { Organisation } from "../organisations/public.ts";

const CLOSE = { record: "organisation", event: "close" };
const OPEN = { record: "organisation", event: "open" };

/** Who belongs to it and then it itself are locked, so that nothing of it comes alive any more. */
export async function accessOrganisationForClosing(
  tx: Transaction,
  id: OrganisationId,
): Promise<Organisation> {
  await accessMembersToEnd(tx, id);
  const organisation = await lockOrganisationToClose(tx, id);
  if (organisation.closedAt !== null) refuse("INVALID_TRANSITION", { ...CLOSE, status: "closed" });
  const live = liveRecordsText(await readLiveRecords(tx, organisation.id));
  if (live !== "") refuse("ORGANISATION_STILL_LIVE", { reason: stillLiveMessage(organisation.name, live) });
  return organisation;
}

export async function accessClosedOrganisation(tx: Transaction, id: string): Promise<Organisation> {
  const organisation = await accessOrganisationToOpen(tx, id);
  const { closedAt } = organisation;
  if (closedAt === null) return refuse("INVALID_TRANSITION", { ...OPEN, status: "open" });
  if (organisation.mergedIntoId !== null) refuse("INVALID_TRANSITION", { ...OPEN, status: "merged" });
  if (!mayBeOpenedAgain(closedAt, tx.now)) refuse("INVALID_TRANSITION", { ...OPEN, status: "archived" });
  return organisation;
}

/** What stands in the way, and who would be let in again. */
export async function readClosing(tx: Transaction, id: string) {
  const organisation = await accessOrganisationToClose(tx, id);
  const counts: LiveCounts = await readLiveRecords(tx, organisation.id);
  return {
    live: liveRecordsText(counts),
    liveRecords: await listLiveRecordsOf(tx, organisation.id),
    returning: await listMembersToReturn(tx, organisation.id),
  };
}
export type Closing = Awaited<ReturnType<typeof readClosing>>;
