// The applicant takes back what was asked of the bank, before it is done.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessBankAction, type BankActionInput } from "../bank-action-access.ts";
import { saveBankAction } from "../bank-action-store.ts";
import { notifyOfBankAction } from "../notify-of-bank-action.ts";

export async function withdrawBankAction(tx: Transaction, input: BankActionInput): Promise<CommandResult> {
  const { action, status, document } = await accessBankAction(tx, input, "withdraw");
  const { id, kind } = action;

  await saveBankAction(tx, document, id, { endedAt: tx.now, status });
  await notifyOfBankAction(tx, document, { id, kind, news: "BANK_ACTION_WITHDRAWN", text: null });
  return { documentId: document.id };
}
