// Requests after issue as a table: of each kind who may ask, what it says and whose agreement it needs.

import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { DocumentRequestStatus, DocumentRole } from "../documents/document.ts";
import type { DocumentCapability } from "../documents/document-capabilities.ts";
import { DOCUMENT_REQUEST_TRANSITIONS } from "../documents/document-transitions.ts";
import {
  AGREEMENT_ANSWER_TEXT,
  CLAIM_ACTION_TEXT,
  CLAIM_OUTCOME_TEXT,
  DOCUMENT_REQUEST_KIND_TEXT,
  DOCUMENT_REQUEST_TERM_TEXT,
  REQUEST_SIDE_TEXT,
  WORDING_FIELD_TEXT,
} from "./document-request-text.ts";

export type DocumentRequestKind = keyof typeof DOCUMENT_REQUEST_KIND_TEXT;
export const DOCUMENT_REQUEST_KINDS = codesIn(DOCUMENT_REQUEST_KIND_TEXT);
export type ClaimAction = keyof typeof CLAIM_ACTION_TEXT;
export const CLAIM_ACTIONS = codesIn(CLAIM_ACTION_TEXT);
export type ClaimOutcome = keyof typeof CLAIM_OUTCOME_TEXT;
export const CLAIM_OUTCOMES = codesIn(CLAIM_OUTCOME_TEXT);
export type WordingField = keyof typeof WORDING_FIELD_TEXT;
export const WORDING_FIELDS = codesIn(WORDING_FIELD_TEXT);
export type AgreementAnswer = keyof typeof AGREEMENT_ANSWER_TEXT;
export const AGREEMENT_ANSWERS = codesIn(AGREEMENT_ANSWER_TEXT);
export type RequestSide = keyof typeof REQUEST_SIDE_TEXT;
export const REQUEST_SIDES = codesIn(REQUEST_SIDE_TEXT);
export type RequestTerm = keyof typeof DOCUMENT_REQUEST_TERM_TEXT;
export const REQUEST_TERMS = codesIn(DOCUMENT_REQUEST_TERM_TEXT);

/** So many may wait on one document. */
export const OPEN_REQUESTS_MAX = 20;

type Kind = {
  /** What somebody must hold on the document to ask for it. */
  asks: Extract<DocumentCapability, "CAN_AMEND" | "CAN_CLAIM">;
  /** Which term it sets: it is void where somebody else's request has changed that one meanwhile. A claim only needs enough to be left. */
  sets: RequestTerm | null;
  /** Who loses by it, and has agreed before it is executed, unless they ask for it themselves. */
  needsAgreementOf: Exclude<RequestSide, "PROVIDER"> | "THE_OTHER_PARTY" | null;
};

export const DOCUMENT_REQUEST_RULES = {
  EXTENSION: { asks: "CAN_AMEND", sets: "END", needsAgreementOf: "APPLICANT" },
  REDUCTION: { asks: "CAN_AMEND", sets: "AMOUNT", needsAgreementOf: "BENEFICIARY" },
  INCREASE: { asks: "CAN_AMEND", sets: "AMOUNT", needsAgreementOf: "APPLICANT" },
  AMENDMENT: { asks: "CAN_AMEND", sets: "WORDING", needsAgreementOf: "THE_OTHER_PARTY" },
  // On demand: nobody is asked whether the beneficiary may.
  CLAIM: { asks: "CAN_CLAIM", sets: null, needsAgreementOf: null },
  CANCELLATION: { asks: "CAN_AMEND", sets: null, needsAgreementOf: "BENEFICIARY" },
} as const satisfies Record<DocumentRequestKind, Kind>;

export type Agreement = {
  kind: DocumentRequestKind;
  side: RequestSide;
  /** On paper, as whoever issued the guarantee has written it down. */
  agreement: string | null;
  /** Given here. */
  agreementAnswer: AgreementAnswer | null;
};

/** Undefined where nobody else has to agree. */
export function agreementNeededFrom(kind: DocumentRequestKind, side: RequestSide): RequestSide | undefined {
  const { needsAgreementOf }: Kind = DOCUMENT_REQUEST_RULES[kind];
  const other = side === "APPLICANT" ? "BENEFICIARY" : "APPLICANT";
  const needed = needsAgreementOf === "THE_OTHER_PARTY" ? other : needsAgreementOf;
  return needed === null || needed === side ? undefined : needed;
}

/** For whom somebody asks: a beneficiary claims for itself, staff of the provider on its behalf; all else is asked by either party. */
export function sideAsking(
  kind: DocumentRequestKind,
  roles: ReadonlySet<DocumentRole>,
): RequestSide | undefined {
  const isApplicant = roles.has("OWNER") || roles.has("ISSUER");
  if (kind !== "CLAIM" && isApplicant) return "APPLICANT";
  if (roles.has("BENEFICIARY")) return "BENEFICIARY";
  return kind === "CLAIM" && roles.has("PROVIDER") ? "PROVIDER" : undefined;
}

export type Milestone = {
  status: DocumentRequestStatus;
  milestone: string | null;
  milestoneReachedDate: PlainDate | null;
};

/** Agreed to, and not known to be reached. */
export function awaitsMilestone({ status, milestone, milestoneReachedDate }: Milestone): boolean {
  return status === "ACCEPTED" && milestone !== null && milestoneReachedDate === null;
}

/** Nobody has answered, or it is agreed and not done. */
const OPEN_REQUEST_STATUSES = DOCUMENT_REQUEST_TRANSITIONS.execute.from;

export function isOpenRequest({ status }: { status: DocumentRequestStatus }): boolean {
  const open: readonly DocumentRequestStatus[] = OPEN_REQUEST_STATUSES;
  return open.includes(status);
}
