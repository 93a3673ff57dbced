// Changes what a bank or insurer is called, where it is, what it issues and whom to speak to there.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOfficeSupplierToChange } from "../supplier-access.ts";
import { requireSupplier, type SupplierInput } from "../supplier-input.ts";
import { saveSupplier } from "../supplier-store.ts";

export type UpdateSupplierInput = SupplierInput & { id: string; version: number };

export async function updateSupplier(
  tx: Transaction,
  { id, version, ...input }: UpdateSupplierInput,
): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const supplier = await accessOfficeSupplierToChange(tx, { id, version });
  await saveSupplier(tx, supplier, { ...requireSupplier(input), updatedBy: accountId });
  return { supplierId: supplier.id };
}
