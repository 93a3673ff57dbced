// The steps of a draft's life with their dates: what is done, where it stands, and what is still to come.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Draft } from "./draft-record.ts";
import { securityOf } from "./draft-security.ts";

export type ProgressState = "CURRENT" | "DONE" | "LATER" | "STOPPED";
export type ProgressStep = { label: string; state: ProgressState; at: string | null; by: string | null };

type Step = {
  label: string;
  by: string;
  statuses: readonly DraftStatus[];
  startedAt: (draft: Draft) => string | null;
};

/** Each named by its act, with whose move it is and the statuses in which it is the present one. */
const BEFORE_ISSUE: readonly Step[] = [
  {
    label: "Prepare",
    by: "Applicant",
    statuses: ["DRAFT", "CHANGES_REQUESTED"],
    startedAt: (draft) => draft.createdAt,
  },
  {
    label: "Submit",
    by: "Applicant",
    statuses: ["SUBMISSION_STARTED", "IDENTIFYING"],
    startedAt: (draft) => draft.submittedAt,
  },
  { label: "Review", by: "Bondline", statuses: ["SUBMITTED"], startedAt: (draft) => draft.approvedAt },
  { label: "Pay", by: "Applicant", statuses: ["PENDING_PAYMENT"], startedAt: (draft) => draft.paidAt },
];
const ISSUE: readonly Step[] = [
  {
    label: "Issue",
    by: "Bank",
    statuses: ["PROCESSING"],
    startedAt: (draft) => draft.establishedAt,
  },
  { label: "Established", by: "Bank", statuses: [], startedAt: (draft) => draft.establishedAt },
];

/** Between the two, where the fee plan asks for it: done once all of it is held, even before the fees are paid. */
type SecurityStep = { isHeld: boolean; step: Step };

export function progressOf(draft: Draft): ProgressStep[] {
  const stopped = draft.status === "CANCELLED" || draft.status === "REJECTED";
  const security = securityStep(draft);
  const steps = [...BEFORE_ISSUE, ...(security === undefined ? [] : [security.step]), ...ISSUE];
  const present = presentStep(draft, steps, security);
  return steps.map((step, index) => {
    const isDone = index < present || (step === security?.step && security.isHeld);
    return {
      label: step.label,
      by: step.by,
      state: isDone ? "DONE" : stateOf(index, present, stopped),
      at: isDone || index === 0 ? step.startedAt(draft) : null,
    };
  });
}

function securityStep(draft: Draft): SecurityStep | undefined {
  const security = securityOf(draft);
  if (security === undefined) return undefined;
  const isHeld = security.movements.length > 0 && security.missingCents === 0n;
  const lastHeldAt = security.movements.findLast(({ kind }) => kind === "HELD")?.createdAt ?? null;
  return {
    isHeld,
    step: { label: "Lodge security", by: "Applicant", statuses: [], startedAt: () => lastHeldAt },
  };
}

function presentStep(draft: Draft, steps: readonly Step[], security: SecurityStep | undefined): number {
  if (draft.status === "ESTABLISHED") return steps.length;
  const found = steps.findIndex(({ statuses }) => statuses.includes(draft.status));
  const isWaiting = draft.status === "PROCESSING" && security?.isHeld === false;
  if (found !== -1) return isWaiting ? found - 1 : found;
  // A draft that was stopped shows where it stood: behind the last step that has a date.
  const reached = [draft.submittedAt, draft.approvedAt, draft.paidAt].filter((at) => at !== null).length;
  if (reached === 0) return 0;
  const isBehindSecurity = steps[reached + 1] === security?.step && security?.isHeld === true;
  return isBehindSecurity ? reached + 2 : reached + 1;
}

function stateOf(index: number, present: number, stopped: boolean): ProgressState {
  if (index < present) return "DONE";
  if (index > present) return "LATER";
  return stopped ? "STOPPED" : "CURRENT";
}
