// Wrong guesses in the database, counted for all instances together: SQL and nothing else.

import { hasRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/**
 * Counts a guess as wrong before it is validated, so that many at once are not validated as one. Answers false while the
 * delay of those before it lasts; of several that need not wait, the clocks of instances decide nothing.
 */
export async function insertGuess(
  tx: Transaction,
  guess: { key: string; delays: readonly number[]; forgottenAfterSeconds: number },
): Promise<boolean> {
  const { key, delays, forgottenAfterSeconds } = guess;
  return await hasRow(
    tx,
    `insert into guess_delay as g (key, failures, next_at, last_at)
     values ($1, 1, $2::timestamptz + make_interval(secs => ($3::int[])[1]), $2)
     on conflict (key) do update set
       failures = case when g.last_at <= $2::timestamptz - make_interval(secs => $4) then 1 else g.failures + 1 end,
       next_at = $2::timestamptz + make_interval(secs => ($3::int[])[least(cardinality($3::int[]),
         case when g.last_at <= $2::timestamptz - make_interval(secs => $4) then 1 else g.failures + 1 end)]),
       last_at = $2
     where g.next_at <= $2 or g.failures = 0 or ($3::int[])[least(g.failures, cardinality($3::int[]))] = 0
     returning 1`,
    [key, tx.now, delays, forgottenAfterSeconds],
  );
}

export async function findSecondsLeft(tx: Transaction, key: string): Promise<number> {
  const [row] = await tx.query<{ seconds: number }>(
    "select ceil(extract(epoch from next_at - $2::timestamptz))::int as seconds from guess_delay where key = $1",
    [key, tx.now],
  );
  return Math.max(1, row?.seconds ?? 1);
}

/** The guess was right: it is as if it had not been made. */
export async function takeBackGuess(tx: Transaction, key: string): Promise<void> {
  await tx.query("update guess_delay set failures = greatest(failures - 1, 0), next_at = $2 where key = $1", [
    key,
    tx.now,
  ]);
}
