// Migrations: from nothing, again, by many at once, on the oldest PostgreSQL that is promised, and refused where they must be.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import pg from "pg";
import { apiOf } from "../../testing/api.ts";
import { startOlderPostgres } from "../../testing/older-postgres.ts";
import { emptyTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { testSettings } from "../../testing/world.ts";
import { buildDraft } from "../demo/builders/draft-builder.ts";
import { insertCast } from "../demo/insert-cast.ts";
import { signInAs } from "../demo/sessions.ts";
import { startServer } from "../start-server.ts";
import { MigrationError, migrate, pendingMigrations, readMigrations } from "./migrate.ts";

const folder = mkdtempSync(join(tmpdir(), "bondline-migrate-"));
const { secrets } = await testSettings(folder);
const names = readMigrations().map(({ name }) => name);
let database: TestDatabase;

before(async () => {
  database = await emptyTestDatabase();
});
after(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("on an empty database ten starters at once apply each migration once between them", async () => {
  assert.deepEqual(await pendingMigrations(database.ownerUrl), names);
  const applied = await Promise.all(Array.from({ length: 10 }, () => migrate(database.ownerUrl, secrets)));
  assert.deepEqual(applied.flat(), names);
  assert.deepEqual(await pendingMigrations(database.ownerUrl), []);
});

test("applied again they find nothing left to do", async () => {
  assert.deepEqual(await migrate(database.ownerUrl, secrets), []);
});

test("a migration that was changed after it was applied is refused by its name", async () => {
  const [name = ""] = names;
  await asOwner(database.ownerUrl, `update migration set checksum = 'x' || checksum where name = '${name}'`);
  await assert.rejects(migrate(database.ownerUrl, secrets), {
    name: "MigrationError",
    message: `The migration ${name} was changed after it was applied: write a new one instead.`,
  });
  await asOwner(
    database.ownerUrl,
    `update migration set checksum = substr(checksum, 2) where name = '${name}'`,
  );
});

test("a database that a newer version has changed is left alone", async () => {
  await asOwner(database.ownerUrl, "insert into migration (name, checksum) values ('9999-later.sql', 'x')");
  await assert.rejects(migrate(database.ownerUrl, secrets), {
    name: "MigrationError",
    message:
      "The database holds the migration 9999-later.sql, which this version does not know: start the newer version.",
  });
});

test("a migration that fails is undone whole, and says which it was", async () => {
  const broken = await emptyTestDatabase();
  try {
    await asOwner(broken.ownerUrl, "create table draft (id int)");
    await assert.rejects(migrate(broken.ownerUrl, secrets), (thrown) => {
      assert.ok(thrown instanceof MigrationError);
      assert.match(thrown.message, /^The migration 0003-drafts\.sql failed and was undone: /);
      return true;
    });
    assert.deepEqual(await pendingMigrations(broken.ownerUrl), names.slice(2));
    const { rows } = await asOwner(broken.ownerUrl, "select to_regclass('fee_summary') as found");
    assert.equal(rows[0].found, null);
  } finally {
    await broken.drop();
  }
});

test("PostgreSQL 15, owned by a role that is no superuser, carries a draft from the form to the guarantee", async (context) => {
  const older = await startOlderPostgres();
  if (older === undefined) return context.skip("this machine has no PostgreSQL 15");
  const settings = await testSettings(folder);
  const server = await startServer({ settings, ownerUrl: older.ownerUrl, logLevel: "silent" });
  try {
    await insertCast(server.app);
    const { id } = await buildDraft(server.app, { status: "ESTABLISHED" });
    const ada = apiOf(server.url, await signInAs(server.app, "ada"));
    const { draft } = await ada.get("query ($id: ID!) { draft(id: $id) { status } }", { id });
    assert.equal(draft.status, "ESTABLISHED");
    const { rows } = await asOwner(older.ownerUrl, "select count(*)::int as count from history_entry");
    assert.ok(rows[0].count > 50);

    await server.stop();
    await asOwner(older.ownerUrl, "alter role bondline_app password 'another'");
    const again = await startServer({ settings, ownerUrl: older.ownerUrl, logLevel: "silent" });
    assert.equal((await fetch(`${again.url}/ready`)).status, 200, "the role has its present password again");
    await again.stop();
  } finally {
    await server.stop();
    await older.stop();
  }
});

async function asOwner(ownerUrl: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
