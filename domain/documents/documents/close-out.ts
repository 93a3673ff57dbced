// How an organisation closes a record of its own: as what, when and why. One closed by mistake is opened again.

import { onOrAfter, onOrBefore } from "../../values/fields/date.ts";
import { choiceField, dayField, fieldsOf, linesField } from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { hasExpired } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import { formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import type { DocumentStatus } from "./document.ts";
import { canHappenToDocument, type DocumentEvent } from "./document-transitions.ts";

export const CLOSE_OUTCOME_TEXT = {
  RETURNED: "Returned",
  CANCELLED: "Cancelled",
  CLAIMED: "Claimed in full",
  EXPIRED: "Expired",
} as const;
export type CloseOutcome = keyof typeof CLOSE_OUTCOME_TEXT;
export const CLOSE_OUTCOMES = codesIn(CLOSE_OUTCOME_TEXT);

export const CLOSE_EVENTS = {
  RETURNED: "closeReturned",
  CANCELLED: "closeCancelled",
  CLAIMED: "recordClaim",
  EXPIRED: "closeExpired",
} as const satisfies Record<CloseOutcome, DocumentEvent>;

export const CLOSE_OUT_FIELDS = fieldsOf({
  outcome: choiceField("Closed as", CLOSE_OUTCOME_TEXT),
  closedDate: dayField("Closed on"),
  reason: linesField("Reason", LENGTHS.notes),
});

type Ending = { status: DocumentStatus; expiresAt: PlainDate | null };

/** What is offered now. A fixed end comes by the clock; a condition that has come about is somebody's to say. */
export function closeOutcomesOf({ status, expiresAt }: Ending): readonly CloseOutcome[] {
  return CLOSE_OUTCOMES.filter(
    (outcome) =>
      canHappenToDocument(status, CLOSE_EVENTS[outcome]) && (outcome !== "EXPIRED" || expiresAt === null),
  );
}

/** Undefined where it may be closed so. */
export function closeOutcomeFault(outcome: CloseOutcome, { expiresAt }: Ending): string | undefined {
  return outcome === "EXPIRED" && expiresAt !== null
    ? `This expires by itself on ${formatDate(expiresAt)}. Choose another outcome, or change its expiry first.`
    : undefined;
}

/** Not ahead, and not before there was anything to close. */
export function closeOutRules(today: PlainDate, establishedAt: PlainDate | null) {
  const past = onOrBefore(today, CLOSE_OUT_FIELDS.closedDate.rule);
  return {
    closedDate: required(establishedAt === null ? past : onOrAfter(establishedAt, past)),
    reason: required(CLOSE_OUT_FIELDS.reason.rule),
  };
}

export const REOPEN_FIELDS = fieldsOf({ expiresAt: dayField("New expiry") });

/** Whether a record needs a new end to be opened again: it would be closed at once by the old one. */
export function needsNewEnd({
  expiresAt,
  zone,
  now,
}: {
  expiresAt: PlainDate | null;
  zone: string;
  now: Instant;
}) {
  return expiresAt !== null && hasExpired({ date: expiresAt, zone, now });
}
