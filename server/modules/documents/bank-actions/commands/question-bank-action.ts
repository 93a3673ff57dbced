// The bank asks the applicant back before it can do what was asked; the last question is kept beside the reply to it.

import { QUESTION_RULES } from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessBankAction, type BankActionInput } from "../bank-action-access.ts";
import { saveBankAction } from "../bank-action-store.ts";
import { notifyOfBankAction } from "../notify-of-bank-action.ts";

export type QuestionBankActionInput = BankActionInput & { question: string };

export async function questionBankAction(
  tx: Transaction,
  { id: named, documentId, ...texts }: QuestionBankActionInput,
): Promise<CommandResult> {
  const { action, status, document } = await accessBankAction(tx, { id: named, documentId }, "question");
  const { question } = requireFields(QUESTION_RULES, texts);
  const { id, kind } = action;

  const asked = { question, questionedAt: tx.now, reply: null, repliedByName: null };
  await saveBankAction(tx, document, id, { ...asked, status });
  await notifyOfBankAction(tx, document, { id, kind, news: "BANK_ACTION_QUESTION", text: question });
  return { documentId: document.id };
}
