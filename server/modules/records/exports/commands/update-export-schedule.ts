// Calls a regular export otherwise or moves it to another day; one that rests begins again where its person may have it.

import {
  nextMoment,
  type Rhythm,
  recurrenceFault,
  SCHEDULE_RULES,
} from "@bondline/domain/records/exports/export-schedule.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessScheduleToChange, regularSourceOf } from "../export-schedule-access.ts";
import { saveSchedule } from "../export-schedule-store.ts";
import { findZoneOf } from "../export-store.ts";

type ScheduleChanges = { id: string; version: number; name: string; rhythm: Rhythm; onDay: number };

export async function updateExportSchedule(tx: Transaction, input: ScheduleChanges): Promise<CommandResult> {
  const schedule = await accessScheduleToChange(tx, input);
  const { name } = requireFields(SCHEDULE_RULES, { name: input.name });
  const { rhythm, onDay } = input;
  const fault = recurrenceFault({ rhythm, onDay });
  if (fault !== undefined) refuseFields({ onDay: fault });
  await regularSourceOf(tx, schedule);
  const nextAt = nextMoment({ rhythm, onDay }, tx.now, await findZoneOf(tx, schedule.accountId));
  await saveSchedule(tx, schedule, { name, rhythm, onDay, nextAt, stoppedAt: null });
  return { exportScheduleId: schedule.id };
}
