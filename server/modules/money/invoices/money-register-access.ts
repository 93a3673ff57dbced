// The access check of the registers of money of all clients: the provider's own people's, listed, summed and taken away as they are shown.

import type { ExportColumn } from "@bondline/domain/records/exports/export-column.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { FilterTable } from "@bondline/domain/values/lists/list-filter.ts";
import {
  countRegister,
  listRegister,
  type RegisterFilter,
  type RegisterSort,
  registerToExport,
} from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Listed, Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { MoneyRegister, MoneySortField } from "./money-register-store.ts";

type MoneySort = RegisterSort<MoneySortField>;
export type MoneyList = {
  search?: string | null | undefined;
  sort?: MoneySort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: MoneySort = { field: "CREATED_AT", direction: "DESC" };

type Kept<Sum> = {
  readonly register: MoneyRegister<string>;
  readonly filters: FilterTable;
  /** What everybody else is shown. */
  readonly missing: "INVOICE_NOT_FOUND" | "PAYMENT_NOT_FOUND" | "REFUND_NOT_FOUND";
  readonly sum: (tx: Transaction, asked: RegisterFilter) => Promise<Sum[]>;
  readonly name: RowSource["name"];
  readonly columns: (zone: string) => readonly ExportColumn[];
};

export function moneyRegisterAccess<Row extends { id: string }, Sum>(kept: Kept<Sum>) {
  const { register, filters, missing, sum, name, columns } = kept;
  const askedOf = (tx: Transaction, { search, sort, filter }: MoneyList) => {
    requirePerson(tx.actor);
    if (!isProviderStaff(tx.actor)) refuse(missing, { id: "desk" });
    return { search: search ?? "", narrowed: checkFilter(filters, filter), sort: sort ?? NEWEST };
  };
  return {
    list: async (tx: Transaction, list: MoneyList & PageArguments): Promise<Page<Listed<Row>>> =>
      await listRegister<Row, MoneySortField>(tx, register, askedOf(tx, list), list),
    sums: async (tx: Transaction, list: MoneyList): Promise<Sum[]> => await sum(tx, askedOf(tx, list)),
    /** As the list shows them. */
    toExport: async (tx: Transaction, list: MoneyList & SentRows, zone: string): Promise<RowSource> => {
      const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
      return listSourceOf(tx, {
        name,
        columns: columns(zone),
        rights: "PROVIDER",
        count: () => countRegister(tx, register, asked),
        statement: registerToExport(register, asked, zone),
      });
    },
  };
}
