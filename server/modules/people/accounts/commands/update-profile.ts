// Changes what a person's profile says. A new phone number asks for a fresh sign-in or the password.

import { UPDATE_PROFILE_FIELDS } from "@bondline/domain/people/accounts/profile-fields.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { accessOwnAccountToChange } from "../account-access.ts";
import { requireFreshness } from "../current-password.ts";
import { saveProfile } from "../profile-store.ts";

export type UpdateProfileInput = {
  version: number;
  givenName: string;
  familyName: string;
  phoneNumber?: string | null | undefined;
  jobTitle?: string | null | undefined;
  address?: string | null | undefined;
  industry?: string | null | undefined;
  locale: string;
  timezone: string;
  currentPassword?: string | null | undefined;
};

export async function updateProfile(work: Work, input: UpdateProfileInput): Promise<Answer> {
  const account = await accessOwnAccountToChange(work);
  if (account.version !== input.version)
    refuse("CONFLICT", { versionRead: input.version, versionNow: account.version });

  const { version: _version, currentPassword, ...texts } = input;
  const profile = requireFields(UPDATE_PROFILE_FIELDS, texts);
  if (profile.phoneNumber !== account.phoneNumber) await requireFreshness(work, account, currentPassword);

  await saveProfile(work, account.id, profile);
  await work.announce("account", { id: account.id });
  return { accountId: account.id };
}
