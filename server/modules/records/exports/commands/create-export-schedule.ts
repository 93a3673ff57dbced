// Somebody wants a list or a report regularly: it is made by their rights on the days that they choose, and they are mailed when it is ready.

import { asExportScheduleId, asOrganisationId } from "@bondline/domain/ids.ts";
import type { TableFormat } from "@bondline/domain/records/exports/export.ts";
import {
  nextMoment,
  type Recurrence,
  recurrenceFault,
  SCHEDULE_RULES,
} from "@bondline/domain/records/exports/export-schedule.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { asKept } from "../begin-export.ts";
import type { ExportWanted } from "../export-record.ts";
import { regularSourceOf, requireRoomForSchedule } from "../export-schedule-access.ts";
import { insertSchedule } from "../export-schedule-store.ts";
import { findZoneOf } from "../export-store.ts";

export type NewSchedule = Recurrence & {
  wanted: ExportWanted;
  format: TableFormat;
  columns: readonly string[];
  name: string;
};

export async function createExportSchedule(tx: Transaction, input: NewSchedule): Promise<CommandResult> {
  const { wanted, format, columns, rhythm, onDay } = input;
  await regularSourceOf(tx, { wanted, columns });
  const { name } = requireFields(SCHEDULE_RULES, { name: input.name });
  const fault = recurrenceFault(input);
  if (fault !== undefined) refuseFields({ onDay: fault });
  const accountId = await requireRoomForSchedule(tx);
  const id = asExportScheduleId(tx.newId());
  await insertSchedule(tx, {
    id,
    organisationId: asOrganisationId(wanted.organisationId ?? ""),
    accountId,
    name,
    wanted: asKept(wanted),
    columns: [...columns],
    format,
    rhythm,
    onDay,
    nextAt: nextMoment(input, tx.now, await findZoneOf(tx, accountId)),
  });
  return { exportScheduleId: id };
}
