// The access check of what banks and insurers ask for: provider administrators see and change it, and to nobody else is it there.

import { asSupplierId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  findSupplierRequirement,
  findSupplierRequirementForChange,
  listSupplierRequirements,
  type SupplierRequirementRow,
} from "./supplier-requirement-store.ts";

export type { SupplierRequirementRow };

export async function accessSupplierRequirements(tx: Transaction): Promise<SupplierRequirementRow[]> {
  requireAdministrator(tx, "");
  return await listSupplierRequirements(tx);
}

export async function accessSupplierRequirement(
  tx: Transaction,
  id: string,
): Promise<SupplierRequirementRow> {
  requireAdministrator(tx, id);
  return (await findSupplierRequirement(tx, asSupplierId(id))) ?? refuse("SUPPLIER_NOT_FOUND", { id });
}

export async function accessSupplierRequirementToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<SupplierRequirementRow> {
  requireAdministrator(tx, id);
  const found =
    (await findSupplierRequirementForChange(tx, asSupplierId(id))) ?? refuse("SUPPLIER_NOT_FOUND", { id });
  requireCurrent(found, version);
  return found;
}

function requireAdministrator({ actor }: Transaction, id: string): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("SUPPLIER_NOT_FOUND", { id });
}
