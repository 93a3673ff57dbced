// Suspends an account: its person is signed out everywhere, is let in nowhere, and is shown why.

import type { AccountId } from "@bondline/domain/ids.ts";
import { SUSPENDED_ALREADY_MESSAGE } from "@bondline/domain/people/accounts/suspended-account.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessAccountToSuspend } from "../account-access.ts";
import { sendAccountSuspended } from "../account-mails.ts";
import { saveSuspension } from "../account-store.ts";

export async function suspendAccount(tx: Transaction, id: AccountId, reason: string): Promise<void> {
  const account = await accessAccountToSuspend(tx, id);
  if (account.suspendedAt !== null) refuseFields({ memberId: SUSPENDED_ALREADY_MESSAGE });
  await saveSuspension(tx, id, reason);
  await sendAccountSuspended(tx, account, reason);
  await tx.announce("account", { id });
}
