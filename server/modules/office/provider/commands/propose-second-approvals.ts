// Proposes other sums from which a draft is approved by two; they hold once a second administrator approves them.

import {
  SECOND_APPROVAL_RULES,
  type SecondApprovalSums,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { CHANGE_SUBJECT_TEXT } from "@bondline/domain/office/changes/office-change.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../changes/commands/propose-change.ts";
import { accessProviderToChange } from "../provider-access.ts";
import { presentSecondApprovalSums, secondApprovalTexts } from "../second-approval-change.ts";

export type ProposeSecondApprovalsInput = {
  readonly [Field in keyof SecondApprovalSums]?: string | null | undefined;
} & { readonly reason: string };

const SAME_MESSAGE = "These sums hold already.";

export async function proposeSecondApprovals(
  tx: Transaction,
  { reason, ...input }: ProposeSecondApprovalsInput,
): Promise<CommandResult> {
  const provider = await accessProviderToChange(tx);
  const proposed = secondApprovalTexts(requireFields(SECOND_APPROVAL_RULES, { ...NONE, ...input }));
  const { texts, version } = await presentSecondApprovalSums(tx, provider.id);
  if (Object.entries(proposed).every(([field, sum]) => sum === texts[field]))
    refuseFields({ secondFromBankGuarantee: SAME_MESSAGE });
  return await proposeChange(tx, {
    subject: "SECOND_APPROVAL",
    subjectId: provider.id,
    subjectVersion: version,
    subjectName: CHANGE_SUBJECT_TEXT.SECOND_APPROVAL,
    proposed,
    reason,
  });
}

/** All are proposed together: what is left out has no sum. */
const NONE = {
  secondFromBankGuarantee: null,
  secondFromSuretyBond: null,
  secondFromCashSecurity: null,
  secondFromLeaseBond: null,
  secondFromSecurityReturn: null,
  secondFromBankGuaranteeReturn: null,
  secondFromSuretyBondReturn: null,
  secondFromCashSecurityReturn: null,
  secondFromLeaseBondReturn: null,
  secondFromBankGuaranteeDiscount: null,
  secondFromSuretyBondDiscount: null,
  secondFromCashSecurityDiscount: null,
  secondFromLeaseBondDiscount: null,
  secondFromDeposit: null,
  secondFromPropertyFacility: null,
  secondFromSuretyFacility: null,
};
