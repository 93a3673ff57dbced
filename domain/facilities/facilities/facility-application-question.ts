// A question of the desk or the bank to whoever applies for a facility, and its answer.

import { fieldsOf, linesField, requiredRulesOf } from "../../values/fields/field.ts";

const QUESTION_LENGTH_MAX = 2000;

export const APPLICATION_QUESTION_FIELDS = fieldsOf({
  question: linesField("Question", QUESTION_LENGTH_MAX),
});
export const APPLICATION_ANSWER_FIELDS = fieldsOf({
  answer: linesField("Answer", QUESTION_LENGTH_MAX),
});
export const APPLICATION_QUESTION_RULES = requiredRulesOf(APPLICATION_QUESTION_FIELDS);
export const APPLICATION_ANSWER_RULES = requiredRulesOf(APPLICATION_ANSWER_FIELDS);
