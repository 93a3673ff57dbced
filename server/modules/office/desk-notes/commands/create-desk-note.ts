// Writes a note about a record for the provider's staff, and notifies the colleagues whom it names.

import type { DeskNoteId } from "@bondline/domain/ids.ts";
import { DESK_NOTE_FIELDS } from "@bondline/domain/office/desk-notes/desk-note.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessNoted, notifyWhoLooks, type RequestedNotes, requireColleagues } from "../desk-note-access.ts";
import { notifyOfMention } from "../desk-note-mails.ts";
import { insertNote } from "../desk-note-store.ts";

export type CreateDeskNoteInput = RequestedNotes & {
  content: string;
  mentionedIds?: readonly string[] | null | undefined;
};

export async function createDeskNote(
  tx: Transaction,
  { content: typed, mentionedIds, ...asked }: CreateDeskNoteInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const noted = await accessNoted(tx, asked);
  const { content } = requireFields(DESK_NOTE_FIELDS, { content: typed });
  const colleagues = await requireColleagues(tx, mentionedIds ?? []);
  const id = tx.newId() as DeskNoteId;
  const authorName = `${givenName} ${familyName}`.trim();
  await insertNote(tx, noted, {
    id,
    authorId: accountId,
    authorName,
    content,
    mentioned: colleagues.map((each) => each.accountId),
  });
  await notifyOfMention(tx, noted, colleagues, { id, authorName, content });
  await notifyWhoLooks(tx, noted);
  return { deskNoteId: id };
}
