// Handing over the paper original: what is said about it, what its recipient confirms, and how long the link holds.

import { anyDate } from "../../values/fields/date.ts";
import { email } from "../../values/fields/email.ts";
import { type FieldRule, optional, refine, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { personName } from "../../values/fields/name.ts";
import { severalLines, singleLine } from "../../values/fields/text.ts";
import { DEFAULT_ZONE, dayAt } from "../../values/time/business-time.ts";
import { addMinutes, type Instant } from "../../values/time/instant.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { DOCUMENT_STATUSES, type DocumentStatus, isClosed } from "../documents/document.ts";
import { secondCode } from "./second-code.ts";

export const HANDOVER_DAYS_VALID = 30;
const REMINDER_DAYS = 7;

export const HANDOVER_DATE_MESSAGE = "This date is in the future. Enter the day you received the original.";

/** Of a person or of a firm, so a name as parties have it. */
export const HANDOVER_FIELDS = {
  name: required(personName),
  emailAddress: required(email),
  storageAddress: optional(singleLine(LENGTHS.address)),
  notes: optional(severalLines(LENGTHS.notes)),
};

/** What the recipient says: who keeps the original, where, and since when. */
export function confirmationFields(now: Instant, { needsSecondCode }: { needsSecondCode: boolean }) {
  return {
    name: required(personName),
    storageAddress: required(singleLine(LENGTHS.address)),
    dateReceived: required(notAhead(dayAt(now, DEFAULT_ZONE))),
    notes: optional(severalLines(LENGTHS.notes)),
    secondCode: needsSecondCode ? required(secondCode) : optional(secondCode),
  };
}

/** Its recipient is reminded every week until it ends. */
export function handoverReminderAt(mailedAt: Instant): Instant {
  return addMinutes(mailedAt, REMINDER_DAYS * 24 * 60);
}

export function handoverEndsAt(requestedAt: Instant): Instant {
  return addMinutes(requestedAt, HANDOVER_DAYS_VALID * 24 * 60);
}

export function isHandoverOver(linkEndsAt: Instant, now: Instant): boolean {
  return linkEndsAt <= now;
}

/** What is only planned has no paper yet, and what is closed changes hands no more. */
export function hasOriginalToHandOver(status: DocumentStatus): boolean {
  return WITH_ORIGINAL.includes(status);
}

const WITH_ORIGINAL = DOCUMENT_STATUSES.filter((status) => status !== "PROJECTED" && !isClosed(status));

function notAhead(today: PlainDate): FieldRule<PlainDate> {
  return refine(anyDate, (date) => (date > today ? HANDOVER_DATE_MESSAGE : undefined));
}
