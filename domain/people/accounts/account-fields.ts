// The rules of the forms round an account: sign-up, sign-in and the two stages of a password reset.

import { email } from "../../values/fields/email.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { checkFields, type FieldSetResult, type RawFields } from "../../values/fields/field-set.ts";
import { personName } from "../../values/fields/name.ts";
import { password, passwordConfirmation } from "../../values/fields/password.ts";
import { australianPhone } from "../../values/fields/phone.ts";
import { oneTimeCode } from "./one-time-code.ts";

export { CONFIRM_SIGN_UP_FIELDS, FORGOT_PASSWORD_FIELDS, SIGN_IN_FIELDS } from "./sign-in-fields.ts";

export const SIGN_UP_FIELDS = {
  email: required(email),
  password: required(password),
  givenName: required(personName),
  familyName: required(personName),
  phoneNumber: optional(australianPhone),
};

export const FORGOT_PASSWORD_SUBMIT_FIELDS = {
  username: required(email),
  code: required(oneTimeCode),
  newPassword: required(password),
};

type ResetForm = typeof FORGOT_PASSWORD_SUBMIT_FIELDS & {
  newPasswordConfirmation: ReturnType<typeof passwordConfirmation>;
};

/** The reset form asks for the password twice; the call that follows carries it once. */
export function checkResetForm(raw: RawFields): FieldSetResult<ResetForm> {
  const confirmation = required(passwordConfirmation(raw.newPassword ?? ""));
  return checkFields({ ...FORGOT_PASSWORD_SUBMIT_FIELDS, newPasswordConfirmation: confirmation }, raw);
}
