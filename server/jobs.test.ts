// What a killed instance was doing is taken up by the others; what a living one is doing is left to it.
// Shows: REL-26.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { aWorld, type World } from "../testing/world.ts";
import { addressForRole, connectPool, endPool, type Pool } from "./database/connect.ts";
import { type JobHolder, startJobHolder } from "./database/job-holders.ts";

const LOOK_MILLISECONDS = 50;

let world: World;
let owner: Pool;
before(async () => {
  world = await aWorld();
  owner = connectPool({ connectionString: world.ownerUrl, connectionsMax: 2 });
});
after(async () => {
  await endPool(owner);
  await world.end();
});

test("a job whose worker is gone is given back, and done", async () => {
  await leaveBehind("of the dead", { worker: "worker-gone", secondsAgo: 60 });
  const other = await holder();
  await untilFree("of the dead");
  await other.stop();
  await owner.query("update graphile_worker._private_jobs set run_at = now() where key = 'of the dead'");
  await untilDone("of the dead");
});

test("a job whose worker lives is left to it, until that worker dies", async () => {
  const living = await holder();
  living.hold("worker-alive");
  await untilHeld("worker-alive");
  await leaveBehind("of the living", { worker: "worker-alive", secondsAgo: 60 });
  await leaveBehind("of another", { worker: "worker-dead", secondsAgo: 60 });
  const other = await holder();
  await untilFree("of another");
  assert.equal(await lockOf("of the living"), "worker-alive");
  await living.stop();
  await untilFree("of the living");
  await other.stop();
});

test("a worker that has just taken its job up has time to say that it lives", async () => {
  await leaveBehind("of a newcomer", { worker: "worker-new", secondsAgo: 1 });
  await leaveBehind("of another", { worker: "worker-dead", secondsAgo: 60 });
  const other = await holder();
  await untilFree("of another");
  assert.equal(await lockOf("of a newcomer"), "worker-new");
  await other.stop();
  await owner.query("delete from graphile_worker._private_jobs where key = 'of a newcomer'");
});

test("a holder whose connection is cut says so", async () => {
  const living = await holder();
  living.hold("worker-cut");
  await untilHeld("worker-cut");
  await cut("hashtextextended('worker-cut', 0) & 4294967295");
  await living.lost;
  await living.stop();
});

test("what a server has in hand is held under the name by which it is locked", async () => {
  const blocker = await owner.connect();
  await blocker.query("begin; lock table mutation_result in access exclusive mode");
  await owner.query("select graphile_worker.add_job('forget-old-results', '{}', job_key := 'in hand')");
  await until(async () => (await lockOf("in hand")) !== null);
  const held =
    "select count(*) from pg_locks where locktype = 'advisory' and granted and objid::bigint = (hashtextextended($1, 0) & 4294967295)";
  await until(async () => (await count(held, [(await lockOf("in hand")) ?? ""])) === 1);
  await blocker.query("rollback");
  blocker.release();
  await untilDone("in hand");
});

test("a server whose workers lost their lock begins anew, as others, and goes on working", async () => {
  const before = await heldLocks();
  assert.ok(before.length >= 1);
  await cut("any (select objid::bigint from pg_locks where locktype = 'advisory')");
  await until(async () => {
    const now = await heldLocks();
    return now.length >= 1 && now.every((each) => !before.includes(each));
  });
  await owner.query("select graphile_worker.add_job('forget-old-results', '{}', job_key := 'after a cut')");
  await untilDone("after a cut");
});

async function holder(): Promise<JobHolder> {
  return await startJobHolder({
    connectionString: addressForRole(
      world.ownerUrl,
      "bondline_jobs",
      world.app.settings.secrets.databaseJobsPassword,
    ),
    lookMilliseconds: LOOK_MILLISECONDS,
  });
}

/** The job waits for tomorrow, so that only the lock is in question. */
async function leaveBehind(key: string, by: { worker: string; secondsAgo: number }): Promise<void> {
  await owner.query(
    "select graphile_worker.add_job('forget-old-results', '{}', run_at := now() + interval '1 day', job_key := $1)",
    [key],
  );
  await owner.query(
    "update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - make_interval(secs => $3) where key = $1",
    [key, by.worker, by.secondsAgo],
  );
}

async function lockOf(key: string): Promise<string | null> {
  const { rows } = await owner.query("select locked_by from graphile_worker._private_jobs where key = $1", [
    key,
  ]);
  return rows[0]?.locked_by ?? null;
}

async function untilFree(key: string): Promise<void> {
  await until(async () => (await lockOf(key)) === null);
}

async function untilDone(key: string): Promise<void> {
  await until(
    async () =>
      (await count("select count(*) from graphile_worker._private_jobs where key = $1", [key])) === 0,
  );
}

async function untilHeld(worker: string): Promise<void> {
  const held =
    "select count(*) from pg_locks where locktype = 'advisory' and granted and objid::bigint = (hashtextextended($1, 0) & 4294967295)";
  await until(async () => (await count(held, [worker])) > 0);
}

/** Ends the connections that hold such a lock. */
async function cut(objid: string): Promise<void> {
  await owner.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and objid::bigint = ${objid}
       and database = (select oid from pg_database where datname = current_database())`,
  );
}

async function heldLocks(): Promise<string[]> {
  const { rows } = await owner.query(
    `select objid::text as id from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted
        and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.map(({ id }) => id);
}

async function count(sql: string, values: readonly string[] = []): Promise<number> {
  const { rows } = await owner.query(sql, [...values]);
  return Number(rows[0].count);
}

/** Each question is a round trip; the suite's own limit ends what never comes. */
async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check()));
}
