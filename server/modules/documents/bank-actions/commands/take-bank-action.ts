// The bank takes up what it was asked to do, so that the applicant knows who works on it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessBankAction, type BankActionInput } from "../bank-action-access.ts";
import { saveBankAction } from "../bank-action-store.ts";
import { notifyOfBankAction } from "../notify-of-bank-action.ts";

export async function takeBankAction(tx: Transaction, input: BankActionInput): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const { action, status, document } = await accessBankAction(tx, input, "take");
  const { id, kind } = action;

  await saveBankAction(tx, document, id, {
    status,
    takenByName: `${givenName} ${familyName}`,
    takenAt: tx.now,
  });
  await notifyOfBankAction(tx, document, { id, kind, news: "BANK_ACTION_TAKEN", text: null });
  return { documentId: document.id };
}
