// Declines a proposed wording for one side, with the reason that its proposer reads.

import type { AgreeingSide } from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notifyOfProposal } from "../notify-of-proposal.ts";
import { accessWordingProposalToChange } from "../wording-proposal-access.ts";
import { saveWordingProposal } from "../wording-proposal-store.ts";

export type DeclineWordingProposalInput = { draftId: string; id: string; version: number; reason: string };

export async function declineWordingProposal(
  tx: Transaction,
  input: DeclineWordingProposalInput,
): Promise<CommandResult> {
  const { draft, proposal, side } = await accessWordingProposalToChange(tx, input, {
    right: "CAN_DECIDE_WORDING",
    capability: "CAN_DECLINE",
    event: "decline",
  });
  const declineReason = requireReason(input.reason);
  await saveWordingProposal(tx, proposal, {
    status: "DECLINED",
    declinedBySide: side as AgreeingSide,
    declineReason,
    decidedAt: tx.now,
  });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  await notifyOfProposal(tx, draft, proposal, { news: "DECLINED", text: declineReason });
  return { draftId: draft.id, wordingProposalId: proposal.id };
}
