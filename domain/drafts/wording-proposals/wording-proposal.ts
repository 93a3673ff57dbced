// Another wording of a draft's undertaking that one side proposes: who has agreed to it, and who may do what with it.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { DraftRole } from "../drafts/draft.ts";
import { WORDING_PROPOSAL_STATUS_TEXT, WORDING_SIDE_TEXT } from "./wording-proposal-text.ts";

export type WordingSide = keyof typeof WORDING_SIDE_TEXT;
export const WORDING_SIDES = codesIn(WORDING_SIDE_TEXT);
/** Whose agreement makes it the draft's wording: whoever is liable, and whoever pays. */
export const AGREEING_SIDES = ["APPLICANT", "BANK"] as const satisfies readonly WordingSide[];
export type AgreeingSide = (typeof AGREEING_SIDES)[number];

type WordingProposalStatus = keyof typeof WORDING_PROPOSAL_STATUS_TEXT;
export const WORDING_PROPOSAL_STATUSES = codesIn(WORDING_PROPOSAL_STATUS_TEXT);

/** What must be known of one to say what may happen to it. */
export type WordingProposalState = {
  status: WordingProposalStatus;
  proposedBySide: WordingSide;
  applicantAcceptedAt: unknown;
  bankAcceptedAt: unknown;
  /** The draft has changed since, so that the text speaks of what is no longer so. */
  isOutOfDate: boolean;
};

/** How many may be made of one draft, whatever becomes of them. */
export const WORDING_PROPOSALS_MAX = 40;

export const WORDING_PROPOSAL_RULES = {
  wording: required(severalLines(LENGTHS.wording)),
  reason: required(severalLines(LENGTHS.declineReason)),
};

/** Whoever is of several sides speaks for the applicant; undefined for those who only read. */
export function wordingSideOf(roles: ReadonlySet<DraftRole>): WordingSide | undefined {
  if (roles.has("OWNER") || roles.has("ISSUER")) return "APPLICANT";
  if (roles.has("PROVIDER") || roles.has("SUPPLIER")) return "BANK";
  return roles.has("BENEFICIARY") ? "BENEFICIARY" : undefined;
}

function isAgreeing(side: WordingSide | undefined): side is AgreeingSide {
  return AGREEING_SIDES.some((each) => each === side);
}

export function hasAccepted(
  {
    applicantAcceptedAt,
    bankAcceptedAt,
  }: Pick<WordingProposalState, "applicantAcceptedAt" | "bankAcceptedAt">,
  side: AgreeingSide,
): boolean {
  return (side === "APPLICANT" ? applicantAcceptedAt : bankAcceptedAt) !== null;
}

export function isOpenProposal({ status }: Pick<WordingProposalState, "status">): boolean {
  return status === "OPEN";
}

export function isAgreedProposal({ status }: Pick<WordingProposalState, "status">): boolean {
  return status === "AGREED";
}

/** Whose answer it still needs, in a fixed order. */
export function waitsForSides(state: WordingProposalState): AgreeingSide[] {
  return isOpenProposal(state) ? AGREEING_SIDES.filter((side) => !hasAccepted(state, side)) : [];
}

type Allows = (side: WordingSide, state: WordingProposalState) => boolean;
const CAPABILITIES = {
  CAN_ACCEPT: (side, state) => isAgreeing(side) && !state.isOutOfDate && waitsForSides(state).includes(side),
  CAN_DECLINE: (side, state) => isAgreeing(side) && side !== state.proposedBySide,
  CAN_WITHDRAW: (side, { proposedBySide }) => side === proposedBySide,
} as const satisfies Record<string, Allows>;
export type WordingProposalCapability = keyof typeof CAPABILITIES;
export const WORDING_PROPOSAL_CAPABILITIES = codesIn(CAPABILITIES);

/** For whoever may have a part in the draft's wording at all. */
export function wordingProposalCapabilities(
  side: WordingSide | undefined,
  state: WordingProposalState,
): WordingProposalCapability[] {
  if (side === undefined || !isOpenProposal(state)) return [];
  return WORDING_PROPOSAL_CAPABILITIES.filter((each) => CAPABILITIES[each](side, state));
}
