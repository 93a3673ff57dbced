// The access checks of regular exports: each is its own person's, and what it holds goes by their rights each time it is made.

import { type AccountId, asExportScheduleId, type ExportScheduleId } from "@bondline/domain/ids.ts";
import { chosenColumns } from "@bondline/domain/records/exports/export.ts";
import {
  NOT_REGULAR_MESSAGE,
  SCHEDULES_FULL_MESSAGE,
  SCHEDULES_MAX,
} from "@bondline/domain/records/exports/export-schedule.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { type Granted, grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOwnAccountToChange } from "../../people/accounts/account-access.ts";
import type { ExportWanted } from "./export-record.ts";
import {
  type ChangingSchedule,
  type DueSchedule,
  type ExportSchedule,
  findSchedule,
  findScheduleForChange,
  listDueSchedules,
  listSchedulesOf,
} from "./export-schedule-store.ts";
import { exportSourceOf, isWhole, type TableSource } from "./export-sources.ts";

export type { DueSchedule, ExportSchedule } from "./export-schedule-store.ts";

export async function listOwnSchedules(tx: Transaction): Promise<ExportSchedule[]> {
  return await listSchedulesOf(tx, requirePerson(tx.actor).accountId);
}

/** One at a time of one person, so that each counts those before it. */
export async function requireRoomForSchedule(tx: Transaction): Promise<AccountId> {
  const { id: accountId } = await accessOwnAccountToChange(tx);
  const present = await listSchedulesOf(tx, accountId);
  if (present.length >= SCHEDULES_MAX) refuseFields({ name: SCHEDULES_FULL_MESSAGE });
  return accountId;
}

type Regular = { wanted: ExportWanted; columns: readonly string[] };

/** What it holds, for whoever may have it now. */
export async function regularSourceOf(tx: Transaction, { wanted, columns }: Regular): Promise<TableSource> {
  const source = await exportSourceOf(tx, wanted);
  const isOfChosen = wanted.documents?.documentIds || wanted.documents?.exceptIds;
  if (isWhole(source) || source.kind === "HISTORY" || !wanted.organisationId || isOfChosen)
    return refuseFields({ wanted: NOT_REGULAR_MESSAGE });
  const chosen = chosenColumns(columns, source.columns);
  if (!chosen.ok) refuseFields({ columns: chosen.message });
  return source;
}

export async function accessSchedule(tx: Transaction, id: string): Promise<ExportSchedule> {
  return requireOwn(tx, await findSchedule(tx, asExportScheduleId(id)), id);
}

export async function accessScheduleToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<ChangingSchedule> {
  const schedule = requireOwn(tx, await findScheduleForChange(tx, asExportScheduleId(id)), id);
  requireCurrent(schedule, version);
  return grant(schedule, "KEEP_SCHEDULE");
}

export async function listSchedulesToSend(
  tx: Transaction,
  list: { except: readonly ExportScheduleId[]; max: number },
): Promise<DueSchedule[]> {
  requireSystem(tx);
  return await listDueSchedules(tx, list);
}

/** By the rights of its person; undefined where another has sent, changed or removed it meanwhile. */
export async function accessScheduleAtWork(
  tx: Transaction,
  id: ExportScheduleId,
): Promise<Granted<ExportSchedule, "BEING_MADE"> | undefined> {
  const schedule = dueNow(tx, await findScheduleForChange(tx, id));
  return schedule?.accountId === requirePerson(tx.actor).accountId
    ? grant(schedule, "BEING_MADE")
    : undefined;
}

/** For the portal, which stops what may not be had any more. */
export async function accessScheduleAsSystem(
  tx: Transaction,
  id: ExportScheduleId,
): Promise<Granted<ExportSchedule, "AS_SYSTEM"> | undefined> {
  requireSystem(tx);
  const schedule = dueNow(tx, await findScheduleForChange(tx, id));
  return schedule && grant(schedule, "AS_SYSTEM");
}

function dueNow({ now }: Transaction, schedule: ExportSchedule | undefined): ExportSchedule | undefined {
  const isDue = schedule !== undefined && schedule.stoppedAt === null && schedule.nextAt <= now;
  return isDue ? schedule : undefined;
}

function requireSystem({ actor }: Transaction): void {
  if (actor.kind !== "system") throw new Error("Only the portal itself sends regular exports.");
}

function requireOwn(tx: Transaction, schedule: ExportSchedule | undefined, id: string): ExportSchedule {
  const { accountId } = requirePerson(tx.actor);
  return schedule?.accountId === accountId ? schedule : refuse("EXPORT_SCHEDULE_NOT_FOUND", { id });
}
