// Proposes another wording of a draft's undertaking; whoever proposes it has agreed to it for their side.

import {
  WORDING_PROPOSAL_RULES,
  WORDING_PROPOSALS_MAX,
} from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import { asWordingProposalId } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { type Draft, ownWordingOf, wordingFactsHash, wordingOf } from "../../drafts/public.ts";
import { notifyOfProposal } from "../notify-of-proposal.ts";
import { requireWordingSide } from "../wording-proposal-access.ts";
import { proposalsOf } from "../wording-proposal-part.ts";
import { insertWordingProposal } from "../wording-proposal-store.ts";

export type CreateWordingProposalInput = {
  draftId: string;
  version: number;
  wording: string;
  reason: string;
};

const SAME_MESSAGE = "This is the wording of the draft already. Change it, or leave it as it is.";
const OPEN_MESSAGE = "A proposal of your side is still open. Withdraw it to make another.";
const FULL_MESSAGE = "Too many wordings were proposed for this draft. Write a comment instead.";

export async function createWordingProposal(
  tx: Transaction,
  { draftId, version, ...texts }: CreateWordingProposalInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const draft = await accessDraftToChange(tx, { id: draftId, version }, "CAN_PROPOSE_WORDING");
  const side = requireWordingSide(tx.actor, draft);
  const { wording: given, reason } = requireFields(WORDING_PROPOSAL_RULES, texts);
  requireRoom(draft, side);
  const present = await wordingOf(tx, draft);
  const wording = ownWordingOf(tx, draft, given);
  if (wording.hash === present.hash) refuseFields({ wording: SAME_MESSAGE });

  const id = asWordingProposalId(tx.newId());
  await insertWordingProposal(tx, {
    id,
    organisationId: draft.organisationId,
    draftId: draft.id,
    proposedBySide: side,
    fromWording: present.text,
    wording: wording.text,
    reason,
    factsHash: wordingFactsHash(tx.app, draft),
    applicantAcceptedAt: side === "APPLICANT" ? tx.now : null,
    bankAcceptedAt: side === "BANK" ? tx.now : null,
    createdBy: accountId,
    givenName,
    familyName,
    createdAt: tx.now,
  });
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  await notifyOfProposal(
    tx,
    draft,
    { id, proposedBySide: side, createdBy: accountId },
    { news: "PROPOSED", text: reason },
  );
  return { draftId: draft.id, wordingProposalId: id };
}

function requireRoom(draft: Draft, side: string): void {
  const made = proposalsOf(draft);
  if (made.some(({ status, proposedBySide }) => status === "OPEN" && proposedBySide === side))
    refuseFields({ wording: OPEN_MESSAGE });
  if (made.length >= WORDING_PROPOSALS_MAX) refuseFields({ wording: FULL_MESSAGE });
}
