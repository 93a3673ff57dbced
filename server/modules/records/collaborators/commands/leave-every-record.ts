// Whoever closes their account leaves everything that was shared with them, in whichever roles.

import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { deletePlacesOf } from "../collaborator-store.ts";

export async function leaveEveryRecord(tx: Transaction): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  for (const kind of ["draft", "document"] as const)
    for (const record of await deletePlacesOf(tx, kind, accountId)) await tx.announce(kind, record);
}
