// The steps of a draft's life with their dates: what is done, where it stands, and what is still to come.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Draft } from "./draft-record.ts";

export type ProgressState = "CURRENT" | "DONE" | "LATER" | "STOPPED";
export type ProgressStep = { label: string; state: ProgressState; at: string | null; by: string | null };

type Step = {
  label: string;
  by: string;
  statuses: readonly DraftStatus[];
  startedAt: (draft: Draft) => string | null;
};

/** Six steps, each named by its act, with whose move it is and the statuses in which it is the present one. */
const STEPS: readonly Step[] = [
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
  {
    label: "Issue",
    by: "Bank",
    statuses: ["PROCESSING"],
    startedAt: (draft) => draft.establishedAt,
  },
  { label: "Established", by: "Bank", statuses: [], startedAt: (draft) => draft.establishedAt },
];

export function progressOf(draft: Draft): ProgressStep[] {
  const stopped = draft.status === "CANCELLED" || draft.status === "REJECTED";
  const present = presentStep(draft);
  return STEPS.map(({ label, by, startedAt }, index) => ({
    label,
    by,
    state: stateOf(index, present, stopped),
    at: index < present || index === 0 ? startedAt(draft) : null,
  }));
}

function presentStep(draft: Draft): number {
  if (draft.status === "ESTABLISHED") return STEPS.length;
  const found = STEPS.findIndex(({ statuses }) => statuses.includes(draft.status));
  if (found !== -1) return found;
  // A draft that was stopped shows where it stood: behind the last step that has a date.
  const reached = [draft.submittedAt, draft.approvedAt, draft.paidAt].filter((at) => at !== null).length;
  return reached === 0 ? 0 : reached + 1;
}

function stateOf(index: number, present: number, stopped: boolean): ProgressState {
  if (index < present) return "DONE";
  if (index > present) return "LATER";
  return stopped ? "STOPPED" : "CURRENT";
}
