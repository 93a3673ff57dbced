// What a person changes about themselves: the profile and the password.

import { builder } from "../../../graphql/builder.ts";
import { publicField } from "../../../graphql/command-field.ts";
import { UserPayloadRef } from "./account-schema.ts";
import { changePassword } from "./commands/change-password.ts";
import { updateProfile } from "./commands/update-profile.ts";
import { countedCommand } from "./guess-limit.ts";

publicField({
  name: "updateProfile",
  input: builder.inputType("UpdateProfileInput", {
    fields: (t) => ({
      address: t.string(),
      clientMutationId: t.string({ required: true }),
      currentPassword: t.string(),
      familyName: t.string({ required: true }),
      givenName: t.string({ required: true }),
      industry: t.string(),
      jobTitle: t.string(),
      locale: t.string({ required: true }),
      phoneNumber: t.string(),
      timezone: t.string({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: UserPayloadRef,
  run: countedCommand("updateProfile", updateProfile, ({ currentPassword }) => Boolean(currentPassword)),
});

publicField({
  name: "changePassword",
  input: builder.inputType("ChangePasswordInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      currentPassword: t.string(),
      newPassword: t.string({ required: true }),
    }),
  }),
  payload: UserPayloadRef,
  run: countedCommand("changePassword", changePassword),
});
