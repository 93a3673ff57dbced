// Gives a saved answer another title or text. What is left out stays.

import { SAVED_ANSWER_RULES } from "@bondline/domain/office/saved-answers/saved-answer.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessAnswerToChange } from "../saved-answer-access.ts";
import { saveAnswer } from "../saved-answer-store.ts";

type AnswerChanges = {
  id: string;
  version: number;
  title?: string | null | undefined;
  content?: string | null | undefined;
};

export async function updateSavedAnswer(tx: Transaction, input: AnswerChanges): Promise<CommandResult> {
  const answer = await accessAnswerToChange(tx, input);
  const validated = checkFields(SAVED_ANSWER_RULES, {
    title: input.title ?? answer.title,
    content: input.content ?? answer.content,
  });
  if (!validated.ok) refuseFields(validated.fields);
  await saveAnswer(tx, answer, validated.values);
  return { savedAnswerId: answer.id };
}
