// The text of a draft's undertaking: the record's facts handed to the domain, and the hash that stands for what was approved.

import { createHash } from "node:crypto";
import { WORDING_EDITIONS, wordingBlocks } from "@bondline/domain/drafts/wording/wording.ts";
import { type WordingCheck, wordingChecks } from "@bondline/domain/drafts/wording/wording-checks.ts";
import { wordingFindings } from "@bondline/domain/drafts/wording/wording-assurance.ts";
import {
  expiryPlaceOf,
  type WordingFacts,
  type WordingParty,
} from "@bondline/domain/drafts/wording/wording-facts.ts";
import type { WordingFinding } from "@bondline/domain/drafts/wording/wording-finding.ts";
import { wordingHtml, wordingText } from "@bondline/domain/drafts/wording/wording-output.ts";
import { STATE_CODES, type StateCode } from "@bondline/domain/values/reference-data/states.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../../app.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/public.ts";
import { draftDay } from "./draft-day.ts";
import type { Draft } from "./draft-record.ts";

export type DraftWording = {
  html: string;
  /** What the hash stands for: without what is known only at the issue. */
  text: string;
  hash: string;
  checks: WordingCheck[];
  findings: WordingFinding[];
};

type Issue = { guaranteeNumber: string; issueDate: PlainDate };

/** With another fee summary than the chosen one, the text as that supplier would issue it. */
export async function wordingOf(
  tx: Transaction,
  draft: Draft,
  { feeSummary = draft.feeSummary, issue }: { feeSummary?: FeeSummaryRow | null; issue?: Issue } = {},
): Promise<DraftWording> {
  const facts = { ...wordingFacts(draft, feeSummary, issue), ...clausesOf(tx.app, draft) };
  const { blocks, text, hash } = editionOf(facts, draft.wordingHash);
  return {
    html: wordingHtml(blocks),
    text,
    hash,
    checks: wordingChecks(text, facts, draftDay(tx, draft)),
    findings: wordingFindings(text, facts, draftDay(tx, draft)),
  };
}

/** What another module keeps of the draft may hold a text for the clauses' place. */
function clausesOf({ parts }: Pick<App, "parts">, draft: Draft): Pick<WordingFacts, "ownClauses"> {
  const [ownClauses = null] = parts.draft.flatMap((part) => part.ownClauses?.(draft) ?? []);
  return { ownClauses };
}

/** In the edition in which it was approved, so that a later one keeps nothing from being issued; otherwise in the present one. */
function editionOf(facts: WordingFacts, approvedHash: string | null) {
  const editions = WORDING_EDITIONS.map((edition) => {
    const blocks = wordingBlocks(facts, edition);
    // What is known only at the issue is no part of what was approved, so the hash leaves it out.
    const text = wordingText(blocks.filter((block) => !(block.kind === "fact" && block.isFromIssue)));
    return { blocks, text, hash: createHash("sha256").update(text).digest("hex") };
  });
  const [present] = editions;
  const edition = editions.find(({ hash }) => hash === approvedHash) ?? present;
  if (edition === undefined) throw new Error("A wording has at least one edition.");
  return edition;
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
