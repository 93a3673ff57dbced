// The access checks of documents that leave as a file: the rows and the columns of a list or a report that this person sees there.

import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  documentExportColumns,
  type ExportColumn,
  METADATA_COLUMN,
} from "@bondline/domain/records/exports/document-export-columns.ts";
import type { SheetColumn } from "@bondline/domain/sheet-column.ts";
import { addCents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import {
  type Cell,
  cellNames,
  countLongStatement,
  type LongStatement,
  readLongStatement,
} from "../../../database/row-cursor.ts";
import { COUNT_MAX, type PageArguments } from "../../../graphql/list-page.ts";
import { cellTextOf } from "../../../spreadsheets/cell-texts.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { roleIn } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listMetadataKeyNamesOf } from "../../people/organisations/metadata-key-access.ts";
import { accessOrganisation, requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { type DocumentListArguments, requireDocumentList } from "./document-access.ts";
import { type CostFacts, costsOf } from "./document-costs.ts";
import { listToExport, ownToExport, reportToExport } from "./document-export-store.ts";
import { type ReportArguments, reportFilterOf } from "./document-report-access.ts";
import { countReported } from "./document-report-store.ts";
import { countDocuments } from "./document-store.ts";

export type DocumentsToExport = Omit<DocumentListArguments, keyof PageArguments>;

export async function accessDocumentsToExport(tx: Transaction, list: DocumentsToExport): Promise<RowSource> {
  const { filter, sort } = requireDocumentList(tx, list);
  return await sourceOf(tx, {
    organisationId: filter.organisationId,
    what: "documents",
    seesCosts: !filter.onlyAdded,
    statement: listToExport(filter, sort),
    count: () => countDocuments(tx, filter, COUNT_MAX),
  });
}

/** What is held costs its applicant: as in the report, it is not told. */
export async function accessReportToExport(tx: Transaction, report: ReportArguments): Promise<RowSource> {
  const filter = reportFilterOf(tx, report);
  return await sourceOf(tx, {
    organisationId: filter.organisationId,
    what: filter.isHeld ? "held" : "report",
    seesCosts: !filter.onlyAdded && !filter.isHeld,
    statement: reportToExport(filter),
    count: () => countReported(tx, filter, COUNT_MAX),
  });
}

/** All of an organisation's own, whatever has become of them. */
export async function accessOwnDocumentsToExport(tx: Transaction, id: string): Promise<RowSource> {
  const organisationId = requireOrganisation(tx, id, "CAN_EXPORT_DATA");
  const statement = ownToExport(organisationId);
  return await sourceOf(tx, {
    organisationId,
    what: "documents",
    seesCosts: true,
    statement,
    count: () => countLongStatement(tx, statement, COUNT_MAX),
  });
}

type Table = {
  organisationId: OrganisationId;
  what: string;
  seesCosts: boolean;
  statement: LongStatement;
  count(): Promise<number>;
};

async function sourceOf(
  tx: Transaction,
  { organisationId, what, seesCosts, statement, count }: Table,
): Promise<RowSource> {
  const organisation = await accessOrganisation(tx, organisationId);
  const metadataKeys = await listMetadataKeyNamesOf(tx, organisation);
  return {
    name: [organisation.name, what],
    columns: documentExportColumns({ metadataKeys, seesCosts }),
    rights: `${roleIn(tx.actor, organisationId)}`,
    count,
    rows: (chosen) => rowsOf(tx, statement, chosen),
  };
}

async function* rowsOf(tx: Transaction, statement: LongStatement, chosen: readonly SheetColumn[]) {
  const asked = new Set(chosen.flatMap(({ key }) => [key, key.split(".")[0] ?? key]));
  const names = cellNames(statement.cells, asked);
  const readers = chosen.map((column) => readerOf(tx, column, names));
  for await (const rows of readLongStatement(tx, statement, asked))
    yield rows.map((cells) => readers.map((read) => read(cells)));
}

function readerOf(
  tx: Transaction,
  column: ExportColumn,
  names: readonly string[],
): (cells: readonly Cell[]) => string {
  const { key } = column;
  if (key.startsWith(METADATA_COLUMN)) {
    const fact = key.slice(METADATA_COLUMN.length).toLowerCase();
    const at = names.indexOf("metadata");
    return (cells) => factIn(cells[at], fact);
  }
  const at = names.indexOf(key);
  if (key === "costToDate") return (cells) => costText(tx, cells[at]);
  if (key === "status")
    return (cells) => DOCUMENT_STATUS_TEXT[String(cells[at]) as keyof typeof DOCUMENT_STATUS_TEXT];
  const text = cellTextOf(column);
  return (cells) => text(cells[at] ?? null);
}

function factIn(kept: Cell, fact: string): string {
  const facts: Readonly<Record<string, string>> = typeof kept === "string" ? JSON.parse(kept) : {};
  return facts[fact] ?? "";
}

/** Empty where no costs are recorded. */
function costText({ now }: Transaction, facts: unknown): string {
  const costs = costsOf(facts as CostFacts, now);
  return costs === undefined ? "" : decimalFromCents(addCents(costs.accruedCents, costs.setUpCostCents));
}
