// The access check of the required documents of all clients' drafts: the provider's own people's, and a bank's of those that were sent to it.

import { REQUIRED_DOCUMENT_FILTERS } from "@bondline/domain/drafts/required-documents/required-document-filters.ts";
import { requiredDocumentExportColumns } from "@bondline/domain/records/exports/required-document-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { countRegister, listRegister, registerToExport } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requireDeskReader } from "../../../transaction/desk-reader.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  REQUIRED_DOCUMENT_REGISTER,
  type RegisteredRequiredDocument,
  type RequiredDocumentRegisterSort,
} from "./required-document-register-store.ts";

export type { RegisteredRequiredDocument };

export type RequiredDocumentRegister = {
  search?: string | null | undefined;
  sort?: RequiredDocumentRegisterSort | null | undefined;
  filter?: SentFilter;
};

/** What has stood longest as it does. */
const OLDEST: RequiredDocumentRegisterSort = { field: "SINCE", direction: "ASC" };

export async function listAllRequiredDocuments(
  tx: Transaction,
  list: RequiredDocumentRegister & PageArguments,
): Promise<Page<RegisteredRequiredDocument>> {
  return await listRegister<RegisteredRequiredDocument>(
    tx,
    REQUIRED_DOCUMENT_REGISTER,
    askedOf(tx, list),
    list,
  );
}

/** As the list shows them. */
export async function accessAllRequiredDocumentsToExport(
  tx: Transaction,
  list: RequiredDocumentRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
  return listSourceOf(tx, {
    name: ["All", "required documents"],
    columns: requiredDocumentExportColumns(zone),
    rights: readerOf(tx).rights,
    count: () => countRegister(tx, REQUIRED_DOCUMENT_REGISTER, asked),
    statement: registerToExport(REQUIRED_DOCUMENT_REGISTER, asked, zone),
  });
}

function askedOf(tx: Transaction, { search, sort, filter }: RequiredDocumentRegister) {
  const { supplierId } = readerOf(tx);
  const narrowed = checkFilter(REQUIRED_DOCUMENT_FILTERS, filter);
  return { search: search ?? "", narrowed, sort: sort ?? OLDEST, supplierId };
}

const readerOf = ({ actor }: Pick<Transaction, "actor">) =>
  requireDeskReader(actor, () => refuse("REQUIRED_DOCUMENT_NOT_FOUND", { id: "desk" }));
