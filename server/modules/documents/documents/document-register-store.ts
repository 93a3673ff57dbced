// What was issued to all clients, as the provider's people read it: SQL and nothing else.

import type { StaffDocumentFilterName } from "@bondline/domain/documents/documents/document-filters.ts";
import { planForValues } from "../../../database/like-text.ts";
import type { FilterColumns } from "../../../database/list-conditions.ts";
import { countRows } from "../../../database/read-rows.ts";
import { type RegisterFilter, registerCondition } from "../../../database/register.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import { listPage, PAGE_COUNT_MAX, type Page } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { isOfClient } from "../../people/organisations/public.ts";
import { documentsToExport } from "./document-export-store.ts";
import { DOCUMENT_FILTER_COLUMNS, DOCUMENT_ORDERS } from "./document-filter-store.ts";
import type { Document } from "./document-record.ts";
import { type DocumentPageWanted, type DocumentSort, readDocumentRows } from "./document-store.ts";

const { facilityId: _facility, metadata: _facts, ...OF_ALL } = DOCUMENT_FILTER_COLUMNS;
const FILTER_COLUMNS: FilterColumns<StaffDocumentFilterName> = {
  ...OF_ALL,
  client: (words) => isOfClient("d.organisation_id", words),
  closed: { moment: "d.closed_at" },
  ends: (codes) => `case when d.expires_at is null then 'UNDATED' else 'DATED' end = any (${codes})`,
  // Exactly it, as a report groups by it.
  firstBeneficiary: (words) => `lower(d.first_beneficiary_name) like ${words}`,
  firstState: (codes) => `coalesce(d.first_beneficiary_state, 'NONE') = any (${codes})`,
};

/** Of the view that shows the provider's people what was issued. */
const REGISTER = "registered_document d";

/** What is searched for is a part of the numbers, of the parties' or of the client's name. */
const LISTED = {
  id: "d.id",
  ofSupplier: (id: string) => `d.supplier_id = ${id}`,
  found: (words: string) =>
    `d.search_text like '%' || ${words} || '%' or ${isOfClient("d.organisation_id", words)}`,
  narrowedBy: FILTER_COLUMNS,
};

export async function listRegister(
  tx: Transaction,
  filter: RegisterFilter,
  { field, direction }: DocumentSort,
  { list, parts }: DocumentPageWanted,
): Promise<Page<Document>> {
  const { where, values } = registerCondition(LISTED, filter);
  if (values.length > 0) await planForValues(tx);
  return await listPage(list, {
    keyset: { ...DOCUMENT_ORDERS[field], id: "d.id", direction },
    values,
    rows: ({ beyond, tail, ...keyed }) =>
      readDocumentRows(
        tx,
        `d.id in (select d.id from ${REGISTER} where ${where} ${beyond} ${tail})`,
        { ...keyed, beyond: "", tail: "" },
        parts,
      ),
    count: () => countRegister(tx, filter, PAGE_COUNT_MAX),
  });
}

export async function countRegister(tx: Transaction, filter: RegisterFilter, max: number): Promise<number> {
  const { where, values } = registerCondition(LISTED, filter);
  return await countRows(tx, `${REGISTER} where ${where}`, values, max + 1);
}

/** In the order of the list. */
export function registerToExport(filter: RegisterFilter, sort: DocumentSort): LongStatement {
  const { where, values } = registerCondition(LISTED, filter);
  return documentsToExport(`select d.id from ${REGISTER} where ${where}`, sort, values);
}
