// The access check of drafts that leave as a file: the rows of a list that this person sees there.

import { DRAFT_STATUS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { ExportColumn } from "@bondline/domain/records/exports/document-export-columns.ts";
import { draftExportColumns } from "@bondline/domain/records/exports/draft-export-columns.ts";
import type { SheetColumn } from "@bondline/domain/sheet-column.ts";
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
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import { type DraftListArguments, requireDraftList } from "./draft-access.ts";
import { draftListToExport, ownDraftsToExport } from "./draft-export-store.ts";
import { countDrafts } from "./draft-store.ts";

export type DraftsToExport = Omit<DraftListArguments, keyof PageArguments>;

export async function accessDraftsToExport(
  tx: Transaction,
  list: DraftsToExport,
  zone: string,
): Promise<RowSource> {
  const { filter, sort } = requireDraftList(tx, list);
  const { name } = await accessOrganisation(tx, filter.organisationId);
  const statement = draftListToExport(filter, sort, zone);
  return {
    name: [name, "drafts"],
    columns: draftExportColumns(zone),
    rights: `${roleIn(tx.actor, filter.organisationId)}`,
    count: () => countDrafts(tx, filter, COUNT_MAX),
    rows: (chosen) => rowsOf(tx, statement, chosen),
  };
}

/** All of an organisation's own, whatever has become of them. */
export async function accessOwnDraftsToExport(tx: Transaction, id: string, zone: string): Promise<RowSource> {
  const { id: organisationId, name } = await accessOrganisation(tx, id, "CAN_EXPORT_DATA");
  const statement = ownDraftsToExport(organisationId, zone);
  return {
    name: [name, "drafts"],
    columns: draftExportColumns(zone),
    rights: `${roleIn(tx.actor, organisationId)}`,
    count: () => countLongStatement(tx, statement, COUNT_MAX),
    rows: (chosen) => rowsOf(tx, statement, chosen),
  };
}

async function* rowsOf(tx: Transaction, statement: LongStatement, chosen: readonly SheetColumn[]) {
  const asked = new Set(chosen.flatMap(({ key }) => [key, key.split(".")[0] ?? key]));
  const names = cellNames(statement.cells, asked);
  const readers = chosen.map((column) => readerOf(column, names));
  for await (const rows of readLongStatement(tx, statement, asked))
    yield rows.map((cells) => readers.map((read) => read(cells)));
}

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: DRAFT_STATUS_TEXT,
  processType: PROCESS_TYPE_TEXT,
};

function readerOf(column: ExportColumn, names: readonly string[]): (cells: readonly Cell[]) => string {
  const at = names.indexOf(column.key);
  const named = TEXTS[column.key];
  const text = cellTextOf(column);
  return (cells) => (named === undefined ? text(cells[at] ?? null) : (named[String(cells[at])] ?? ""));
}
