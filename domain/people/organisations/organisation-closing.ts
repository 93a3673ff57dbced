// How an organisation is closed and opened again: what is typed for it, and for how long a closed one may come back.

import { archiveDateOf } from "../../records/archive/archive-date.ts";
import { email } from "../../values/fields/email.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";
import { DEFAULT_ZONE, dayAt } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import { isBefore } from "../../values/time/plain-date.ts";

export const CLOSING_REASON = required(severalLines(LENGTHS.declineReason));

export const OPENING_FIELDS = {
  reason: CLOSING_REASON,
  administratorEmail: optional(email),
};

export const OTHER_NAME_MESSAGE = "This is not the name of the organisation.";
export const NO_ADMINISTRATOR_LEFT_MESSAGE =
  "Those who administered it have closed their accounts. Enter the email of the person who will from now on.";
export const NO_ACCOUNT_MESSAGE = "No one has an account with this email. The person has to sign up first.";

/** Typed by somebody who reads the name on the same page; capitals and spaces make no other organisation of it. */
export function isNameTyped(typed: string, name: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
  return plain(typed) === plain(name);
}

/** To whoever would close it: "Harbour Civil Pty Ltd has 1 open invoice." */
export function stillLiveMessage(name: string, live: string): string {
  return `${name} has ${live}. These have to end before it can be closed.`;
}

/** Until the day on which it is archived, as any closed record. */
export function mayBeOpenedAgain(closedAt: Instant, now: Instant): boolean {
  return isBefore(dayAt(now, DEFAULT_ZONE), archiveDateOf(dayAt(closedAt, DEFAULT_ZONE)));
}
