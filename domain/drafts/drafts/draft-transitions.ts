// The life cycle of a draft as one table: from these, this event leads there, for whoever holds that capability.

import { refuse } from "../../refusals.ts";
import type { DraftStatus } from "./draft.ts";
import type { DraftCapability } from "./draft-capabilities.ts";
import { DRAFT_STATUS_TEXT } from "./draft-text.ts";

type DraftTransition = {
  from: readonly (DraftStatus | "-")[];
  to: readonly DraftStatus[];
  needs: DraftCapability | "CAN_ADD_DOCUMENTS";
  /** The portal itself may also do it: the last individual verified, the last payment received. */
  alsoSystem: boolean;
};

/** "-" stands for a draft that does not exist yet.. */
export const DRAFT_TRANSITIONS = {
  create: { from: ["-"], to: ["DRAFT"], needs: "CAN_ADD_DOCUMENTS", alsoSystem: false },
  beginDraftSubmission: {
    from: ["DRAFT", "CHANGES_REQUESTED"],
    to: ["SUBMISSION_STARTED"],
    needs: "CAN_SUBMIT",
    alsoSystem: false,
  },
  cancelDraftSubmission: {
    from: ["SUBMISSION_STARTED"],
    to: ["DRAFT", "CHANGES_REQUESTED"],
    needs: "CAN_SUBMIT",
    alsoSystem: false,
  },
  completeDraftSubmission: {
    from: ["SUBMISSION_STARTED"],
    to: ["IDENTIFYING", "SUBMITTED"],
    needs: "CAN_SUBMIT",
    alsoSystem: false,
  },
  completeSuretyBondDraftSubmission: {
    from: ["SUBMISSION_STARTED"],
    to: ["IDENTIFYING", "SUBMITTED"],
    needs: "CAN_SUBMIT",
    alsoSystem: false,
  },
  individualsVerified: {
    from: ["IDENTIFYING"],
    to: ["SUBMITTED"],
    needs: "CAN_VERIFY_OVERRIDE",
    alsoSystem: true,
  },
  requestChanges: {
    from: ["SUBMITTED", "PENDING_PAYMENT"],
    to: ["CHANGES_REQUESTED"],
    needs: "CAN_REQUEST_CHANGES",
    alsoSystem: false,
  },
  // What was submitted is another wording now, so it is approved and submitted anew.
  agreeOnWording: {
    from: ["DRAFT", "CHANGES_REQUESTED", "SUBMITTED"],
    to: ["DRAFT", "CHANGES_REQUESTED"],
    needs: "CAN_DECIDE_WORDING",
    alsoSystem: false,
  },
  reject: {
    from: ["IDENTIFYING", "SUBMITTED", "PENDING_PAYMENT", "PROCESSING"],
    to: ["REJECTED"],
    needs: "CAN_REJECT",
    alsoSystem: false,
  },
  approve: {
    from: ["SUBMITTED"],
    to: ["PENDING_PAYMENT", "PROCESSING"],
    needs: "CAN_APPROVE_SUBMISSION",
    alsoSystem: false,
  },
  paymentComplete: {
    from: ["PENDING_PAYMENT"],
    to: ["PROCESSING"],
    needs: "CAN_RECORD_PAYMENT",
    alsoSystem: true,
  },
  establish: { from: ["PROCESSING"], to: ["ESTABLISHED"], needs: "CAN_ESTABLISH", alsoSystem: false },
  cancel: {
    from: ["DRAFT", "SUBMISSION_STARTED", "IDENTIFYING", "SUBMITTED", "CHANGES_REQUESTED", "PENDING_PAYMENT"],
    to: ["CANCELLED"],
    needs: "CAN_CANCEL",
    alsoSystem: false,
  },
} as const satisfies Record<string, DraftTransition>;
export type DraftEvent = keyof typeof DRAFT_TRANSITIONS;

/** What must be known, beside the present status, to say where these events lead. */
type DraftEventFacts = {
  cancelDraftSubmission: { submissionStartedFrom: "DRAFT" | "CHANGES_REQUESTED" };
  completeDraftSubmission: { individualsToVerify: number };
  completeSuretyBondDraftSubmission: { individualsToVerify: number };
  requestChanges: { paidCents: bigint };
  approve: { totalCents: bigint };
};
type FactsOf<Event extends DraftEvent> = Event extends keyof DraftEventFacts
  ? [facts: DraftEventFacts[Event]]
  : [];

/** The status after the event. Where the table does not list it from here, refuses and names the present status. */
export function draftStatusAfter<Event extends DraftEvent>(
  status: DraftStatus | undefined,
  event: Event,
  ...facts: FactsOf<Event>
): DraftStatus {
  const after = canHappenToDraft(status, event) ? OUTCOMES[event](status, ...facts) : undefined;
  if (after === undefined)
    refuse("INVALID_TRANSITION", { record: "draft", status: statusText(status), event });

  return after;
}

export function canHappenToDraft(status: DraftStatus | undefined, event: DraftEvent): boolean {
  const from: readonly (DraftStatus | "-")[] = DRAFT_TRANSITIONS[event].from;
  return from.includes(status ?? "-");
}

type Outcomes = {
  [Event in DraftEvent]: (
    status: DraftStatus | undefined,
    ...facts: FactsOf<Event>
  ) => DraftStatus | undefined;
};

const OUTCOMES: Outcomes = {
  create: () => "DRAFT",
  beginDraftSubmission: () => "SUBMISSION_STARTED",
  cancelDraftSubmission: (_, { submissionStartedFrom }) => submissionStartedFrom,
  completeDraftSubmission: (_, { individualsToVerify }) =>
    individualsToVerify > 0 ? "IDENTIFYING" : "SUBMITTED",
  completeSuretyBondDraftSubmission: (_, { individualsToVerify }) =>
    individualsToVerify > 0 ? "IDENTIFYING" : "SUBMITTED",
  individualsVerified: () => "SUBMITTED",
  // Money that has been received is not put in doubt by reopening the details.
  requestChanges: (status, { paidCents }) =>
    status === "PENDING_PAYMENT" && paidCents > 0n ? undefined : "CHANGES_REQUESTED",
  agreeOnWording: (status) => (status === "SUBMITTED" ? "CHANGES_REQUESTED" : status),
  reject: () => "REJECTED",
  // With nothing to pay there is no payment to wait for.
  approve: (_, { totalCents }) => (totalCents > 0n ? "PENDING_PAYMENT" : "PROCESSING"),
  paymentComplete: () => "PROCESSING",
  establish: () => "ESTABLISHED",
  cancel: () => "CANCELLED",
};

function statusText(status: DraftStatus | undefined): string {
  return status === undefined ? "not there yet" : DRAFT_STATUS_TEXT[status];
}
