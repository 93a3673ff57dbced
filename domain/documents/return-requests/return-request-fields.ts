// The fields of a request for return, each written once: what is asked, what its holder answers, and what is recorded once the original is back.

import {
  choiceField,
  dayField,
  emailField,
  type FieldPath,
  fieldsOf,
  incompleteRulesOf,
  linesField,
  nameField,
  numberChoiceField,
} from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import {
  REMINDER_FREQUENCIES,
  RETURN_ANSWER_TEXT,
  RETURN_METHOD_TEXT,
  reminderLabel,
} from "./return-request-text.ts";

/** Whoever is left out is the beneficiary's contact. */
const asked = fieldsOf({
  name: nameField("Recipient", LENGTHS.name),
  emailAddress: emailField("Recipient’s email"),
  obligationsEndedDate: dayField("Obligations ended"),
  reason: linesField("Reason", LENGTHS.notes),
  recurringFrequency: numberChoiceField("Remind", REMINDER_FREQUENCIES, reminderLabel),
});

const answered = fieldsOf({
  answeredByName: nameField("Your name", LENGTHS.name),
  answer: choiceField("Answer", RETURN_ANSWER_TEXT),
  answerDate: dayField("Date"),
  answerMethod: choiceField("How it was returned", RETURN_METHOD_TEXT),
  answerReason: linesField("Reason or note", LENGTHS.notes),
});

const recorded = fieldsOf({
  returnedDate: dayField("Returned on"),
  returnNote: linesField("Note on the return", LENGTHS.notes),
});

export const RETURN_REQUEST_SECTIONS = { asked, answered, recorded } as const;
export const RETURN_REQUEST_FIELDS = fieldsOf({ ...asked, ...answered, ...recorded });
export type ReturnRequestField = FieldPath<typeof RETURN_REQUEST_FIELDS>;

export const ASKED_RULES = incompleteRulesOf(asked);
export type AskedField = FieldPath<typeof asked>;
