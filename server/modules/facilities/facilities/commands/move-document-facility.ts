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
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFacilityToChange } from "../facility-access.ts";
import type { Facility } from "../facility-record.ts";
import { tellOfOffer } from "../facility-share-mails.ts";
import { withdrawWaitingOffers } from "../facility-share-store.ts";
import { saveFacilityStatus } from "../facility-store.ts";

export type FacilityVersionInput = { id: string; version: number; reason?: string | null | undefined };

const REASON = severalLines(LENGTHS.declineReason);

export async function sendDocumentFacilityToSupplier(
  tx: Transaction,
  input: FacilityVersionInput,
): Promise<Answer> {
  const facility = await accessFacilityToChange(tx, input, "CAN_SEND_TO_SUPPLIER");
  return await move(tx, facility, "sendToSupplier", null);
}

export async function establishDocumentFacility(
  tx: Transaction,
  input: FacilityVersionInput,
): Promise<Answer> {
  const facility = await accessFacilityToChange(tx, input, "CAN_ESTABLISH");
  return await move(tx, facility, "establish", null);
}

export async function declineDocumentFacility(tx: Transaction, input: FacilityVersionInput): Promise<Answer> {
  const facility = await accessFacilityToChange(tx, input, "CAN_REJECT");
  const { reason } = requireFields({ reason: required(REASON) }, { reason: input.reason });
  return await move(tx, facility, "decline", reason);
}

/** One under way is withdrawn; an established one is cancelled, once nothing is on it any more. */
export async function closeDocumentFacility(tx: Transaction, input: FacilityVersionInput): Promise<Answer> {
  const facility = await accessFacilityToChange(tx, input, "CAN_CLOSE");
  if (usedCents(facility) > 0n) refuseFields({ status: FACILITY_IN_USE_MESSAGE });
  const { reason } = requireFields({ reason: optional(REASON) }, { reason: input.reason });
  return await move(tx, facility, closingEvent(facility.status), reason);
}

async function move(
  tx: Transaction,
  facility: Facility,
  event: FacilityEvent,
  endedReason: string | null,
): Promise<Answer> {
  const status = facilityStatusAfter(facility.status, event);
  const isOver = facilityTabOf(status) === "ENDED";
  if (isOver) await withdrawOffers(tx, facility.id);
  await saveFacilityStatus(tx, facility.id, status, { closedAt: isOver ? tx.now : null, endedReason });
  return { facilityId: facility.id };
}

async function withdrawOffers(tx: Transaction, id: FacilityId): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  for (const offerId of await withdrawWaitingOffers(tx, id, accountId)) await tellOfOffer(tx, offerId);
}
