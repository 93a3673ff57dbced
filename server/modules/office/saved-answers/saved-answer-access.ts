// The access check of saved answers: the provider's staff read and keep all of them, and to nobody else they are there.

import { asSavedAnswerId } from "@bondline/domain/ids.ts";
import {
  SAVED_ANSWERS_FULL_MESSAGE,
  SAVED_ANSWERS_MAX,
} from "@bondline/domain/office/saved-answers/saved-answer.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import { grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type ChangingAnswer,
  findAnswer,
  findAnswerForChange,
  listAnswers,
  type SavedAnswer,
} from "./saved-answer-store.ts";

export type { SavedAnswer } from "./saved-answer-store.ts";

function requireStaff(tx: Transaction, id: string): void {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("SAVED_ANSWER_NOT_FOUND", { id });
}

export async function accessAnswers(tx: Transaction): Promise<SavedAnswer[]> {
  requireStaff(tx, "desk");
  return await listAnswers(tx);
}

export async function accessAnswer(tx: Transaction, id: string): Promise<SavedAnswer> {
  requireStaff(tx, id);
  return (await findAnswer(tx, asSavedAnswerId(id))) ?? refuse("SAVED_ANSWER_NOT_FOUND", { id });
}

export async function requireRoomForAnswer(tx: Transaction): Promise<void> {
  const present = await accessAnswers(tx);
  if (present.length >= SAVED_ANSWERS_MAX) refuseFields({ title: SAVED_ANSWERS_FULL_MESSAGE });
}

export async function accessAnswerToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<ChangingAnswer> {
  requireStaff(tx, id);
  const answer = await findAnswerForChange(tx, asSavedAnswerId(id));
  if (answer === undefined) return refuse("SAVED_ANSWER_NOT_FOUND", { id });
  requireCurrent(answer, version);
  return grant(answer, "KEEP_ANSWER");
}
