// Somebody wants a list, a report or a history as a file: it is asked for as they see it now, and made in the background by their rights.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import {
  chosenColumns,
  type ExportFormat,
  FORMAT_MESSAGE,
  isArchive,
} from "@bondline/domain/records/exports/export.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireFreshSignIn, takeFromLimit } from "../../../people/accounts/public.ts";
import { asKept, beginExport } from "../begin-export.ts";
import { notifyAdministrators } from "../export-mails.ts";
import type { ExportWanted } from "../export-record.ts";
import { exportSourceOf } from "../export-sources.ts";

export type CreateExportInput = {
  wanted: ExportWanted;
  format: ExportFormat;
  columns: readonly string[];
  currentPassword?: string | null | undefined;
};

export async function createExport(
  tx: Transaction,
  { wanted, format, columns, currentPassword }: CreateExportInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const source = await exportSourceOf(tx, wanted);
  const isZip = isArchive(source);
  if (isZip !== (format === "ZIP")) refuseFields({ format: FORMAT_MESSAGE });
  const chosen = chosenColumns(columns, source.columns);
  if (!chosen.ok) refuseFields({ columns: chosen.message });
  if (isZip) await requireFreshSignIn(tx, currentPassword);
  await takeFromLimit(tx, isZip ? "archives" : "exports", accountId);

  const id = await beginExport(tx, source, { wanted: asKept(wanted), format, columns });
  if (source.kind === "ORGANISATION")
    await notifyAdministrators(tx, id, asOrganisationId(wanted.organisationId ?? ""));
  return { exportId: id };
}
