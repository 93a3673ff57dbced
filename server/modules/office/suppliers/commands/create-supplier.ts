// Adds a bank or insurer: from then on products of it can be proposed, and its people invited.

import { asSupplierId } from "@bondline/domain/ids.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireSupplierDesk } from "../supplier-access.ts";
import { requireSupplier, type SupplierInput } from "../supplier-input.ts";
import { insertSupplier } from "../supplier-store.ts";

export async function createSupplier(tx: Transaction, input: SupplierInput): Promise<CommandResult> {
  const { accountId } = requireSupplierDesk(tx, "");
  const id = asSupplierId(tx.newId());
  await insertSupplier(tx, { ...requireSupplier(input), id, updatedBy: accountId });
  return { supplierId: id };
}
