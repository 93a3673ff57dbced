// The rules of a finance enquiry and of the contact details of an application.

import { amount } from "../../values/fields/amount.ts";
import { choice } from "../../values/fields/choice.ts";
import { email } from "../../values/fields/email.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { personName } from "../../values/fields/name.ts";
import { australianPhone } from "../../values/fields/phone.ts";
import { severalLines } from "../../values/fields/text.ts";
import { PREFERRED_TIMES } from "./finance.ts";

/** Whom to call about it, and when. */
export const FINANCE_CONTACT_FIELDS = {
  givenName: required(personName),
  familyName: required(personName),
  emailAddress: required(email),
  phoneNumber: required(australianPhone),
  preferredTime: required(choice(PREFERRED_TIMES)),
};

export const FINANCE_ENQUIRY_FIELDS = {
  ...FINANCE_CONTACT_FIELDS,
  amount: optional(amount),
  message: optional(severalLines(LENGTHS.notes)),
};

export const FINANCE_ANSWER_FIELDS = { answerNote: required(severalLines(LENGTHS.notes)) };
