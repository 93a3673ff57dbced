// The signature under a digital original held against grids: when it is needed, how it moves on, and what each step has to say.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { DOCUMENT_STATUSES } from "../documents/document.ts";
import {
  DECLINE_RULES,
  isSameTerms,
  needsSignature,
  type OriginalFacts,
  SIGN_RULES,
  SIGNATURE_STATUSES,
  type SignatureStatus,
  type SignatureStep,
  type SignedTerms,
  signatureCapabilities,
  signatureStatusAfter,
} from "./signature.ts";

const TERMS: SignedTerms = {
  wordingHash: "a".repeat(64),
  amountCents: cents(25_000_000n),
  expiresDate: plainDate("2027-06-30"),
};
const WAITING: OriginalFacts = {
  isSystemDocument: true,
  hasSupplier: true,
  deliveryType: "DIGITAL",
  status: "ESTABLISHED",
  terms: TERMS,
  possessed: null,
};
const OTHERS: SignedTerms[] = [
  { ...TERMS, wordingHash: "b".repeat(64) },
  { ...TERMS, amountCents: cents(1n) },
  { ...TERMS, expiresDate: null },
];

describe("a digital original", () => {
  test("needs its bank's signature until there is a file of what holds", () => {
    assert.equal(needsSignature(WAITING), true);
    assert.equal(needsSignature({ ...WAITING, possessed: { ...TERMS } }), false);
    for (const possessed of OTHERS) {
      assert.equal(isSameTerms(TERMS, possessed), false);
      assert.equal(needsSignature({ ...WAITING, possessed }), true);
    }
  });

  test("is of no paper, of no record of one's own, and of nothing that is closed or only planned", () => {
    for (const other of [
      { deliveryType: "COURIER" },
      { deliveryType: null },
      { isSystemDocument: false },
      { hasSupplier: false },
    ])
      assert.equal(needsSignature({ ...WAITING, ...other }), false);
    assert.deepEqual(
      DOCUMENT_STATUSES.filter((status) => needsSignature({ ...WAITING, status })),
      ["ESTABLISHED", "AWAITING_RETURN"],
    );
  });
});

// One letter for each status: Requested, Signed, Declined, Ended.
const GRID = { sign: "S.S.", decline: "D..." } satisfies Record<SignatureStep, string>;

function after(status: SignatureStatus, step: SignatureStep): string {
  try {
    return signatureStatusAfter(status, step).slice(0, 1);
  } catch {
    return ".";
  }
}

describe("a signature", () => {
  test("moves on as its grid says, and offers as much", () => {
    for (const [step, row] of Object.entries(GRID))
      assert.equal(
        SIGNATURE_STATUSES.map((status) => after(status, step as SignatureStep)).join(""),
        row,
        step,
      );
    assert.deepEqual(signatureCapabilities("REQUESTED", true), ["CAN_CALL_OFF"]);
    assert.deepEqual(
      SIGNATURE_STATUSES.map((status) => signatureCapabilities(status, false)),
      [["CAN_SIGN", "CAN_DECLINE"], [], ["CAN_SIGN"], []],
    );
  });

  test("has a name and an authority; declining has a reason, and paper where it is wished", () => {
    const faults = (rules: Parameters<typeof checkFields>[0], raw: Record<string, string>) => {
      const said = checkFields(rules, raw);
      return said.ok ? [] : Object.keys(said.fields).toSorted();
    };
    assert.deepEqual(faults(SIGN_RULES, {}), ["authority", "signedName"]);
    assert.deepEqual(faults(SIGN_RULES, { signedName: "Sam Iyer", authority: "Attorney, book 4231" }), []);
    assert.deepEqual(faults(DECLINE_RULES, {}), ["declineReason"]);
    assert.deepEqual(faults(DECLINE_RULES, { declineReason: "No", paperInstead: "DIGITAL" }), [
      "paperInstead",
    ]);
    assert.deepEqual(faults(DECLINE_RULES, { declineReason: "No", paperInstead: "COURIER" }), []);
  });
});
