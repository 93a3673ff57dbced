// The access check of what all clients have handed in as drafts: the provider's own people's, a bank's of those that were sent to it, who open each of these drafts by its own check.

import { STAFF_DRAFT_FILTERS } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import { staffDraftExportColumns } from "@bondline/domain/records/exports/draft-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { RegisterFilter } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import { COUNT_MAX, type Page, type PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { requireDeskReader } from "../../../transaction/desk-reader.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { DraftPart } from "./draft-parts.ts";
import type { Draft } from "./draft-record.ts";
import { countRegister, listRegister, type RegisterSort, registerToExport } from "./draft-register-store.ts";

export type DraftRegister = {
  search?: string | null | undefined;
  sort?: RegisterSort | null | undefined;
  filter?: SentFilter;
};

const CHANGED_LAST: RegisterSort = { field: "UPDATED_AT", direction: "DESC" };

export async function listAllDrafts(
  tx: Transaction,
  list: DraftRegister & PageArguments,
  parts: readonly DraftPart[],
): Promise<Page<Draft>> {
  return await listRegister(tx, filterOf(tx, list), list.sort ?? CHANGED_LAST, { list, parts });
}

/** As the list shows them. */
export async function accessAllDraftsToExport(
  tx: Transaction,
  list: DraftRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const filter = { ...filterOf(tx, list), chosen: checkChosen(list) };
  return listSourceOf(tx, {
    name: ["All", "drafts"],
    columns: staffDraftExportColumns(zone),
    rights: readerOf(tx).rights,
    count: () => countRegister(tx, filter, COUNT_MAX),
    statement: registerToExport(filter, list.sort ?? CHANGED_LAST, zone),
  });
}

function filterOf(tx: Transaction, { search, filter }: DraftRegister): RegisterFilter {
  const { supplierId } = readerOf(tx);
  return { search: search ?? "", narrowed: checkFilter(STAFF_DRAFT_FILTERS, filter), supplierId };
}

const readerOf = ({ actor }: Pick<Transaction, "actor">) =>
  requireDeskReader(actor, () => refuse("DRAFT_NOT_FOUND", { id: "desk" }));
