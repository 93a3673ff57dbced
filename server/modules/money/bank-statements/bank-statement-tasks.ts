// What of a bank statement is done in the background, by the names of the tasks.

import type { AccountId, BankStatementId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** By the rights of whoever has asked for it; where its file has just come, of whoever sent that. */
export type CheckPayload = { bankStatementId: BankStatementId; accountId?: AccountId };
export type ApplyPayload = { bankStatementId: BankStatementId; accountId: AccountId };

const keyOf = (id: BankStatementId) => ({ key: `bank statement ${id}` });

export async function enqueueCheck(tx: Transaction, bankStatementId: BankStatementId): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  await tx.enqueue("check-bank-statement", { bankStatementId, accountId }, keyOf(bankStatementId));
}

export async function enqueueApply(tx: Transaction, bankStatementId: BankStatementId): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  await tx.enqueue("apply-bank-statement", { bankStatementId, accountId }, keyOf(bankStatementId));
}
