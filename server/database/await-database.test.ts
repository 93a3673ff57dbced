// A start waits for a database that is away, for as long as it was told to, and for nothing else.
// Shows: REL-08.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { type FaultProxy, startFaultProxy } from "../../testing/fault-proxy.ts";
import { cloneTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { fillTemplate, testSettings } from "../../testing/world.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { untilDatabaseAnswers } from "./await-database.ts";
import { connectOnce } from "./connect.ts";

const folder = mkdtempSync(join(tmpdir(), "bondline-patience-"));
let database: TestDatabase;
let road: FaultProxy;
before(async () => {
  database = await cloneTestDatabase(fillTemplate);
  road = await startFaultProxy(database.ownerUrl);
});
after(async () => {
  await road.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("a start that gets no answer from the database in time goes on when it answers", async () => {
  road.become("silent");
  const starting = start();
  await somethingSent();
  road.become("open");
  await requireServed(await starting);
});

test("a start that loses the database half-way begins again, and leaves nothing open of the first time", async () => {
  let starts = 0;
  const server = await start({}, async () => {
    starts += 1;
    if (starts > 1) return;
    road.become("silent");
    await somethingSent();
    road.become("open");
  });
  assert.equal(starts, 2);
  await requireServed(server);
  assert.equal(await connectionsLeft(), 0);
});

test("a database that stays away is given up in one sentence, which names where it was looked for", async () => {
  road.become("cut");
  await assert.rejects(start({ DATABASE_WAIT_SECONDS: "1" }), {
    name: "DatabaseStartError",
    message: new RegExp(
      `^The database at 127\\.0\\.0\\.1:${road.port} could not be reached for 1 s \\(.+\\): see`,
    ),
  });
  road.become("open");
});

test("a wrong password is not waited for", async () => {
  const wrong = new URL(road.over(database.ownerUrl));
  wrong.password = "not the password";
  await assert.rejects(start({ DATABASE_WAIT_SECONDS: "3600" }, undefined, wrong.href), { code: "28P01" });
});

test("what it waits for is said each time, without the password", async () => {
  const lines: unknown[] = [];
  const failures = [refused("ECONNREFUSED"), new Error("a part did not start", { cause: refused("57P03") })];
  const answer = await untilDatabaseAnswers(
    async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return "started";
    },
    {
      addresses: [
        "postgres://owner:secret@db.example:5433/bondline",
        "postgres://owner:secret@pooler.example/bondline",
      ],
      seconds: 60,
      log: { warn: (line: unknown) => lines.push(line) } as never,
    },
  );
  assert.equal(answer, "started");
  assert.equal(lines.length, 2);
  for (const [at, reason] of ["ECONNREFUSED", "57P03"].entries())
    assert.match(
      String(lines[at]),
      new RegExp(
        `^The database at db\\.example:5433 or pooler\\.example:5432 cannot be reached \\(${reason}\\): trying again, for \\d+ s more\\.$`,
      ),
    );
});

async function start(
  environment: Record<string, string> = {},
  halfWay: () => Promise<void> = async () => undefined,
  ownerUrl = road.over(database.ownerUrl),
): Promise<RunningServer> {
  return await startServer({
    settings: { ...(await testSettings(folder, environment)), databaseUrl: ownerUrl },
    ownerUrl,
    around: (app) => {
      void halfWay();
      return app;
    },
    logLevel: "silent",
  });
}

/** Something has set out over the road since. */
async function somethingSent(): Promise<void> {
  const before = road.sent();
  while (road.sent() === before) await new Promise((resolve) => setImmediate(resolve));
}

async function requireServed(server: RunningServer): Promise<void> {
  assert.equal((await fetch(`${server.url}/ready`)).status, 200);
  await server.stop();
}

const PATIENCE_MILLISECONDS = 15_000;

/** The database ends its side of a connection a moment after the server has ended its own. */
async function connectionsLeft(): Promise<number> {
  const impatient = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  let left = await connections();
  while (left > 0 && !impatient.aborted) left = await connections();
  return left;
}

/** Of servers, the asker's own left out. */
async function connections(): Promise<number> {
  const client = connectOnce(database.ownerUrl);
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  await client.end();
  return rows[0].count;
}

function refused(code: string): Error {
  return Object.assign(new Error(code), { code });
}
