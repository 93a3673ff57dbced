// A piece of work that waits for the provider's staff: of which kind it is, and who may take it, hand it over or let it go.

import { allowed, type Decision, denied } from "../../decision.ts";
import { linesField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { NotedRecordKind } from "../desk-notes/desk-note.ts";

/** In the order in which they are offered. */
export const DESK_WORK_TEXT = {
  DRAFT_SUBMITTED: "Draft to review",
  DRAFT_SENT_AGAIN: "Draft sent again",
  SECOND_APPROVAL: "Second approval",
  FACILITY_APPROVAL: "Second approval of a facility",
  ARRANGED_APPROVAL: "Second approval of an arranged facility",
  RAISE_APPROVAL: "Second approval of a limit or security",
  REFUND_APPROVAL: "Second approval of a refund",
  PAYMENT: "Payment that does not match",
  REFUND: "Refund to pay",
  APPLICATION: "Facility application",
  ARRANGED_FACILITY: "Arranged facility to establish",
  REQUIRED_DOCUMENT: "Document to decide on",
  WORDING_PROPOSAL: "Proposed wording to answer",
  IDENTITY: "Identity to decide on",
  BANK_LINES: "Bank statement to settle",
  ENQUIRY: "Finance enquiry",
  REQUEST: "Request after issue",
  ABN_CLAIM: "ABN to check",
  CHANGE: "Change to approve",
} as const;
export type DeskWorkKind = keyof typeof DESK_WORK_TEXT;
export const DESK_WORK_KINDS = codesIn(DESK_WORK_TEXT);

export const DESK_STEPS = ["TAKE", "HAND_OVER", "RELEASE"] as const;
export type DeskStep = (typeof DESK_STEPS)[number];

/** As the history of the work has them. */
export const STEP_TAKEN = {
  TAKE: "TAKEN",
  HAND_OVER: "HANDED_OVER",
  RELEASE: "RELEASED",
} as const satisfies Record<DeskStep, string>;
export type DeskStepTaken = (typeof STEP_TAKEN)[DeskStep];

export const HAND_OVER_NOTE = linesField("Note", LENGTHS.notes);

type WorkPlace = {
  readonly kind: DeskWorkKind;
  readonly parentId: string;
  readonly organisationId: string | null;
};
type WorkRecord = { readonly recordKind: NotedRecordKind; readonly recordId: string };

const NOTED_AT_PARENT: Partial<Record<DeskWorkKind, NotedRecordKind>> = {
  DRAFT_SUBMITTED: "DRAFT",
  DRAFT_SENT_AGAIN: "DRAFT",
  SECOND_APPROVAL: "DRAFT",
  REFUND_APPROVAL: "DRAFT",
  PAYMENT: "DRAFT",
  REQUIRED_DOCUMENT: "DRAFT",
  WORDING_PROPOSAL: "DRAFT",
  IDENTITY: "DRAFT",
  REFUND: "DRAFT",
  APPLICATION: "FACILITY_APPLICATION",
  FACILITY_APPROVAL: "FACILITY_APPLICATION",
};

/** Beside which record a note on the work stands: its own page where that has notes, else its client's; a change of the portal has neither. */
export function notedRecordOf({ kind, parentId, organisationId }: WorkPlace): WorkRecord | undefined {
  const recordKind = NOTED_AT_PARENT[kind];
  if (recordKind !== undefined) return { recordKind, recordId: parentId };
  return organisationId === null ? undefined : { recordKind: "CLIENT", recordId: organisationId };
}

type Facts = {
  readonly isOver: boolean;
  readonly takenBy: "ME" | "OTHER" | "NO_ONE";
  readonly isAdmin: boolean;
  /** It needs somebody else: this person gave the first approval. */
  readonly isFirst: boolean;
};
type DeskStepDenial = "over" | "taken" | "own" | "not-own" | "first";

/**
 * Free work is anybody's to take. What somebody has taken is theirs to hand over and let go; an administrator does both for
 * them, such as for a colleague who is ill, and gives free work to somebody.
 */
export function decideDeskStep(
  { isOver, takenBy, isAdmin, isFirst }: Facts,
  step: DeskStep,
): Decision<DeskStepDenial> {
  if (isOver) return denied("over");
  if (step === "TAKE" && isFirst) return denied("first");
  if (step === "TAKE") return takenBy === "NO_ONE" ? allowed : denied(takenBy === "ME" ? "own" : "taken");
  if (takenBy === "ME") return allowed;
  if (takenBy === "NO_ONE") return step === "HAND_OVER" && isAdmin ? allowed : denied("not-own");
  return isAdmin ? allowed : denied("taken");
}

export function deskStepsOf(facts: Facts): DeskStep[] {
  return DESK_STEPS.filter((step) => decideDeskStep(facts, step).allowed);
}
