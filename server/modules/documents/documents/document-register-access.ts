// The access check of what was issued to all clients: the desk's own people's, a bank's of what is their own, who open each of these documents by its own check.

import { STAFF_DOCUMENT_FILTERS } from "@bondline/domain/documents/documents/document-filters.ts";
import { staffDocumentExportColumns } from "@bondline/domain/records/exports/document-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { RegisterFilter } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import { COUNT_MAX, type Page, type PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requireDeskReader } from "../../../transaction/desk-reader.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { documentCellReader } from "./document-export-access.ts";
import type { DocumentPart } from "./document-parts.ts";
import type { Document } from "./document-record.ts";
import { countRegister, listRegister, registerToExport } from "./document-register-store.ts";
import type { DocumentSort } from "./document-store.ts";

export type DocumentRegister = {
  search?: string | null | undefined;
  sort?: DocumentSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST_FIRST: DocumentSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAllDocuments(
  tx: Transaction,
  list: DocumentRegister & PageArguments,
  parts: readonly DocumentPart[],
): Promise<Page<Document>> {
  return await listRegister(tx, filterOf(tx, list), list.sort ?? NEWEST_FIRST, { list, parts });
}

/** As the list shows them. */
export async function accessAllDocumentsToExport(
  tx: Transaction,
  list: DocumentRegister & SentRows,
): Promise<RowSource> {
  const filter = { ...filterOf(tx, list), chosen: checkChosen(list) };
  const { supplierId, rights } = readerOf(tx);
  return listSourceOf(tx, {
    name: ["All", "documents"],
    columns: staffDocumentExportColumns({ seesCosts: supplierId === null }),
    rights,
    count: () => countRegister(tx, filter, COUNT_MAX),
    statement: registerToExport(filter, list.sort ?? NEWEST_FIRST),
    readerOf: (column, placeOf) => documentCellReader(tx, column, placeOf),
  });
}

function filterOf(tx: Transaction, { search, filter }: DocumentRegister): RegisterFilter {
  const { supplierId } = readerOf(tx);
  return { search: search ?? "", narrowed: checkFilter(STAFF_DOCUMENT_FILTERS, filter), supplierId };
}

const readerOf = ({ actor }: Pick<Transaction, "actor">) =>
  requireDeskReader(actor, () => refuse("DOCUMENT_NOT_FOUND", { id: "desk" }));
