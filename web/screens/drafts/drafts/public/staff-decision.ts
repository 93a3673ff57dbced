// What the decision bar says and offers: why at the left, and at the right only what the capabilities allow.

import type { DraftApprovalDecision } from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { dayOfInstant, exactTime } from "../../../../app/time/instant-text.ts";
import type { Finding, StaffCheck, StaffDraftRecord } from "./staff-check.ts";
import { BAR_WORDS as WORDS } from "./staff-decision-words.ts";
import {
  beneficiaryName,
  contactsOf,
  documentsWaiting,
  draftAmount,
  paymentState,
  securityMissing,
  waitingApproval,
} from "./staff-draft-facts.ts";
import { STAFF_DRAFT_WORDS } from "./staff-words.ts";

export type DecisionKind =
  | "decline"
  | "approve"
  | "takeBack"
  | "notConfirm"
  | "confirm"
  | "request"
  | "payment"
  | "security"
  | "establish";

const CAPABILITY: Record<DecisionKind, string> = {
  decline: "CAN_REJECT",
  request: "CAN_REQUEST_CHANGES",
  approve: "CAN_APPROVE_SUBMISSION",
  takeBack: "CAN_APPROVE_SUBMISSION",
  notConfirm: "CAN_APPROVE_SUBMISSION",
  confirm: "CAN_APPROVE_SUBMISSION",
  payment: "CAN_RECORD_PAYMENT",
  security: "CAN_RECORD_SECURITY_HELD",
  establish: "CAN_ESTABLISH",
};

/** In the order of the bar; the last one that leads on stands at the right end. */
const ORDER: readonly DecisionKind[] = [
  "decline",
  "approve",
  "request",
  "takeBack",
  "notConfirm",
  "confirm",
  "payment",
  "security",
  "establish",
];

/** What may be done with a first approval that waits; while one does, nobody gives another. */
const OF_APPROVAL: Partial<Record<DecisionKind, DraftApprovalDecision>> = {
  takeBack: "TAKE_BACK",
  notConfirm: "DECLINE",
  confirm: "CONFIRM",
};

export type Decision = { kind: DecisionKind; label: string; isPrimary: boolean };

export type DecisionFacts = {
  draft: StaffDraftRecord;
  checks: readonly StaffCheck[];
  /** The findings that are to be asked for. */
  ticked: readonly Finding[];
  /** Required lines of the checklist that nobody has ticked; the approval is refused until they are. */
  openLines: number;
  /** Who has approved a deposit that waits for a second person. */
  depositApprovedBy?: string | undefined;
};

export function decisionsOffered({ draft, ticked, depositApprovedBy }: DecisionFacts): readonly Decision[] {
  const offered = ORDER.filter(
    (kind) => isOffered(draft, kind) && (kind !== "payment" || depositApprovedBy === undefined),
  );
  const primary = outcomePointedTo(offered, ticked.length);
  const decisions = offered.map((kind) => ({
    kind,
    label: labelOf(kind, ticked.length),
    isPrimary: kind === primary,
  }));
  return decisions.toSorted((one, other) => Number(one.isPrimary) - Number(other.isPrimary));
}

/** A paid draft is issued once its security money is held and its documents are approved, so each is offered in its turn. */
function isOffered(draft: StaffDraftRecord, kind: DecisionKind): boolean {
  const can = (each: DecisionKind) => draft.capabilities.includes(CAPABILITY[each]);
  const waits = securityMissing(draft) > ZERO_CENTS;
  const ofApproval = OF_APPROVAL[kind];
  const first = waitingApproval(draft);
  if (ofApproval !== undefined) return can(kind) && first?.decisions.includes(ofApproval) === true;
  if (kind === "approve") return can(kind) && first === undefined;
  if (kind === "payment") return waitsForPayment(draft);
  if (kind === "security") return can("security") && can("establish") && waits;
  return can(kind) && !(kind === "establish" && (waits || documentsWaiting(draft).length > 0));
}

/** After the issue no decision waits for it: it is recorded at the invoice that it pays. */
function waitsForPayment({ capabilities, documentId }: StaffDraftRecord): boolean {
  return capabilities.includes(CAPABILITY.payment) && documentId === null;
}

/** The one green button: asking for what is ticked, otherwise whatever leads on. */
function outcomePointedTo(offered: readonly DecisionKind[], tickedCount: number): DecisionKind | undefined {
  if (offered.includes("confirm")) return "confirm";
  if (tickedCount > 0 && offered.includes("approve") && offered.includes("request")) return "request";
  return offered.find((kind) => LEADING_ON.has(kind));
}

const LEADING_ON: ReadonlySet<DecisionKind> = new Set(["establish", "security", "payment", "approve"]);

function labelOf(kind: DecisionKind, tickedCount: number): string {
  if (kind === "request") return tickedCount > 0 ? WORDS.requestCounted(tickedCount) : WORDS.requestChanges;
  return {
    decline: WORDS.decline,
    approve: WORDS.approve,
    takeBack: WORDS.takeBack,
    notConfirm: WORDS.notConfirm,
    confirm: WORDS.confirm,
    payment: WORDS.recordPayment,
    security: WORDS.recordSecurity,
    establish: WORDS.establish,
  }[kind];
}

export function decisionReason(facts: DecisionFacts): { title: string; sentence: string } {
  const can = (kind: DecisionKind) => facts.draft.capabilities.includes(CAPABILITY[kind]);
  const first = waitingApproval(facts.draft);
  if (can("approve") && first !== undefined)
    return {
      title: WORDS.waitsForSecond(first.approvedBy),
      sentence: WORDS.approvedAt(exactTime(first.createdAt)),
    };
  if (can("approve")) return reviewReason(facts);
  const { depositApprovedBy } = facts;
  if (waitsForPayment(facts.draft) && depositApprovedBy !== undefined)
    return { title: WORDS.depositWaits(depositApprovedBy), sentence: paymentReason(facts.draft).sentence };
  if (waitsForPayment(facts.draft)) return paymentReason(facts.draft);
  if (can("establish")) return establishReason(facts.draft);
  return { title: WORDS.nothingToDecide, sentence: waitingSentence(facts.draft) };
}

export function blockingFindings(checks: readonly StaffCheck[]): readonly Finding[] {
  return checks.filter(({ trouble }) => trouble === "blocking").flatMap(({ findings }) => findings);
}

function reviewReason({ draft, checks, ticked, openLines }: DecisionFacts): {
  title: string;
  sentence: string;
} {
  const blocking = blockingFindings(checks).length;
  const others = checks.flatMap(({ findings }) => findings).length - blocking;
  const sentence =
    ticked.length > 0 ? WORDS.changesReady(ticked.length, contactsOf(draft)[0]?.name) : WORDS.nothingTicked;
  if (blocking > 0) return { title: WORDS.blocking(blocking), sentence };
  if (others > 0) return { title: WORDS.toLookAt(others), sentence };
  const unchecked = checks.filter(({ trouble }) => trouble === "unchecked").length;
  const title = unchecked > 0 ? WORDS.nothingAgainst(unchecked) : WORDS.allClear;
  return { title, sentence: openLines > 0 ? WORDS.linesOpen(openLines) : WORDS.readyToApprove };
}

function paymentReason(draft: StaffDraftRecord): { title: string; sentence: string } {
  const state = paymentState(draft);
  const sentence =
    state === undefined
      ? waitingSentence(draft)
      : WORDS.received(formatAud(state.receivedCents), formatAud(state.askedCents));
  return { title: WORDS.waitsForPayment, sentence };
}

function establishReason(draft: StaffDraftRecord): { title: string; sentence: string } {
  const missing = securityMissing(draft);
  if (missing > ZERO_CENTS)
    return { title: WORDS.waitsForSecurity, sentence: WORDS.securityToHold(formatAud(missing)) };
  const documents = documentsWaiting(draft);
  if (documents.length > 0) return { title: WORDS.waitsForDocuments, sentence: documents.join(" · ") };
  const beneficiary = beneficiaryName(draft) ?? STAFF_DRAFT_WORDS.noBeneficiary;
  return { title: WORDS.paidAndReady, sentence: WORDS.toIssue(draftAmount(draft), beneficiary) };
}

function waitingSentence({ waitingFor, waitingSince }: StaffDraftRecord): string {
  if (waitingFor === null) return "";
  return `${WORDS.waitsSince[waitingFor]} ${formatDate(dayOfInstant(waitingSince))}`;
}
