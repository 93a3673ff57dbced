// The sums from which two people approve as something that two change: how they stand, and what an approved change does.

import {
  SECOND_APPROVAL_FIELDS,
  SECOND_APPROVAL_RULES,
  type SecondApprovalSums,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { ChangeSubject, ChangeTexts, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { countApprovedChanges } from "../changes/public.ts";
import { secondApprovalSums } from "./provider-access.ts";
import { saveSecondApprovalSums } from "./provider-store.ts";

export const SECOND_APPROVAL_CHANGE: ChangeSubject = {
  kind: "SECOND_APPROVAL",
  fields: SECOND_APPROVAL_FIELDS,
  present: presentSecondApprovalSums,
  /** For what is approved from now on: an approval that waits for its second person goes on waiting. */
  apply: async (tx: Transaction, { subjectId, proposed }: ProposedChange) => {
    await saveSecondApprovalSums(tx, subjectId, requireFields(SECOND_APPROVAL_RULES, proposed));
  },
};

export async function presentSecondApprovalSums(tx: Transaction, subjectId: string) {
  const version = await countApprovedChanges(tx, { subject: "SECOND_APPROVAL", subjectId });
  return { texts: secondApprovalTexts(await secondApprovalSums(tx)), version };
}

export function secondApprovalTexts(sums: SecondApprovalSums): ChangeTexts {
  const texts = Object.entries(sums).map(([field, sum]) => [
    field,
    sum === null ? null : decimalFromCents(sum),
  ]);
  return Object.fromEntries(texts);
}
