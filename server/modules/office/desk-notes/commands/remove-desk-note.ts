// Takes a note back for whoever wrote it, while the time for it lasts: a mark stays, and the history keeps the words.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessNoteToRemove, notifyWhoLooks } from "../desk-note-access.ts";
import { emptyNote } from "../desk-note-store.ts";

export async function removeDeskNote(tx: Transaction, { id }: { id: string }): Promise<CommandResult> {
  const note = await accessNoteToRemove(tx, id);
  await emptyNote(tx, note.id);
  await notifyWhoLooks(tx, { kind: note.recordKind, id: note.recordId, organisationId: note.organisationId });
  return { deskNoteId: note.id };
}
