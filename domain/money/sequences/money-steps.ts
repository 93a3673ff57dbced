// What may happen to the money of one guarantee, a step at a time: drawn as shares of what is there, and played with the amounts themselves.

import fc from "fast-check";
import { drawnGiven, type Given } from "../../drafts/drafts/draft-fee-proofs.ts";
import { type Cents, cents } from "../../values/money/money.ts";
import type { RefundAnswer } from "../invoices/card-refund.ts";
import { TAX_TREATMENTS, type TaxTreatment } from "../invoices/tax-treatment.ts";

export const PAYMENT_WAYS = ["CARD", "DIRECT_DEBIT", "DEPOSIT"] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
/** Each ends the waiting of a draft in its own way. */
export const STOPS = ["cancel", "reject", "requestChanges"] as const;

type Added = { readonly amountCents: Cents; readonly taxTreatment: TaxTreatment };
type Approved = { readonly do: "approve"; readonly given: Given; readonly added: readonly Added[] };
type Stopped = { readonly do: "stop"; readonly event: (typeof STOPS)[number] };
type Issued = { readonly do: "issue" };
/** Its end moves so many days on, and the next period is invoiced. */
type Period = { readonly do: "period"; readonly extendedBy: number };

/** Records are named by their place, counted round: by an even one among those that the step is meant for. */
export type DrawnStep =
  | Approved
  | Stopped
  | Issued
  | Period
  | { readonly do: "takeBack"; readonly at: number }
  | { readonly do: "pay"; readonly at: number; readonly percent: number; readonly way: PaymentWay }
  | {
      readonly do: "credit";
      readonly at: number;
      readonly percents: readonly number[];
      readonly isUnderWay: boolean;
    }
  | { readonly do: "undo"; readonly at: number }
  | { readonly do: "transfer"; readonly at: number; readonly isAgreed: boolean }
  | { readonly do: "send"; readonly at: number; readonly daysLater: number }
  | { readonly do: "answer"; readonly at: number; readonly answer: RefundAnswer };

type RequestedLine = { readonly position: number; readonly amountCents: Cents };

export type MoneyStep =
  | Approved
  | Stopped
  | Issued
  | Period
  | { readonly do: "takeBack"; readonly invoice: number }
  | {
      readonly do: "pay";
      readonly invoice: number;
      readonly payment: string;
      readonly amountCents: Cents;
      readonly way: PaymentWay;
    }
  | {
      readonly do: "credit";
      readonly invoice: number;
      readonly asked: readonly RequestedLine[];
      readonly isUnderWay: boolean;
    }
  | { readonly do: "undo"; readonly payment: string }
  | { readonly do: "transfer"; readonly refund: number; readonly isAgreed: boolean }
  | { readonly do: "send"; readonly refund: number; readonly daysLater: number }
  | { readonly do: "answer"; readonly refund: number; readonly answer: RefundAnswer };

const at = fc.nat(11);
/** Whole, in part and beyond come up as often. */
const percent = fc.oneof(
  fc.constant(100),
  fc.integer({ min: 1, max: 99 }),
  fc.integer({ min: 101, max: 250 }),
);

const drawnAdded: fc.Arbitrary<Added> = fc.record({
  amountCents: fc.oneof(fc.bigInt(1n, 30n), fc.bigInt(1n, 500_000n)).map(cents),
  taxTreatment: fc.constantFrom(...TAX_TREATMENTS),
});

/** With periods, and long enough for several. */
const drawnRegular = drawnGiven.map(({ terms, product }) => ({
  product,
  terms: {
    ...terms,
    schedule: {
      ...terms.schedule,
      feeType: "ANNUAL_PERCENTAGE" as const,
      monthsBetweenPayments: terms.schedule.monthsBetweenPayments % 2 === 0 ? 6 : 12,
    },
  },
}));

const approvalOf = (given: fc.Arbitrary<Given>): fc.Arbitrary<DrawnStep> =>
  fc.record({ do: fc.constant("approve"), given, added: fc.array(drawnAdded, { maxLength: 3 }) });
const drawnApproval = fc.oneof(approvalOf(drawnGiven), approvalOf(drawnRegular));

const pay: fc.Arbitrary<DrawnStep> = fc.record({
  do: fc.constant("pay"),
  at,
  percent,
  way: fc.constantFrom(...PAYMENT_WAYS),
});
const credit: fc.Arbitrary<DrawnStep> = fc.record({
  do: fc.constant("credit"),
  at,
  percents: fc.oneof(
    fc.constant(Array.from({ length: 8 }, () => 100)),
    fc.array(fc.oneof(fc.constant(0), percent), { minLength: 1, maxLength: 6 }),
    fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 6 }),
  ),
  isUnderWay: fc.integer({ min: 0, max: 9 }).map((of) => of === 0),
});
const issue: fc.Arbitrary<DrawnStep> = fc.record({ do: fc.constant("issue") });
const period: fc.Arbitrary<DrawnStep> = fc.record({
  do: fc.constant("period"),
  extendedBy: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 700 })),
});
const refund = fc.oneof(
  fc.record({ do: fc.constant("transfer"), at, isAgreed: fc.boolean() }),
  fc.record({ do: fc.constant("send"), at, daysLater: fc.integer({ min: 0, max: 120 }) }),
  fc.record({
    do: fc.constant("answer"),
    at,
    answer: fc.constantFrom<RefundAnswer>("pending", "succeeded", "failed"),
  }),
) satisfies fc.Arbitrary<DrawnStep>;

/** What people do most often stands in it most often. */
const drawnStep: fc.Arbitrary<DrawnStep> = fc.oneof(
  { weight: 5, arbitrary: pay },
  { weight: 3, arbitrary: credit },
  { weight: 5, arbitrary: refund },
  { weight: 2, arbitrary: issue },
  { weight: 2, arbitrary: period },
  { weight: 1, arbitrary: drawnApproval },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("takeBack"), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("undo"), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("stop"), event: fc.constantFrom(...STOPS) }) },
);

const begun = fc.tuple(drawnApproval, fc.array(drawnStep, { minLength: 1, maxLength: 11 }));
/** Paid, issued and a period on, so that what comes late in a life is met as often. */
const issued = fc.tuple(
  fc.tuple(
    approvalOf(drawnRegular),
    fc.constant<DrawnStep>({ do: "pay", at: 0, percent: 100, way: "DEPOSIT" }),
    issue,
    period,
  ),
  fc.array(drawnStep, { minLength: 1, maxLength: 8 }),
);

/** Paid twice over by card or debit, and on its way back. */
const goesBack = fc.tuple(
  approvalOf(drawnRegular),
  fc.constantFrom<DrawnStep>(
    { do: "pay", at: 0, percent: 200, way: "CARD" },
    { do: "pay", at: 0, percent: 150, way: "DIRECT_DEBIT" },
  ),
  fc.constant<DrawnStep>({ do: "send", at: 0, daysLater: 3 }),
);
const paidBack = fc.tuple(goesBack, fc.array(fc.oneof(refund, drawnStep), { minLength: 1, maxLength: 9 }));

/** Nothing can happen before the first invoice. */
export const drawnSequence: fc.Arbitrary<readonly DrawnStep[]> = fc.oneof(
  begun.map(([first, rest]) => [first, ...rest]),
  issued.map(([first, rest]) => [...first, ...rest]),
  paidBack.map(([first, rest]) => [...first, ...rest]),
);
