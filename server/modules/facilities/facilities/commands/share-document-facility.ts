// Offers a facility to another organisation, named by its ABN or ACN: once that has accepted, it may put its own documents on it.

import {
  ALREADY_OFFERED_MESSAGE,
  ALREADY_SHARED_MESSAGE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { asFacilityShareOfferId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { listOffersOfFacility, requireRecipient } from "../facility-share-access.ts";
import { notifyOfOffer } from "../facility-share-mails.ts";
import { insertShareOffer } from "../facility-share-store.ts";
import { raiseVersion } from "../facility-store.ts";

export type ShareDocumentFacilityInput = { id: string; version: number; abn: string };

export async function shareDocumentFacility(
  tx: Transaction,
  input: ShareDocumentFacilityInput,
): Promise<CommandResult> {
  const facility = await accessFacilityToChange(tx, input, "CAN_SHARE");
  const recipient = await requireRecipient(tx, facility, input.abn);
  if (facility.sharedWith.some(({ id }) => id === recipient.id))
    refuseFields({ abn: ALREADY_SHARED_MESSAGE });
  const offers = await listOffersOfFacility(tx, facility);
  if (offers.some(({ status, offeredToOrganisationId: to }) => status === "WAITING" && to === recipient.id))
    refuseFields({ abn: ALREADY_OFFERED_MESSAGE });

  const id = asFacilityShareOfferId(tx.newId());
  await insertShareOffer(tx, {
    id,
    facility,
    offeredTo: recipient.id,
    offeredBy: requirePerson(tx.actor).accountId,
  });
  await raiseVersion(tx, facility);
  await notifyOfOffer(tx, id);
  return { facilityId: facility.id };
}
