// What happens next with an application for a facility, and who has it.

import { codesIn } from "../../values/reference-data/option-list.ts";
import type { FacilityApplicationStatus } from "./facility-application.ts";

/** Whose move it is. */
type ApplicationHolder = "APPLICANT" | "PROVIDER" | "SUPPLIER" | "NOBODY";

/** Each step with who has it, and the words in which its applicant and everybody else read it. */
export const APPLICATION_STEPS = {
  COMPLETE: {
    holder: "APPLICANT",
    applicant: "Complete the application and submit it.",
    others: "The applicant is filling it in.",
  },
  ANSWER: {
    holder: "APPLICANT",
    applicant: "Answer the question. The application goes on with your answer.",
    others: "The applicant has been asked a question.",
  },
  REVIEW: {
    holder: "PROVIDER",
    applicant: "We look through your application and send it to a bank or insurer.",
    others: "It is to be looked through and sent to a bank or insurer.",
  },
  BANK_DECISION: {
    holder: "SUPPLIER",
    applicant: "The bank or insurer decides on your application.",
    others: "The bank or insurer is to decide.",
  },
  PAY_FEE: {
    holder: "APPLICANT",
    applicant: "Approved. Pay the application fee, and the facility can be established.",
    others: "Approved by the bank. The applicant is to pay the application fee.",
  },
  ESTABLISH: {
    holder: "PROVIDER",
    applicant: "Approved. We establish the facility with the bank or insurer.",
    others: "The facility is to be established.",
  },
  OVER: { holder: "NOBODY", applicant: "Nothing is left to do.", others: "Nothing is left to do." },
} as const satisfies Record<string, { holder: ApplicationHolder; applicant: string; others: string }>;
export type ApplicationStep = keyof typeof APPLICATION_STEPS;
export const APPLICATION_STEP_CODES = codesIn(APPLICATION_STEPS);

const STEP_IN: Readonly<Record<FacilityApplicationStatus, ApplicationStep>> = {
  DRAFT: "COMPLETE",
  SUBMITTED: "REVIEW",
  PROCESSING: "BANK_DECISION",
  PENDING_PAYMENT: "PAY_FEE",
  APPROVED: "ESTABLISH",
  ESTABLISHED: "OVER",
  REJECTED: "OVER",
  CLOSED: "OVER",
};

/** An open question comes before what its status waits for, while the application is being decided on. */
export function applicationStep({
  status,
  isAsked,
}: {
  status: FacilityApplicationStatus;
  isAsked: boolean;
}): ApplicationStep {
  const isBeingDecided = status === "SUBMITTED" || status === "PROCESSING";
  return isAsked && isBeingDecided ? "ANSWER" : STEP_IN[status];
}
