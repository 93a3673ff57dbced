// Ends what belongs to an account alone: its sessions and ways to sign in, how its person is reached, and its hold on the address.

import { closedAddress } from "@bondline/domain/people/accounts/closed-account.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { sendAccountClosed } from "../account-mails.ts";
import { revokeSessionsOf } from "../account-store.ts";
import { deleteIdentitiesOf } from "../identity-store.ts";
import { saveClosed } from "../profile-store.ts";
import { deleteTwoStep, voidChallenges } from "../two-step-store.ts";

/** For the command that closes the account, which asks whether it may be. */
export async function endAccount(tx: Transaction): Promise<void> {
  const account = await accessOwnAccountToChange(tx);
  const { id } = account;
  await sendAccountClosed(tx, account);
  await deleteIdentitiesOf(tx, id);
  await revokeSessionsOf(tx, id);
  await voidChallenges(tx, id);
  await deleteTwoStep(tx, id);
  await saveClosed(tx, id, closedAddress(id));
  await tx.announce("account", { id });
}
