// Archives a bank or insurer, or brings it back: what is archived is offered to nobody, and what runs with it runs on.

import type { SupplierStatus } from "@bondline/domain/office/suppliers/supplier-fields.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOfficeSupplierToChange } from "../supplier-access.ts";
import { saveSupplier } from "../supplier-store.ts";

export type ChangeSupplierStatusInput = { id: string; version: number; status: SupplierStatus };

export async function changeSupplierStatus(
  tx: Transaction,
  { status, ...which }: ChangeSupplierStatusInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const supplier = await accessOfficeSupplierToChange(tx, which);
  if (supplier.status !== status) await saveSupplier(tx, supplier, { status, updatedBy: accountId });
  return { supplierId: supplier.id };
}
