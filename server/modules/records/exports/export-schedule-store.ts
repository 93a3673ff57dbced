// Regular exports in the database: SQL and nothing else. Whether somebody may have one is asked in export-schedule-access.

import type { AccountId, ExportJobId, ExportScheduleId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, type NewRow, updateRecord } from "../../../database/write-row.ts";
import { type Granted, grantCreated } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ExportWanted } from "./export-record.ts";

export type ExportSchedule = Omit<Tables["export_schedule"], "updatedAt" | "wanted"> & {
  wanted: ExportWanted;
};

/** What one is changed by: its own person, the portal's work for them, or the portal that finds they may not have it any more. */
export type ChangingSchedule = Granted<ExportSchedule, "AS_SYSTEM" | "BEING_MADE" | "KEEP_SCHEDULE">;

const COLUMNS = `s.id, s.organisation_id, s.account_id, s.name, s.wanted, s.columns, s.format, s.rhythm, s.on_day, s.next_at, s.last_at,
  s.stopped_at, s.created_at, s.version`;
const LISTED_MAX = 100;

export async function listSchedulesOf(tx: Transaction, accountId: AccountId): Promise<ExportSchedule[]> {
  return await tx.query<ExportSchedule>(
    `select ${COLUMNS} from export_schedule s where s.account_id = $1 order by s.created_at, s.id limit ${LISTED_MAX}`,
    [accountId],
  );
}

export async function findSchedule(
  tx: Transaction,
  id: ExportScheduleId,
): Promise<ExportSchedule | undefined> {
  return await findRow<ExportSchedule>(tx, `select ${COLUMNS} from export_schedule s where s.id = $1`, [id]);
}

/** As `findSchedule`, and nobody else changes it until this transaction ends. */
export async function findScheduleForChange(
  tx: Transaction,
  id: ExportScheduleId,
): Promise<ExportSchedule | undefined> {
  return await findRow<ExportSchedule>(
    tx,
    `select ${COLUMNS} from export_schedule s where s.id = $1 for no key update`,
    [id],
  );
}

export type DueSchedule = Pick<ExportSchedule, "id" | "accountId">;

/** The longest due first, but for those that were tried already. Those of somebody who is suspended wait until they are let in again. */
export async function listDueSchedules(
  tx: Transaction,
  { except, max }: { except: readonly ExportScheduleId[]; max: number },
): Promise<DueSchedule[]> {
  return await tx.query<DueSchedule>(
    `select s.id, s.account_id from export_schedule s join account a on a.id = s.account_id and a.suspended_at is null
      where s.stopped_at is null and s.next_at <= $1 and not s.id = any ($2::uuid[]) order by s.next_at, s.id limit $3`,
    [tx.now, [...except], max],
  );
}

/** That by which an export came. */
export async function findScheduleOf(tx: Transaction, exportId: ExportJobId) {
  return await findRow<Pick<ExportSchedule, "name" | "onDay" | "rhythm">>(
    tx,
    "select s.name, s.rhythm, s.on_day from export_job e join export_schedule s on s.id = e.schedule_id where e.id = $1",
    [exportId],
  );
}

type NewSchedule = Omit<NewRow<"export_schedule">, "createdAt" | "updatedAt">;

export async function insertSchedule(
  tx: Transaction,
  schedule: NewSchedule,
): Promise<Granted<NewSchedule, "CREATED">> {
  await insertRow(tx, "export_schedule", { ...schedule, createdAt: tx.now, updatedAt: tx.now });
  return grantCreated(schedule);
}

export async function saveSchedule(
  tx: Transaction,
  { id }: ChangingSchedule,
  changes: Partial<Pick<ExportSchedule, "lastAt" | "name" | "nextAt" | "onDay" | "rhythm" | "stoppedAt">>,
): Promise<void> {
  await updateRecord(tx, "export_schedule", id, changes);
}

export async function deleteSchedule(tx: Transaction, { id }: ChangingSchedule): Promise<void> {
  await tx.query("delete from export_schedule where id = $1", [id]);
}

export async function deleteSchedulesOfOrganisation(tx: Transaction, id: OrganisationId): Promise<void> {
  await tx.query("delete from export_schedule where organisation_id = $1", [id]);
}

export async function deleteSchedulesOfAccount(tx: Transaction, id: AccountId): Promise<void> {
  await tx.query("delete from export_schedule where account_id = $1", [id]);
}
