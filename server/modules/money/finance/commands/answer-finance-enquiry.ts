// Answers an enquiry about finance: the answer goes to whoever asked, and the draft's journey is over.

import { FINANCE_ANSWER_RULES } from "@bondline/domain/money/finance/finance-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFinanceEnquiryToAnswer } from "../finance-access.ts";
import { sendFinanceAnswer } from "../finance-mails.ts";
import { answerEnquiry, completeFinanceApplication } from "../finance-store.ts";
import { requireMayFollow } from "../move-enquiry.ts";

export type AnswerFinanceEnquiryInput = { id: string; version: number; answerNote: string };

export async function answerFinanceEnquiry(
  tx: Transaction,
  input: AnswerFinanceEnquiryInput,
): Promise<CommandResult> {
  const enquiry = await accessFinanceEnquiryToAnswer(tx, input);
  requireMayFollow(enquiry, "answer");
  const { answerNote } = requireFields(FINANCE_ANSWER_RULES, { answerNote: input.answerNote });

  await answerEnquiry(tx, enquiry, { note: answerNote, by: requirePerson(tx.actor).accountId });
  if (enquiry.draftId !== null) {
    await completeFinanceApplication(tx, enquiry);
    await tx.announce("draft", { id: enquiry.draftId, organisationId: enquiry.organisationId });
  }
  await sendFinanceAnswer(tx, enquiry, answerNote);
  return { financeEnquiryId: enquiry.id };
}
