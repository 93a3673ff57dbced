// What a person changes about themselves: the profile and the password.

import { PROFILE_FIELDS } from "@bondline/domain/people/accounts/profile-fields.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { publicMutation } from "../../../graphql/mutation.ts";
import { UserPayloadRef } from "./account-schema.ts";
import { changePassword } from "./commands/change-password.ts";
import { updateProfile } from "./commands/update-profile.ts";
import { countedCommand } from "./guess-limit.ts";

publicMutation("updateProfile", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("UpdateProfileInput", (t) => ({
    ...inputFieldsOf(t, PROFILE_FIELDS, {}, { required: ["familyName", "givenName", "locale", "timezone"] }),
    currentPassword: t.string(),
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
