// The access check of banks and insurers as the provider keeps them: its administrators see and change them.

import { asSupplierId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  findOfficeSupplier,
  findOfficeSupplierForChange,
  listOfficeSuppliers,
  type OfficeSupplierRow,
} from "./supplier-store.ts";

export type { OfficeSupplierRow };

export async function accessOfficeSuppliers(tx: Transaction): Promise<OfficeSupplierRow[]> {
  requireSupplierDesk(tx, "");
  return await listOfficeSuppliers(tx);
}

export async function accessOfficeSupplier(tx: Transaction, id: string): Promise<OfficeSupplierRow> {
  requireSupplierDesk(tx, id);
  return (await findOfficeSupplier(tx, asSupplierId(id))) ?? refuse("SUPPLIER_NOT_FOUND", { id });
}

export async function accessOfficeSupplierToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<OfficeSupplierRow> {
  requireSupplierDesk(tx, id);
  const supplier =
    (await findOfficeSupplierForChange(tx, asSupplierId(id))) ?? refuse("SUPPLIER_NOT_FOUND", { id });
  requireCurrent(supplier, version);
  return supplier;
}

export function requireSupplierDesk({ actor }: Transaction, id: string) {
  const person = requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("SUPPLIER_NOT_FOUND", { id });
  return person;
}
