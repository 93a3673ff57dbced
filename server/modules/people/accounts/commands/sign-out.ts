// Ends this session, or every session of the person.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { revokeSession, revokeSessionsOf } from "../account-store.ts";

export async function signOut(
  tx: Transaction,
  input: { everywhere?: boolean | null | undefined },
): Promise<CommandResult> {
  const person = requirePerson(tx.actor);
  if (input.everywhere) await revokeSessionsOf(tx, person.accountId);
  else await revokeSession(tx, person.sessionId);

  await tx.announce("account", { id: person.accountId });
  return {};
}
