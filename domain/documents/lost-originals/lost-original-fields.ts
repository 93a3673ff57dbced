// What is said about a lost original, each field written once: the declaration, the indemnity, the answer to it, and that it was found.

import {
  choiceField,
  dayField,
  fieldsOf,
  linesField,
  nameField,
  textField,
} from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { LOST_ORIGINAL_OUTCOME_TEXT } from "./lost-original-text.ts";

const declared = fieldsOf({
  lastSeenDate: dayField("Last seen"),
  searched: linesField("What was searched", LENGTHS.notes),
});

const indemnity = fieldsOf({
  indemnityStatement: linesField("Indemnity", LENGTHS.notes),
  indemnityName: nameField("Signed by", LENGTHS.name),
  indemnityDate: dayField("Signed on"),
});

const answered = fieldsOf({
  outcome: choiceField("What happens now", LOST_ORIGINAL_OUTCOME_TEXT),
  agreement: textField("How the beneficiary agreed", LENGTHS.attribute),
  replacementNumber: textField("Number of the replacement", LENGTHS.guaranteeNumber),
  answerNote: linesField("Reason", LENGTHS.declineReason),
});

const found = fieldsOf({ foundNote: linesField("Where it was found", LENGTHS.notes) });

export const LOST_ORIGINAL_FIELDS = fieldsOf({ ...declared, ...indemnity, ...answered, ...found });
