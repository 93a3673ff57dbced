// A bank's files of outcomes and their rows in the database: SQL and nothing else.

import type { OutcomeFileStage } from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import type { OutcomeRowRead } from "@bondline/domain/documents/outcome-files/outcome-rows.ts";
import type { DraftId, OutcomeFileId, SupplierId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, insertRows, type NewRow, updateRecord } from "../../../database/write-row.ts";
import { type Listed, PAGE_COUNT_MAX, type Page, type PageArguments } from "../../../graphql/list-page.ts";
import { grantCreated } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingOutcomeFile, OutcomeFile, OutcomeRow, RowToDecide } from "./outcome-file-record.ts";

const COLUMNS =
  "f.id, f.supplier_id, f.created_by_name, f.file_name, f.content_hash, f.stage, f.is_all_or_nothing, f.message, f.finished_at, f.created_at, f.version";

type Wanted = { id: OutcomeFileId; supplierId: SupplierId };

export async function findOutcomeFile(tx: Transaction, { id, supplierId }: Wanted) {
  return await findRow<OutcomeFile>(
    tx,
    `select ${COLUMNS} from outcome_file f where f.id = $1 and f.supplier_id = $2`,
    [id, supplierId],
  );
}

/** As `findOutcomeFile`, and nobody else changes it until this transaction ends. */
export async function findOutcomeFileForChange(tx: Transaction, { id, supplierId }: Wanted) {
  return await findRow<OutcomeFile>(
    tx,
    `select ${COLUMNS} from outcome_file f where f.id = $1 and f.supplier_id = $2 for no key update`,
    [id, supplierId],
  );
}

export async function findOutcomeFileAsSystem(tx: Transaction, id: OutcomeFileId) {
  return await findRow<OutcomeFile>(
    tx,
    `select ${COLUMNS} from outcome_file f where f.id = $1 for no key update`,
    [id],
  );
}

/** Newest first. */
export async function listOutcomeFiles(
  tx: Transaction,
  supplierId: SupplierId,
  list: PageArguments,
): Promise<Page<Listed<OutcomeFile>>> {
  return await listRows<OutcomeFile>(tx, list, {
    keyset: { column: "f.created_at", cast: "timestamptz", id: "f.id", direction: "DESC" },
    columns: COLUMNS,
    from: "outcome_file f",
    where: "f.supplier_id = $1",
    values: [supplierId],
    countedTo: PAGE_COUNT_MAX,
  });
}

/** The newest other one of the same bytes that was not discarded. */
export async function findSameFile(tx: Transaction, { id, supplierId, contentHash }: OutcomeFile) {
  return await findRow<OutcomeFile>(
    tx,
    `select ${COLUMNS} from outcome_file f
      where f.supplier_id = $1 and f.content_hash = $2 and f.id <> $3 and f.stage <> 'DISCARDED' order by f.created_at desc limit 1`,
    [supplierId, contentHash, id],
  );
}

export async function listOutcomeRows(
  tx: Transaction,
  { id }: Pick<OutcomeFile, "id">,
): Promise<OutcomeRow[]> {
  return await tx.query<OutcomeRow>(
    `select r.id, r.row_number, r.reference, r.outcome, r.guarantee_number, r.decided_date, r.reason, r.amount_cents, r.state, r.message, r.draft_id,
            r.draft_version, d.amount_cents as asked_cents, (select o.name from organisation_names(array[d.organisation_id]) o) as client
       from outcome_row r left join draft d on d.id = r.draft_id where r.outcome_file_id = $1 order by r.row_number`,
    [id],
  );
}

type NewFile = Omit<NewRow<"outcome_file">, "createdAt" | "updatedAt" | "stage">;

export async function insertOutcomeFile(tx: Transaction, file: NewFile, rows: readonly OutcomeRowRead[]) {
  const { id, supplierId } = file;
  await insertRow(tx, "outcome_file", { ...file, stage: "CHECKING", createdAt: tx.now, updatedAt: tx.now });
  await insertRows(
    tx,
    "outcome_row",
    rows.map(({ fault, ...row }) => ({
      ...row,
      id: tx.newId(),
      supplierId,
      outcomeFileId: id,
      state: fault === null ? ("WAITING" as const) : ("FAULTY" as const),
      message: fault,
    })),
  );
  return grantCreated(file);
}

type StageChanges = Partial<Pick<OutcomeFile, "finishedAt" | "isAllOrNothing" | "message">>;

export async function saveOutcomeStage(
  tx: Transaction,
  { id }: ChangingOutcomeFile,
  stage: OutcomeFileStage,
  changes: StageChanges = {},
): Promise<void> {
  await updateRecord(tx, "outcome_file", id, { ...changes, stage });
}

/** The next that stands so, in the order of the file. */
export async function findNextRow(tx: Transaction, { id }: ChangingOutcomeFile, state: "GOOD" | "WAITING") {
  return await findRow<RowToDecide>(
    tx,
    "select * from outcome_row where outcome_file_id = $1 and state = $2 order by row_number limit 1",
    [id, state],
  );
}

/** All that are to be applied, in the order in which their drafts are locked. */
export async function listGoodRows(tx: Transaction, { id }: ChangingOutcomeFile): Promise<RowToDecide[]> {
  return await tx.query<RowToDecide>(
    "select * from outcome_row where outcome_file_id = $1 and state = 'GOOD' order by draft_id",
    [id],
  );
}

export type RowChanges = Pick<RowToDecide, "state" | "message"> & {
  draftId?: DraftId;
  draftVersion?: number;
};

export async function saveOutcomeRow(
  tx: Transaction,
  _file: ChangingOutcomeFile,
  id: string,
  { state, message, draftId, draftVersion }: RowChanges,
): Promise<void> {
  await tx.query(
    `update outcome_row set state = $2, message = $3, draft_id = coalesce($4, draft_id), draft_version = coalesce($5, draft_version) where id = $1`,
    [id, state, message, draftId ?? null, draftVersion ?? null],
  );
}

export type DecidedDraft = { id: DraftId; version: number; amountCents: Cents | null };

/** Of those that were sent to this bank, however its reference is written. */
export async function findDraftOfReference(tx: Transaction, supplierId: SupplierId, reference: string) {
  return await findRow<DecidedDraft>(
    tx,
    `select d.id, d.version, d.amount_cents from draft d
      where guarantee_number_key(d.reference_number) = guarantee_number_key($2) and d.status <> 'DRAFT'
        and d.is_visible_to_supplier and d.supplier_id = $1`,
    [supplierId, reference],
  );
}
