// The access check of the refunds of all clients: the provider's own people's.

import { REFUND_FILTERS } from "@bondline/domain/money/invoices/refund-filters.ts";
import { refundExportColumns } from "@bondline/domain/records/exports/refund-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { countRegister, listRegister, registerToExport } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  REFUND_REGISTER,
  type RefundRegisterSort,
  type RefundSum,
  type RegisteredRefund,
  sumRefunds,
} from "./refund-register-store.ts";

export type RefundRegister = {
  search?: string | null | undefined;
  sort?: RefundRegisterSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: RefundRegisterSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAllRefunds(
  tx: Transaction,
  list: RefundRegister & PageArguments,
): Promise<Page<RegisteredRefund>> {
  return await listRegister<RegisteredRefund>(tx, REFUND_REGISTER, askedOf(tx, list), list);
}

export async function readRefundSums(tx: Transaction, list: RefundRegister): Promise<RefundSum[]> {
  return await sumRefunds(tx, askedOf(tx, list));
}

/** As the list shows them. */
export async function accessAllRefundsToExport(
  tx: Transaction,
  list: RefundRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
  return listSourceOf(tx, {
    name: ["All", "refunds"],
    columns: refundExportColumns(zone),
    rights: "PROVIDER",
    count: () => countRegister(tx, REFUND_REGISTER, asked),
    statement: registerToExport(REFUND_REGISTER, asked, zone),
  });
}

function askedOf(tx: Transaction, { search, sort, filter }: RefundRegister) {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("REFUND_NOT_FOUND", { id: "desk" });
  return { search: search ?? "", narrowed: checkFilter(REFUND_FILTERS, filter), sort: sort ?? NEWEST };
}
