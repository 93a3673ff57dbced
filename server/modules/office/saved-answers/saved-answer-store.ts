// Saved answers in the database: SQL and nothing else.

import type { SavedAnswerId } from "@bondline/domain/ids.ts";
import { SAVED_ANSWERS_MAX } from "@bondline/domain/office/saved-answers/saved-answer.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, updateRecord } from "../../../database/write-row.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type SavedAnswer = Tables["saved_answer"];
export type ChangingAnswer = Granted<SavedAnswer, "KEEP_ANSWER">;
export type AnswerText = Pick<SavedAnswer, "title" | "content">;

/** Who keep one at once may come to a few more than there is room for. */
const LISTED_MAX = 2 * SAVED_ANSWERS_MAX;

/** By their titles. */
export async function listAnswers(tx: Transaction): Promise<SavedAnswer[]> {
  return await tx.query<SavedAnswer>(
    `select * from saved_answer order by lower(title), id limit ${LISTED_MAX}`,
  );
}

export async function findAnswer(tx: Transaction, id: SavedAnswerId): Promise<SavedAnswer | undefined> {
  return await findRow<SavedAnswer>(tx, "select * from saved_answer where id = $1", [id]);
}

export async function findAnswerForChange(
  tx: Transaction,
  id: SavedAnswerId,
): Promise<SavedAnswer | undefined> {
  return await findRow<SavedAnswer>(tx, "select * from saved_answer where id = $1 for no key update", [id]);
}

export async function insertAnswer(
  tx: Transaction,
  answer: AnswerText & { id: SavedAnswerId },
): Promise<void> {
  await insertRow(tx, "saved_answer", { ...answer, createdAt: tx.now, updatedAt: tx.now });
}

export async function saveAnswer(tx: Transaction, { id }: ChangingAnswer, text: AnswerText): Promise<void> {
  await updateRecord(tx, "saved_answer", id, text);
}

export async function deleteAnswer(tx: Transaction, { id }: ChangingAnswer): Promise<void> {
  await tx.query("delete from saved_answer where id = $1", [id]);
}
