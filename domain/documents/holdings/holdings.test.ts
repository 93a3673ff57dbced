// What makes a security enforceable, test by test, and where two records of one paper differ.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { instant } from "../../values/time/instant.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { DOCUMENT_STATUSES } from "../documents/document.ts";
import { type EnforceabilityFacts, enforceabilityOf } from "./enforceability.ts";
import { type ComparedRecord, recordDifferences } from "./record-differences.ts";

const NOW = instant("2026-11-20T03:00:00Z");
const SOUND: EnforceabilityFacts = {
  status: "ESTABLISHED",
  wasIssuedHere: true,
  hasPaper: false,
  amountCents: cents(25_000_000n),
  requiredAmountCents: cents(25_000_000n),
  expiryInstant: instant("2026-11-20T05:00:00Z"),
  original: "HELD",
};

function missing(changes: Partial<EnforceabilityFacts>, now = NOW): Record<string, string> {
  const results = enforceabilityOf({ ...SOUND, ...changes }, now);
  return Object.fromEntries(
    results.flatMap(({ test: name, missing: text }) => (text === null ? [] : [[name, text]])),
  );
}

test("sound paper meets all four, in their order", () => {
  const results = enforceabilityOf(SOUND, NOW);
  assert.deepEqual(
    results.map(({ test: name }) => name),
    ["EXECUTED", "CURRENT", "ADEQUATE", "CALLABLE"],
  );
  assert.deepEqual(missing({}), {});
});

test("each says what is missing", () => {
  assert.deepEqual(missing({ wasIssuedHere: false }), { EXECUTED: "Attach a copy of the signed paper." });
  assert.deepEqual(missing({ wasIssuedHere: false, hasPaper: true }), {});
  assert.deepEqual(missing({ requiredAmountCents: null }), {
    ADEQUATE: "Note the amount that the contract requires.",
  });
  assert.deepEqual(missing({ requiredAmountCents: cents(25_000_001n) }), {
    ADEQUATE: "It is $0.01 short of the $250,000.01 that the contract requires.",
  });
  assert.deepEqual(missing({ original: "UNKNOWN" }), { CALLABLE: "Note when the original came to you." });
  assert.deepEqual(missing({ original: "LOST" }), {
    CALLABLE: "The original is declared lost. That has to be settled first.",
  });
  assert.deepEqual(missing({ original: "ON_ITS_WAY" }), {
    CALLABLE: "Confirm that the original has come to you.",
  });
});

test("it is current up to the instant of its end, and an open one without end", () => {
  const over = { CURRENT: "It has expired.", CALLABLE: "It has expired." };
  assert.deepEqual(missing({}, instant("2026-11-20T04:59:59.999Z")), {});
  assert.deepEqual(missing({}, instant("2026-11-20T05:00:00Z")), over);
  assert.deepEqual(missing({ expiryInstant: null }, instant("2126-11-20T05:00:00Z")), {});
});

test("of each status it is known whether it is issued and still holds", () => {
  const unmet = DOCUMENT_STATUSES.map((status) => [status, Object.keys(missing({ status })).join()]);
  assert.deepEqual(Object.fromEntries(unmet), {
    PROJECTED: "EXECUTED",
    PENDING: "EXECUTED",
    ESTABLISHED: "",
    AWAITING_RETURN: "",
    CLOSED_RETURNED: "CURRENT,CALLABLE",
    CLOSED_CLAIMED: "CURRENT,CALLABLE",
    CLOSED_CANCELLED: "CURRENT,CALLABLE",
    CLOSED_EXPIRED: "CURRENT,CALLABLE",
  });
});

test("of what has ended nobody is asked for the amount of its contract", () => {
  assert.equal(
    missing({ status: "CLOSED_RETURNED", requiredAmountCents: null }).ADEQUATE,
    "It has ended: returned.",
  );
});

const PAPER: ComparedRecord = {
  documentVariant: "BANK_GUARANTEE",
  amountCents: cents(25_000_000n),
  expiryType: "FIXED",
  expiresAt: plainDate("2028-06-30"),
  establishedAt: plainDate("2026-03-12"),
  status: "ESTABLISHED",
  parties: [
    { partyVariant: "ISSUER", name: "Harbour Civil Pty Ltd", abn: "53004085616" },
    { partyVariant: "BENEFICIARY", name: "Woolworths Group Limited", abn: null },
  ],
};

test("two records of one paper that say the same differ in nothing", () => {
  const [applicant, beneficiary] = PAPER.parties;
  assert.ok(applicant && beneficiary);
  // The company's own number within its ABN, a name spaced otherwise, a return that was asked for.
  const other = {
    ...PAPER,
    status: "AWAITING_RETURN" as const,
    parties: [
      { ...beneficiary, name: "Woolworths  group limited" },
      { ...applicant, name: "HARBOUR CIVIL", abn: "004085616" },
    ],
  };
  assert.deepEqual(recordDifferences(PAPER, other), []);
});

test("what differs stands side by side", () => {
  const other: ComparedRecord = {
    ...PAPER,
    documentVariant: "SURETY_BOND",
    amountCents: cents(20_000_000n),
    expiryType: "OPEN_ENDED",
    expiresAt: null,
    establishedAt: null,
    status: "CLOSED_RETURNED",
    parties: [],
  };
  assert.deepEqual(recordDifferences(PAPER, other), [
    { label: "Kind", here: "Bank Guarantee", there: "Surety Bond" },
    { label: "Amount", here: "$250,000.00", there: "$200,000.00" },
    { label: "Expiry", here: "30/06/2028", there: "No expiry" },
    { label: "Established", here: "12/03/2026", there: "Not recorded" },
    { label: "Status", here: "In force", there: "Returned" },
    { label: "Applicant", here: "Harbour Civil Pty Ltd", there: "Not recorded" },
    { label: "Beneficiary", here: "Woolworths Group Limited", there: "Not recorded" },
  ]);
});
