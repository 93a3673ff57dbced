// The text of an unconditional undertaking, in our own words, as blocks that a page, a print and a hash are made from.

import type { ProcessType } from "../../process-type.ts";
import type { ContractForm } from "../drafts/draft.ts";
import { undertakingClauses } from "./undertaking-clauses.ts";
import { agreementOf, contractText, joined, numberAndDate } from "./wording-contract.ts";
import {
  amountText,
  expiryText,
  longDate,
  orPlaceholder,
  partyText,
  type WordingFacts,
  type WordingLabels,
} from "./wording-facts.ts";

export type WordingBlock =
  | { kind: "title"; text: string }
  | { kind: "subtitle"; text: string }
  /** `isFromIssue` marks what is known only when it is issued, and so is no part of what was approved. */
  | { kind: "fact"; label: string; value: string; isFromIssue: boolean }
  | { kind: "clause"; number: number; heading: string; text: string; items: readonly string[] }
  /** Of a text that somebody else has written. */
  | { kind: "line"; text: string }
  | { kind: "signature"; text: string };

type Form = { subtitle: string; labels: WordingLabels; endsOnDate: boolean | "BY_EXPIRY_TYPE" };

const CONTRACT = { agreement: "Contract", site: "Site" };
const CONTRACT_LABELS = { ...CONTRACT, beneficiary: "Principal", applicant: "Contractor" };

/** The published forms of contract set the frame alone; their text belongs to others and is not used. */
export const WORDING_FORMS: Record<ContractForm, Form> = {
  AS2124: { subtitle: "Security for a contract under AS 2124", labels: CONTRACT_LABELS, endsOnDate: false },
  AS2124_EXPIRY: {
    subtitle: "Security for a contract under AS 2124, with expiry",
    labels: CONTRACT_LABELS,
    endsOnDate: true,
  },
  AS4000: { subtitle: "Security for a contract under AS 4000", labels: CONTRACT_LABELS, endsOnDate: false },
  AS4000_EXPIRY: {
    subtitle: "Security for a contract under AS 4000, with expiry",
    labels: CONTRACT_LABELS,
    endsOnDate: true,
  },
  OTHER: {
    subtitle: "Security for an agreement",
    labels: { ...CONTRACT, beneficiary: "Beneficiary", applicant: "Applicant" },
    endsOnDate: "BY_EXPIRY_TYPE",
  },
};

/** What a kind says in the place of its form. */
const KIND_WORDS: Partial<Record<ProcessType, { title?: string; subtitle?: string; labels: WordingLabels }>> =
  {
    CASH_SECURITY: {
      title: "Unconditional undertaking secured by cash",
      labels: { ...CONTRACT, beneficiary: "Head Contractor", applicant: "Sub Contractor" },
    },
    LEASE_BOND: {
      subtitle: "Security for a lease",
      labels: { beneficiary: "Lessor", applicant: "Lessee", agreement: "Lease", site: "Premises" },
    },
  };

/** How the contract is named, the present way first: what was approved in an earlier one is issued in it. */
export const WORDING_EDITIONS = ["CONTRACT_ONCE", "CONTRACT_IN_PARTS"] as const;
export type WordingEdition = (typeof WORDING_EDITIONS)[number];

export function wordingBlocks(
  facts: WordingFacts,
  edition: WordingEdition = WORDING_EDITIONS[0],
): WordingBlock[] {
  const form = WORDING_FORMS[facts.contractForm];
  const {
    title = "Unconditional undertaking",
    subtitle = form.subtitle,
    labels,
  } = {
    ...form,
    ...KIND_WORDS[facts.processType],
  };
  const clauses = undertakingClauses(facts, { labels, endsOnDate: endsOnDate(facts) });
  const ownLines = linesOf(facts.ownClauses ?? "");
  return [
    { kind: "title", text: title },
    { kind: "subtitle", text: subtitle },
    ...particulars(facts, labels, edition),
    ...(ownLines.length > 0
      ? ownLines
      : clauses.map((clause, index) => ({ kind: "clause" as const, number: index + 1, ...clause }))),
    {
      kind: "signature",
      text: `Signed for ${orPlaceholder(facts.issuer.name, "name of the issuer")} by its authorised officers, each with name and office.`,
    },
  ];
}

/** A text of somebody else's as it stands, its first line the title; what is known only at the issue comes before it. */
export function ownWordingBlocks(text: string, facts: WordingFacts): WordingBlock[] {
  const [title, ...lines] = linesOf(text);
  return [{ kind: "title", text: title?.text ?? "" }, ...issueBlocks(facts), ...lines];
}

function linesOf(text: string) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => ({ kind: "line" as const, text: line }));
}

export function endsOnDate(facts: WordingFacts): boolean {
  const rule = WORDING_FORMS[facts.contractForm].endsOnDate;
  return rule === "BY_EXPIRY_TYPE" ? facts.expiryType === "FIXED" : rule;
}

function particulars(facts: WordingFacts, labels: WordingLabels, edition: WordingEdition): WordingBlock[] {
  const { issuer, beneficiary, applicant } = facts;
  return [
    ...issueBlocks(facts),
    fact("Issuer", partyText(issuer, "issuer")),
    fact("Address for presentation", orPlaceholder(issuer.address, "address for presentation at the issuer")),
    fact(labels.beneficiary, partyText(beneficiary, "beneficiary")),
    fact(
      `Address of the ${labels.beneficiary}`,
      orPlaceholder(beneficiary.address, "address of the beneficiary"),
    ),
    fact(labels.applicant, partyText(applicant, "applicant")),
    fact(labels.agreement, CONTRACT_TEXT[edition](facts)),
    fact(labels.site, orPlaceholder(facts.siteAddress, "address of the site")),
    fact("Amount", amountText(facts.amountCents)),
    fact("Ends", endsOnDate(facts) ? expiryText(facts) : "When it is no longer needed, see below"),
  ];
}

function issueBlocks({ guaranteeNumber, issueDate }: WordingFacts): WordingBlock[] {
  return [
    fromIssue("Number", guaranteeNumber),
    fromIssue("Date of issue", issueDate === null ? null : longDate(issueDate)),
  ];
}

const CONTRACT_TEXT: Record<WordingEdition, (facts: WordingFacts) => string> = {
  CONTRACT_ONCE: contractText,
  /** Title, number and date as far as they are given; the description of the agreement is always there. */
  CONTRACT_IN_PARTS: (facts) => joined([facts.contractTitle, ...numberAndDate(facts), agreementOf(facts)]),
};

function fact(label: string, value: string): WordingBlock {
  return { kind: "fact", label, value, isFromIssue: false };
}

function fromIssue(label: string, value: string | null): WordingBlock {
  return { kind: "fact", label, value: value ?? "given when it is issued", isFromIssue: true };
}
