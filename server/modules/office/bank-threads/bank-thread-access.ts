// The access check of what is said about the work of a bank or insurer: for its own people alone.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson, supplierOf } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type BankThreadRow, listBankThreads } from "./bank-thread-store.ts";

export type { BankThreadRow } from "./bank-thread-store.ts";

type Asked = PageArguments & {
  awaitsBank?: boolean | null | undefined;
  search?: string | null | undefined;
};

export async function accessBankThreads(
  tx: Transaction,
  { awaitsBank, search, ...list }: Asked,
): Promise<Page<BankThreadRow>> {
  requirePerson(tx.actor);
  const supplierId = supplierOf(tx.actor) ?? refuse("SUPPLIER_NOT_FOUND", { id: "" });
  return await listBankThreads(
    tx,
    { supplierId, awaitsBank: awaitsBank === true, search: search ?? "" },
    list,
  );
}
