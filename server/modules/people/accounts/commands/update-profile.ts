// Changes what a person's profile says. A new phone number asks for a fresh sign-in or the password.

import { type PROFILE_FIELDS, PROFILE_RULES } from "@bondline/domain/people/accounts/profile-fields.ts";
import type { SentTexts } from "@bondline/domain/values/fields/field.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requireCurrent } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { requireFreshness } from "../current-password.ts";
import { saveProfile } from "../profile-store.ts";

export type UpdateProfileInput = {
  version: number;
  currentPassword?: string | null | undefined;
} & SentTexts<typeof PROFILE_FIELDS>;

export async function updateProfile(tx: Transaction, input: UpdateProfileInput): Promise<CommandResult> {
  const account = await accessOwnAccountToChange(tx);
  requireCurrent(account, input.version);

  const { version: _version, currentPassword, ...texts } = input;
  const profile = requireFields(PROFILE_RULES, texts);
  if (profile.phoneNumber !== account.phoneNumber) await requireFreshness(tx, account, currentPassword);

  await saveProfile(tx, account.id, profile);
  await tx.announce("account", { id: account.id });
  return { accountId: account.id };
}
