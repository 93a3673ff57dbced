// The access check of what waits for a bank or insurer: for its own people alone.

import type { BankWorkKind } from "@bondline/domain/office/bank-work/bank-work.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson, supplierOf } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type BankWorkRow, listBankWork } from "./bank-work-store.ts";

export type { BankWorkRow } from "./bank-work-store.ts";

type Asked = PageArguments & {
  kind?: BankWorkKind | null | undefined;
  isLate?: boolean | null | undefined;
};

export async function accessBankWorkList(
  tx: Transaction,
  { kind, isLate, ...list }: Asked,
): Promise<Page<BankWorkRow>> {
  requirePerson(tx.actor);
  const supplierId = supplierOf(tx.actor) ?? refuse("SUPPLIER_NOT_FOUND", { id: "" });
  return await listBankWork(tx, { supplierId, kind: kind ?? null, isLate: isLate === true }, list);
}
