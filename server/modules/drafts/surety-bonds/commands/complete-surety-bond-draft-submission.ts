// Completes the submission of a surety bond: its own terms and the brokerage disclosure are accepted with it.

import { refuseFields } from "@bondline/domain/refusals.ts";
import { BOND_SUBMISSION_TERMS_FIELDS } from "@bondline/domain/values/fields/acceptance.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { completeDraftSubmission } from "../../drafts/commands/complete-draft-submission.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { savePart } from "../../drafts/public.ts";

export type CompleteSuretyBondDraftSubmissionInput = {
  id: string;
  version: number;
  acceptBondSubmissionTerms: boolean;
  acceptBrokerage: boolean;
};

export async function completeSuretyBondDraftSubmission(
  tx: Transaction,
  input: CompleteSuretyBondDraftSubmissionInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SUBMIT");
  if (draft.processType !== "SURETY_BOND") refuseFields({ id: "This draft is not for a surety bond." });
  requireFields(BOND_SUBMISSION_TERMS_FIELDS, {
    acceptBondSubmissionTerms: String(input.acceptBondSubmissionTerms),
    acceptBrokerage: String(input.acceptBrokerage),
  });
  await savePart(tx, "draft_surety_bond", draft, { brokerageAcceptedAt: tx.now });
  return await completeDraftSubmission(tx, {
    id: input.id,
    version: input.version,
    acceptSubmissionTerms: true,
  });
}
