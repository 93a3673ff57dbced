// What presence asks of the database: to carry a message to the other instances, and the names of people. It writes no row.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { ASIDE_CHANNEL } from "../../../ports/events/events-port.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Nobody waits for the disk: what is lost is said again within seconds. */
export async function sayToInstances({ pool }: App, message: string): Promise<void> {
  await pool.query("select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)", [
    ASIDE_CHANNEL,
    message,
  ]);
}

export type Name = { id: AccountId; givenName: string; familyName: string };

export async function listNames(tx: Transaction, accounts: readonly AccountId[]): Promise<Name[]> {
  return await tx.query<Name>("select id, given_name, family_name from people($1)", [[...accounts]]);
}
