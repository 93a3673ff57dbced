// The only access checks of proposed wordings: by what somebody may do with the draft, and for which side they speak.

import { decideDraft } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import {
  type WordingProposalCapability,
  type WordingSide,
  wordingProposalCapabilities,
  wordingSideOf,
} from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import { WORDING_PROPOSAL_STATUS_TEXT } from "@bondline/domain/drafts/wording-proposals/wording-proposal-text.ts";
import { asWordingProposalId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { Actor } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft, accessDraftToChange, draftFacts, type GrantedDraft } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";
import { proposalsOf, stateOf } from "./wording-proposal-part.ts";
import type { ListedProposal } from "./wording-proposal-record.ts";
import { readWordingTexts } from "./wording-proposal-store.ts";

export type ProposalOfDraft<D = Draft> = { draft: D; proposal: ListedProposal };

export async function accessWordingProposal(
  tx: Transaction,
  { draftId, id }: { draftId: string; id: string },
): Promise<ProposalOfDraft> {
  const draft = await accessDraft(tx, draftId);
  return { draft, proposal: proposalOf(draft, id) };
}

/** As above, with what was proposed and what it was proposed instead of. */
export async function accessWordingTexts(tx: Transaction, of: { draftId: string; id: string }) {
  const found = await accessWordingProposal(tx, of);
  return { ...found, texts: await readWordingTexts(tx, found.proposal.id) };
}

type Right = "CAN_PROPOSE_WORDING" | "CAN_DECIDE_WORDING";
type ToChange = { draftId: string; id: string; version?: number | undefined };
type Step<R extends Right> = { right: R; capability: WordingProposalCapability; event: string };

const OUT_OF_DATE_MESSAGE = "The draft has changed since this was proposed. Ask for a new proposal.";

/** Locks the draft, then asks whether the person may, whether what was shown is current, and whether the proposal is still open. */
export async function accessWordingProposalToChange<R extends Right>(
  tx: Transaction,
  { draftId, id, version }: ToChange,
  { right, capability, event }: Step<R>,
): Promise<ProposalOfDraft<GrantedDraft<R>> & { side: WordingSide }> {
  const notFound = () => refuse("WORDING_PROPOSAL_NOT_FOUND", { id });
  const draft = await accessDraftToChange(tx, { id: draftId, version, notFound }, right);
  const proposal = proposalOf(draft, id);
  const side = requireWordingSide(tx.actor, draft);
  const state = stateOf(tx.app, draft, proposal);
  if (wordingProposalCapabilities(side, state).includes(capability)) return { draft, proposal, side };
  if (proposal.status !== "OPEN") {
    const status = WORDING_PROPOSAL_STATUS_TEXT[proposal.status].toLowerCase();
    return refuse("INVALID_TRANSITION", { record: "proposed wording", status, event });
  }
  if (capability === "CAN_ACCEPT" && state.isOutOfDate) return refuseFields({ id: OUT_OF_DATE_MESSAGE });
  // To whoever has answered it, or has nothing to say about it, there is nothing to decide.
  return notFound();
}

/** Behind the draft's own check: whoever has passed it speaks for a side. */
export function requireWordingSide(actor: Actor, draft: Draft): WordingSide {
  const side = wordingSideOn(actor, draft);
  if (side === undefined) throw new Error("Whoever proposes or decides on a wording is of a side.");
  return side;
}

export function proposalCapabilities(
  { actor, app }: Pick<Transaction, "actor" | "app">,
  { draft, proposal }: ProposalOfDraft,
): WordingProposalCapability[] {
  const may = (right: Right) => decideDraft(draftFacts(actor, draft), right).allowed;
  const held = wordingProposalCapabilities(wordingSideOn(actor, draft), stateOf(app, draft, proposal));
  return held.filter((each) => may(each === "CAN_WITHDRAW" ? "CAN_PROPOSE_WORDING" : "CAN_DECIDE_WORDING"));
}

function wordingSideOn(actor: Actor, draft: Draft): WordingSide | undefined {
  return wordingSideOf(draftFacts(actor, draft).roles);
}

function proposalOf(draft: Draft, id: string): ListedProposal {
  const wanted = asWordingProposalId(id);
  return (
    proposalsOf(draft).find((each) => each.id === wanted) ?? refuse("WORDING_PROPOSAL_NOT_FOUND", { id })
  );
}
