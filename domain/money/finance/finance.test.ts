// Shows: FIN-02, FIN-05..FIN-07, Q-022, Q-023.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { percentageFromText } from "../../values/money/percentage.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { fortnightlyRepayment } from "../fees/finance-repayments.ts";
import { advertisedFinance, type FinanceOffer, financeAmountFault } from "./advertised-finance.ts";
import {
  decideFinance,
  ENQUIRY_STATUSES,
  type FinanceFacts,
  financeStatusOf,
  hasCompletedFinanceJourney,
  mayFollow,
  settlementFaults,
} from "./finance.ts";

const OFFER: FinanceOffer = {
  annualRate: percentageFromText("9.95"),
  minAmountCents: cents(1_500_000n),
  maxAmountCents: cents(50_000_000n),
  termMonths: [6, 12, 24],
  availableMinBusinessDays: 1,
  availableMaxBusinessDays: 5,
};

const FACTS: FinanceFacts = {
  processType: "BANK_GUARANTEE",
  status: "DRAFT",
  amountCents: cents(10_000_000n),
  application: null,
};

const STATUSES: readonly (readonly [string, Partial<FinanceFacts>, string])[] = [
  ["a draft within the band", {}, "OFFERED"],
  ["the smallest amount", { amountCents: OFFER.minAmountCents }, "OFFERED"],
  ["a cent less", { amountCents: cents(1_499_999n) }, "NOT_OFFERED"],
  ["the largest amount", { amountCents: OFFER.maxAmountCents }, "OFFERED"],
  ["a cent more", { amountCents: cents(50_000_001n) }, "NOT_OFFERED"],
  ["no amount yet", { amountCents: null }, "NOT_OFFERED"],
  ["a surety bond, which ties up no cash", { processType: "SURETY_BOND" }, "NOT_OFFERED"],
  ["one that is to be paid for", { status: "PENDING_PAYMENT" }, "OFFERED"],
  ["one that is paid for", { status: "PROCESSING" }, "NOT_OFFERED"],
  ["one with contact details", { application: "OFFERED" }, "OFFERED"],
  ["one that declined", { application: "DECLINED", status: "PROCESSING" }, "DECLINED"],
  ["one that applied", { application: "ENQUIRED", amountCents: null }, "ENQUIRED"],
  ["one that was answered", { application: "COMPLETED" }, "COMPLETED"],
];

for (const [what, facts, status] of STATUSES)
  test(`finance for ${what} is ${status}`, () => {
    assert.equal(financeStatusOf({ ...FACTS, ...facts }, OFFER), status);
  });

test("declining and applying complete the journey, and only an application cannot be taken back", () => {
  const rows = (["NOT_OFFERED", "OFFERED", "DECLINED", "ENQUIRED", "COMPLETED"] as const).map((status) => [
    hasCompletedFinanceJourney(status),
    decideFinance(status).allowed,
  ]);
  assert.deepEqual(rows, [
    [false, false],
    [false, true],
    [true, true],
    [true, false],
    [true, false],
  ]);
});

test("each term has its fortnights, its repayment, and steps that add up", () => {
  const amountCents = cents(10_000_000n);
  const { repaymentOptions, financeAmountCents } = advertisedFinance(OFFER, amountCents);
  assert.equal(financeAmountCents, amountCents);
  assert.deepEqual(
    repaymentOptions.map(({ months, fortnights }) => [months, fortnights]),
    [
      [6, 13],
      [12, 26],
      [24, 52],
    ],
  );
  for (const {
    months,
    fortnights,
    fortnightlyRepaymentCents,
    totalRepayableCents,
    steps,
  } of repaymentOptions) {
    const repayment = fortnightlyRepayment({ amountCents, annualRate: OFFER.annualRate, months });
    assert.equal(fortnightlyRepaymentCents, repayment.amountCents);
    assert.equal(totalRepayableCents, repayment.amountCents * BigInt(fortnights));
    assert.equal(steps.at(-1)?.amountCents, totalRepayableCents - amountCents);
  }
});

test("an amount outside the band is refused with the band", () => {
  assert.equal(financeAmountFault(OFFER, cents(1_500_000n)), undefined);
  assert.equal(
    financeAmountFault(OFFER, cents(50_000_001n)),
    "Finance is offered from $15,000.00 to $500,000.00",
  );
});

test("an enquiry is answered, then settled; either side may end it before, and nothing follows an end", () => {
  const events = ["answer", "settle", "close", "withdraw"] as const;
  assert.deepEqual(
    ENQUIRY_STATUSES.map((status) => [status, events.filter((event) => mayFollow(status, event))]),
    [
      ["OPEN", ["answer", "close", "withdraw"]],
      ["ANSWERED", ["settle", "close", "withdraw"]],
      ["SETTLED", []],
      ["CLOSED", []],
      ["WITHDRAWN", []],
    ],
  );
});

test("a settlement is of no more than was asked for, on a day from the asking to today", () => {
  const asked = {
    askedCents: cents(1_000_000n),
    askedOn: plainDate("2026-11-02"),
    today: plainDate("2026-11-20"),
  };
  const fields = (amount: bigint, day: string, changes: object = {}) =>
    Object.keys(
      settlementFaults(
        { settledAmount: cents(amount), settledDate: plainDate(day) },
        { ...asked, ...changes },
      ),
    );
  assert.deepEqual(fields(1_000_000n, "2026-11-02"), []);
  assert.deepEqual(fields(1n, "2026-11-20"), []);
  assert.deepEqual(fields(1_000_001n, "2026-11-20"), ["settledAmount"]);
  assert.deepEqual(fields(1_000_001n, "2026-11-20", { askedCents: null }), []);
  assert.deepEqual(fields(1n, "2026-11-01"), ["settledDate"]);
  assert.deepEqual(fields(1_000_001n, "2026-11-21"), ["settledAmount", "settledDate"]);
});
