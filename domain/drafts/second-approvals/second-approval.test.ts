// From which sum two people approve, and who decides about a first approval.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROCESS_TYPES } from "../../process-type.ts";
import { cents } from "../../values/money/money.ts";
import {
  DRAFT_APPROVAL_DECISIONS,
  DRAFT_APPROVAL_STATUSES,
  draftApprovalDecisions,
  needsSecondApproval,
  type SecondApprovalSums,
} from "./second-approval.ts";

const NONE: SecondApprovalSums = {
  secondFromBankGuarantee: null,
  secondFromSuretyBond: null,
  secondFromCashSecurity: null,
  secondFromLeaseBond: null,
  secondFromSecurityReturn: null,
  secondFromBankGuaranteeReturn: null,
  secondFromSuretyBondReturn: null,
  secondFromCashSecurityReturn: null,
  secondFromLeaseBondReturn: null,
  secondFromBankGuaranteeDiscount: null,
  secondFromSuretyBondDiscount: null,
  secondFromCashSecurityDiscount: null,
  secondFromLeaseBondDiscount: null,
  secondFromDeposit: null,
  secondFromPropertyFacility: null,
  secondFromSuretyFacility: null,
};

test("from its sum on a kind needs two, to the cent, and no other kind does", () => {
  const sums = { ...NONE, secondFromSuretyBond: cents(250_000_00n) };
  const needing = (amount: bigint | null) =>
    PROCESS_TYPES.filter((processType) =>
      needsSecondApproval({ processType, amountCents: amount === null ? null : cents(amount) }, sums),
    );
  assert.deepEqual(needing(250_000_00n), ["SURETY_BOND"]);
  assert.deepEqual(needing(249_999_99n), []);
  assert.deepEqual(needing(null), []);
});

test("without a sum one person is enough, however large the amount is", () => {
  for (const processType of PROCESS_TYPES)
    assert.equal(needsSecondApproval({ processType, amountCents: cents(10n ** 13n) }, NONE), false);
});

test("the first takes it back, everybody else confirms or declines, and what is decided stays", () => {
  assert.deepEqual(draftApprovalDecisions({ status: "WAITING", isOwn: true }), ["TAKE_BACK"]);
  assert.deepEqual(draftApprovalDecisions({ status: "WAITING", isOwn: false }), ["CONFIRM", "DECLINE"]);
  for (const status of DRAFT_APPROVAL_STATUSES.filter((each) => each !== "WAITING"))
    for (const isOwn of [true, false])
      assert.deepEqual(draftApprovalDecisions({ status, isOwn }), [], status);
  assert.equal(DRAFT_APPROVAL_DECISIONS.length, 3);
});
