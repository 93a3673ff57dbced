// What may be taken away as a file: each kind by the access check of the list or report that it is of.

import type { ExportKind } from "@bondline/domain/records/exports/export.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessDocumentsToExport,
  accessReportToExport,
} from "../../documents/documents/document-export-access.ts";
import type { ExportWanted } from "./export-record.ts";

const ONE_MESSAGE = "Name one list or report to export.";

export type ExportSource = RowSource & { kind: ExportKind };

export async function exportSourceOf(tx: Transaction, wanted: ExportWanted): Promise<ExportSource> {
  requirePerson(tx.actor);
  const { documents, report } = wanted;
  const organisationId = wanted.organisationId ?? "";
  if ([documents, report].filter(Boolean).length !== 1) refuseFields({ wanted: ONE_MESSAGE });
  if (documents)
    return { kind: "DOCUMENTS", ...(await accessDocumentsToExport(tx, { ...documents, organisationId })) };
  return { kind: "REPORT", ...(await accessReportToExport(tx, { filter: report, organisationId })) };
}
