// What a stranger is shown of issued paper, state by state, and how the codes on it are read.

import assert from "node:assert/strict";
import { test } from "node:test";
import { instant } from "../../values/time/instant.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { DOCUMENT_STATUSES } from "../documents/document.ts";
import {
  CHECK_CODE_LENGTH,
  CODE_LETTERS,
  checkCodeText,
  codeIn,
  sha256In,
  VERIFICATION_CODE_LENGTH,
  VERIFICATION_STATES,
  type VerificationFacts,
  type VerificationState,
  verificationLink,
  verificationState,
} from "./verification.ts";

const NOW = instant("2026-11-20T00:00:00.000Z");
const AT_ISSUE = { amountCents: 25_000_000n, expiresAt: plainDate("2028-11-19"), wordingHash: "a" };
const USUAL: VerificationFacts = {
  status: "ESTABLISHED",
  expiryInstant: instant("2028-11-19T05:00:00.000Z"),
  now: AT_ISSUE,
  issued: AT_ISSUE,
  isOlderFile: false,
};
const stateOf = (changes: Partial<VerificationFacts>) => verificationState({ ...USUAL, ...changes }, NOW);
const changed = (changes: object) => stateOf({ now: { ...AT_ISSUE, ...changes } });

test("each status, where nothing else has changed", () => {
  const ends: Partial<Record<string, VerificationState>> = {
    PENDING: "PENDING",
    CLOSED_RETURNED: "RETURNED",
    CLOSED_CLAIMED: "CLAIMED",
    CLOSED_CANCELLED: "CANCELLED",
    CLOSED_EXPIRED: "EXPIRED",
  };
  for (const status of DOCUMENT_STATUSES)
    assert.equal(stateOf({ status }), ends[status] ?? "CURRENT", status);
});

test("paper that stands is current until something of it has changed", () => {
  assert.equal(changed({ amountCents: 12_500_000n }), "REDUCED");
  assert.equal(changed({ amountCents: 30_000_000n }), "AMENDED");
  assert.equal(changed({ expiresAt: plainDate("2029-11-19") }), "AMENDED");
  assert.equal(changed({ wordingHash: "b" }), "AMENDED");
  assert.equal(changed({ amountCents: 1n, wordingHash: "b" }), "REDUCED");
  assert.equal(stateOf({ expiryInstant: null }), "CURRENT");
});

test("what is over says so from the moment of its end, whatever else has changed and before any job has run", () => {
  assert.equal(stateOf({ expiryInstant: NOW, isOlderFile: true }), "EXPIRED");
  assert.equal(stateOf({ expiryInstant: instant("2026-11-20T00:00:00.001Z") }), "CURRENT");
  assert.equal(stateOf({ status: "CLOSED_CLAIMED", expiryInstant: NOW }), "CLAIMED");
  assert.equal(stateOf({ isOlderFile: true, now: { ...AT_ISSUE, amountCents: 1n } }), "SUPERSEDED");
});

test("nothing that is found is unknown", () => {
  assert.ok(VERIFICATION_STATES.includes("UNKNOWN"));
  assert.notEqual(stateOf({}), "UNKNOWN");
});

test("a code is read as it is typed, and anything else is no code", () => {
  assert.equal(codeIn(" k7qf-2mxa ", CHECK_CODE_LENGTH), "K7QF2MXA");
  assert.equal(codeIn("K7QF 2MXA", CHECK_CODE_LENGTH), "K7QF2MXA");
  for (const text of ["", "K7QF-2MX", "K7QF-2MXAB", "K7QF-2MX0", "K7QF-2MXI", "ＫＫＫＫ"])
    assert.equal(codeIn(text, CHECK_CODE_LENGTH), undefined, text);
  assert.equal(checkCodeText("K7QF2MXA"), "K7QF-2MXA");
  assert.equal(checkCodeText("ABCDEFGHJKLMNPQRSTUVWXYZ23"), "ABCD-EFGH-JKLM-NPQR-STUV-WXYZ-23");
});

test("a link's code has 130 bits and stands behind the mark", () => {
  assert.equal(VERIFICATION_CODE_LENGTH * Math.log2(CODE_LETTERS.length), 130);
  assert.equal(verificationLink("https://portal.example", "ABC"), "https://portal.example/verify#ABC");
});

test("a hash is sixty-four hexadecimal digits", () => {
  assert.equal(sha256In(` ${"AB".repeat(32)} `), "ab".repeat(32));
  for (const text of ["", "ab", "g".repeat(64), "a".repeat(65)])
    assert.equal(sha256In(text), undefined, text);
});
