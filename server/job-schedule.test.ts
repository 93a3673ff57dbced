// What comes by the clock has one turn waiting at a time, is made up for once when it was missed, and comes back at its next turn when it failed.
// Shows: REL-25, REL-26.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { aWorld, type World } from "../testing/world.ts";
import { addressForRole, connectJobsPool, connectPool, endPool, type Pool } from "./database/connect.ts";
import { askForNextRuns, SCHEDULE } from "./job-schedule.ts";

/** A day apart, so that no turn of it comes while this is tried. */
const KEY = "by the clock: remind-of-invoices";

let world: World;
let owner: Pool;
let ofJobs: Pool;
before(async () => {
  world = await aWorld();
  owner = connectPool({ connectionString: world.ownerUrl, connectionsMax: 2 });
  const { databaseJobsPassword } = world.app.settings.secrets;
  ofJobs = connectJobsPool(addressForRole(world.ownerUrl, "bondline_jobs", databaseJobsPassword), 4);
});
after(async () => {
  await endPool(ofJobs);
  await endPool(owner);
  await world.end();
});
beforeEach(async () => {
  await owner.query("delete from graphile_worker._private_jobs where key = $1", [KEY]);
});

test("each task waits for its next turn, once, however often and by however many it is asked for", async () => {
  await Promise.all([1, 2, 3, 4].map(() => askForNextRuns(ofJobs)));
  const { rows } = await owner.query(
    "select task_identifier as task from graphile_worker.jobs where key like 'by the clock: %' order by 1",
  );
  assert.deepEqual(
    rows.map(({ task }) => task),
    Object.keys(SCHEDULE).sort(),
  );
  assert.deepEqual(await turn(), { hour: 22, isNext: true, attempts: 0 });
});

test("a turn that was missed stays as it is, to be done at once and once", async () => {
  await leave("run_at = now() - interval '3 days', locked_by = 'somebody', locked_at = now()");
  await askForNextRuns(ofJobs);
  assert.equal((await turn())?.isNext, false);
});

test("one that failed, and pauses past its next turn, is called up for it", async () => {
  await leave("run_at = now() + interval '3 days', attempts = 20");
  await askForNextRuns(ofJobs);
  assert.deepEqual(await turn(), { hour: 22, isNext: true, attempts: 0 });
});

test("one that waits for a day that is no longer near, since the database's clock was set back, is called up too", async () => {
  await leave("run_at = now() + interval '300 days'");
  await askForNextRuns(ofJobs);
  assert.equal((await turn())?.isNext, true);
});

async function leave(as: string): Promise<void> {
  await askForNextRuns(ofJobs);
  await owner.query(`update graphile_worker._private_jobs set ${as} where key = $1`, [KEY]);
}

async function turn(): Promise<{ hour: number; isNext: boolean; attempts: number } | undefined> {
  const { rows } = await owner.query(
    `select extract(hour from run_at at time zone 'UTC')::int as hour, attempts::int,
            run_at > now() and run_at <= now() + interval '1 day' as "isNext"
       from graphile_worker._private_jobs where key = $1`,
    [KEY],
  );
  return rows[0];
}
