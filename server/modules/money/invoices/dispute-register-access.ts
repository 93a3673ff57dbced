// The access check of the disputed payments of all clients: the provider's own people's.

import { DISPUTE_FILTERS } from "@bondline/domain/money/invoices/payment-dispute.ts";
import { DISPUTE_EXPORT_COLUMNS } from "@bondline/domain/records/exports/dispute-export-columns.ts";
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
  DISPUTE_REGISTER,
  type DisputeRegisterSort,
  type DisputeSum,
  type RegisteredDispute,
  sumDisputes,
} from "./dispute-register-store.ts";

export type DisputeRegister = {
  search?: string | null | undefined;
  sort?: DisputeRegisterSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: DisputeRegisterSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAllDisputes(
  tx: Transaction,
  list: DisputeRegister & PageArguments,
): Promise<Page<RegisteredDispute>> {
  return await listRegister<RegisteredDispute>(tx, DISPUTE_REGISTER, askedOf(tx, list), list);
}

export async function readDisputeSums(tx: Transaction, list: DisputeRegister): Promise<DisputeSum[]> {
  return await sumDisputes(tx, askedOf(tx, list));
}

/** As the list shows them. */
export async function accessAllDisputesToExport(
  tx: Transaction,
  list: DisputeRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
  return listSourceOf(tx, {
    name: ["All", "disputes"],
    columns: DISPUTE_EXPORT_COLUMNS,
    rights: "PROVIDER",
    count: () => countRegister(tx, DISPUTE_REGISTER, asked),
    statement: registerToExport(DISPUTE_REGISTER, asked, zone),
  });
}

function askedOf(tx: Transaction, { search, sort, filter }: DisputeRegister) {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("PAYMENT_NOT_FOUND", { id: "desk" });
  return { search: search ?? "", narrowed: checkFilter(DISPUTE_FILTERS, filter), sort: sort ?? NEWEST };
}
