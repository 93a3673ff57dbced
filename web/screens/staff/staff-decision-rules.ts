// What must be typed for each decision, by the shared rules of the fields.

import { address } from "@bondline/domain/fields/address.ts";
import { AMOUNT_MAX, currencyBetween } from "@bondline/domain/fields/amount.ts";
import { bsb } from "@bondline/domain/fields/bsb.ts";
import { onOrBefore, wireDate } from "@bondline/domain/fields/date.ts";
import { type FieldRule, optional, required } from "@bondline/domain/fields/field-rule.ts";
import { LENGTHS } from "@bondline/domain/fields/lengths.ts";
import { severalLines, singleLine } from "@bondline/domain/fields/text.ts";
import { cents } from "@bondline/domain/money/money.ts";
import type { PlainDate } from "@bondline/domain/time/plain-date.ts";

/** A composed reason names each thing to change, so it may be as long as a comment. */
export const REASON_MAX = LENGTHS.comment;

export const REASON_RULES = { reason: required(severalLines(REASON_MAX)) };

const ONE_CENT = cents(1n);

/** Money cannot have come in tomorrow. */
export function paymentRules(today: PlainDate) {
  return {
    amount: required(currencyBetween({ min: ONE_CENT, max: AMOUNT_MAX })),
    receivedDate: required(onOrBefore(today, wireDate)),
    note: optional(severalLines(LENGTHS.notes)),
  };
}

export function establishRules(today: PlainDate) {
  return {
    guaranteeNumber: required(singleLine(LENGTHS.guaranteeNumber)),
    establishedDate: required(onOrBefore(today, wireDate)),
    bankName: required(singleLine(LENGTHS.bankName)),
    bsb: optional(bsb) satisfies FieldRule<string | null>,
    bankAddress: optional(address(LENGTHS.address)),
  };
}
