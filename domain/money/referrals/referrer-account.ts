// What somebody who refers clients has earned and been paid: how far a client has come, the lines of a statement, and what may be paid out.

import type { FieldMessages } from "../../refusals.ts";
import { AMOUNT_MAX, currencyBetween } from "../../values/fields/amount.ts";
import { dayField, fieldsOf, moneyField, requiredRulesOf, textField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { addCents, type Cents, cents, formatAud, subtractCents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { formatDate, type PlainDate } from "../../values/time/plain-date.ts";

/** How far a client has come that somebody referred, by the furthest of its requests. */
export const REFERRAL_STAGE_TEXT = {
  SIGNED_UP: "Signed up",
  REQUESTED: "First request sent",
  PAID: "First request paid",
  ISSUED: "First guarantee issued",
} as const;
export type ReferralStage = keyof typeof REFERRAL_STAGE_TEXT;
export const REFERRAL_STAGES = codesIn(REFERRAL_STAGE_TEXT);

export const REFERRER_ENTRY_TEXT = {
  EARNED: "Earned",
  TAKEN_BACK: "Earning taken back",
  PAID_OUT: "Paid out",
} as const;
export type ReferrerEntryKind = keyof typeof REFERRER_ENTRY_TEXT;
export const REFERRER_ENTRY_KINDS = codesIn(REFERRER_ENTRY_TEXT);

/** What each kind comes to in a span of days: what is earned adds to what is owed to the referrer, the others take off it. */
export type ReferrerStatementSums = {
  readonly openingCents: Cents;
  readonly earnedCents: Cents;
  readonly takenBackCents: Cents;
  readonly paidOutCents: Cents;
};

/** Below zero where more was paid out than is still earned. */
export function referrerClosingCents(sums: ReferrerStatementSums): Cents {
  return addCents(sums.openingCents, sums.earnedCents, sums.takenBackCents, sums.paidOutCents);
}

export const REFERRER_PAYOUT_FIELDS = fieldsOf({
  amount: moneyField("Amount", currencyBetween({ min: cents(1n), max: AMOUNT_MAX })),
  paidDate: dayField("Paid on"),
  reference: textField("Payment reference", LENGTHS.refundReference),
});
export const REFERRER_PAYOUT_RULES = requiredRulesOf(REFERRER_PAYOUT_FIELDS);

type ReferrerBalance = { readonly earnedCents: Cents; readonly paidOutCents: Cents };

/** What the provider still owes; below zero where an earning was taken back after it was paid out. */
export function owedCents({ earnedCents, paidOutCents }: ReferrerBalance): Cents {
  return subtractCents(earnedCents, paidOutCents);
}

type Payout = { readonly amount: Cents; readonly paidDate: PlainDate };
type PayoutOf = {
  readonly balance: ReferrerBalance;
  /** Undefined where nothing was earned yet. */
  readonly firstEarned: PlainDate | undefined;
  readonly today: PlainDate;
};

/** Nothing is paid out that is not owed, nor on a day before anything was. */
export function payoutFaults(
  { amount, paidDate }: Payout,
  { balance, firstEarned, today }: PayoutOf,
): FieldMessages {
  const owed = owedCents(balance);
  return {
    ...(amount > owed ? { amount: owed > 0n ? tooMuchMessage(owed) : NOTHING_OWED_MESSAGE } : {}),
    ...(paidDate > today ? { paidDate: "This date is in the future." } : {}),
    ...(firstEarned !== undefined && paidDate < firstEarned
      ? { paidDate: `This date is before the first earning, on ${formatDate(firstEarned)}.` }
      : {}),
  };
}

export const NOTHING_OWED_MESSAGE = "Nothing is owed to this referrer.";

function tooMuchMessage(owed: Cents): string {
  return `More than is owed, which is ${formatAud(owed)}.`;
}
