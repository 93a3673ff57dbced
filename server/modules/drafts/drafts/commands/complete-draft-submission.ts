// Completes the submission when every requirement is met; otherwise the draft stays and the list comes back.

import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import { SUBMISSION_TERMS_FIELDS } from "@bondline/domain/values/fields/acceptance.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessContentPage } from "../../../office/content-pages/public.ts";
import { accessDraftToChange } from "../draft-access.ts";
import { askedColumns } from "../draft-bank.ts";
import { sendSubmissionReceived } from "../draft-mails.ts";
import { partsOfDraft } from "../draft-parts.ts";
import { organisationDiscountOf } from "../draft-pricing.ts";
import { requirementsOf } from "../draft-requirement-facts.ts";
import { saveDraftStatus } from "../draft-status.ts";
import { wordingOf } from "../draft-wording.ts";
import type { DraftVersionInput } from "./begin-draft-submission.ts";

export type CompleteDraftSubmissionInput = DraftVersionInput & { acceptSubmissionTerms: boolean };

export async function completeDraftSubmission(
  tx: Transaction,
  input: CompleteDraftSubmissionInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SUBMIT");
  const individualsToVerify = sum(partsOfDraft(tx.app).map(({ leftToVerify }) => leftToVerify?.(draft) ?? 0));
  const status = draftStatusAfter(draft.status, "completeDraftSubmission", { individualsToVerify });
  requireFields(SUBMISSION_TERMS_FIELDS, { acceptSubmissionTerms: String(input.acceptSubmissionTerms) });

  const requirements = await requirementsOf(tx, { ...draft, submissionTermsAcceptedAt: tx.now });
  const answer = { draftId: draft.id, applicableRequirements: requirements };
  if (requirements.some(({ requirementMet }) => !requirementMet)) return answer;

  await saveDraftStatus(tx, draft, status, {
    submissionTermsVersion: String((await accessContentPage(tx, "SUBMISSION_TERMS")).number),
    submissionTermsAcceptedAt: tx.now,
    submittedAt: tx.now,
    statusBeforeSubmission: null,
    requestChangeReason: null,
    organisationDiscountPercentage: organisationDiscountOf(draft),
    ...askedColumns(draft),
    wordingHash: (await wordingOf(tx, draft)).hash,
  });
  for (const { submitted } of partsOfDraft(tx.app)) await submitted?.(tx, draft);
  // The desk hears of it, and the applicant that it is there, once everyone is verified.
  if (status === "SUBMITTED") await sendSubmissionReceived(tx, draft);
  return answer;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
