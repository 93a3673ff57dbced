// Who is in a database, for the demo: SQL and nothing else.

import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Pool } from "../database/connect.ts";
import type { Transaction } from "../transaction/transaction.ts";

const SOMEBODY =
  "exists (select 1 from account) or exists (select 1 from organisation) or exists (select 1 from supplier)";

export async function isSomebodyThere(tx: Transaction): Promise<boolean> {
  const [found] = await tx.query<{ isSomebody: boolean }>(`select ${SOMEBODY} as is_somebody`);
  return found?.isSomebody === true;
}

/** In a database without the named account, which may have no tables yet. `pool` is the owner's: nobody is acting yet. */
export async function isSomebodyElseThere(
  pool: Pick<Pool, "query">,
  accountOfCast: string,
): Promise<boolean> {
  const tables = await pool.query(
    "select 1 where to_regclass('account') is not null and to_regclass('supplier') is not null",
  );
  if (tables.rowCount === 0) return false;
  const others = `select 1 where (${SOMEBODY}) and not exists (select 1 from account where id = $1)`;
  return (await pool.query(others, [accountOfCast])).rowCount !== 0;
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

/** What was written to people before a day is over by now: it counts as sent when it was written, and goes to nobody. */
export async function settlePastMail(tx: Transaction, writtenBefore: Instant): Promise<void> {
  await tx.query(
    `update mail_message set status = 'SENT', sent_at = created_at, content_encrypted = null
      where status = 'QUEUED' and created_at < $1`,
    [writtenBefore],
  );
}

/** How sessions call themselves that were opened without a browser. */
export const SET_UP_AGENT = "set-up";
