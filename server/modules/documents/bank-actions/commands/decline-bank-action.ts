// The bank will not do what it was asked to do, and says why.

import { DECLINE_BANK_ACTION_RULES } from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessBankAction, type BankActionInput } from "../bank-action-access.ts";
import { saveBankAction } from "../bank-action-store.ts";
import { notifyOfBankAction } from "../notify-of-bank-action.ts";

export type DeclineBankActionInput = BankActionInput & { answerNote: string };

export async function declineBankAction(
  tx: Transaction,
  { id: named, documentId, ...texts }: DeclineBankActionInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const { action, status, document } = await accessBankAction(tx, { id: named, documentId }, "decline");
  const { answerNote } = requireFields(DECLINE_BANK_ACTION_RULES, texts);
  const { id, kind } = action;

  const answered = { answeredByName: `${givenName} ${familyName}`, answeredAt: tx.now, endedAt: tx.now };
  await saveBankAction(tx, document, id, { ...answered, answerNote, status });
  await notifyOfBankAction(tx, document, { id, kind, news: "BANK_ACTION_DECLINED", text: answerNote });
  return { documentId: document.id };
}
