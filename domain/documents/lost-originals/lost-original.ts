// A lost original as tables: how it moves on, who takes each step, and what each step has to say.

import { refuse } from "../../refusals.ts";
import { onOrAfter, onOrBefore } from "../../values/fields/date.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { DocumentRole } from "../documents/document.ts";
import type { DocumentCapability } from "../documents/document-capabilities.ts";
import { LOST_ORIGINAL_FIELDS as FIELDS } from "./lost-original-fields.ts";
import {
  LOST_ORIGINAL_OUTCOME_TEXT,
  type LOST_ORIGINAL_SIDE_TEXT,
  LOST_ORIGINAL_STATUS_TEXT,
} from "./lost-original-text.ts";

export type LostOriginalStatus = keyof typeof LOST_ORIGINAL_STATUS_TEXT;
type LostOriginalSide = keyof typeof LOST_ORIGINAL_SIDE_TEXT;
export type LostOriginalOutcome = keyof typeof LOST_ORIGINAL_OUTCOME_TEXT;
export const LOST_ORIGINAL_STATUSES = codesIn(LOST_ORIGINAL_STATUS_TEXT);
export const LOST_ORIGINAL_OUTCOMES = codesIn(LOST_ORIGINAL_OUTCOME_TEXT);

type Step = {
  from: readonly LostOriginalStatus[];
  to: LostOriginalStatus;
  /** What somebody must hold on the document to take it. */
  needs: Extract<DocumentCapability, "CAN_DECLARE_LOST" | "CAN_EXECUTE_REQUESTS">;
};

/** Whoever issued the paper answers; both sides of it say that it is lost or found. */
export const LOST_ORIGINAL_STEPS = {
  giveIndemnity: { from: ["DECLARED"], to: "INDEMNIFIED", needs: "CAN_DECLARE_LOST" },
  consent: { from: ["INDEMNIFIED"], to: "CONSENTED", needs: "CAN_EXECUTE_REQUESTS" },
  refuse: { from: ["DECLARED", "INDEMNIFIED"], to: "REFUSED", needs: "CAN_EXECUTE_REQUESTS" },
  withdraw: { from: ["DECLARED", "INDEMNIFIED"], to: "FOUND", needs: "CAN_DECLARE_LOST" },
} as const satisfies Record<string, Step>;
export type LostOriginalStep = keyof typeof LOST_ORIGINAL_STEPS;

export function lostOriginalStatusAfter(
  status: LostOriginalStatus,
  step: LostOriginalStep,
): LostOriginalStatus {
  const { from, to }: Step = LOST_ORIGINAL_STEPS[step];
  if (from.includes(status)) return to;
  refuse("INVALID_TRANSITION", {
    record: "lost original",
    status: LOST_ORIGINAL_STATUS_TEXT[status].toLowerCase(),
    event: step,
  });
}

/** Nobody has found it, and whoever issued it has not answered. */
export function isOpenLoss(lost: { status: LostOriginalStatus } | null): boolean {
  return lost !== null && (lost.status === "DECLARED" || lost.status === "INDEMNIFIED");
}

const STEP_OF_CAPABILITY = {
  CAN_GIVE_INDEMNITY: "giveIndemnity",
  CAN_CONSENT: "consent",
  CAN_REFUSE: "refuse",
  CAN_WITHDRAW: "withdraw",
} as const satisfies Record<string, LostOriginalStep>;
export type LostOriginalCapability = keyof typeof STEP_OF_CAPABILITY;
export const LOST_ORIGINAL_CAPABILITIES = codesIn(STEP_OF_CAPABILITY);

export function lostOriginalCapabilities(
  status: LostOriginalStatus,
  holds: (capability: Step["needs"]) => boolean,
): LostOriginalCapability[] {
  return LOST_ORIGINAL_CAPABILITIES.filter((capability) => {
    const { from, needs }: Step = LOST_ORIGINAL_STEPS[STEP_OF_CAPABILITY[capability]];
    return from.includes(status) && holds(needs);
  });
}

/** For whom somebody declares it. */
export function sideDeclaring(roles: ReadonlySet<DocumentRole>): LostOriginalSide {
  return roles.has("OWNER") ? "APPLICANT" : "BENEFICIARY";
}

export function declareRules(today: PlainDate, establishedAt: PlainDate | null) {
  const past = onOrBefore(today, FIELDS.lastSeenDate.rule);
  return {
    lastSeenDate: required(establishedAt === null ? past : onOrAfter(establishedAt, past)),
    searched: required(FIELDS.searched.rule),
  };
}

export function indemnityRules(today: PlainDate) {
  return {
    indemnityStatement: required(FIELDS.indemnityStatement.rule),
    indemnityName: required(FIELDS.indemnityName.rule),
    indemnityDate: required(onOrBefore(today, FIELDS.indemnityDate.rule)),
  };
}

type Consenting = { side: LostOriginalSide; isSystemDocument: boolean; outcome: string };

/** The beneficiary loses by a cancellation that it has not declared itself; a replacement has a number. */
export function consentRules({ side, isSystemDocument, outcome }: Consenting) {
  const isCancelled = outcome === "CANCELLED";
  const needsAgreement = isCancelled && side === "APPLICANT" && isSystemDocument;
  return {
    outcome: required(FIELDS.outcome.rule),
    agreement: needsAgreement ? required(FIELDS.agreement.rule) : optional(FIELDS.agreement.rule),
    replacementNumber: isCancelled
      ? optional(FIELDS.replacementNumber.rule)
      : required(FIELDS.replacementNumber.rule),
    answerNote: optional(FIELDS.answerNote.rule),
  };
}

export const REFUSE_RULES = { answerNote: required(FIELDS.answerNote.rule) };
export const FOUND_RULES = { foundNote: optional(FIELDS.foundNote.rule) };
