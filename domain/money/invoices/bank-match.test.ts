// Shows: Q-004.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { bankMatchOf, whyDepositStays } from "./bank-match.ts";

test("a deposit pays in full, in part, too much, or when nothing is open any more", () => {
  const open = { status: "open", openCents: cents(1_000n) } as const;
  assert.equal(bankMatchOf(open, cents(1_000n)), "EXACT");
  assert.equal(bankMatchOf(open, cents(999n)), "PART");
  assert.equal(bankMatchOf(open, cents(1_001n)), "OVER");
  assert.equal(bankMatchOf({ status: "open", openCents: cents(0n) }, cents(1n)), "LATE");
  assert.equal(bankMatchOf({ status: "paid", openCents: cents(1_000n) }, cents(1_000n)), "LATE");
  assert.equal(bankMatchOf({ status: "void", openCents: cents(1_000n) }, cents(1_000n)), "LATE");
});

test("a deposit is taken back only while nothing has followed from it", () => {
  const none = {
    othersRefunded: false,
    isRefundUnderWay: false,
    refundApproval: null,
    isOfLaterPeriod: false,
    isPaid: false,
    isStillCovered: false,
  };
  assert.equal(whyDepositStays(none), undefined);
  assert.match(whyDepositStays({ ...none, isPaid: true }) ?? "", /gone on/);
  assert.equal(whyDepositStays({ ...none, isPaid: true, isStillCovered: true }), undefined);
  assert.equal(whyDepositStays({ ...none, isPaid: true, isOfLaterPeriod: true }), undefined);
  assert.match(whyDepositStays({ ...none, isRefundUnderWay: true }) ?? "", /paid back/);
  assert.match(whyDepositStays({ ...none, refundApproval: "WAITING" }) ?? "", /Decide about that first/);
  assert.match(whyDepositStays({ ...none, refundApproval: "AGREED" }) ?? "", /Two people/);
  assert.match(whyDepositStays({ ...none, othersRefunded: true }) ?? "", /Other money/);
});
