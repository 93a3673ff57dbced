// A text that the provider's staff send again and again, kept under a title for all of them.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines, singleLine } from "../../values/fields/text.ts";

export const SAVED_ANSWER_TITLE_MAX = 60;
export const SAVED_ANSWER_RULES = {
  title: required(singleLine(SAVED_ANSWER_TITLE_MAX)),
  /** As long as the reason of a decision may be: an answer fits wherever one is given. */
  content: required(severalLines(LENGTHS.declineReason)),
};

/** All are read at once, and more are found no quicker than written. */
export const SAVED_ANSWERS_MAX = 100;
export const SAVED_ANSWERS_FULL_MESSAGE = `There are ${SAVED_ANSWERS_MAX} saved answers. Remove one that is no longer used.`;

/** What was typed stays; an answer follows it in a line of its own. */
export function withAnswer(typed: string, answer: string): string {
  return typed.trim() === "" ? answer : `${typed.trimEnd()}\n${answer}`;
}
