// Proposed wordings in the contract: in short with their draft, and one with its texts.

import {
  AGREEING_SIDES,
  WORDING_PROPOSAL_CAPABILITIES,
  WORDING_PROPOSAL_STATUSES,
  WORDING_SIDES,
  waitsForSides,
} from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { type Draft, DraftRef, ownWordingOf, WordingFindingRef, wordingOf } from "../drafts/public.ts";
import { accessWordingTexts, type ProposalOfDraft, proposalCapabilities } from "./wording-proposal-access.ts";
import { agreedWordingOf, proposalsOf, stateOf } from "./wording-proposal-part.ts";
import type { WordingProposalTexts } from "./wording-proposal-record.ts";

const WordingSideRef = enumOf("WordingSide", WORDING_SIDES);
const AgreeingSideRef = enumOf("WordingAgreeingSide", AGREEING_SIDES);
const StatusRef = enumOf("WordingProposalStatus", WORDING_PROPOSAL_STATUSES);
const CapabilityRef = enumOf("WordingProposalCapability", WORDING_PROPOSAL_CAPABILITIES);

const AuthorRef = builder
  .objectRef<{ givenName: string; familyName: string }>("WordingProposalAuthor")
  .implement({
    fields: (t) => ({ familyName: t.exposeString("familyName"), givenName: t.exposeString("givenName") }),
  });

export const WordingProposalRef = builder.objectRef<ProposalOfDraft>("WordingProposal").implement({
  description: "Another wording of a draft's undertaking that one side has proposed.",
  fields: (t) => ({
    applicantAcceptedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ proposal }) => proposal.applicantAcceptedAt,
    }),
    bankAcceptedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ proposal }) => proposal.bankAcceptedAt,
    }),
    capabilities: t.field({
      type: [CapabilityRef],
      resolve: async (of, _args, context) => proposalCapabilities(await context.read(), of),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ proposal }) => proposal.createdAt }),
    createdByUser: t.field({ type: AuthorRef, resolve: ({ proposal }) => proposal }),
    decidedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ proposal }) => proposal.decidedAt }),
    declineReason: t.string({ nullable: true, resolve: ({ proposal }) => proposal.declineReason }),
    declinedBySide: t.field({
      type: AgreeingSideRef,
      nullable: true,
      resolve: ({ proposal }) => proposal.declinedBySide,
    }),
    draftId: t.id({ resolve: ({ proposal }) => proposal.draftId }),
    id: t.id({ resolve: ({ proposal }) => proposal.id }),
    isInForce: t.boolean({
      description:
        "Whether it is the draft's wording: agreed on, and nothing that it speaks of has changed since.",
      resolve: ({ draft, proposal }, _args, { application }) =>
        agreedWordingOf(draft)?.id === proposal.id && !stateOf(application, draft, proposal).isOutOfDate,
    }),
    isOutOfDate: t.boolean({
      description: "Whether the draft has changed since, so that it speaks of what is no longer so.",
      resolve: ({ draft, proposal }, _args, { application }) =>
        stateOf(application, draft, proposal).isOutOfDate,
    }),
    proposedBySide: t.field({ type: WordingSideRef, resolve: ({ proposal }) => proposal.proposedBySide }),
    reason: t.string({ resolve: ({ proposal }) => proposal.reason }),
    status: t.field({ type: StatusRef, resolve: ({ proposal }) => proposal.status }),
    waitsFor: t.field({
      description: "Whose answer it still needs.",
      type: [AgreeingSideRef],
      resolve: ({ draft, proposal }, _args, { application }) =>
        waitsForSides(stateOf(application, draft, proposal)),
    }),
  }),
});

type Compared = ProposalOfDraft & { texts: WordingProposalTexts; present: string };

const WordingComparisonRef = builder.objectRef<Compared>("WordingComparison").implement({
  description: "A proposed wording beside the one whose place it takes or took.",
  fields: (t) => ({
    findings: t.field({
      description: "Of the proposed wording, held against the draft: what has to be mended first.",
      type: [WordingFindingRef],
      resolve: async ({ draft, texts }, _args, context) =>
        ownWordingOf(await context.read(), draft, texts.wording).findings,
    }),
    fromWording: t.string({
      description: "The present wording while it is open; afterwards the one when it was proposed.",
      resolve: ({ proposal, texts, present }) => (proposal.status === "OPEN" ? present : texts.fromWording),
    }),
    proposal: t.field({ type: WordingProposalRef, resolve: (of) => of }),
    wording: t.string({ resolve: ({ texts }) => texts.wording }),
  }),
});

export function shownOf(draft: Draft): ProposalOfDraft[] {
  return proposalsOf(draft).map((proposal) => ({ draft, proposal }));
}

builder.objectField(DraftRef, "wordingProposals", (t) =>
  t.field({
    type: [WordingProposalRef],
    description: "The newest first.",
    resolve: (draft) => shownOf(draft),
  }),
);

builder.queryField("wordingComparison", (t) =>
  t.field({
    type: WordingComparisonRef,
    args: { draftId: t.arg.id({ required: true }), wordingProposalId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId, wordingProposalId: id }, context) => {
      const tx = await context.read();
      const of = await accessWordingTexts(tx, { draftId, id });
      return { ...of, present: (await wordingOf(tx, of.draft)).text };
    },
  }),
);
