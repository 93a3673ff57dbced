// Removes a view; whoever has its address still sees what the address says.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessViewToChange } from "../list-view-access.ts";
import { deleteView } from "../list-view-store.ts";

export async function removeListView(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  await deleteView(tx, await accessViewToChange(tx, input));
  return {};
}
