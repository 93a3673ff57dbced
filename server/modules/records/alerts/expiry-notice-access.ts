// The access checks of a document's expiry notices: each side sees that notice was given to it and acknowledges for itself, and learns nothing of the other.

import type { DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import {
  type LadderStep,
  ladderDay,
  ladderStepsAhead,
} from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findVisible } from "../../../graphql/live.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDocument, documentFacts, maySee } from "../../documents/documents/document-access.ts";
import { type Document, seesApplicantsReminders } from "../../documents/documents/public.ts";
import { ladderPlaceOf } from "./expiry-notice-jobs.ts";
import {
  type ExpiringDocument,
  findExpiringDocument,
  hasLadder,
  listHoldersOf,
} from "./expiry-notice-store.ts";
import {
  type ExpiryAcknowledgement,
  type ExpiryNotice,
  isExpiryWaiting,
  listAcknowledgementsOf,
  listNoticesOf,
  type ReminderSide,
} from "./expiry-proof-store.ts";

export type { ExpiryAcknowledgement, ExpiryNotice } from "./expiry-proof-store.ts";

export type ExpiryProof = { notices: ExpiryNotice[]; acknowledgements: ExpiryAcknowledgement[] };
export type ExpiryLadder = ExpiryProof & {
  /** Whose reminders they are; null for who holds it for no organisation. */
  organisationId: OrganisationId | null;
  isHolders: boolean;
  /** Null for a document that has no fixed end. */
  expiresAt: PlainDate | null;
  isOn: boolean;
  /** What is still to come unless somebody acknowledges. */
  nextStep: { step: LadderStep; day: PlainDate } | null;
};

/** The sides that a person belongs to: the document's own organisation's first, then those that they hold it for. */
export async function listSidesOf(tx: Transaction, document: Document): Promise<ReminderSide[]> {
  const { actor } = tx;
  const { id: documentId, organisationId } = document;
  const own = seesApplicantsReminders(actor, document)
    ? [{ documentId, notifiedId: organisationId, isShared: false }]
    : [];
  const holders =
    actor.kind === "person" && documentFacts(actor, document).roles.has("BENEFICIARY")
      ? await listHoldersOf(tx, documentId, actor.accountId)
      : [];
  return [...own, ...holders.map((notifiedId) => ({ documentId, notifiedId, isShared: true }))];
}

/** Of somebody's sides the first on which it waits. */
export async function findWaitingSide(
  tx: Transaction,
  sides: readonly ReminderSide[],
): Promise<ReminderSide | undefined> {
  for (const side of sides) if (await isExpiryWaiting(tx, side)) return side;
  return undefined;
}

/**
 * The side for which somebody presses: where nothing waits any more, one on which it was reminded of.
 * Whoever is on no side, such as a beneficiary's adviser of no organisation, has nothing to press.
 */
export async function findRemindedSide(
  tx: Transaction,
  document: Document,
): Promise<ReminderSide | undefined> {
  const sides = await listSidesOf(tx, document);
  if (sides.length === 0) refuse("DOCUMENT_NOT_FOUND", { id: document.id });
  const waiting = await findWaitingSide(tx, sides);
  if (waiting !== undefined) return waiting;
  for (const side of sides) {
    const notices = await listNoticesOf(tx, side);
    if (notices.some(({ expiresAt }) => expiresAt === document.expiresAt)) return side;
  }
  return undefined;
}

/** For the notification that reminds of it; null where nothing is left for this person to press. */
export async function readExpiryToAcknowledge(tx: Transaction, id: DocumentId): Promise<PlainDate | null> {
  const document = await findVisible(() => accessDocument(tx, id, ["details"]));
  if (document === undefined || !maySee(tx.actor, document, "CAN_ACKNOWLEDGE_EXPIRY")) return null;
  const waiting = await findWaitingSide(tx, await listSidesOf(tx, document));
  return waiting === undefined ? null : document.expiresAt;
}

/** Of the reader's side, or of the one of both on which it waits. */
export async function readExpiryLadder(tx: Transaction, id: string): Promise<ExpiryLadder> {
  const document = await accessDocument(tx, id);
  if (!maySee(tx.actor, document, "CAN_VIEW_EXPIRY_NOTICES")) refuse("DOCUMENT_NOT_FOUND", { id });
  const sides = await listSidesOf(tx, document);
  const side = (await findWaitingSide(tx, sides)) ?? sides[0];
  if (side === undefined) return { ...NOBODYS, expiresAt: document.expiresAt };
  const expiring = await findExpiringDocument(tx, document.id, side.notifiedId);
  const proof = await readProof(tx, side);
  const isOn = await hasLadder(tx, side.notifiedId);
  const isAcknowledged = proof.acknowledgements.some(({ expiresAt }) => expiresAt === document.expiresAt);
  const isOver = isAcknowledged || document.closedAt !== null || !isOn;
  return {
    ...proof,
    organisationId: side.notifiedId,
    isHolders: side.isShared,
    expiresAt: expiring?.expiresAt ?? null,
    isOn,
    nextStep: isOver ? null : nextStepOf(expiring, tx.now),
  };
}

const NOBODYS: Omit<ExpiryLadder, "expiresAt"> = {
  organisationId: null,
  isHolders: true,
  isOn: false,
  notices: [],
  acknowledgements: [],
  nextStep: null,
};

export async function readProof(tx: Transaction, side: ReminderSide): Promise<ExpiryProof> {
  const notices = await listNoticesOf(tx, side);
  const acknowledgements = await listAcknowledgementsOf(tx, side);
  return { notices, acknowledgements };
}

function nextStepOf(
  expiring: ExpiringDocument | undefined,
  now: Transaction["now"],
): ExpiryLadder["nextStep"] {
  if (expiring === undefined) return null;
  const place = ladderPlaceOf(expiring);
  const [step] = ladderStepsAhead(place, now);
  return step === undefined ? null : { step, day: ladderDay(place, step) };
}
