// Takes a sign-in provider's word for an account away again; ends every other session, and tells the person by mail.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
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
  work: Work,
  { id, currentPassword }: { id: string; currentPassword: string },
): Promise<Answer> {
  const { sessionId } = requirePerson(work.actor);
  const account = await accessOwnAccountToChange(work);
  if (account.passwordHash === null) refuseFields({ currentPassword: PASSWORD_FIRST_MESSAGE });
  await requireCurrentPassword(work, account, currentPassword);

  const removed = isUuid(id) ? await deleteOwnIdentity(work, account.id, id) : undefined;
  // One that is gone, or was never theirs, is simply not among those that are left.
  if (removed === undefined) return { accountId: account.id };
  await revokeOtherSessions(work, account.id, sessionId);
  await sendProviderRemoved(work, account, providerNameOf(removed));
  await work.announce("account", { id: account.id });
  return { accountId: account.id };
}
