// Somebody wants a list, a report or a history as a file: it is asked for as they see it now, and made in the background by their rights.

import { asExportJobId, asOrganisationId } from "@bondline/domain/ids.ts";
import {
  chosenColumns,
  type ExportFormat,
  exportFileName,
  FORMAT_MESSAGE,
} from "@bondline/domain/records/exports/export.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { COUNT_MAX } from "../../../../graphql/list-page.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireFreshSignIn, takeFromLimit } from "../../../people/accounts/public.ts";
import { tellAdministrators } from "../export-mails.ts";
import type { ExportWanted } from "../export-record.ts";
import { exportSourceOf } from "../export-sources.ts";
import { findZoneOf, insertExport } from "../export-store.ts";

export type CreateExportInput = {
  wanted: ExportWanted;
  format: ExportFormat;
  columns: readonly string[];
  currentPassword?: string | null | undefined;
};

export async function createExport(
  tx: Transaction,
  { wanted, format, columns, currentPassword }: CreateExportInput,
): Promise<Answer> {
  const { accountId } = requirePerson(tx.actor);
  const source = await exportSourceOf(tx, wanted);
  const isEverything = source.kind === "ORGANISATION";
  if (isEverything !== (format === "ZIP")) refuseFields({ format: FORMAT_MESSAGE });
  const chosen = chosenColumns(columns, source.columns);
  if (!chosen.ok) refuseFields({ columns: chosen.message });
  if (isEverything) await requireFreshSignIn(tx, currentPassword);
  await takeFromLimit(tx, isEverything ? "organisationExports" : "exports", accountId);

  const count = await source.count();
  const id = asExportJobId(tx.newId());
  await insertExport(tx, {
    id,
    organisationId: wanted.organisationId ? asOrganisationId(wanted.organisationId) : null,
    createdBy: accountId,
    kind: source.kind,
    format,
    fileName: exportFileName(...source.name, dayAt(tx.now, await findZoneOf(tx, accountId)), ENDINGS[format]),
    wanted: asKept(wanted),
    columns: [...columns],
    rights: source.rights,
    rowsExpected: count > COUNT_MAX ? null : count,
  });
  if (isEverything) await tellAdministrators(tx, id, asOrganisationId(wanted.organisationId ?? ""));
  await tx.enqueue("make-export", { exportId: id, accountId }, { key: `export ${id}` });
  return { exportId: id };
}

/** As the lists take it: signs that no row can hold are no words. */
function asKept(wanted: ExportWanted): ExportWanted {
  const kept = (_name: string, said: unknown) =>
    typeof said === "string" ? said.toWellFormed().replaceAll("\0", " ") : said;
  return JSON.parse(JSON.stringify(wanted), kept);
}

const ENDINGS: Readonly<Record<ExportFormat, string>> = { CSV: "csv", XLSX: "xlsx", ZIP: "zip" };
