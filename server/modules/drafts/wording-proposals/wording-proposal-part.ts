// The wordings that were proposed for a draft, as a part of it, and the one that both have agreed to.

import type { WordingProposalState } from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import { draftPart } from "../../../record-parts.ts";
import { type Draft, wordingFactsHash } from "../drafts/public.ts";
import type { ListedProposal, WordingProposalRow } from "./wording-proposal-record.ts";

const OPEN_MESSAGE = "A proposed wording has not been decided on yet. Accept or decline it first.";

export const PROPOSALS_OF_DRAFT = draftPart({
  readers: "everybody",
  inHistory: ["Wording proposal"],
  reads: {
    wordingProposals: `(select coalesce(jsonb_agg(to_jsonb(w) - 'wording' - 'from_wording' order by w.created_at desc, w.id desc), '[]')
      from draft_wording_proposal w where w.draft_id = d.id) as wording_proposals`,
    agreedWording: `(select to_jsonb(w) from draft_wording_proposal w where w.draft_id = d.id and w.status = 'AGREED'
      order by w.decided_at desc, w.id desc limit 1) as agreed_wording`,
  },
  fields: {},
  /** What was agreed on of another sum, party or day is no wording of this draft. */
  ownWording(draft: Draft, factsHash) {
    const agreed = agreedWordingOf(draft);
    return agreed !== null && agreed.factsHash === factsHash ? agreed.wording : null;
  },
  requireSettled(draft: Draft) {
    if (proposalsOf(draft).some(({ status }) => status === "OPEN")) refuseFields({ wording: OPEN_MESSAGE });
  },
});

type ProposalPart = { wordingProposals: ListedProposal[]; agreedWording: WordingProposalRow | null };

/** The newest first. */
export function proposalsOf(draft: Draft): ListedProposal[] {
  return (draft as Draft & ProposalPart).wordingProposals;
}

export function agreedWordingOf(draft: Draft): WordingProposalRow | null {
  return (draft as Draft & ProposalPart).agreedWording;
}

export function stateOf(
  app: Pick<App, "parts">,
  draft: Draft,
  proposal: ListedProposal,
): WordingProposalState {
  return { ...proposal, isOutOfDate: proposal.factsHash !== wordingFactsHash(app, draft) };
}
