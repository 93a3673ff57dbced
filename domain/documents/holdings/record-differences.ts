// Where the beneficiary's record of a security and the applicant's differ: one line for each fact that both have, as people read it.

import { EXPIRY_TYPE_TEXT } from "../../drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT, type ProcessType } from "../../process-type.ts";
import { type Cents, formatAud } from "../../values/money/money.ts";
import { formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import { type DocumentStatus, isClosed } from "../documents/document.ts";
import { DOCUMENT_STATUS_TEXT } from "../documents/document-text.ts";

export type ComparedParty = { partyVariant: string; name: string | null; abn: string | null };

export type ComparedRecord = {
  documentVariant: ProcessType;
  amountCents: Cents;
  expiryType: keyof typeof EXPIRY_TYPE_TEXT;
  expiresAt: PlainDate | null;
  establishedAt: PlainDate | null;
  status: DocumentStatus;
  parties: readonly ComparedParty[];
};

export type RecordDifference = { label: string; here: string; there: string };

const NOT_RECORDED = "Not recorded";

/** A return that is asked for changes nothing of what holds. */
const statusText = ({ status }: ComparedRecord) =>
  isClosed(status) || status === "PROJECTED" || status === "PENDING"
    ? DOCUMENT_STATUS_TEXT[status]
    : "In force";

const FACTS: readonly [label: string, text: (record: ComparedRecord) => string | null][] = [
  ["Kind", ({ documentVariant }) => PROCESS_TYPE_TEXT[documentVariant]],
  ["Amount", ({ amountCents }) => formatAud(amountCents)],
  ["Expiry", expiryText],
  ["Established", ({ establishedAt }) => establishedAt && formatDate(establishedAt)],
  ["Status", statusText],
];

/** Names are written in many ways: the same business number is the same party, and names count where one of them has none. */
const SIDES = [
  ["Applicant", "ISSUER"],
  ["Beneficiary", "BENEFICIARY"],
] as const;

/** Nothing where both say the same. */
export function recordDifferences(here: ComparedRecord, there: ComparedRecord): RecordDifference[] {
  const facts = FACTS.map(([label, text]) => ({
    label,
    here: text(here) ?? NOT_RECORDED,
    there: text(there) ?? NOT_RECORDED,
  })).filter((fact) => fact.here !== fact.there);
  const parties = SIDES.flatMap(([label, variant]) => {
    const [ours, theirs] = [partyOf(here, variant), partyOf(there, variant)];
    return isSameParty(ours, theirs) ? [] : [{ label, here: partyText(ours), there: partyText(theirs) }];
  });
  return [...facts, ...parties];
}

function expiryText({ expiryType, expiresAt }: ComparedRecord): string | null {
  if (expiryType !== "FIXED") return EXPIRY_TYPE_TEXT[expiryType];
  return expiresAt && formatDate(expiresAt);
}

function partyOf({ parties }: ComparedRecord, variant: string): ComparedParty | undefined {
  return parties.find(({ partyVariant }) => partyVariant === variant);
}

/** An ABN ends in its company's ACN. */
const ACN_DIGITS = 9;

function isSameParty(one: ComparedParty | undefined, other: ComparedParty | undefined): boolean {
  if (one?.abn && other?.abn) return one.abn.slice(-ACN_DIGITS) === other.abn.slice(-ACN_DIGITS);
  return nameKey(one) === nameKey(other);
}

function nameKey(party: ComparedParty | undefined): string {
  return (party?.name ?? "").trim().replace(/\s+/g, " ").toLowerCase();
}

function partyText(party: ComparedParty | undefined): string {
  return party?.name ?? NOT_RECORDED;
}
