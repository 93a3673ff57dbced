// Takes a sign-in provider's word for an account away again; ends every other session, and tells the person by mail.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { sendProviderRemoved } from "../account-mails.ts";
import { requireCurrentPassword } from "../current-password.ts";
import { deleteOwnIdentity } from "../identity-store.ts";
import { providerNameOf } from "../linked-provider.ts";
import { revokeOtherSessions } from "../session-store.ts";

export const PASSWORD_FIRST_MESSAGE =
  "Choose a password first: without one there would be no way into your account.";

/** Several of them are no way in either: the operator may switch to another provider at any time. */
export async function removeSignInProvider(
  tx: Transaction,
  { id, currentPassword }: { id: string; currentPassword: string },
): Promise<CommandResult> {
  const { sessionId } = requirePerson(tx.actor);
  const account = await accessOwnAccountToChange(tx);
  if (account.passwordHash === null) refuseFields({ currentPassword: PASSWORD_FIRST_MESSAGE });
  await requireCurrentPassword(tx, account, currentPassword);

  const removed = isUuid(id) ? await deleteOwnIdentity(tx, account.id, id) : undefined;
  // One that is gone, or was never theirs, is simply not among those that are left.
  if (removed === undefined) return { accountId: account.id };
  await revokeOtherSessions(tx, account.id, sessionId);
  await sendProviderRemoved(tx, account, providerNameOf(removed));
  await tx.announce("account", { id: account.id });
  return { accountId: account.id };
}
