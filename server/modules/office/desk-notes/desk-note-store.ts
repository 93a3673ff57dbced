// Notes of the provider's staff in the database: SQL and nothing else.

import type { AccountId, DeskNoteId, OrganisationId } from "@bondline/domain/ids.ts";
import type { NotedRecordKind } from "@bondline/domain/office/desk-notes/desk-note.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type NotedRecord = { kind: NotedRecordKind; id: string; organisationId: OrganisationId };

export type DeskNote = Pick<
  Tables["desk_note"],
  | "id"
  | "recordKind"
  | "recordId"
  | "organisationId"
  | "authorId"
  | "authorName"
  | "content"
  | "createdAt"
  | "removedAt"
> & {
  /** Of whoever it names, in the order of the alphabet. */
  mentionedNames: string[];
};

const COLUMNS = `n.id, n.record_kind, n.record_id, n.organisation_id, n.author_id, n.author_name, n.content, n.created_at, n.removed_at,
  array(select a.given_name || ' ' || a.family_name from account a where a.id = any (n.mentioned) order by 1) as mentioned_names`;

/** Newest first. */
export async function listNotes(tx: Transaction, { kind, id }: NotedRecord, list: PageArguments) {
  return await listRows<DeskNote>(tx, list, {
    keyset: { column: "n.created_at", cast: "timestamptz", id: "n.id", direction: "DESC" },
    columns: COLUMNS,
    from: "desk_note n",
    where: "n.record_kind = $1 and n.record_id = $2",
    values: [kind, id],
  });
}

/** Nobody else takes it back until this transaction ends. */
export async function findNoteForChange(tx: Transaction, id: DeskNoteId): Promise<DeskNote | undefined> {
  await tx.query("select 1 from desk_note where id = $1 for no key update", [id]);
  return await findRow<DeskNote>(tx, `select ${COLUMNS} from desk_note n where n.id = $1`, [id]);
}

type NewNote = {
  id: DeskNoteId;
  authorId: AccountId;
  authorName: string;
  content: string;
  mentioned: readonly AccountId[];
};

export async function insertNote(tx: Transaction, record: NotedRecord, note: NewNote): Promise<void> {
  await insertRow(tx, "desk_note", {
    ...note,
    mentioned: [...note.mentioned],
    recordKind: record.kind,
    recordId: record.id,
    organisationId: record.organisationId,
    createdAt: tx.now,
  });
}

/** Its words are left to the history. */
export async function emptyNote(tx: Transaction, id: DeskNoteId): Promise<void> {
  await updateRow(tx, "desk_note", { id }, { content: null, removedAt: tx.now });
}

export type Colleague = { accountId: AccountId; email: string; givenName: string };

/** Of these, whoever works at the desk now. */
export async function listColleagues(tx: Transaction, ids: readonly AccountId[]): Promise<Colleague[]> {
  return await tx.query<Colleague>(
    `select t.account_id, a.email, a.given_name from staff_member t join account a on a.id = t.account_id
      where t.account_id = any ($1::uuid[]) and t.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') and a.status = 'ACTIVE'`,
    [[...ids]],
  );
}
