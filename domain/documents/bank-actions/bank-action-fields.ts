// What is said about an action of the bank, each field written once: what is asked for, what the bank asks back, and its answer.

import { choiceField, fieldsOf, linesField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { BANK_ACTION_KIND_TEXT } from "./bank-action-text.ts";

export const BANK_ACTION_FIELDS = fieldsOf({
  kind: choiceField("What the bank should do", BANK_ACTION_KIND_TEXT),
  note: linesField("Details", LENGTHS.notes),
  question: linesField("Question", LENGTHS.notes),
  reply: linesField("Reply", LENGTHS.notes),
  answerNote: linesField("Answer", LENGTHS.declineReason),
});
