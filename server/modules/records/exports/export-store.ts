// Exports in the database: SQL and nothing else. Whether somebody may have one is asked in export-access.

import type { AccountId, ExportJobId } from "@bondline/domain/ids.ts";
import type { ExportKind } from "@bondline/domain/records/exports/export.ts";
import { zoneToShow } from "@bondline/domain/values/reference-data/regions.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, type NewRow, updateRecord } from "../../../database/write-row.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { type Granted, grantCreated } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ChangingExport, Export } from "./export-record.ts";

const COLUMNS = `e.id, e.organisation_id, e.created_by, e.kind, e.format, e.file_name, e.wanted, e.columns, e.status, e.rights, e.attempts,
  e.rows_expected, e.rows_written, e.schedule_id, e.storage_key, e.file_size, e.finished_at, e.created_at, e.version`;

export async function findExport(tx: Transaction, id: ExportJobId): Promise<Export | undefined> {
  return await findRow<Export>(tx, `select ${COLUMNS} from export_job e where e.id = $1`, [id]);
}

/** As `findExport`, and nobody else changes it until this transaction ends. */
export async function findExportForChange(tx: Transaction, id: ExportJobId): Promise<Export | undefined> {
  return await findRow<Export>(tx, `select ${COLUMNS} from export_job e where e.id = $1 for no key update`, [
    id,
  ]);
}

/** Newest first. */
export async function listExports(
  tx: Transaction,
  { accountId, kind }: { accountId: AccountId; kind: ExportKind | null },
  list: PageArguments,
): Promise<Page<Export>> {
  return await listRows<Export>(tx, list, {
    keyset: { column: "e.created_at", cast: "timestamptz", id: "e.id", direction: "DESC" },
    columns: COLUMNS,
    from: "export_job e",
    where: "e.created_by = $1 and ($2::text is null or e.kind = $2)",
    values: [accountId, kind],
  });
}

type NewExport = Omit<NewRow<"export_job">, "createdAt" | "updatedAt" | "status">;

export async function insertExport(tx: Transaction, job: NewExport): Promise<Granted<NewExport, "CREATED">> {
  await insertRow(tx, "export_job", { ...job, status: "WAITING", createdAt: tx.now, updatedAt: tx.now });
  return grantCreated(job);
}

type ExportChanges = Partial<
  Pick<Export, "status" | "attempts" | "rights" | "rowsWritten" | "storageKey" | "fileSize" | "finishedAt">
>;

export async function saveExport(
  tx: Transaction,
  { id }: ChangingExport,
  changes: ExportChanges,
): Promise<void> {
  await updateRecord(tx, "export_job", id, changes);
}

/** False where it is not being made any more. */
export async function saveRowsWritten(tx: Transaction, id: ExportJobId, rows: number): Promise<boolean> {
  const saved = await tx.query(
    "update export_job set rows_written = $2 where id = $1 and status = 'RUNNING' returning 1",
    [id, rows],
  );
  return saved.length > 0;
}

/** Locked, and passing over what another instance is at. */
export async function listExportsToClear(
  tx: Transaction,
  finishedBefore: Instant,
  max: number,
): Promise<Export[]> {
  return await tx.query<Export>(
    `select ${COLUMNS} from export_job e where e.status = 'READY' and e.finished_at < $1
      order by e.finished_at limit $2 for no key update skip locked`,
    [finishedBefore, max],
  );
}

export type Requester = { email: string; name: string; organisationName: string };

/** Who asked for it, of which organisation's; none of what is held about themselves. */
export async function findRequester(tx: Transaction, id: ExportJobId): Promise<Requester | undefined> {
  return await findRow<Requester>(
    tx,
    `select a.email, a.given_name || ' ' || a.family_name as name, coalesce(o.name, '') as organisation_name
       from export_job e join account a on a.id = e.created_by left join organisation o on o.id = e.organisation_id where e.id = $1`,
    [id],
  );
}

/** By whose clocks moments are told to this person. */
export async function findZoneOf(tx: Transaction, accountId: AccountId): Promise<string> {
  const account = await findRow<{ timezone: string }>(tx, "select timezone from account where id = $1", [
    accountId,
  ]);
  return zoneToShow(account?.timezone);
}
