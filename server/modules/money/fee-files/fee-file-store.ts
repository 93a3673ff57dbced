// Banks' files of fees and their rows in the database: SQL and nothing else.

import type { DocumentId, FeeFileId, SupplierId } from "@bondline/domain/ids.ts";
import { RECONCILING_STATES } from "@bondline/domain/money/fee-files/fee-file.ts";
import type { ValidatedRow } from "@bondline/domain/money/fee-files/validate-fees.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, insertRows, type NewRow, updateRecord } from "../../../database/write-row.ts";
import { type Listed, PAGE_COUNT_MAX, type Page, type PageArguments } from "../../../graphql/list-page.ts";
import { grantCreated } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingFeeFile, FeeFile, FeeRow } from "./fee-file-record.ts";

const COLUMNS = `f.id, f.supplier_id, f.created_by_name, f.file_name, f.content_hash, f.stage, f.row_count, f.differing_count, f.charged_cents, f.difference_cents,
  f.accepted_at, f.accepted_by_name, f.sent_at, f.sent_by_name, f.settled_at, f.settled_by_name, f.settled_note, f.created_at, f.version,
  (select s.trade_name from supplier s where s.id = f.supplier_id) as supplier_name`;

export async function findFeeFile(tx: Transaction, id: FeeFileId) {
  return await findRow<FeeFile>(tx, `select ${COLUMNS} from fee_file f where f.id = $1`, [id]);
}

/** As `findFeeFile`, and nobody else changes it until this transaction ends. */
export async function findFeeFileForChange(tx: Transaction, id: FeeFileId) {
  return await findRow<FeeFile>(
    tx,
    `select ${COLUMNS} from fee_file f where f.id = $1 for no key update of f`,
    [id],
  );
}

/** Newest first. */
export async function listFeeFiles(tx: Transaction, list: PageArguments): Promise<Page<Listed<FeeFile>>> {
  return await listRows<FeeFile>(tx, list, {
    keyset: { column: "f.created_at", cast: "timestamptz", id: "f.id", direction: "DESC" },
    columns: COLUMNS,
    from: "fee_file f",
    where: "true",
    values: [],
    countedTo: PAGE_COUNT_MAX,
  });
}

/** The newest other one of the same bytes that was not discarded. */
export async function findSameFeeFile(tx: Transaction, { id, supplierId, contentHash }: FeeFile) {
  return await findRow<FeeFile>(
    tx,
    `select ${COLUMNS} from fee_file f
      where f.supplier_id = $1 and f.content_hash = $2 and f.id <> $3 and f.stage <> 'DISCARDED' order by f.created_at desc limit 1`,
    [supplierId, contentHash, id],
  );
}

export async function listFeeRows(tx: Transaction, { id }: Pick<FeeFile, "id">): Promise<FeeRow[]> {
  return await tx.query<FeeRow>(
    `select r.id, r.row_number, r.guarantee_number, r.charged_date, r.charged_cents, r.charge_kind, r.state, r.message, r.document_id,
            r.period_from_date, r.period_until_date, r.expected_cents, o.name as client
       from fee_file_row r left join document d on d.id = r.document_id left join organisation o on o.id = d.organisation_id
      where r.fee_file_id = $1 order by r.row_number`,
    [id],
  );
}

export type ReconciledCharge = Pick<ValidatedRow, "chargeKind" | "periodFromDate"> & {
  documentId: DocumentId;
  fileName: string;
};

/** Of these guarantees, in files that were accepted. */
export async function listReconciled(
  tx: Transaction,
  documentIds: readonly DocumentId[],
): Promise<ReconciledCharge[]> {
  return await tx.query<ReconciledCharge>(
    `select r.document_id, r.charge_kind, r.period_from_date, f.file_name from fee_file_row r join fee_file f on f.id = r.fee_file_id
      where r.document_id = any($1) and r.is_reconciled`,
    [[...documentIds]],
  );
}

type NewFile = Omit<NewRow<"fee_file">, "createdAt" | "updatedAt" | "stage">;

export async function insertFeeFile(tx: Transaction, file: NewFile, rows: readonly ValidatedRow[]) {
  const { id: feeFileId, supplierId } = file;
  await insertRow(tx, "fee_file", { ...file, stage: "DRY_RUN", createdAt: tx.now, updatedAt: tx.now });
  await insertRows(
    tx,
    "fee_file_row",
    rows.map((row) => ({ ...row, id: tx.newId(), supplierId: supplierId as SupplierId, feeFileId })),
  );
  return grantCreated(file);
}

type FileChanges = Partial<
  Pick<
    FeeFile,
    "acceptedAt" | "acceptedByName" | "sentAt" | "sentByName" | "settledAt" | "settledByName" | "settledNote"
  >
>;

export async function saveFeeFileStage(
  tx: Transaction,
  { id }: ChangingFeeFile,
  stage: FeeFile["stage"],
  changes: FileChanges = {},
): Promise<void> {
  await updateRecord(tx, "fee_file", id, { ...changes, stage });
}

export async function saveReconciled(tx: Transaction, { id }: ChangingFeeFile): Promise<void> {
  await tx.query(
    "update fee_file_row set is_reconciled = true where fee_file_id = $1 and state = any($2::text[])",
    [id, [...RECONCILING_STATES]],
  );
}

export type LetterReader = {
  name: string;
  address: string;
  contactName: string | null;
  contactEmail: string | null;
};

export async function findLetterReader(tx: Transaction, { supplierId }: Pick<FeeFile, "supplierId">) {
  return await findRow<LetterReader>(
    tx,
    "select name, address, contact_name, contact_email from supplier where id = $1",
    [supplierId],
  );
}

export async function isSupplier(tx: Transaction, id: SupplierId): Promise<boolean> {
  return (await findRow(tx, "select 1 from supplier where id = $1", [id])) !== undefined;
}
