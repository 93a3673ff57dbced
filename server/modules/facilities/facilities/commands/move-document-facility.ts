// Moves a facility along its life: sent to the bank, established, declined, or ended by its owner.

import { facilityTabOf } from "@bondline/domain/facilities/facilities/facility.ts";
import { FACILITY_IN_USE_MESSAGE } from "@bondline/domain/facilities/facilities/facility-text.ts";
import {
  closingEvent,
  type FacilityEvent,
  facilityStatusAfter,
} from "@bondline/domain/facilities/facilities/facility-transitions.ts";
import { usedCents } from "@bondline/domain/facilities/facilities/facility-use.ts";
import type { FacilityId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { optional, required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { severalLines } from "@bondline/domain/values/fields/text.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import type { Facility } from "../facility-record.ts";
import { tellOfOffer } from "../facility-share-mails.ts";
import { withdrawWaitingOffers } from "../facility-share-store.ts";
import { saveFacilityStatus } from "../facility-store.ts";

export type FacilityVersionInput = { id: string; version: number; reason?: string | null | undefined };

const REASON = severalLines(LENGTHS.declineReason);

export async function sendDocumentFacilityToSupplier(
  work: Work,
  input: FacilityVersionInput,
): Promise<Answer> {
  const facility = await accessFacilityToChange(work, input, "CAN_SEND_TO_SUPPLIER");
  return await move(work, facility, "sendToSupplier", null);
}

export async function establishDocumentFacility(work: Work, input: FacilityVersionInput): Promise<Answer> {
  const facility = await accessFacilityToChange(work, input, "CAN_ESTABLISH");
  return await move(work, facility, "establish", null);
}

export async function declineDocumentFacility(work: Work, input: FacilityVersionInput): Promise<Answer> {
  const facility = await accessFacilityToChange(work, input, "CAN_REJECT");
  const { reason } = requireFields({ reason: required(REASON) }, { reason: input.reason });
  return await move(work, facility, "decline", reason);
}

/** One under way is withdrawn; an established one is cancelled, once nothing is on it any more. */
export async function closeDocumentFacility(work: Work, input: FacilityVersionInput): Promise<Answer> {
  const facility = await accessFacilityToChange(work, input, "CAN_CLOSE");
  if (usedCents(facility) > 0n) refuseFields({ status: FACILITY_IN_USE_MESSAGE });
  const { reason } = requireFields({ reason: optional(REASON) }, { reason: input.reason });
  return await move(work, facility, closingEvent(facility.status), reason);
}

async function move(
  work: Work,
  facility: Facility,
  event: FacilityEvent,
  endedReason: string | null,
): Promise<Answer> {
  const status = facilityStatusAfter(facility.status, event);
  const isOver = facilityTabOf(status) === "ENDED";
  if (isOver) await withdrawOffers(work, facility.id);
  await saveFacilityStatus(work, facility.id, status, { closedAt: isOver ? work.now : null, endedReason });
  return { facilityId: facility.id };
}

async function withdrawOffers(work: Work, id: FacilityId): Promise<void> {
  const { accountId } = requirePerson(work.actor);
  for (const offerId of await withdrawWaitingOffers(work, id, accountId)) await tellOfOffer(work, offerId);
}
