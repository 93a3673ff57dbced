// What may be taken away as a file: each kind by the access check of the list, report or record that it is of.

import type { ExportKind } from "@bondline/domain/records/exports/export.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessDocumentsToExport,
  accessReportToExport,
} from "../../documents/documents/document-export-access.ts";
import { accessDraftsToExport } from "../../drafts/drafts/draft-export-access.ts";
import { accessHistoryToExport } from "../history/history-export-access.ts";
import type { ExportWanted } from "./export-record.ts";
import { findZoneOf } from "./export-store.ts";
import { type ArchiveSource, accessOrganisationData } from "./organisation-data.ts";

const ONE_MESSAGE = "Name one list, report or history to export, or everything.";

export type TableSource = RowSource & { kind: Exclude<ExportKind, "ORGANISATION"> };
export type ExportSource = TableSource | (ArchiveSource & { kind: "ORGANISATION" });

export async function exportSourceOf(tx: Transaction, wanted: ExportWanted): Promise<ExportSource> {
  const { accountId } = requirePerson(tx.actor);
  const { documents, drafts, report, history, everything } = wanted;
  const organisationId = wanted.organisationId ?? "";
  if ([documents, drafts, report, history, everything].filter(Boolean).length !== 1)
    refuseFields({ wanted: ONE_MESSAGE });
  if (documents)
    return { kind: "DOCUMENTS", ...(await accessDocumentsToExport(tx, { ...documents, organisationId })) };
  if (report)
    return { kind: "REPORT", ...(await accessReportToExport(tx, { filter: report, organisationId })) };
  const zone = await findZoneOf(tx, accountId);
  if (everything)
    return { kind: "ORGANISATION", ...(await accessOrganisationData(tx, organisationId, zone)) };
  if (drafts)
    return { kind: "DRAFTS", ...(await accessDraftsToExport(tx, { ...drafts, organisationId }, zone)) };
  const named = { ...history, organisationId: wanted.organisationId };
  return { kind: "HISTORY", ...(await accessHistoryToExport(tx, named, zone)) };
}
