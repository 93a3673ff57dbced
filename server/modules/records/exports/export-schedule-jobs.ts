// Begins the regular exports that are due, each by the rights of whoever gets it; one that they may not have any more is stopped.

import type { ExportScheduleId } from "@bondline/domain/ids.ts";
import { nextMoment } from "@bondline/domain/records/exports/export-schedule.ts";
import { Refusal } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { beginExport } from "./begin-export.ts";
import {
  accessScheduleAsSystem,
  accessScheduleAtWork,
  type DueSchedule,
  listSchedulesToSend,
  regularSourceOf,
} from "./export-schedule-access.ts";
import { saveSchedule } from "./export-schedule-store.ts";
import { findZoneOf } from "./export-store.ts";

const PORTAL = { system: "Exports" };
const BATCH = 100;

/**
 * By the clock. Of several days that were missed one is made up for; a turn that is done twice finds nothing due. What is wrong
 * with one keeps nobody else's waiting: it is said when all have had their turn, and tried again at the next one.
 */
export async function beginRegularExports(app: App): Promise<void> {
  const tried: ExportScheduleId[] = [];
  const faults: unknown[] = [];
  for (let due = await next(app, tried); due.length > 0; due = await next(app, tried))
    for (const schedule of due) {
      tried.push(schedule.id);
      await begin(app, schedule).catch((thrown: unknown) => faults.push(thrown));
    }
  if (faults.length > 0) throw new AggregateError(faults, "Some regular exports could not be begun.");
}

async function next(app: App, except: readonly ExportScheduleId[]): Promise<DueSchedule[]> {
  return await runTransaction(app, PORTAL, (tx) => listSchedulesToSend(tx, { except, max: BATCH }));
}

/** The export, its work and the next day are written together, or none of them. */
async function begin(app: App, { id, accountId }: DueSchedule): Promise<void> {
  try {
    await runTransaction(app, { worksFor: accountId }, async (tx) => {
      const schedule = await accessScheduleAtWork(tx, id);
      if (schedule === undefined) return;
      const { wanted, format, columns } = schedule;
      const source = await regularSourceOf(tx, schedule);
      await beginExport(tx, source, { wanted, format, columns, scheduleId: id });
      const nextAt = nextMoment(schedule, tx.now, await findZoneOf(tx, accountId));
      await saveSchedule(tx, schedule, { nextAt, lastAt: tx.now });
    });
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    await stop(app, id);
  }
}

async function stop(app: App, id: ExportScheduleId): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const schedule = await accessScheduleAsSystem(tx, id);
    if (schedule !== undefined) await saveSchedule(tx, schedule, { stoppedAt: tx.now });
  });
}
