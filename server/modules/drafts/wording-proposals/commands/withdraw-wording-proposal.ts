// The side that proposed a wording takes it back before it is agreed on.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notifyOfProposal } from "../notify-of-proposal.ts";
import { accessWordingProposalToChange } from "../wording-proposal-access.ts";
import { saveWordingProposal } from "../wording-proposal-store.ts";

export type WithdrawWordingProposalInput = { draftId: string; id: string };

export async function withdrawWordingProposal(
  tx: Transaction,
  { draftId, id }: WithdrawWordingProposalInput,
): Promise<CommandResult> {
  const { draft, proposal } = await accessWordingProposalToChange(
    tx,
    { draftId, id },
    { right: "CAN_PROPOSE_WORDING", capability: "CAN_WITHDRAW", event: "withdraw" },
  );
  await saveWordingProposal(tx, proposal, { status: "WITHDRAWN", decidedAt: tx.now });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  await notifyOfProposal(tx, draft, proposal, { news: "WITHDRAWN", text: null });
  return { draftId: draft.id, wordingProposalId: proposal.id };
}
