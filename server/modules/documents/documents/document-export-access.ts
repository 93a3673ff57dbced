// The access checks of documents that leave as a file: the rows and the columns of a list or a report that this person sees there.

import {
  CHOSEN_DOCUMENTS_MAX,
  CHOSEN_DOCUMENTS_MESSAGE,
} from "@bondline/domain/documents/documents/document-filters.ts";
import { asDocumentId, type OrganisationId } from "@bondline/domain/ids.ts";
import {
  documentExportColumns,
  METADATA_COLUMN,
} from "@bondline/domain/records/exports/document-export-columns.ts";
import type { ExportColumn } from "@bondline/domain/records/exports/export-column.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { addCents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { type Cell, countLongStatement, type LongStatement } from "../../../database/row-cursor.ts";
import { COUNT_MAX, type PageArguments } from "../../../graphql/list-page.ts";
import { type CellReader, listSourceOf } from "../../../spreadsheets/list-source.ts";
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

export type DocumentsToExport = Omit<DocumentListArguments, keyof PageArguments> & {
  /** Only these of them, or all but these. */
  documentIds?: readonly string[] | null | undefined;
  exceptIds?: readonly string[] | null | undefined;
};

export async function accessDocumentsToExport(
  tx: Transaction,
  { documentIds, exceptIds, ...list }: DocumentsToExport,
): Promise<RowSource> {
  const { filter: fitting, sort } = requireDocumentList(tx, list);
  const filter = { ...fitting, ...chosenAmong({ documentIds, exceptIds }) };
  return await sourceOf(tx, {
    organisationId: filter.organisationId,
    what: "documents",
    seesCosts: !filter.onlyAdded,
    statement: listToExport(filter, sort),
    count: () => countDocuments(tx, filter, COUNT_MAX),
  });
}

function chosenAmong({ documentIds, exceptIds }: Pick<DocumentsToExport, "documentIds" | "exceptIds">) {
  if (documentIds && exceptIds)
    refuseFields({ exceptIds: "Name those that are wanted, or those that are left out." });
  const [name, named] = documentIds ? ["documentIds", documentIds] : ["exceptIds", exceptIds];
  if (!named) return {};
  if (named.length > CHOSEN_DOCUMENTS_MAX) refuseFields({ [name]: CHOSEN_DOCUMENTS_MESSAGE });
  return { chosen: { ids: named.map(asDocumentId), areLeftOut: !documentIds } };
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
  return listSourceOf(tx, {
    name: [organisation.name, what],
    columns: documentExportColumns({ metadataKeys, seesCosts }),
    rights: `${roleIn(tx.actor, organisationId)}`,
    count,
    statement,
    readerOf: (column, placeOf) => documentCellReader(tx, column, placeOf),
  });
}

/** For facts, and what costs come to: the cell of their name holds what they are read from. */
export function documentCellReader(
  tx: Transaction,
  { key }: ExportColumn,
  placeOf: (name: string) => number,
): CellReader | undefined {
  if (key.startsWith(METADATA_COLUMN)) {
    const fact = key.slice(METADATA_COLUMN.length).toLowerCase();
    const at = placeOf("metadata");
    return (cells) => factIn(cells[at], fact);
  }
  if (key !== "costToDate") return undefined;
  const at = placeOf(key);
  return (cells) => costText(tx, cells[at]);
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
