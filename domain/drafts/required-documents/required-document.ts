// A document that a draft needs before it is issued: who puts it up, who decides on it, and for whom it waits.

import { refuse } from "../../refusals.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { DraftRole } from "../drafts/draft.ts";
import {
  REQUIRED_DOCUMENT_PARTY_TEXT,
  REQUIRED_DOCUMENT_SENDER_TEXT,
  REQUIRED_DOCUMENT_SIDE_TEXT,
  REQUIRED_DOCUMENT_STAGE_TEXT,
  REQUIRED_DOCUMENT_STATUS_TEXT,
  REQUIRED_DOCUMENT_TYPE_TEXT,
} from "./required-document-text.ts";

export type RequiredDocumentType = keyof typeof REQUIRED_DOCUMENT_TYPE_TEXT;
export type RequiredDocumentStatus = keyof typeof REQUIRED_DOCUMENT_STATUS_TEXT;
export const REQUIRED_DOCUMENT_TYPES = codesIn(REQUIRED_DOCUMENT_TYPE_TEXT);
export const REQUIRED_DOCUMENT_STATUSES = codesIn(REQUIRED_DOCUMENT_STATUS_TEXT);
export type RequiredDocumentStage = keyof typeof REQUIRED_DOCUMENT_STAGE_TEXT;
export const REQUIRED_DOCUMENT_STAGES = codesIn(REQUIRED_DOCUMENT_STAGE_TEXT);

/** Who speaks: the provider's staff, the bank's or insurer's own people, the applicant. */
export type RequiredDocumentSide = keyof typeof REQUIRED_DOCUMENT_SIDE_TEXT;
/** @internal */
export const REQUIRED_DOCUMENT_SIDES = codesIn(REQUIRED_DOCUMENT_SIDE_TEXT);
/** In the thread the e-signature service speaks too, and nobody in its name. */
export type RequiredDocumentSender = keyof typeof REQUIRED_DOCUMENT_SENDER_TEXT;
export const REQUIRED_DOCUMENT_SENDERS = codesIn(REQUIRED_DOCUMENT_SENDER_TEXT);
/** Provider and supplier decide as one: what either has put up the applicant decides on. */
export type RequiredDocumentParty = keyof typeof REQUIRED_DOCUMENT_PARTY_TEXT;
export const REQUIRED_DOCUMENT_PARTIES = codesIn(REQUIRED_DOCUMENT_PARTY_TEXT);

/** REQUEST is asked of the applicant, FOR_APPROVAL is put up by the bank for a decision, FOR_RECORD needs none. */
export const REQUIRED_DOCUMENT_FLOWS = ["FOR_APPROVAL", "FOR_RECORD", "REQUEST"] as const;
export type RequiredDocumentFlow = (typeof REQUIRED_DOCUMENT_FLOWS)[number];

type Kind = { flow: RequiredDocumentFlow; putUpBy: readonly RequiredDocumentSide[] };

/** 'Document actions by role': who may put up each kind. */
export const REQUIRED_DOCUMENT_KINDS = {
  APPLICATION_FORM: { flow: "REQUEST", putUpBy: ["PROVIDER_ADMIN", "SUPPLIER_ADMIN", "APPLICANT"] },
  CERTIFIED_TRUST_DOCUMENT: { flow: "REQUEST", putUpBy: ["APPLICANT"] },
  CUSTOMER_IDENTIFICATION: { flow: "REQUEST", putUpBy: ["PROVIDER_ADMIN", "SUPPLIER_ADMIN", "APPLICANT"] },
  DOCUMENT_FOR_CLIENT_RECORD: { flow: "FOR_RECORD", putUpBy: ["PROVIDER_ADMIN", "SUPPLIER_ADMIN"] },
  DRAFT_BANK_GUARANTEE_FORM: { flow: "FOR_APPROVAL", putUpBy: ["PROVIDER_ADMIN"] },
  OTHER_DOCUMENT: { flow: "REQUEST", putUpBy: ["APPLICANT"] },
  SHARE_CERTIFICATE: { flow: "REQUEST", putUpBy: ["APPLICANT"] },
} as const satisfies Record<RequiredDocumentType, Kind>;

/** What must be known of one to say what may happen to it. */
export type RequiredDocumentState = {
  requiredDocumentType: RequiredDocumentType;
  /** Null until something was put up. */
  overallStatus: RequiredDocumentStatus | null;
  putUpBy: RequiredDocumentParty | null;
  withdrawnAt: unknown;
};

/** One that is not obligatory is asked for, and holds up nothing. */
type Needed = RequiredDocumentState & { isObligatory: boolean };

/** Whoever is of both sides speaks for the applicant; undefined for those who only read. */
export function sideOf(roles: ReadonlySet<DraftRole>): RequiredDocumentSide | undefined {
  if (roles.has("OWNER")) return "APPLICANT";
  if (roles.has("PROVIDER")) return "PROVIDER_ADMIN";
  return roles.has("SUPPLIER") ? "SUPPLIER_ADMIN" : undefined;
}

export function partyOf(side: RequiredDocumentSide): RequiredDocumentParty {
  return side === "APPLICANT" ? "APPLICANT" : "BANK";
}

export function mayPutUp(type: RequiredDocumentType, side: RequiredDocumentSide): boolean {
  return (REQUIRED_DOCUMENT_KINDS[type] as Kind).putUpBy.includes(side);
}

/** Undefined once nothing is left to do: it is approved, withdrawn, or for the record alone. */
export function waitsFor(state: RequiredDocumentState): RequiredDocumentParty | undefined {
  const { requiredDocumentType, overallStatus, putUpBy, withdrawnAt } = state;
  const { flow } = REQUIRED_DOCUMENT_KINDS[requiredDocumentType];
  if (withdrawnAt !== null || flow === "FOR_RECORD" || overallStatus === "APPROVED") return undefined;
  if (overallStatus === "SENT") return "APPLICANT";
  if (overallStatus === "PENDING_APPROVAL") return "BANK";
  return putUpBy ?? (flow === "REQUEST" ? "APPLICANT" : "BANK");
}

function isOutstanding(state: RequiredDocumentState): boolean {
  return waitsFor(state) !== undefined;
}

/** Nothing is issued before these are approved. */
export function holdsUpIssue(state: Needed): boolean {
  return state.isObligatory && isOutstanding(state);
}

export function takesFiles(state: RequiredDocumentState): boolean {
  return state.withdrawnAt === null && state.overallStatus !== "APPROVED";
}

/** What is put up anew takes the place of what was there; an approval is final. */
export function statusAfterPutUp(
  state: RequiredDocumentState,
  by: RequiredDocumentParty,
): RequiredDocumentStatus {
  if (!takesFiles(state)) refuseStep(state, "putUp");
  return by === "BANK" ? "SENT" : "PENDING_APPROVAL";
}

export const REQUIRED_DOCUMENT_OUTCOMES = ["APPROVED", "REJECTED"] as const;
export type RequiredDocumentOutcome = (typeof REQUIRED_DOCUMENT_OUTCOMES)[number];

/** Decided once for each time that something is put up. */
export function statusAfterDecision(
  state: RequiredDocumentState,
  outcome: RequiredDocumentOutcome,
): RequiredDocumentStatus {
  if (!awaitsDecision(state)) refuseStep(state, "decide");
  return outcome === "APPROVED" ? "APPROVED" : "NOT_APPROVED";
}

function awaitsDecision(state: RequiredDocumentState): boolean {
  return (
    isOutstanding(state) && (state.overallStatus === "SENT" || state.overallStatus === "PENDING_APPROVAL")
  );
}

export type Decider = {
  side: RequiredDocumentSide | undefined;
  /** Staff of the provider who act for an applicant. */
  isProviderAdministrator: boolean;
};

/** The other side decides; the applicant's decision about the draft form may be recorded for it. Undefined where it is not theirs. */
export function decidesAs(
  state: RequiredDocumentState,
  { side, isProviderAdministrator }: Decider,
): "ITSELF" | "ON_BEHALF" | undefined {
  if (side === undefined || !awaitsDecision(state)) return undefined;
  if (partyOf(side) === waitsFor(state)) return "ITSELF";
  const isForm = state.requiredDocumentType === "DRAFT_BANK_GUARANTEE_FORM";
  return isForm && isProviderAdministrator && side === "PROVIDER_ADMIN" ? "ON_BEHALF" : undefined;
}

function refuseStep({ overallStatus, withdrawnAt }: RequiredDocumentState, event: string): never {
  const status = overallStatus === null ? "not there yet" : REQUIRED_DOCUMENT_STATUS_TEXT[overallStatus];
  refuse("INVALID_TRANSITION", {
    record: "required document",
    status: (withdrawnAt === null ? status : "Withdrawn").toLowerCase(),
    event,
  });
}

/** How many a draft may have, and how much may be said about them. */
export const REQUIRED_DOCUMENTS_MAX = 60;
export const REQUIRED_DOCUMENT_MESSAGES_MAX = 400;

const said = severalLines(LENGTHS.comment);
/** A file may speak for itself. */
export function messageRules(hasFile: boolean) {
  return { message: hasFile ? optional(said) : required(said) };
}
export const APPROVAL_RULES = { message: optional(severalLines(LENGTHS.declineReason)) };
export const DECLINE_REQUIRED_DOCUMENT_RULES = { message: required(severalLines(LENGTHS.declineReason)) };
export const ASK_FOR_DOCUMENT_RULES = { message: optional(said) };
export const WITHDRAW_REQUIRED_DOCUMENT_RULES = { reason: required(severalLines(LENGTHS.declineReason)) };
