// Moves a facility along its life and tells whom it concerns; one that is over is offered to nobody any more.

import { facilityTabOf } from "@bondline/domain/facilities/facilities/facility.ts";
import {
  type FacilityEvent,
  facilityStatusAfter,
} from "@bondline/domain/facilities/facilities/facility-transitions.ts";
import type { FacilityId } from "@bondline/domain/ids.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { notifyOfFacility } from "./facility-mails.ts";
import type { Facility } from "./facility-record.ts";
import { notifyOfOffer } from "./facility-share-mails.ts";
import { withdrawWaitingOffers } from "./facility-share-store.ts";
import { type FacilityMove, saveFacilityStatus } from "./facility-store.ts";

export type FacilityMoveInput = { id: string; version: number; reason?: string | null | undefined };

/** The note is why it ended or, where a bank has agreed, what it said with that. */
export async function moveFacility(
  tx: Transaction,
  facility: Granted<Facility, FacilityMove>,
  event: FacilityEvent,
  note: string | null,
): Promise<CommandResult> {
  const status = facilityStatusAfter(facility.status, event);
  const isOver = facilityTabOf(status) === "ENDED";
  if (isOver) await withdrawOffers(tx, facility.id);
  await saveFacilityStatus(tx, facility, status, {
    closedAt: isOver ? tx.now : null,
    endedReason: isOver ? note : null,
    ...(event === "sendToSupplier" ? { sentToSupplierAt: tx.now } : {}),
    ...(event === "bankApproves" ? { bankApprovedAt: tx.now, bankNote: note } : {}),
  });
  if (facility.isSystemFacility) await notifyOfFacility(tx, facility.id, event);
  return { facilityId: facility.id };
}

async function withdrawOffers(tx: Transaction, id: FacilityId): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  for (const offerId of await withdrawWaitingOffers(tx, id, accountId)) await notifyOfOffer(tx, offerId);
}
