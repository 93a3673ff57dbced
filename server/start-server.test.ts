// A server that stops leaves nothing open: requests are answered, sockets told, jobs handed back, connections closed on both sides.

import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import pg from "pg";
import WebSocket from "ws";
import type { ApiReply } from "../testing/api.ts";
import { cloneTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { fillTemplate, testSettings } from "../testing/world.ts";
import { signInAs } from "./demo/sessions.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { runTransaction } from "./transaction/transaction.ts";

let database: TestDatabase;
let observer: pg.Client;
const folder = mkdtempSync(join(tmpdir(), "bondline-stop-"));

before(async () => {
  database = await cloneTestDatabase(fillTemplate);
  observer = new pg.Client({ connectionString: database.ownerUrl });
  await observer.connect();
});
after(async () => {
  await observer.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("after a stop no connection to the database is left, however busy the server was", async () => {
  const server = await start();
  const token = await signInAs(server.app, "ada");
  await Promise.all(Array.from({ length: 20 }, () => askMe(server.url, token)));
  assert.ok((await connections()) >= 3);
  await server.stop();
  assert.equal(await connections(), 0);
});

test("a request under way when the server is told to stop is still answered, a later one is refused", async () => {
  const server = await start();
  const token = await signInAs(server.app, "ada");
  const blocked = await blockAccounts();
  const underWay = askMe(server.url, token);
  await untilWaitingForLock();
  const stopping = server.stop();
  await untilRefused(server.url);
  await blocked.release();
  const answer = await underWay;
  assert.equal(answer.data.me.givenName, "Ada");
  await stopping;
  await assert.rejects(askMe(server.url, token));
  assert.equal(await connections(), 0);
});

test("open websockets are closed as going away, so that clients come back by themselves", async () => {
  const server = await start();
  const token = await signInAs(server.app, "ada");
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init", payload: { token } }));
  await once(socket, "message");
  const closed = once(socket, "close");
  await server.stop();
  assert.equal((await closed)[0], 1001);
});

test("a job asked for while the server stops is done by the next one", async () => {
  const server = await start();
  await server.stop();
  await observer.query(
    "select graphile_worker.add_job('forget-old-results', '{}', job_key := 'left behind')",
  );
  const next = await start();
  await untilJobIsDone("left behind");
  await next.stop();
});

test("a start that fails half-way closes what it had opened", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const settings = { ...(await testSettings(folder)), port };
  await assert.rejects(startServer({ settings, ownerUrl: database.ownerUrl, logLevel: "silent" }), {
    code: "EADDRINUSE",
  });
  assert.equal(await connections(), 0);
  other.close();
});

test("behind a transaction pooler each transaction brings its own timeouts, and no connection has any", async () => {
  const asked = "select setting, source from pg_settings where name = 'lock_timeout'";
  const inTransaction = (server: RunningServer) =>
    runTransaction(server.app, { system: "Set-up" }, async (tx) => await tx.query(asked));
  const direct = await start();
  assert.deepEqual((await direct.app.pool.query(asked)).rows, [{ setting: "3000", source: "client" }]);
  assert.deepEqual(await inTransaction(direct), [{ setting: "3000", source: "client" }]);
  await direct.stop();

  const pooled = await start({ DATABASE_POOLED: "true" });
  const token = await signInAs(pooled.app, "ada");
  assert.deepEqual((await pooled.app.pool.query(asked)).rows, [{ setting: "0", source: "default" }]);
  assert.deepEqual(await inTransaction(pooled), [{ setting: "3000", source: "session" }]);
  assert.equal((await askMe(pooled.url, token)).data.me.givenName, "Ada");
  await pooled.stop();
});

async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
  return await startServer({
    settings: await testSettings(folder, environment),
    ownerUrl: database.ownerUrl,
    logLevel: "silent",
  });
}

async function askMe(url: string, token: string): Promise<ApiReply> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ me { givenName } }" }),
  });
  return (await response.json()) as ApiReply;
}

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const answered = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (!answered) return;
  }
}

/** Connections to the test's database besides the observer's own. */
async function connections(): Promise<number> {
  const { rows } = await observer.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  return rows[0].count;
}

async function blockAccounts(): Promise<{ release(): Promise<void> }> {
  const blocker = new pg.Client({ connectionString: database.ownerUrl });
  await blocker.connect();
  await blocker.query("begin");
  await blocker.query("lock table account in access exclusive mode");
  return { release: () => blocker.end() };
}

async function untilWaitingForLock(): Promise<void> {
  for (;;) {
    const { rows } = await observer.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
  }
}

async function untilJobIsDone(key: string): Promise<void> {
  for (;;) {
    const { rows } = await observer.query("select 1 from graphile_worker.jobs where key = $1", [key]);
    if (rows.length === 0) return;
  }
}
