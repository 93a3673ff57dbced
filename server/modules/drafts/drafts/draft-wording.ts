// The text of a draft's undertaking: the record's facts handed to the domain, and the hash that stands for what was approved.

import { createHash } from "node:crypto";
import type { StandardText } from "@bondline/domain/drafts/wording/standard-wording.ts";
import {
  ownWordingBlocks,
  type WordingBlock,
  wordingBlocks,
} from "@bondline/domain/drafts/wording/wording.ts";
import { wordingFindings } from "@bondline/domain/drafts/wording/wording-assurance.ts";
import {
  namesParty,
  type WordingCheck,
  wordingChecks,
} from "@bondline/domain/drafts/wording/wording-checks.ts";
import {
  expiryPlaceOf,
  type WordingFacts,
  type WordingParty,
} from "@bondline/domain/drafts/wording/wording-facts.ts";
import type { WordingFinding } from "@bondline/domain/drafts/wording/wording-finding.ts";
import { wordingHtml, wordingText } from "@bondline/domain/drafts/wording/wording-output.ts";
import { WORDING_EDITIONS } from "@bondline/domain/drafts/wording/wording-slots.ts";
import { STATE_CODES, type StateCode } from "@bondline/domain/values/reference-data/states.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../../app.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import { draftDay } from "./draft-day.ts";
import { partsOfDraft } from "./draft-parts.ts";
import type { Draft } from "./draft-record.ts";
import { findStandardText } from "./standard-text-store.ts";

export type DraftWording = {
  html: string;
  /** What the hash stands for: without what is known only at the issue. */
  text: string;
  hash: string;
  checks: WordingCheck[];
  findings: WordingFinding[];
};

type Issue = { guaranteeNumber: string; issueDate: PlainDate };
type Instead = { feeSummary?: FeeSummaryRow | null; issue?: Issue };

/** With another fee summary than the chosen one, the text as that supplier would issue it. */
export async function wordingOf(
  tx: Transaction,
  draft: Draft,
  { feeSummary = draft.feeSummary, issue }: Instead = {},
): Promise<DraftWording> {
  const facts = { ...wordingFacts(draft, feeSummary, issue), ...clausesOf(tx.app, draft) };
  const own = findOwnWording(tx, draft, facts);
  if (own !== undefined) return readAs(tx, draft, { facts, of: hashed(ownWordingBlocks(own, facts)) });
  const standard = await findStandardText(tx, facts, draft.createdAt);
  return readAs(tx, draft, { facts, of: editionOf(facts, standard, draft.wordingHash) });
}

/** As the draft would read in a standard wording that no one has approved yet. */
export function wordingInStandard(tx: Transaction, draft: Draft, standard: StandardText): DraftWording {
  const facts = { ...wordingFacts(draft), ...clausesOf(tx.app, draft) };
  return readAs(tx, draft, { facts, of: editionOf(facts, standard, null) });
}

type Read = { facts: WordingFacts; of: ReturnType<typeof hashed> };

function readAs(tx: Transaction, draft: Draft, { facts, of: { blocks, text, hash } }: Read): DraftWording {
  return {
    html: wordingHtml(blocks),
    text,
    hash,
    checks: wordingChecks(text, facts, draftDay(tx, draft)),
    findings: wordingFindings(text, facts, draftDay(tx, draft)),
  };
}

/** A text as it would be the wording of this draft. */
export function ownWordingOf(
  tx: Transaction,
  draft: Draft,
  own: string,
): Omit<DraftWording, "html" | "checks"> {
  const facts = { ...wordingFacts(draft), ...clausesOf(tx.app, draft) };
  const { text, hash } = hashed(ownWordingBlocks(own, facts));
  return { text, hash, findings: wordingFindings(text, facts, draftDay(tx, draft)) };
}

/** What a text of somebody else's speaks of; which bank issues it is seen from the text itself. */
export function wordingFactsHash(app: Pick<App, "parts">, draft: Draft): string {
  return factsHash({ ...wordingFacts(draft), ...clausesOf(app, draft) });
}

/** What another module keeps of the draft may hold a text for the clauses' place. */
function clausesOf(app: Pick<App, "parts">, draft: Draft): Pick<WordingFacts, "ownClauses"> {
  const [ownClauses = null] = partsOfDraft(app).flatMap((part) => part.ownClauses?.(draft) ?? []);
  return { ownClauses };
}

function factsHash({ issuer: _, guaranteeNumber: __, issueDate: ___, ...facts }: WordingFacts): string {
  const named = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify(named, (_name, value) => (typeof value === "bigint" ? String(value) : value));
  return createHash("sha256").update(text).digest("hex");
}

/** Under another bank it is another undertaking, so the text has to name the one that issues it. */
function findOwnWording(tx: Transaction, draft: Draft, facts: WordingFacts): string | undefined {
  const hash = factsHash(facts);
  const texts = partsOfDraft(tx.app).flatMap(({ ownWording }) => ownWording?.(draft, hash) ?? []);
  return texts.find((text) => namesParty(text, facts.issuer));
}

/** In the edition in which it was approved, so that a later one keeps nothing from being issued; otherwise in the present one. */
function editionOf(facts: WordingFacts, standard: StandardText | undefined, approvedHash: string | null) {
  const editions = WORDING_EDITIONS.map((edition) => hashed(wordingBlocks(facts, edition, standard)));
  const [present] = editions;
  const edition = editions.find(({ hash }) => hash === approvedHash) ?? present;
  if (edition === undefined) throw new Error("A wording has at least one edition.");
  return edition;
}

/** What is known only at the issue is no part of what was approved, so the hash leaves it out. */
function hashed(blocks: readonly WordingBlock[]) {
  const text = wordingText(blocks.filter((block) => !(block.kind === "fact" && block.isFromIssue)));
  return { blocks, text, hash: createHash("sha256").update(text).digest("hex") };
}

/** @internal */
export function wordingFacts(
  draft: Draft,
  feeSummary: FeeSummaryRow | null = draft.feeSummary,
  issue?: Issue,
): WordingFacts {
  const beneficiary = draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  const applicant = draft.parties.find(({ partyVariant }) => partyVariant === "ISSUER");
  const state: StateCode | null =
    STATE_CODES.find((code) => code === (beneficiary?.state ?? draft.organisation.state)) ?? null;
  const supplier = feeSummary?.supplier;
  return {
    processType: draft.processType,
    contractForm: draft.contractForm ?? "OTHER",
    issuer: {
      name: supplier?.name ?? null,
      abnOrAcn: supplier?.abn ?? null,
      address: supplier?.address ?? null,
    },
    beneficiary: partyOf(beneficiary),
    applicant: partyOf(applicant),
    contractTitle: draft.contractTitle,
    contractNumber: draft.contractNumber,
    contractDate: draft.contractDate,
    agreementContent: draft.agreementContent,
    siteAddress: draft.projectAddress,
    amountCents: draft.amountCents,
    expiryType: draft.expiryType,
    expiryDate: draft.expiresAt,
    expiryCondition: draft.expiryCondition,
    expiryPlace: expiryPlaceOf({ state, postcode: beneficiary?.postcode ?? null }),
    governingState: state ?? "NSW",
    ownClauses: null,
    guaranteeNumber: issue?.guaranteeNumber ?? null,
    issueDate: issue?.issueDate ?? null,
  };
}

function partyOf(party: Draft["parties"][number] | undefined): WordingParty {
  return { name: party?.name ?? null, abnOrAcn: party?.abn ?? null, address: party?.address ?? null };
}
