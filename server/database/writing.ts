// Whether the database can be written: a write that failed for want of room is remembered until one has succeeded.

import type { Logger } from "pino";
import type { Pool } from "./connect.ts";

const LOG_MILLISECONDS = 60_000;

type Refused = { count: number; loggedAt: number };
const refused = new WeakMap<Pool, Refused>();

/** Of thousands of calls that fail for one reason, a line a minute says as much as a line each. */
export function noteRefusedWriting({ pool, log }: { pool: Pool; log: Logger }, cause: Error): void {
  const noted = refused.get(pool) ?? { count: 0, loggedAt: Number.NEGATIVE_INFINITY };
  refused.set(pool, noted);
  noted.count += 1;
  if (performance.now() - noted.loggedAt < LOG_MILLISECONDS) return;
  noted.loggedAt = performance.now();
  log.error({ reason: cause.message, count: noted.count }, "the database cannot be written");
}

/** Asked for each look at the server's readiness; only after a failure does it try to write. */
export async function canBeUsed(pool: Pool): Promise<boolean> {
  try {
    if (refused.has(pool)) await tryToWrite(pool);
    else await pool.query("select 1");
    refused.delete(pool);
    return true;
  } catch {
    // Whatever it is, it is not ready.
    return false;
  }
}

/** Takes up new pages, as a write does that fails on a full disk, and leaves nothing behind. */
const PROBE = `
  insert into rate_limit (key, taken, window_ends)
  select (select string_agg(md5(random()::text || page || part), '') from generate_series(1, 60) part), 0, now()
    from generate_series(1, 100) page`;

async function tryToWrite(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query("begin");
    await client.query(PROBE);
  } finally {
    await client.query("rollback").catch(() => (isBroken = true));
    client.release(isBroken);
  }
}
