// Allows or forbids that the provider acts for an organisation; whoever does so at that moment is out at once.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessActingPermission } from "../acting-access.ts";
import { listWhoActs, saveActingPermission } from "../acting-store.ts";

export type ChangeActingPermissionInput = { id: string; version: number; allowsActing: boolean };

export async function changeActingPermission(
  tx: Transaction,
  input: ChangeActingPermissionInput,
): Promise<CommandResult> {
  const { id } = await accessActingPermission(tx, input);
  const acting = await listWhoActs(tx, id);
  await saveActingPermission(tx, id, input.allowsActing);
  if (!input.allowsActing)
    await tx.announceAll(
      "account",
      acting.map((accountId) => ({ id: accountId })),
    );
  await tx.announce("organisation", { id, organisationId: id });
  return { organisationId: id };
}
