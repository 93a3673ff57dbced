// Which fields of a draft may be changed in which status: the details lock when submission begins, the submission's own fields do not.

import { headsOf } from "../../values/fields/field-paths.ts";
import type { DraftStatus } from "./draft.ts";
import { DRAFT_DETAILS, DRAFT_SUBMISSION } from "./draft-fields.ts";

export const DETAIL_FIELDS = [...headsOf(DRAFT_DETAILS), "parties"] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

export const SUBMISSION_FIELDS = [...headsOf(DRAFT_SUBMISSION), "submissionTermsAccepted"] as const;
type SubmissionField = (typeof SUBMISSION_FIELDS)[number];

export type DraftField = DetailField | SubmissionField;

export function editableFields(status: DraftStatus): readonly DraftField[] {
  if (status === "DRAFT" || status === "CHANGES_REQUESTED") return [...DETAIL_FIELDS, ...SUBMISSION_FIELDS];
  if (status === "SUBMISSION_STARTED") return SUBMISSION_FIELDS;
  return [];
}
