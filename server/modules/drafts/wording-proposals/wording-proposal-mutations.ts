// The calls about proposed wordings and the commands that they run.

import { inputOf } from "../../../graphql/inputs.ts";
import { mutation, type Payload } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import { DraftRef } from "../drafts/public.ts";
import { acceptWordingProposal } from "./commands/accept-wording-proposal.ts";
import { createWordingProposal } from "./commands/create-wording-proposal.ts";
import { declineWordingProposal } from "./commands/decline-wording-proposal.ts";
import { withdrawWordingProposal } from "./commands/withdraw-wording-proposal.ts";
import { accessWordingProposal } from "./wording-proposal-access.ts";
import { WordingProposalRef } from "./wording-proposal-schema.ts";

function proposalOf(tx: Transaction, answer: Payload) {
  const draftId = resultField<string>(answer, "draftId");
  return accessWordingProposal(tx, { draftId, id: resultField(answer, "wordingProposalId") });
}

const WordingProposalPayloadRef = payloadOf("WordingProposalPayload", {
  draft: record(DraftRef, accessDraft, "draftId"),
  wordingProposal: readAgain(WordingProposalRef, proposalOf),
});

mutation("createWordingProposal", {
  whileActing: "WILL",
  input: inputOf("CreateWordingProposalInput", (t) => ({
    draftId: t.id({ required: true }),
    reason: t.string({ required: true }),
    version: t.int({ required: true }),
    wording: t.string({ required: true }),
  })),
  payload: WordingProposalPayloadRef,
  run: createWordingProposal,
});

mutation("acceptWordingProposal", {
  whileActing: "WILL",
  input: inputOf("AcceptWordingProposalInput", (t) => ({
    draftId: t.id({ required: true }),
    id: t.id({ required: true }),
    version: t.int({ required: true, description: "Of the draft, as it was shown with the proposal." }),
  })),
  payload: WordingProposalPayloadRef,
  run: acceptWordingProposal,
});

mutation("declineWordingProposal", {
  whileActing: "WILL",
  input: inputOf("DeclineWordingProposalInput", (t) => ({
    draftId: t.id({ required: true }),
    id: t.id({ required: true }),
    reason: t.string({ required: true }),
    version: t.int({ required: true }),
  })),
  payload: WordingProposalPayloadRef,
  run: declineWordingProposal,
});

mutation("withdrawWordingProposal", {
  whileActing: "WILL",
  input: inputOf("WithdrawWordingProposalInput", (t) => ({
    draftId: t.id({ required: true }),
    id: t.id({ required: true }),
  })),
  payload: WordingProposalPayloadRef,
  run: withdrawWordingProposal,
});
