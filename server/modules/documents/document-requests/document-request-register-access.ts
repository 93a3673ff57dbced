// The access check of the requests after issue of all clients: the provider's own people's, and a bank's of those on its own paper.

import { DOCUMENT_REQUEST_FILTERS } from "@bondline/domain/documents/document-requests/document-request-filters.ts";
import { documentRequestExportColumns } from "@bondline/domain/records/exports/document-request-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { countRegister, listRegister, registerToExport } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requireDeskReader } from "../../../transaction/desk-reader.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { DocumentRequestOfDesk } from "./document-request-record.ts";
import { REQUEST_REGISTER, type RequestRegisterSort } from "./document-request-register-store.ts";

export type RequestRegister = {
  search?: string | null | undefined;
  sort?: RequestRegisterSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: RequestRegisterSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAllRequests(
  tx: Transaction,
  list: RequestRegister & PageArguments,
): Promise<Page<DocumentRequestOfDesk>> {
  return await listRegister<DocumentRequestOfDesk>(tx, REQUEST_REGISTER, askedOf(tx, list), list);
}

/** As the list shows them. */
export async function accessAllRequestsToExport(
  tx: Transaction,
  list: RequestRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
  return listSourceOf(tx, {
    name: ["All", "requests after issue"],
    columns: documentRequestExportColumns(zone),
    rights: readerOf(tx).rights,
    count: () => countRegister(tx, REQUEST_REGISTER, asked),
    statement: registerToExport(REQUEST_REGISTER, asked, zone),
  });
}

function askedOf(tx: Transaction, { search, sort, filter }: RequestRegister) {
  const { supplierId } = readerOf(tx);
  const narrowed = checkFilter(DOCUMENT_REQUEST_FILTERS, filter);
  return { search: search ?? "", narrowed, sort: sort ?? NEWEST, supplierId };
}

const readerOf = ({ actor }: Pick<Transaction, "actor">) =>
  requireDeskReader(actor, () => refuse("DOCUMENT_REQUEST_NOT_FOUND", { id: "desk" }));
