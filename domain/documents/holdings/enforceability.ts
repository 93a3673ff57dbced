// Whether a security would be paid if it were called today: four tests, each of them met or with what is missing in a sentence.

import { type Cents, formatAud, subtractCents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { Instant } from "../../values/time/instant.ts";
import { type DocumentStatus, isClosed } from "../documents/document.ts";
import { DOCUMENT_STATUS_TEXT } from "../documents/document-text.ts";

export const ENFORCEABILITY_TEXT = {
  EXECUTED: "Executed",
  CURRENT: "Current",
  ADEQUATE: "Adequate",
  CALLABLE: "Callable",
} as const;
type EnforceabilityTest = keyof typeof ENFORCEABILITY_TEXT;
export const ENFORCEABILITY_TESTS = codesIn(ENFORCEABILITY_TEXT);

/** As far as anybody has recorded it. */
export type OriginalPlace = "HELD" | "LOST" | "ON_ITS_WAY" | "UNKNOWN";

export type EnforceabilityFacts = {
  status: DocumentStatus;
  /** Issued through the portal, with the hash of what was issued. */
  wasIssuedHere: boolean;
  /** A copy of the signed paper is with the record. */
  hasPaper: boolean;
  amountCents: Cents;
  /** What the contract asks for; null where nobody has noted it. */
  requiredAmountCents: Cents | null;
  /** 4.00 pm of its last day by the beneficiary's clocks; null where it has no end. */
  expiryInstant: Instant | null;
  original: OriginalPlace;
};

/** `missing` is null where the test is met. */
export type EnforceabilityResult = { test: EnforceabilityTest; missing: string | null };

type Rule = (facts: EnforceabilityFacts, now: Instant) => string | null;

const RULES: Readonly<Record<EnforceabilityTest, Rule>> = {
  EXECUTED: ({ status, wasIssuedHere, hasPaper }) => {
    if (status === "PROJECTED" || status === "PENDING") return "It is not issued yet.";
    return wasIssuedHere || hasPaper ? null : "Attach a copy of the signed paper.";
  },
  CURRENT: endOf,
  ADEQUATE: (facts, now) => {
    const { amountCents, requiredAmountCents, status } = facts;
    // What has ended is not asked about any more.
    if (requiredAmountCents === null)
      return isClosed(status) ? endOf(facts, now) : "Note the amount that the contract requires.";
    if (amountCents >= requiredAmountCents) return null;
    const short = formatAud(subtractCents(requiredAmountCents, amountCents));
    return `It is ${short} short of the ${formatAud(requiredAmountCents)} that the contract requires.`;
  },
  CALLABLE: (facts, now) => endOf(facts, now) ?? ORIGINAL_MISSING[facts.original],
};

const ORIGINAL_MISSING: Readonly<Record<OriginalPlace, string | null>> = {
  HELD: null,
  LOST: "The original is declared lost. That has to be settled first.",
  ON_ITS_WAY: "Confirm that the original has come to you.",
  UNKNOWN: "Note when the original came to you.",
};

function endOf({ status, expiryInstant }: EnforceabilityFacts, now: Instant): string | null {
  if (isClosed(status)) return `It has ended: ${DOCUMENT_STATUS_TEXT[status].toLowerCase()}.`;
  return expiryInstant !== null && now >= expiryInstant ? "It has expired." : null;
}

export function enforceabilityOf(facts: EnforceabilityFacts, now: Instant): EnforceabilityResult[] {
  return ENFORCEABILITY_TESTS.map((test) => ({ test, missing: RULES[test](facts, now) }));
}
