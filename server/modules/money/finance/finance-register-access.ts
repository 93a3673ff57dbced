// The access check of all clients' finance enquiries: the provider's own people's.

import { FINANCE_ENQUIRY_FILTERS } from "@bondline/domain/money/finance/finance-filters.ts";
import { financeEnquiryExportColumns } from "@bondline/domain/records/exports/finance-enquiry-export-columns.ts";
import { countRegister, listRegister, registerToExport } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireFinanceDesk } from "./finance-access.ts";
import type { FinanceEnquiryRow } from "./finance-record.ts";
import { ENQUIRY_REGISTER, type EnquiryRegisterSort } from "./finance-register-store.ts";

export type EnquiryRegister = {
  search?: string | null | undefined;
  sort?: EnquiryRegisterSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: EnquiryRegisterSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAllEnquiries(
  tx: Transaction,
  list: EnquiryRegister & PageArguments,
): Promise<Page<FinanceEnquiryRow>> {
  return await listRegister<FinanceEnquiryRow>(tx, ENQUIRY_REGISTER, askedOf(tx, list), list);
}

/** As the list shows them. */
export async function accessAllEnquiriesToExport(
  tx: Transaction,
  list: EnquiryRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
  return listSourceOf(tx, {
    name: ["All", "enquiries"],
    columns: financeEnquiryExportColumns(zone),
    rights: "PROVIDER",
    count: () => countRegister(tx, ENQUIRY_REGISTER, asked),
    statement: registerToExport(ENQUIRY_REGISTER, asked, zone),
  });
}

function askedOf(tx: Transaction, { search, sort, filter }: EnquiryRegister) {
  requireFinanceDesk(tx);
  const narrowed = checkFilter(FINANCE_ENQUIRY_FILTERS, filter);
  return { search: search ?? "", narrowed, sort: sort ?? NEWEST };
}
