// The rules of the first page a person meets. Kept apart, so that it loads no lists of industries and no address rules.

import { email } from "../../values/fields/email.ts";
import { maxLength, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { oneTimeCode } from "./one-time-code.ts";

/** The password rule is for new passwords only: an old one must still be taken. */
export const SIGN_IN_FIELDS = {
  email: required(email),
  password: required(maxLength(LENGTHS.password)),
};

export const FORGOT_PASSWORD_FIELDS = { email: required(email) };

export const RESEND_CODE_FIELDS = { username: required(email) };

/** `username` is the mail address that the code went to. */
export const CONFIRM_SIGN_UP_FIELDS = {
  username: required(email),
  code: required(oneTimeCode),
};
