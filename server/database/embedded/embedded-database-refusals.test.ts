// Where the embedded database cannot run, it says why in one sentence, and leaves no server behind.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { explainDatabaseFailure } from "./database-start-error.ts";
import { ask, fillUp, isRoot, mounted, start, startAfter, temporaryFolder } from "./embedded-testing.ts";
import { hydrateSymlinks } from "./postgres-binaries.ts";

test("a file where the folder should be", async (context) => {
  const place = path.join(temporaryFolder(context), "data");
  fs.writeFileSync(place, "");
  await assert.rejects(start(place), {
    name: "DatabaseStartError",
    message: /is not a folder: remove the file, or name another folder in BONDLINE_DATA\.$/,
  });
});

test("a disk that may only be read", async (context) => {
  const folder = isRoot() ? mounted(context, "ro") : temporaryFolder(context);
  if (folder === undefined) return context.skip("this machine lets nobody mount a small disk");
  if (!isRoot()) fs.chmodSync(folder, 0o500);
  await assert.rejects(start(folder), {
    name: "DatabaseStartError",
    message: /cannot be written: change its permissions, or name another folder in BONDLINE_DATA\.$/,
  });
});

test("a disk that is full before the database is made, and one that fills up afterwards", async (context) => {
  const folder = mounted(context, "size=200m");
  if (folder === undefined) return context.skip("this machine lets nobody mount a small disk");
  const filler = path.join(folder, "filler");
  fillUp(filler);
  await assert.rejects(start(path.join(folder, "data")), {
    name: "DatabaseStartError",
    message: /is full: free some space and start again\.$/,
  });

  fs.rmSync(filler);
  const database = await start(path.join(folder, "data"));
  assert.equal(await ask(database.ownerUrl, "select 1"), "1");
  await database.stop();
  fillUp(filler);
  await assert.rejects(start(path.join(folder, "data")), {
    name: "DatabaseStartError",
    message: /is full: free some space and start again\.$/,
  });

  fs.rmSync(filler);
  const again = await startAfter("the disk was full, and is no longer", path.join(folder, "data"));
  assert.equal(await ask(again.ownerUrl, "select 1"), "1");
  await again.stop();
});

test("files of another version of PostgreSQL", async (context) => {
  const folder = temporaryFolder(context);
  await (await start(folder)).stop();
  fs.writeFileSync(path.join(folder, "postgres", "PG_VERSION"), "15\n");
  await assert.rejects(start(folder), {
    name: "DatabaseStartError",
    message: /was made by another version of PostgreSQL/,
  });
});

test("what nobody foresaw is told in PostgreSQL's own words", () => {
  const said = "LOG:  starting\n2026-11-20 UTC [7] FATAL:  could not open control file\nHINT:  none";
  assert.match(
    explainDatabaseFailure(said, "/data").message,
    /^The database in \/data could not be started: .*could not open control file$/,
  );
});

test("libraries are found though npm was not allowed to run the package's install script", (context) => {
  const folder = temporaryFolder(context);
  fs.mkdirSync(path.join(folder, "native", "lib"), { recursive: true });
  fs.writeFileSync(path.join(folder, "native", "lib", "libpq.so.5.18"), "library");
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  fs.writeFileSync(path.join(folder, "native", "pg-symlinks.json"), JSON.stringify(links));

  hydrateSymlinks(folder);
  hydrateSymlinks(folder);
  assert.equal(fs.readlinkSync(path.join(folder, "native", "lib", "libpq.so.5")), "libpq.so.5.18");
});
