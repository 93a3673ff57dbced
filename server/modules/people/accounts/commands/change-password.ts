// Sets a new password for somebody who knows the present one, or who has none and has just signed in; ends every other session, and tells the person by mail.

import {
  CHANGE_PASSWORD_FIELDS,
  FIRST_PASSWORD_FIELDS,
} from "@bondline/domain/people/accounts/profile-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { sendPasswordChanged } from "../account-mails.ts";
import { type AccountRow, savePassword } from "../account-store.ts";
import { ownTurn, requireCurrentPassword, requireFreshSession } from "../current-password.ts";
import { hashPassword } from "../passwords.ts";
import { revokeOtherSessions } from "../session-store.ts";
import { voidChallenges } from "../two-step-store.ts";

export type ChangePasswordInput = { currentPassword?: string | null | undefined; newPassword: string };

export async function changePassword(tx: Transaction, input: ChangePasswordInput): Promise<CommandResult> {
  const { sessionId } = requirePerson(tx.actor);
  const account = await accessOwnAccountToChange(tx);
  const newPassword = await requireNewPassword(tx, account, input);

  const { passwordMemoryKib } = tx.app.settings;
  const hash = await hashPassword(newPassword, ownTurn(tx, account), passwordMemoryKib);
  await savePassword(tx, account.id, hash);
  await revokeOtherSessions(tx, account.id, sessionId);
  await voidChallenges(tx, account.id);
  await sendPasswordChanged(tx, account, "every other device");
  await tx.announce("account", { id: account.id });
  return { accountId: account.id };
}

async function requireNewPassword(
  tx: Transaction,
  account: AccountRow,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<string> {
  if (account.passwordHash === null) {
    const first = requireFields(FIRST_PASSWORD_FIELDS, { newPassword });
    await requireFreshSession(tx);
    return first.newPassword;
  }
  const given = requireFields(CHANGE_PASSWORD_FIELDS, { currentPassword, newPassword });
  await requireCurrentPassword(tx, account, given.currentPassword);
  return given.newPassword;
}
