// How much of an invoice may be credited, with the tax in it, and when none of it may.
// Shows: INV-25.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { cents, subtractCents } from "../../values/money/money.ts";
import {
  type CreditableLine,
  type CreditFacts,
  checkCredit,
  creditLeftCents,
  creditNoteNumber,
  creditTotals,
  DISCOUNT_ALONE_MESSAGE,
  decideCreditNote,
  LINE_TWICE_MESSAGE,
  NO_LINE_MESSAGE,
  NOTHING_CREDITED_MESSAGE,
} from "./credit-note.ts";
import { invoiceStatusText, invoiceTotals, owedCents } from "./invoice.ts";
import { TAX_TREATMENTS } from "./tax-treatment.ts";

const line = (amount: bigint, more: Partial<CreditableLine> = {}): CreditableLine => ({
  description: "Courier",
  amountCents: cents(amount),
  taxTreatment: "TAXABLE_10",
  creditedCents: cents(0n),
  ...more,
});
const LINES = [line(50_000n, { taxTreatment: "INPUT_TAXED" }), line(1_500n), line(-500n)];
const LEFT = cents(51_100n);
const check = (...asked: [number, string][]) =>
  checkCredit(
    LINES,
    asked.map(([position, amount]) => ({ position, amount })),
    LEFT,
  );
const faultsOf = (...asked: [number, string][]) => {
  const checked = check(...asked);
  return checked.ok ? {} : checked.fields;
};

describe("a credit", () => {
  test("takes a part of a line back with the tax that was in it, and a discount off again", () => {
    const checked = check([0, "100"], [1, "15.00"], [2, "5"]);
    assert.ok(checked.ok);
    assert.deepEqual(
      checked.lines.map(({ amountCents, gstCents }) => [amountCents, gstCents]),
      [
        [10_000n, 0n],
        [1_500n, 150n],
        [-500n, -50n],
      ],
    );
    assert.deepEqual(creditTotals(checked.lines), { netCents: 11_000n, gstCents: 100n, totalCents: 11_100n });
  });

  test("says of each line what is wrong with it", () => {
    assert.deepEqual(faultsOf(), { lines: NOTHING_CREDITED_MESSAGE });
    assert.deepEqual(faultsOf([3, "1"]), { "lines.0.position": NO_LINE_MESSAGE });
    assert.deepEqual(faultsOf([-1, "1"]), { "lines.0.position": NO_LINE_MESSAGE });
    assert.deepEqual(faultsOf([0, "1"], [0, "1"]), { "lines.1.position": LINE_TWICE_MESSAGE });
    assert.deepEqual(faultsOf([0, "0"], [1, "15.01"]), {
      "lines.0.amount": "This field must be between $0.01 and $500",
      "lines.1.amount": "This field must be between $0.01 and $15",
    });
    assert.deepEqual(faultsOf([2, "5"]), { lines: DISCOUNT_ALONE_MESSAGE });
    assert.deepEqual(faultsOf([0, "500"], [1, "15"]), { lines: "Only $511.00 is left of this invoice." });
  });

  test("in any parts never takes back more than a line asks, nor of its tax, and all of them exactly that", () => {
    const parts = fc.tuple(
      fc.bigInt(1n, 5_000n),
      fc.constantFrom(...TAX_TREATMENTS),
      fc.array(fc.bigInt(1n, 900n), { maxLength: 8 }),
    );
    fc.assert(
      fc.property(parts, ([amount, taxTreatment, sizes]) => {
        let credited = cents(0n);
        const notes: { netCents: bigint; gstCents: bigint }[] = [];
        const asked = [...sizes, amount];
        for (const size of asked) {
          const now = line(amount, { taxTreatment, creditedCents: credited });
          const left = creditLeftCents(now);
          if (left === 0n) break;
          const taken = size < left ? size : left;
          const text = `${taken / 100n}.${String(taken % 100n).padStart(2, "0")}`;
          const checked = checkCredit([now], [{ position: 0, amount: text }], cents(10_000n));
          assert.ok(checked.ok);
          const totals = creditTotals(checked.lines);
          assert.ok(totals.gstCents >= 0n);
          notes.push(totals);
          credited = cents(credited + totals.netCents);
        }
        const whole = invoiceTotals([line(amount, { taxTreatment })]);
        const sum = (name: "netCents" | "gstCents") => notes.reduce((all, note) => all + note[name], 0n);
        assert.deepEqual([sum("netCents"), sum("gstCents")], [whole.netCents, whole.gstCents]);
      }),
    );
  });
});

describe("an invoice", () => {
  const OPEN: CreditFacts = {
    status: "open",
    paymentStatus: "requires_payment_method",
    paidCents: cents(0n),
    leftCents: LEFT,
    creditCents: cents(100n),
    isWithdrawn: false,
    isWaitedFor: false,
  };
  const because = (facts: Partial<CreditFacts>) => {
    const decided = decideCreditNote({ ...OPEN, ...facts });
    return decided.allowed ? "allowed" : decided.because;
  };

  test("is credited while it asks for something or was paid, and no payment is under way", () => {
    assert.equal(because({}), "allowed");
    assert.equal(because({ status: "paid", paymentStatus: "succeeded" }), "allowed");
    assert.equal(because({ status: "void" }), "expired");
    assert.equal(because({ isWithdrawn: true }), "withdrawn");
    assert.equal(because({ paymentStatus: "processing" }), "under-way");
    assert.equal(because({ leftCents: cents(0n) }), "nothing-left");
  });

  test("that a request waits for is not credited in full before anything was paid", () => {
    const whole = { isWaitedFor: true, creditCents: LEFT };
    assert.equal(because(whole), "not-paid");
    assert.equal(because({ ...whole, creditCents: subtractCents(LEFT, cents(1n)) }), "allowed");
    assert.equal(because({ ...whole, paidCents: cents(1n) }), "allowed");
    assert.equal(because({ ...whole, isWaitedFor: false }), "allowed");
  });

  test("owes what is neither credited nor paid, and says so where it was credited in full", () => {
    const invoice = { totalCents: cents(100n), creditedCents: cents(30n), paidCents: cents(20n) };
    assert.equal(owedCents({ ...invoice, status: "open" }), 50n);
    assert.equal(owedCents({ ...invoice, status: "paid" }), 0n);
    assert.equal(invoiceStatusText({ ...invoice, status: "paid" }), "Paid");
    assert.equal(invoiceStatusText({ ...invoice, creditedCents: cents(100n), status: "paid" }), "Credited");
    const ofNothing = { totalCents: cents(0n), creditedCents: cents(0n) };
    assert.equal(invoiceStatusText({ ...ofNothing, status: "paid" }), "Paid");
    assert.equal(invoiceStatusText({ ...invoice, status: "void" }), "Expired");
  });

  test("numbers its credit notes", () => {
    assert.equal(creditNoteNumber("INV-7KQ2-4410", 2), "CN-7KQ2-4410-2");
  });
});
