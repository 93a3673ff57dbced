// The fields of a finance application and of an enquiry, each written once.

import {
  choiceField,
  dayField,
  emailField,
  fieldsOf,
  incompleteRulesOf,
  linesField,
  moneyField,
  personNameField,
  phoneField,
  requiredRulesOf,
} from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { PREFERRED_TIME_TEXT } from "./finance.ts";

/** Whom to call about it, and when. */
export const FINANCE_CONTACT_FIELDS = fieldsOf({
  givenName: personNameField("First name"),
  familyName: personNameField("Last name"),
  emailAddress: emailField("Email"),
  phoneNumber: phoneField("Phone"),
  preferredTime: choiceField("Best time to call", PREFERRED_TIME_TEXT),
});

const asked = fieldsOf({
  amount: moneyField("Amount to finance"),
  message: linesField("Anything we should know", LENGTHS.notes),
});

export const FINANCE_ENQUIRY_FIELDS = fieldsOf({ ...FINANCE_CONTACT_FIELDS, ...asked });
export const FINANCE_ANSWER_FIELDS = fieldsOf({ answerNote: linesField("Answer", LENGTHS.notes) });
/** What was paid out to secure the guarantee, and when. */
export const FINANCE_SETTLEMENT_FIELDS = fieldsOf({
  settledAmount: moneyField("Amount paid out"),
  settledDate: dayField("Paid out on"),
});
export const FINANCE_CLOSING_FIELDS = fieldsOf({ closingReason: linesField("Reason", LENGTHS.notes) });

export const FINANCE_CONTACT_RULES = requiredRulesOf(FINANCE_CONTACT_FIELDS);
export const FINANCE_ENQUIRY_RULES = { ...FINANCE_CONTACT_RULES, ...incompleteRulesOf(asked) };
export const FINANCE_ANSWER_RULES = requiredRulesOf(FINANCE_ANSWER_FIELDS);
export const FINANCE_SETTLEMENT_RULES = requiredRulesOf(FINANCE_SETTLEMENT_FIELDS);
export const FINANCE_CLOSING_RULES = requiredRulesOf(FINANCE_CLOSING_FIELDS);
