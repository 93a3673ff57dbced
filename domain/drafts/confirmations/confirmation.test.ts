// What a beneficiary confirms has one form, whatever else changes; and what may be done follows from where it is.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { instant } from "../../values/time/instant.ts";
import {
  answerConfirmationRules,
  confirmationCapabilities,
  confirmationChanges,
  confirmationLinkEndsAt,
  confirmationText,
} from "./confirmation.ts";

const SEEN = {
  beneficiaryName: "Lessor Pty Ltd",
  beneficiaryAbn: "53004085616",
  wording: "We will pay.\nOn demand.",
};

describe("what is confirmed", () => {
  test("is the name, the number and the wording, with single spaces and composed letters", () => {
    const text =
      "Beneficiary: Lessor Pty Ltd\nABN or ACN: 53 004 085 616\nWording:\nWe will pay.\nOn demand.";
    assert.equal(confirmationText(SEEN), text);
    assert.equal(confirmationText({ ...SEEN, beneficiaryName: "  Lessor  Pty\tLtd " }), text);
    assert.equal(
      confirmationText({ ...SEEN, beneficiaryName: "Cafe\u0301" }),
      confirmationText({ ...SEEN, beneficiaryName: "Caf\u00e9" }),
    );
    assert.match(
      confirmationText({ ...SEEN, beneficiaryName: null, beneficiaryAbn: null }),
      /^Beneficiary: \nABN or ACN: \n/,
    );
  });

  test("is another by name, number or wording, and by nothing else", () => {
    assert.deepEqual(confirmationChanges(SEEN, { ...SEEN, beneficiaryName: "Lessor  Pty Ltd" }), []);
    assert.deepEqual(
      confirmationChanges(SEEN, {
        beneficiaryName: "Lessor Limited",
        beneficiaryAbn: null,
        wording: "We may pay.",
      }),
      ["NAME", "ABN", "WORDING"],
    );
    assert.deepEqual(confirmationChanges(SEEN, { ...SEEN, beneficiaryAbn: "51824753556" }), ["ABN"]);
  });
});

test("a link holds for fourteen days", () => {
  assert.equal(confirmationLinkEndsAt(instant("2026-11-20T01:00:00.000Z")), "2026-12-04T01:00:00.000Z");
});

test("one that waits is sent again or cancelled, what was confirmed is left, and after anything else it is asked for", () => {
  const of = (status?: Parameters<typeof confirmationCapabilities>[0]) =>
    confirmationCapabilities(status, { mayAsk: true });
  assert.deepEqual(of("ASKED"), ["CAN_ASK_AGAIN", "CAN_CANCEL"]);
  assert.deepEqual(of("CONFIRMED"), []);
  for (const status of [undefined, "DISPUTED", "SUPERSEDED", "CANCELLED"] as const)
    assert.deepEqual(of(status), ["CAN_ASK"]);
  assert.deepEqual(confirmationCapabilities("ASKED", { mayAsk: false }), []);
});

test("what is wrong is said in words, and a confirmation needs none", () => {
  assert.equal(answerConfirmationRules("DISPUTED").reason("").ok, false);
  assert.equal(answerConfirmationRules("CONFIRMED").reason("").ok, true);
  assert.equal(answerConfirmationRules("CONFIRMED").position("").ok, false);
});
