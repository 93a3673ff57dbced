// The gate on migration numbers finds a number that two have, and a file without one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { repeatedNumbers } from "./migration-numbers.ts";

const named = (...names: string[]) =>
  names.map((name) => ({ path: `server/database/migrations/${name}`, text: "" }));

test("numbers that differ pass, and so do the two that were applied with one", () => {
  assert.deepEqual(repeatedNumbers(named("0001-a.sql", "0002-b.sql", "0012-c.sql", "0012-d.sql")), []);
});

test("a number that two migrations have is named, with both", () => {
  assert.deepEqual(repeatedNumbers(named("0056-a.sql", "0056-b.sql")), [
    "0056-a.sql and 0056-b.sql have one number, 0056: give the newer one the next free one",
  ]);
});

test("a file without a number is named", () => {
  assert.equal(repeatedNumbers(named("add-a-column.sql")).length, 1);
});
