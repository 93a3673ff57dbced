// The rules of what a person changes about themselves: the profile and the password.

import { choice } from "../../values/fields/choice.ts";
import { maxLength, required } from "../../values/fields/field-rule.ts";
import { checkFields, type FieldSetResult, type RawFields } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { password, passwordConfirmation } from "../../values/fields/password.ts";
import { codesOf } from "../../values/reference-data/option-list.ts";
import { LOCALES, TIME_ZONES } from "../../values/reference-data/regions.ts";
import { PROFILE_FIELDS } from "./account-fields.ts";

/** Every field that a person may change; the address they sign in with is not among them. */
export const UPDATE_PROFILE_FIELDS = {
  ...PROFILE_FIELDS,
  locale: required(choice(codesOf(LOCALES))),
  timezone: required(choice(codesOf(TIME_ZONES))),
};

/** The present password is validated by the account alone: an old one need not keep today's rule. */
export const CHANGE_PASSWORD_FIELDS = {
  currentPassword: required(maxLength(LENGTHS.password)),
  newPassword: required(password),
};

/** Of somebody who has none yet, and signs in by a provider of identities. */
export const FIRST_PASSWORD_FIELDS = { newPassword: required(password) };

type ChangePasswordForm = typeof CHANGE_PASSWORD_FIELDS & {
  newPasswordConfirmation: ReturnType<typeof passwordConfirmation>;
};

type FirstPasswordForm = Omit<ChangePasswordForm, "currentPassword">;

/** The form asks for the new password twice; the call carries it once. */
export function checkChangePasswordForm(raw: RawFields): FieldSetResult<ChangePasswordForm> {
  return checkFields({ ...CHANGE_PASSWORD_FIELDS, ...repeated(raw) }, raw);
}

export function checkFirstPasswordForm(raw: RawFields): FieldSetResult<FirstPasswordForm> {
  return checkFields({ ...FIRST_PASSWORD_FIELDS, ...repeated(raw) }, raw);
}

function repeated(raw: RawFields) {
  return { newPasswordConfirmation: required(passwordConfirmation(raw.newPassword ?? "")) };
}
