// Writes one note beside the records of several pieces of work: beside each record once, though several wait about it.

import { notedRecordOf } from "@bondline/domain/office/desk/desk-work.ts";
import { DESK_NOTE_FIELDS } from "@bondline/domain/office/desk-notes/desk-note.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { WantedRow } from "../../../../graphql/chosen-access.ts";
import { decideEach } from "../../../../graphql/chosen-results.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { createDeskNote } from "../../desk-notes/commands/create-desk-note.ts";
import { accessChosenToNote } from "../desk-work-access.ts";

export type NoteChosenInput = { works: readonly WantedRow[]; content: string };

export async function noteChosenDeskWork(
  tx: Transaction,
  { works: wanted, content: typed }: NoteChosenInput,
): Promise<CommandResult> {
  const works = await accessChosenToNote(tx, wanted);
  const { content } = requireFields(DESK_NOTE_FIELDS, { content: typed });
  const noted = new Set<string>();
  const { results } = await decideEach(wanted, async ({ id }) => {
    const work = works(id) ?? refuse("DESK_WORK_NOT_FOUND", { id });
    const record = notedRecordOf(work) ?? refuse("DESK_WORK_WITHOUT_NOTES");
    // The record's access check comes before anything is written, so that a refusal leaves no note.
    if (!noted.has(record.recordId)) await createDeskNote(tx, { ...record, content });
    noted.add(record.recordId);
  });
  return { results };
}
