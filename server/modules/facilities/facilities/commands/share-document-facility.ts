// Offers a facility to another organisation, named by its ABN or ACN: once that has accepted, it may put its own documents on it.

import {
  ALREADY_OFFERED_MESSAGE,
  ALREADY_SHARED_MESSAGE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { asFacilityShareOfferId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import { listOffersOfFacility, requireRecipient } from "../facility-share-access.ts";
import { tellOfOffer } from "../facility-share-mails.ts";
import { insertShareOffer } from "../facility-share-store.ts";
import { raiseVersion } from "../facility-store.ts";

export type ShareDocumentFacilityInput = { id: string; version: number; abn: string };

export async function shareDocumentFacility(work: Work, input: ShareDocumentFacilityInput): Promise<Answer> {
  const facility = await accessFacilityToChange(work, input, "CAN_SHARE");
  const recipient = await requireRecipient(work, facility, input.abn);
  if (facility.sharedWith.some(({ id }) => id === recipient.id))
    refuseFields({ abn: ALREADY_SHARED_MESSAGE });
  const offers = await listOffersOfFacility(work, facility);
  if (offers.some(({ status, offeredToOrganisationId: to }) => status === "WAITING" && to === recipient.id))
    refuseFields({ abn: ALREADY_OFFERED_MESSAGE });

  const id = asFacilityShareOfferId(work.newId());
  await insertShareOffer(work, {
    id,
    facility,
    offeredTo: recipient.id,
    offeredBy: requirePerson(work.actor).accountId,
  });
  await raiseVersion(work, facility.id);
  await tellOfOffer(work, id);
  return { facilityId: facility.id };
}
