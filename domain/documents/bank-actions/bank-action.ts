// Something that the applicant asks of the bank on an issued document and that changes none of its terms: how it moves on, and who takes each step.

import { refuse } from "../../refusals.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { DocumentCapability } from "../documents/document-capabilities.ts";
import { BANK_ACTION_FIELDS as FIELDS } from "./bank-action-fields.ts";
import { BANK_ACTION_KIND_TEXT, BANK_ACTION_STATUS_TEXT } from "./bank-action-text.ts";

export type BankActionKind = keyof typeof BANK_ACTION_KIND_TEXT;
export type BankActionStatus = keyof typeof BANK_ACTION_STATUS_TEXT;
export const BANK_ACTION_KINDS = codesIn(BANK_ACTION_KIND_TEXT);
export const BANK_ACTION_STATUSES = codesIn(BANK_ACTION_STATUS_TEXT);

type Step = {
  from: readonly BankActionStatus[];
  to: BankActionStatus;
  /** What somebody must hold on the document to take it. */
  needs: Extract<DocumentCapability, "CAN_REQUEST_BANK_ACTION" | "CAN_EXECUTE_REQUESTS">;
};

/** Whoever issued the paper works on it; whoever may ask replies, and takes back what is not done. */
export const BANK_ACTION_STEPS = {
  take: { from: ["REQUESTED"], to: "TAKEN", needs: "CAN_EXECUTE_REQUESTS" },
  question: { from: ["TAKEN"], to: "QUESTIONED", needs: "CAN_EXECUTE_REQUESTS" },
  reply: { from: ["QUESTIONED"], to: "TAKEN", needs: "CAN_REQUEST_BANK_ACTION" },
  complete: { from: ["TAKEN"], to: "DONE", needs: "CAN_EXECUTE_REQUESTS" },
  decline: { from: ["REQUESTED", "TAKEN", "QUESTIONED"], to: "DECLINED", needs: "CAN_EXECUTE_REQUESTS" },
  withdraw: {
    from: ["REQUESTED", "TAKEN", "QUESTIONED"],
    to: "WITHDRAWN",
    needs: "CAN_REQUEST_BANK_ACTION",
  },
} as const satisfies Record<string, Step>;
export type BankActionStep = keyof typeof BANK_ACTION_STEPS;

export function bankActionStatusAfter(status: BankActionStatus, step: BankActionStep): BankActionStatus {
  const { from, to }: Step = BANK_ACTION_STEPS[step];
  if (from.includes(status)) return to;
  refuse("INVALID_TRANSITION", {
    record: "bank action",
    status: BANK_ACTION_STATUS_TEXT[status].toLowerCase(),
    event: step,
  });
}

export function isOpenBankAction({ status }: { status: BankActionStatus }): boolean {
  return status === "REQUESTED" || status === "TAKEN" || status === "QUESTIONED";
}

/** So that nobody fills a bank's desk: more is asked for once some of these are answered. */
export const OPEN_BANK_ACTIONS_MAX = 10;

const STEP_OF_CAPABILITY = {
  CAN_TAKE: "take",
  CAN_REPLY: "reply",
  CAN_COMPLETE: "complete",
  CAN_QUESTION: "question",
  CAN_DECLINE: "decline",
  CAN_WITHDRAW: "withdraw",
} as const satisfies Record<string, BankActionStep>;
export type BankActionCapability = keyof typeof STEP_OF_CAPABILITY;
export const BANK_ACTION_CAPABILITIES = codesIn(STEP_OF_CAPABILITY);

export function bankActionCapabilities(
  status: BankActionStatus,
  holds: (capability: Step["needs"]) => boolean,
): BankActionCapability[] {
  return BANK_ACTION_CAPABILITIES.filter((capability) => {
    const { from, needs }: Step = BANK_ACTION_STEPS[STEP_OF_CAPABILITY[capability]];
    return from.includes(status) && holds(needs);
  });
}

export const ASK_BANK_RULES = { kind: required(FIELDS.kind.rule), note: required(FIELDS.note.rule) };
export const QUESTION_RULES = { question: required(FIELDS.question.rule) };
export const REPLY_RULES = { reply: required(FIELDS.reply.rule) };
export const DECLINE_BANK_ACTION_RULES = { answerNote: required(FIELDS.answerNote.rule) };

/** What was done is shown by a file, or said. */
export function completeRules(hasFile: boolean) {
  const { rule } = FIELDS.answerNote;
  return { answerNote: hasFile ? optional(rule) : required(rule) };
}
