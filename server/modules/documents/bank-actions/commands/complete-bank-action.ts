// The bank has done what it was asked to do, and shows it by a file or says what it was.

import { completeRules } from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireFileOf } from "../../document-files/public.ts";
import { accessBankAction, type BankActionInput } from "../bank-action-access.ts";
import { saveBankAction } from "../bank-action-store.ts";
import { notifyOfBankAction } from "../notify-of-bank-action.ts";

export type CompleteBankActionInput = BankActionInput & {
  answerNote?: string | null | undefined;
  fileId?: string | null | undefined;
};

export async function completeBankAction(
  tx: Transaction,
  { id: named, documentId, fileId, ...texts }: CompleteBankActionInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const { action, status, document } = await accessBankAction(tx, { id: named, documentId }, "complete");
  const answerFileId = requireFileOf(document, fileId);
  const { answerNote } = requireFields(completeRules(answerFileId !== null), texts);
  const { id, kind } = action;

  const answered = { answeredByName: `${givenName} ${familyName}`, answeredAt: tx.now, endedAt: tx.now };
  await saveBankAction(tx, document, id, { ...answered, answerNote, answerFileId, status });
  await notifyOfBankAction(tx, document, { id, kind, news: "BANK_ACTION_DONE", text: answerNote });
  return { documentId: document.id };
}
