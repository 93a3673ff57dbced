// Imports in the database: SQL and nothing else. Whether somebody may see one is asked in import-access.

import type { ImportCounts, ImportStage } from "@bondline/domain/documents/imports/import-job.ts";
import type { ImportJobId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, type NewRow, saveRow, updateRecord } from "../../../database/write-row.ts";
import type { Listed, Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Granted, grantCreated } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { attachmentChildren } from "../../records/attachments/public.ts";
import type { ChangingImport, ImportJob } from "./import-record.ts";

const ITSELF = `d.id, d.organisation_id, d.created_by, d.created_by_name, d.file_name, d.stage, d.mode, d.headers, d.columns, d.errors, d.notes,
  d.rows_read, d.rows_forgotten_at, d.finished_at, d.created_at, d.version`;
const COLUMNS = `${ITSELF}, c.rows_new, c.rows_refused, c.rows_duplicate, c.rows_imported,
  ${attachmentChildren("import_file", "import_job_id")} as files`;

/** Counted where they stand: while it runs each batch changes them, and nothing else has to be kept in step. What is forgotten was counted before. */
const COUNTED = `cross join lateral (
    select d.kept_new + count(*) filter (where r.verdict = 'NEW')::int as rows_new, d.kept_refused + count(*) filter (where r.verdict = 'REFUSED')::int as rows_refused,
           d.kept_duplicate + count(*) filter (where r.verdict = 'DUPLICATE')::int as rows_duplicate, d.kept_imported + count(*) filter (where r.verdict = 'IMPORTED')::int as rows_imported
      from import_row r where r.import_job_id = d.id) c`;

export async function findImport(tx: Transaction, id: ImportJobId): Promise<ImportJob | undefined> {
  return await findRow<ImportJob>(tx, `select ${COLUMNS} from import_job d ${COUNTED} where d.id = $1`, [id]);
}

/** As `findImport`, and nobody else changes it until this transaction ends. */
export async function findImportForChange(tx: Transaction, id: ImportJobId): Promise<ImportJob | undefined> {
  const locked = await tx.query("select 1 from import_job where id = $1 for no key update", [id]);
  return locked.length === 0 ? undefined : await findImport(tx, id);
}

/** Newest first. */
export async function listImports(
  tx: Transaction,
  organisationId: OrganisationId,
  list: PageArguments,
): Promise<Page<Listed<ImportJob>>> {
  return await listRows<ImportJob>(tx, list, {
    keyset: { column: "d.created_at", cast: "timestamptz", id: "d.id", direction: "DESC" },
    columns: COLUMNS,
    from: `import_job d ${COUNTED}`,
    counted: "import_job d",
    where: "d.organisation_id = $1",
    values: [organisationId],
  });
}

/** The newest other import of the same bytes that has left something behind. */
export async function findSameFile(tx: Transaction, { id, organisationId, files }: ImportJob) {
  const sha256 = files[0]?.sha256 ?? null;
  if (sha256 === null) return undefined;
  return await findRow<ImportJob>(
    tx,
    `select ${COLUMNS} from import_job d ${COUNTED}
      where d.organisation_id = $1 and d.id <> $2 and d.stage in ('RUNNING', 'COMPLETE', 'STOPPED')
        and exists (select 1 from import_file f where f.import_job_id = d.id and f.organisation_id = $1 and f.sha256 = $3)
      order by d.created_at desc limit 1`,
    [organisationId, id, sha256],
  );
}

type NewImport = Omit<NewRow<"import_job">, "createdAt" | "updatedAt" | "stage">;

export async function insertImport(tx: Transaction, job: NewImport): Promise<Granted<NewImport, "CREATED">> {
  await insertRow(tx, "import_job", { ...job, stage: "RECEIVING", createdAt: tx.now, updatedAt: tx.now });
  return grantCreated(job);
}

type ImportChanges = Partial<
  Pick<ImportJob, "mode" | "headers" | "columns" | "errors" | "notes" | "rowsRead" | "finishedAt">
>;

export async function saveImportStage(
  tx: Transaction,
  { id }: ChangingImport,
  stage: ImportStage,
  changes: ImportChanges = {},
): Promise<void> {
  await updateRecord(tx, "import_job", id, { ...changes, stage });
}

/** Answers which reading of the file this is: rows of an earlier one are gone, and nobody writes more of them. */
export async function beginReading(tx: Transaction, { id }: ChangingImport): Promise<number> {
  await tx.query("delete from import_row where import_job_id = $1", [id]);
  const begun = await findRow<{ reading: number }>(
    tx,
    `update import_job set reading = reading + 1, rows_read = 0, stage = 'CHECKING', updated_at = $2, version = version + 1
      where id = $1 returning reading`,
    [id, tx.now],
  );
  if (begun === undefined) throw new Error("An import that is read is there.");
  return begun.reading;
}

/** Locked, while it is still this reading that goes on. */
export async function isBeingRead(tx: Transaction, id: ImportJobId, reading: number): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from import_job where id = $1 and reading = $2 and stage = 'CHECKING' for no key update",
    [id, reading],
  );
  return rows.length > 0;
}

const FORGETFUL = "d.rows_forgotten_at is null and d.finished_at <= $1 and d.stage <> 'UNDOING'";

/** Whose time for being undone is over, the oldest first. */
export async function listImportsToForget(
  tx: Transaction,
  { finishedUntil, max }: { finishedUntil: Instant; max: number },
): Promise<ImportJobId[]> {
  const rows = await tx.query<{ id: ImportJobId }>(
    `select d.id from import_job d where ${FORGETFUL} order by d.finished_at, d.id limit $2`,
    [finishedUntil, max],
  );
  return rows.map(({ id }) => id);
}

/** How many rows there were of each kind; they themselves go with the same transaction. */
export async function keepCounts(
  tx: Transaction,
  { id }: ChangingImport,
  counts: ImportCounts,
): Promise<void> {
  await updateRecord(tx, "import_job", id, {
    keptNew: counts.NEW,
    keptRefused: counts.REFUSED,
    keptDuplicate: counts.DUPLICATE,
    keptImported: counts.IMPORTED,
    rowsForgottenAt: tx.now,
  });
}

export async function saveRowsRead(tx: Transaction, { id }: ChangingImport, rowsRead: number): Promise<void> {
  await tx.query("update import_job set rows_read = $2 where id = $1", [id, rowsRead]);
}

export async function findMapping(
  tx: Transaction,
  organisationId: OrganisationId,
  headerHash: string,
): Promise<readonly string[] | undefined> {
  const found = await findRow<{ columns: string[] }>(
    tx,
    "select columns from import_mapping where organisation_id = $1 and header_hash = $2",
    [organisationId, headerHash],
  );
  return found?.columns;
}

export async function saveMapping(
  tx: Transaction,
  { organisationId }: ChangingImport,
  headerHash: string,
  columns: readonly string[],
): Promise<void> {
  const row = { organisationId, headerHash, columns: [...columns], updatedAt: tx.now };
  await saveRow(tx, "import_mapping", row, { columns: ["organisationId", "headerHash"] });
}
