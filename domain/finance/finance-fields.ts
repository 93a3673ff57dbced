// The rules of a finance enquiry and of the contact details of an application.

import { amount } from "../fields/amount.ts";
import { choice } from "../fields/choice.ts";
import { email } from "../fields/email.ts";
import { optional, required } from "../fields/field-rule.ts";
import { LENGTHS } from "../fields/lengths.ts";
import { personName } from "../fields/name.ts";
import { australianPhone } from "../fields/phone.ts";
import { severalLines } from "../fields/text.ts";
import { PREFERRED_TIMES } from "./finance.ts";

/** Whom to call about it, and when (ledger Q-067). */
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
