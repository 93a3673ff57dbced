// Agrees to a proposed wording for one side; with the other's agreement it becomes the draft's wording.

import { findingsInTheWay } from "@bondline/domain/drafts/wording/wording-assurance.ts";
import { hasAccepted } from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { agreeOnWording } from "../../drafts/commands/agree-on-wording.ts";
import { ownWordingOf } from "../../drafts/public.ts";
import { notifyOfProposal } from "../notify-of-proposal.ts";
import { accessWordingProposalToChange, type ProposalOfDraft } from "../wording-proposal-access.ts";
import { readWordingTexts, saveWordingProposal } from "../wording-proposal-store.ts";

export type AcceptWordingProposalInput = { draftId: string; id: string; version: number };

export async function acceptWordingProposal(
  tx: Transaction,
  input: AcceptWordingProposalInput,
): Promise<CommandResult> {
  const { draft, proposal, side } = await accessWordingProposalToChange(tx, input, {
    right: "CAN_DECIDE_WORDING",
    capability: "CAN_ACCEPT",
    event: "accept",
  });
  const isApplicant = side === "APPLICANT";
  const accepted = isApplicant ? { applicantAcceptedAt: tx.now } : { bankAcceptedAt: tx.now };
  const answer = { draftId: draft.id, wordingProposalId: proposal.id };
  if (!hasAccepted(proposal, isApplicant ? "BANK" : "APPLICANT")) {
    await saveWordingProposal(tx, proposal, accepted);
    await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
    return answer;
  }
  await requireFitting(tx, { draft, proposal });
  await saveWordingProposal(tx, proposal, { ...accepted, status: "AGREED", decidedAt: tx.now });
  await agreeOnWording(tx, draft);
  await notifyOfProposal(tx, draft, proposal, { news: "AGREED", text: null });
  return answer;
}

/** What names another sum, party or day is agreed on by nobody. */
async function requireFitting(tx: Transaction, { draft, proposal }: ProposalOfDraft): Promise<void> {
  const { wording } = await readWordingTexts(tx, proposal.id);
  const faults = findingsInTheWay(ownWordingOf(tx, draft, wording).findings);
  if (faults.length > 0)
    refuseFields({ wording: faults.map(({ message, mend }) => `${message} ${mend}`).join(" ") });
}
