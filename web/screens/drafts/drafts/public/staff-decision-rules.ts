// What must be typed for each decision, by the shared rules of the fields.

import { amount } from "@bondline/domain/values/fields/amount.ts";
import { onOrBefore, wireDate } from "@bondline/domain/values/fields/date.ts";
import { optional, required } from "@bondline/domain/values/fields/field-rule.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { severalLines } from "@bondline/domain/values/fields/text.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";

/** The applicant reads it in a mail and beside the draft. */
export const REASON_MAX = LENGTHS.declineReason;

export const REASON_RULES = { reason: required(severalLines(REASON_MAX)) };

/** Money cannot have come in tomorrow. */
export function paymentRules(today: PlainDate) {
  return {
    amount: required(amount),
    receivedDate: required(onOrBefore(today, wireDate)),
    note: optional(severalLines(LENGTHS.notes)),
  };
}
