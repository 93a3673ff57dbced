// Writes down an export that the person at work may have, and has it made in the background.

import {
  asExportJobId,
  asOrganisationId,
  type ExportJobId,
  type ExportScheduleId,
} from "@bondline/domain/ids.ts";
import { type ExportFormat, exportFileName } from "@bondline/domain/records/exports/export.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ExportWanted } from "./export-record.ts";
import type { ExportSource } from "./export-sources.ts";
import { findZoneOf, insertExport } from "./export-store.ts";

type Begun = {
  wanted: ExportWanted;
  format: ExportFormat;
  columns: readonly string[];
  /** Of one that comes by itself. */
  scheduleId?: ExportScheduleId;
};

export async function beginExport(
  tx: Transaction,
  source: ExportSource,
  { wanted, format, columns, scheduleId }: Begun,
): Promise<ExportJobId> {
  const { accountId } = requirePerson(tx.actor);
  const count = await source.count();
  const id = asExportJobId(tx.newId());
  await insertExport(tx, {
    id,
    organisationId: wanted.organisationId ? asOrganisationId(wanted.organisationId) : null,
    createdBy: accountId,
    kind: source.kind,
    format,
    fileName: exportFileName(...source.name, dayAt(tx.now, await findZoneOf(tx, accountId)), ENDINGS[format]),
    wanted,
    columns: [...columns],
    rights: source.rights,
    rowsExpected: count > COUNT_MAX ? null : count,
    scheduleId: scheduleId ?? null,
  });
  await tx.enqueue("make-export", { exportId: id, accountId }, { key: `export ${id}` });
  return id;
}

/** As the lists take it: signs that no row can hold are no words. */
export function asKept(wanted: ExportWanted): ExportWanted {
  const kept = (_name: string, said: unknown) =>
    typeof said === "string" ? said.toWellFormed().replaceAll("\0", " ") : said;
  return JSON.parse(JSON.stringify(wanted), kept);
}

const ENDINGS: Readonly<Record<ExportFormat, string>> = { CSV: "csv", XLSX: "xlsx", ZIP: "zip" };
