// A demo that was cut off: the next start begins with an empty database, and what was filled to its end stays.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { emptyTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { connectOnce } from "../database/connect.ts";
import { discardUnfinishedFill, markedUntilFilled } from "./unfinished-fill.ts";

let database: TestDatabase;
let dataFolder: string;
before(async () => {
  database = await emptyTestDatabase();
  dataFolder = mkdtempSync(join(tmpdir(), "bondline-unfinished-"));
});
after(async () => {
  await database.drop();
  rmSync(dataFolder, { recursive: true });
});

async function ask(sql: string): Promise<unknown[]> {
  const owner = connectOnce(database.ownerUrl);
  await owner.connect();
  try {
    return (await owner.query(sql)).rows;
  } finally {
    await owner.end();
  }
}

const isThere = async () => (await ask("select to_regclass('filled') is not null as found"))[0];

test("what was cut off is thrown away, even while somebody is connected, and what was filled whole is kept", async () => {
  const embedded = { dataFolder, databaseUrl: undefined };
  await assert.rejects(
    markedUntilFilled(embedded, async () => {
      await ask("create table filled ()");
      throw new Error("killed");
    }),
  );
  // Somebody else's database is never thrown away, whatever lies in the folder.
  await discardUnfinishedFill({ dataFolder, databaseUrl: database.ownerUrl }, database.ownerUrl);
  assert.deepEqual(await isThere(), { found: true });

  const left = connectOnce(database.ownerUrl);
  left.on("error", () => undefined);
  await left.connect();
  await discardUnfinishedFill(embedded, database.ownerUrl);
  await left.end().catch(() => undefined);
  assert.deepEqual(await isThere(), { found: false });

  await markedUntilFilled(embedded, async () => void (await ask("create table filled ()")));
  await discardUnfinishedFill(embedded, database.ownerUrl);
  assert.deepEqual(await isThere(), { found: true });
});
