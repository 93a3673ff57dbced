// The access checks of a document's expiry notices: who sees that notice was given, and who acknowledges an expiry.

import type { DocumentId } from "@bondline/domain/ids.ts";
import {
  type LadderStep,
  ladderDay,
  ladderStepsAhead,
} from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findVisible } from "../../../graphql/live.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDocument, maySee } from "../../documents/documents/document-access.ts";
import { ladderPlaceOf } from "./expiry-notice-jobs.ts";
import {
  type ExpiryAcknowledgement,
  type ExpiryNotice,
  findExpiringDocument,
  findExpiryToAcknowledge,
  hasLadder,
  listAcknowledgementsOf,
  listNoticesOf,
} from "./expiry-notice-store.ts";

export type { ExpiryAcknowledgement, ExpiryNotice } from "./expiry-notice-store.ts";

export type ExpiryLadder = {
  /** Null for a document that has no fixed end. */
  expiresAt: PlainDate | null;
  isOn: boolean;
  notices: ExpiryNotice[];
  acknowledgements: ExpiryAcknowledgement[];
  /** What is still to come unless somebody acknowledges. */
  nextStep: { step: LadderStep; day: PlainDate } | null;
};

/** For the notification that reminds of it; null where nothing is left for this person to press. */
export async function readExpiryToAcknowledge(tx: Transaction, id: DocumentId): Promise<PlainDate | null> {
  const waiting = await findExpiryToAcknowledge(tx, id);
  const document = waiting && (await findVisible(() => accessDocument(tx, id, [])));
  if (document === undefined || !maySee(tx.actor, document, "CAN_MANAGE_NOTIFICATION_LIST")) return null;
  return waiting?.expiresAt ?? null;
}

export async function readExpiryLadder(tx: Transaction, id: string): Promise<ExpiryLadder> {
  const document = await accessDocument(tx, id);
  if (!maySee(tx.actor, document, "CAN_VIEW_EXPIRY_NOTICES")) refuse("DOCUMENT_NOT_FOUND", { id });
  const expiring = await findExpiringDocument(tx, document.id);
  const notices = await listNoticesOf(tx, document.id);
  const acknowledgements = await listAcknowledgementsOf(tx, document.id);
  const isOn = await hasLadder(tx, document.organisationId);
  const isAcknowledged = acknowledgements.some(({ expiresAt }) => expiresAt === expiring?.expiresAt);
  const isOver = isAcknowledged || document.closedAt !== null || !isOn;
  const place = expiring === undefined || isOver ? undefined : ladderPlaceOf(expiring);
  const [step] = place === undefined ? [] : ladderStepsAhead(place, tx.now);
  const nextStep = place === undefined || step === undefined ? null : { step, day: ladderDay(place, step) };
  return { expiresAt: expiring?.expiresAt ?? null, isOn, notices, acknowledgements, nextStep };
}
