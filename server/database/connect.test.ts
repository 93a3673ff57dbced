// A single connection that the database ends while nobody asks anything fails the next question, and not the process.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cloneTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { fillTemplate } from "../../testing/world.ts";
import { connectOnce } from "./connect.ts";

let database: TestDatabase;
before(async () => {
  database = await cloneTestDatabase(fillTemplate);
});
after(() => database.drop());

test("a connection that is ended from outside is told to whoever asks next", async () => {
  const [idle, other] = [connectOnce(database.ownerUrl), connectOnce(database.ownerUrl)];
  await Promise.all([idle.connect(), other.connect()]);
  const { rows } = await idle.query<{ pid: number }>("select pg_backend_pid() as pid");
  const ended = new Promise((resolve) => idle.once("end", resolve));
  await other.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await ended;
  await assert.rejects(idle.query("select 1"));
  await other.end();
});
