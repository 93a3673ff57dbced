// Who is in a database, for the demo: SQL and nothing else.

import type { Pool } from "../database/connect.ts";
import type { Transaction } from "../transaction/transaction.ts";

export async function isSomebodyThere(tx: Transaction): Promise<boolean> {
  const [found] = await tx.query<{ isSomebody: boolean }>(
    "select exists (select 1 from account) or exists (select 1 from organisation) or exists (select 1 from supplier) as is_somebody",
  );
  return found?.isSomebody === true;
}

/** Addresses of those of the named accounts that can sign in. `pool` is the owner's: nobody is acting yet. */
export async function listLivingAccounts(pool: Pick<Pool, "query">, ids: readonly string[]) {
  const { rows } = await pool.query<{ email: string }>(
    "select email from account where id = any ($1::uuid[]) and status <> 'DELETED' order by email",
    [ids],
  );
  return rows.map(({ email }) => email);
}

/** What the set-up was signed in with is no device of anybody's. */
export async function endSetUpSessions(tx: Transaction): Promise<void> {
  await tx.query("update session set revoked_at = $1 where user_agent = $2 and revoked_at is null", [
    tx.now,
    SET_UP_AGENT,
  ]);
}

/** How sessions call themselves that were opened without a browser. */
export const SET_UP_AGENT = "set-up";
