// What a referrer is owed, and which payouts are refused.
// Shows: REF-15.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { NOTHING_OWED_MESSAGE, owedCents, payoutFaults, referrerClosingCents } from "./referrer-account.ts";

const balanceOf = (earned: bigint, paidOut: bigint) => ({
  earnedCents: cents(earned),
  paidOutCents: cents(paidOut),
});

test("what is owed is what was earned less what was paid out, and may be owed back", () => {
  assert.equal(owedCents(balanceOf(30_000n, 10_000n)), 20_000n);
  assert.equal(owedCents(balanceOf(0n, 10_000n)), -10_000n);
});

test("a statement closes where it opened and what came between leads", () => {
  assert.equal(
    referrerClosingCents({
      openingCents: cents(-5_000n),
      earnedCents: cents(45_000n),
      takenBackCents: cents(-15_000n),
      paidOutCents: cents(-20_000n),
    }),
    5_000n,
  );
});

describe("a payout", () => {
  const faultsOf = (amount: bigint, paidDate: string, balance = balanceOf(30_000n, 10_000n)) =>
    payoutFaults(
      { amount: cents(amount), paidDate: plainDate(paidDate) },
      { balance, firstEarned: plainDate("2026-11-02"), today: plainDate("2026-11-20") },
    );

  test("may be all that is owed, from the day of the first earning to today", () => {
    assert.deepEqual(faultsOf(20_000n, "2026-11-02"), {});
    assert.deepEqual(faultsOf(20_000n, "2026-11-20"), {});
  });

  test("is refused by what is wrong with it", () => {
    assert.deepEqual(faultsOf(20_001n, "2026-11-21"), {
      amount: "More than is owed, which is $200.00.",
      paidDate: "This date is in the future.",
    });
    assert.deepEqual(faultsOf(1n, "2026-11-01"), {
      paidDate: "This date is before the first earning, on 02/11/2026.",
    });
    for (const owedBack of [balanceOf(10_000n, 10_000n), balanceOf(0n, 10_000n)])
      assert.deepEqual(faultsOf(1n, "2026-11-20", owedBack), { amount: NOTHING_OWED_MESSAGE });
  });
});
