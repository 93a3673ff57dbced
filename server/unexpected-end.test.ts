// What nobody catches is logged and counted, and the process leaves service in order; who starts it again is tried in tools/.
// Shows: REL-40.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import pg from "pg";
import { startInstance } from "../testing/faults/instance-process.ts";
import { cloneTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { fillTemplate, freePort } from "../testing/world.ts";

const folder = mkdtempSync(join(tmpdir(), "bondline-unexpected-"));
let database: TestDatabase;
before(async () => {
  database = await cloneTestDatabase(fillTemplate);
});
after(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

for (const kind of ["uncaughtException", "unhandledRejection"] as const)
  test(`${kind}: it is logged with its count, nothing stays open, and the process ends as failed`, async () => {
    const environment = { PORT: String(await freePort()), LOG_LEVEL: "fatal" };
    const instance = startInstance({ ownerUrl: database.ownerUrl, folder, environment });
    await instance.ready;
    const { code, logged } = await instance.breakDown(kind);
    assert.equal(code, 1);
    const line = JSON.parse(logged.trim());
    assert.match(line.err.message, /^nobody /);
    assert.deepEqual([line.kind, line.uncaught], [kind, 1]);
    assert.equal(await connections(), 0);
  });

async function connections(): Promise<number> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows[0].open;
}
