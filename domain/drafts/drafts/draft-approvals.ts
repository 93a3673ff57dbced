// Which changes to a draft take back the approvals already given, and how the history says so.

import type { DetailField } from "./editable-fields.ts";

const APPROVAL_TOPICS = ["amount", "parties", "wording", "purpose", "dates"] as const;
export type ApprovalTopic = (typeof APPROVAL_TOPICS)[number];

/** As they are shown to an approver: "the amount and the dates". */
export const APPROVAL_TOPIC_TEXT: Readonly<Record<ApprovalTopic, string>> = {
  amount: "the amount",
  parties: "the parties",
  wording: "the wording",
  purpose: "the purpose",
  dates: "the dates",
};

/** Null for what an approver was not asked about. */
const APPROVAL_TOPIC_OF_FIELD: Record<DetailField, ApprovalTopic | null> = {
  amount: "amount",
  purpose: "purpose",
  specifiedOtherPurpose: "purpose",
  // Site, agreement and contract stand in the text of the undertaking.
  projectAddress: "wording",
  agreementContent: "wording",
  contractForm: "wording",
  contractTitle: "wording",
  contractNumber: "wording",
  contractDate: "wording",
  expiryType: "dates",
  expiresAt: "dates",
  expiryCondition: "dates",
  expectedReturnDate: "dates",
  parties: "parties",
  yourReference: null,
  facilityId: null,
};

/** The topics that the changed fields touch, in a fixed order; a path such as "parties.0.abn" counts as its field. */
export function approvalTopicsOf(changedFields: readonly string[]): ApprovalTopic[] {
  const topics: Readonly<Record<string, ApprovalTopic | null>> = APPROVAL_TOPIC_OF_FIELD;
  const touched = changedFields.map((path) => topics[path.split(".")[0] ?? ""]);
  return APPROVAL_TOPICS.filter((topic) => touched.includes(topic));
}
