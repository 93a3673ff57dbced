// Lets the person of a suspended account in again, who signs in as before.

import type { AccountId } from "@bondline/domain/ids.ts";
import { NOT_SUSPENDED_MESSAGE } from "@bondline/domain/people/accounts/suspended-account.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessAccountToSuspend } from "../account-access.ts";
import { sendAccountRestored } from "../account-mails.ts";
import { saveSuspension } from "../account-store.ts";

export async function restoreAccount(tx: Transaction, id: AccountId): Promise<void> {
  const account = await accessAccountToSuspend(tx, id);
  if (account.suspendedAt === null) refuseFields({ memberId: NOT_SUSPENDED_MESSAGE });
  await saveSuspension(tx, id, null);
  await sendAccountRestored(tx, account);
}
