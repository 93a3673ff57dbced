// Sets a new password for somebody who knows the present one, ends every other session, and tells the person by mail.

import { CHANGE_PASSWORD_FIELDS } from "@bondline/domain/accounts/profile-fields.ts";
import { requireFields } from "@bondline/domain/fields/field-set.ts";
import type { Answer } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { sendPasswordChanged } from "../account-mails.ts";
import { savePassword } from "../account-store.ts";
import { requireCurrentPassword } from "../current-password.ts";
import { hashPassword } from "../passwords.ts";
import { revokeOtherSessions } from "../session-store.ts";

export type ChangePasswordInput = { currentPassword: string; newPassword: string };

export async function changePassword(work: Work, input: ChangePasswordInput): Promise<Answer> {
  const { sessionId } = requirePerson(work.actor);
  const { currentPassword, newPassword } = requireFields(CHANGE_PASSWORD_FIELDS, {
    currentPassword: input.currentPassword,
    newPassword: input.newPassword,
  });
  const account = await accessOwnAccountToChange(work);
  await requireCurrentPassword(account, currentPassword);

  await savePassword(work, account.id, await hashPassword(newPassword));
  await revokeOtherSessions(work, account.id, sessionId);
  await sendPasswordChanged(work, account, "every other device");
  await work.announce("account", { id: account.id });
  return { accountId: account.id };
}
