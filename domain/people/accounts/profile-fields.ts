// What a person changes about themselves: the profile, each field of it written once, and the password.

import {
  addressField,
  choiceField,
  fieldsOf,
  incompleteRulesOf,
  personNameField,
  phoneField,
  requiredRulesOf,
  textField,
} from "../../values/fields/field.ts";
import { maxLength, required } from "../../values/fields/field-rule.ts";
import { checkFields, type FieldSetResult, type RawFields } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { password, passwordConfirmation } from "../../values/fields/password.ts";
import { singleLine } from "../../values/fields/text.ts";
import { INDUSTRIES } from "../../values/reference-data/industries.ts";
import { labelsByCode } from "../../values/reference-data/option-list.ts";
import { LOCALES, TIME_ZONES } from "../../values/reference-data/regions.ts";

const named = fieldsOf({
  givenName: personNameField("First name"),
  familyName: personNameField("Last name"),
});
const answered = fieldsOf({
  phoneNumber: phoneField("Phone"),
  jobTitle: textField("Job title", LENGTHS.attribute),
  // Post reaches a person at a PO box too.
  address: { ...addressField("Address", LENGTHS.address), rule: singleLine(LENGTHS.address) },
  industry: choiceField("Industry", labelsByCode(INDUSTRIES.options)),
});
const region = fieldsOf({
  locale: choiceField("Language", labelsByCode(LOCALES)),
  timezone: choiceField("Time zone", labelsByCode(TIME_ZONES)),
});

/** Every field that a person may change; the address they sign in with is not among them. */
export const PROFILE_FIELDS = fieldsOf({ ...named, ...answered, ...region });
export const PROFILE_RULES = {
  ...requiredRulesOf(named),
  ...incompleteRulesOf(answered),
  ...requiredRulesOf(region),
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
