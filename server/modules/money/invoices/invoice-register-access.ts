// The access check of the invoices of all clients: the provider's own people's.

import { STAFF_INVOICE_FILTERS } from "@bondline/domain/money/invoices/invoice-filters.ts";
import { STAFF_INVOICE_EXPORT_COLUMNS } from "@bondline/domain/records/exports/invoice-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { CheckedFilter } from "../../../database/list-conditions.ts";
import { countRegister, listRegister, registerToExport } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { BillingInvoice, InvoiceSort } from "./invoice-list-store.ts";
import { INVOICE_REGISTER } from "./invoice-register-store.ts";

export type InvoiceRegister = {
  search?: string | null | undefined;
  sort?: InvoiceSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: InvoiceSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAllInvoices(
  tx: Transaction,
  list: InvoiceRegister & PageArguments,
): Promise<Page<BillingInvoice>> {
  return await listRegister<BillingInvoice>(tx, INVOICE_REGISTER, askedOf(tx, list), list);
}

/** As the list shows them. */
export async function accessAllInvoicesToExport(
  tx: Transaction,
  list: InvoiceRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
  return listSourceOf(tx, {
    name: ["All", "invoices"],
    columns: STAFF_INVOICE_EXPORT_COLUMNS,
    rights: "PROVIDER",
    count: () => countRegister(tx, INVOICE_REGISTER, asked),
    statement: registerToExport(INVOICE_REGISTER, asked, zone),
  });
}

function askedOf(tx: Transaction, { search, sort, filter }: InvoiceRegister) {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("INVOICE_NOT_FOUND", { id: "desk" });
  const narrowed = overdueToday(tx, checkFilter(STAFF_INVOICE_FILTERS, filter));
  return { search: search ?? "", narrowed, sort: sort ?? NEWEST };
}

/** What is overdue was due before today, by the clock that due dates go by. */
function overdueToday({ now }: Transaction, { overdue, ...others }: CheckedFilter): CheckedFilter {
  if (overdue === undefined) return others;
  const yesterday = addDays(dayAt(now, DEFAULT_ZONE), -1);
  return { ...others, overdue: { kind: "range", from: undefined, to: yesterday } };
}
