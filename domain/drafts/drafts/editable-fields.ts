// Which fields of a draft may be changed in which status: the details lock when submission begins, the submission's own fields do not.

import type { DraftStatus } from "./draft.ts";

/** Locked from SUBMISSION_STARTED on, open again in CHANGES_REQUESTED. */
export const DETAIL_FIELDS = [
  "amount",
  "purpose",
  "specifiedOtherPurpose",
  "projectAddress",
  "agreementContent",
  "expiryType",
  "expiresAt",
  "expiryCondition",
  "expectedReturnDate",
  "yourReference",
  "contractForm",
  "contractTitle",
  "contractNumber",
  "contractDate",
  "facilityId",
  "parties",
] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

/** Filled in on the way to submission, so they stay open while it is under way. */
export const SUBMISSION_FIELDS = [
  "deliveryDetails",
  "issuerSourceOfFunds",
  "issuerDetailsOfSourceOfFunds",
  "directorFirstName",
  "directorLastName",
  "directorEmail",
  "refundAccountName",
  "refundAccountNumber",
  "refundBSB",
  "invoiceRecipientEmailAddresses",
  "feeSummaryId",
  "submissionTermsAccepted",
] as const;
export type SubmissionField = (typeof SUBMISSION_FIELDS)[number];

export type DraftField = DetailField | SubmissionField;

export function editableFields(status: DraftStatus): readonly DraftField[] {
  if (status === "DRAFT" || status === "CHANGES_REQUESTED") return [...DETAIL_FIELDS, ...SUBMISSION_FIELDS];
  if (status === "SUBMISSION_STARTED") return SUBMISSION_FIELDS;
  return [];
}
