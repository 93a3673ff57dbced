// What a person changes about themselves: the profile and the password.

import { PROFILE_FIELDS } from "@bondline/domain/people/accounts/profile-fields.ts";
import { oneOf } from "../../../graphql/field-options.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { publicMutation } from "../../../graphql/mutation.ts";
import { UserPayloadRef } from "./account-schema.ts";
import { changePassword } from "./commands/change-password.ts";
import { updateProfile } from "./commands/update-profile.ts";
import { countedCommand } from "./guess-limit.ts";

const { industry, locale, timezone } = PROFILE_FIELDS;

publicMutation("updateProfile", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("UpdateProfileInput", (t) => ({
    address: t.string(),
    currentPassword: t.string(),
    familyName: t.string({ required: true }),
    givenName: t.string({ required: true }),
    industry: t.string(oneOf(industry.options ?? [])),
    jobTitle: t.string(),
    locale: t.string({ required: true, ...oneOf(locale.options ?? []) }),
    phoneNumber: t.string(),
    timezone: t.string({ required: true, ...oneOf(timezone.options ?? []) }),
    version: t.int({ required: true }),
  })),
  payload: UserPayloadRef,
  run: countedCommand("updateProfile", updateProfile, ({ currentPassword }) => Boolean(currentPassword)),
});

publicMutation("changePassword", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("ChangePasswordInput", (t) => ({
    currentPassword: t.string(),
    newPassword: t.string({ required: true }),
  })),
  payload: UserPayloadRef,
  run: countedCommand("changePassword", changePassword),
});
