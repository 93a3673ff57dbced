// Which job workers are alive: each holds an advisory lock that ends with its connection, and what the dead held is given back.

import { setTimeout as pause } from "node:timers/promises";
import { connectOnce } from "./connect.ts";

export type JobHolder = {
  /** The worker counts as alive from now on, as long as this connection lives. */
  hold(workerId: string): void;
  /** Resolves when the connection is lost: others may then take the jobs of these workers, who must stop. */
  lost: Promise<void>;
  stop(): Promise<void>;
};

export type JobHolderOptions = {
  /** Direct, and of the role that owns the queue: locks of a session do not pass a pooler. */
  connectionString: string;
  lookMilliseconds?: number;
};

const LOOK_MILLISECONDS = 5_000;
const ANSWER_MILLISECONDS_MAX = 3_000;
const FAREWELL_MILLISECONDS_MAX = 1_000;

const HOLD =
  "select pg_try_advisory_lock_shared(hashtextextended(id, 0)) from unnest($1::text[]) as held(id)";

/**
 * The queue itself gives a job back after four hours. A worker without its lock is dead, unless it has just begun or the
 * database has: those get ten seconds to come (back).
 */
const GIVE_BACK = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
   where locked_by is not null
     and greatest(locked_at, pg_postmaster_start_time()) < now() - interval '10 seconds'
     and not exists (
       select 1 from pg_locks
        where locktype = 'advisory' and objsubid = 1
          and database = (select oid from pg_database where datname = current_database())
          and ((classid::bigint << 32) | objid::bigint) = hashtextextended(locked_by, 0))
  having count(*) > 0`;

/** Rejects while the database cannot be reached. */
export async function startJobHolder({
  connectionString,
  lookMilliseconds = LOOK_MILLISECONDS,
}: JobHolderOptions): Promise<JobHolder> {
  const client = connectOnce(connectionString, ANSWER_MILLISECONDS_MAX);
  const lost = Promise.withResolvers<void>();
  client.on("error", () => lost.resolve()).on("end", () => lost.resolve());
  await client.connect();

  const missing = new Set<string>();
  let looking: Promise<void> = Promise.resolve();
  const lookAround = async () => {
    const ids = [...missing];
    if (ids.length > 0) await client.query(HOLD, [ids]);
    for (const id of ids) missing.delete(id);
    await client.query(GIVE_BACK);
  };
  const look = () => {
    looking = looking.then(lookAround).catch(() => lost.resolve());
  };
  const timer = setInterval(look, lookMilliseconds).unref();
  look();
  return {
    hold(workerId) {
      missing.add(workerId);
      look();
    },
    lost: lost.promise,
    async stop() {
      clearInterval(timer);
      await looking;
      await Promise.race([
        client.end().catch(() => undefined),
        pause(FAREWELL_MILLISECONDS_MAX, undefined, { ref: false }),
      ]);
    },
  };
}
