// A statement over a road to the database that falls silent: its answer may never come, and is not waited for; a slow one is.
// Shows: REL-08, REL-29.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type FaultProxy, startFaultProxy } from "../../testing/fault-proxy.ts";
import { cloneTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { fillTemplate } from "../../testing/world.ts";
import { connectJobsPool, connectPool, endPool, type Pool } from "./connect.ts";

/** Longer than an unanswered statement is borne, so that the other side is asked at least once. */
const SLOW_SECONDS = 5;
/** Longer than the database lets a statement run that nobody has given more time. */
const UNUSUAL_SECONDS = 15;

let database: TestDatabase;
let road: FaultProxy;

before(async () => {
  database = await cloneTestDatabase(fillTemplate);
  road = await startFaultProxy(database.ownerUrl);
});
after(async () => {
  await road.stop();
  await database.drop();
});

const POOLS = {
  "the application": () => connectPool({ connectionString: road.over(database.ownerUrl), connectionsMax: 1 }),
  "the job queue": () => connectJobsPool(road.over(database.ownerUrl), 1),
} as const;

for (const [whose, connect] of Object.entries(POOLS)) {
  test(`an answer to ${whose} that a silent road swallowed is given up after the road has opened again`, async () => {
    await over(connect(), async (pool) => {
      await pool.query("select 1");
      road.become("silent");
      const swallowed = pool.query("select 2");
      swallowed.catch(() => undefined);
      await untilSent();
      road.become("open");
      await assert.rejects(swallowed);
      assert.deepEqual((await pool.query("select 3 as three")).rows, [{ three: 3 }]);
    });
  });

  test(`a slow answer to ${whose} is waited for`, async () => {
    await over(connect(), async (pool) => {
      const { rows } = await pool.query(`select pg_sleep(${SLOW_SECONDS}), 4 as four`);
      assert.equal(rows[0].four, 4);
    });
  });
}

test("what may take longer than any usual statement is waited for while the database works on it", async () => {
  await over(POOLS["the application"](), async (pool) => {
    const connection = await pool.connect();
    await connection.query("set statement_timeout = 0");
    const { rows } = await connection.query(`select pg_sleep(${UNUSUAL_SECONDS}), 5 as five`);
    connection.release();
    assert.equal(rows[0].five, 5);
  });
});

async function over(pool: Pool, run: (pool: Pool) => Promise<void>): Promise<void> {
  try {
    await run(pool);
  } finally {
    await endPool(pool);
  }
}

/** The statement has left for the road, and was swallowed there. */
async function untilSent(): Promise<void> {
  const before = road.sent();
  while (road.sent() === before) await new Promise((resolve) => setImmediate(resolve));
}
