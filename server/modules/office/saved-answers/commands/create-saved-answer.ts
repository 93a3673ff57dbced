// Keeps a text under a title, for all of the provider's staff.

import { asSavedAnswerId } from "@bondline/domain/ids.ts";
import { SAVED_ANSWER_RULES } from "@bondline/domain/office/saved-answers/saved-answer.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireRoomForAnswer } from "../saved-answer-access.ts";
import { insertAnswer } from "../saved-answer-store.ts";

export async function createSavedAnswer(
  tx: Transaction,
  { title, content }: { title: string; content: string },
): Promise<CommandResult> {
  await requireRoomForAnswer(tx);
  const validated = checkFields(SAVED_ANSWER_RULES, { title, content });
  if (!validated.ok) refuseFields(validated.fields);
  const id = asSavedAnswerId(tx.newId());
  await insertAnswer(tx, { id, ...validated.values });
  return { savedAnswerId: id };
}
