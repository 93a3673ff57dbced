// A running server over a cloned database, with the whole cast in it, for one test file.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../server/app.ts";
import { readSettings, type Settings } from "../server/config.ts";
import { connectPool, endPool } from "../server/database/connect.ts";
import { verifyHistory } from "../server/database/history/verify-history.ts";
import { buildDraft, type DraftOverrides } from "../server/demo/builders/draft-builder.ts";
import type { PersonName } from "../server/demo/cast.ts";
import { insertCast } from "../server/demo/insert-cast.ts";
import { signInAs } from "../server/demo/sessions.ts";
import { runIntegrityChecks } from "../server/integrity/run-checks.ts";
import type { Draft } from "../server/modules/drafts/drafts/draft-record.ts";
import { makeTestClock, type TestClock } from "../server/ports/clock/test-clock.ts";
import { startServer } from "../server/start-server.ts";
import { type Api, apiOf } from "./api.ts";
import { cloneTestDatabase, copyTestDatabase, type TestDatabase } from "./test-database.ts";

/** When every world begins: a Friday morning in Sydney. */
export const WORLD_BEGINS = "2026-11-20T00:00:00.000Z" as Instant;

export type World = {
  app: App;
  /** Where the server listens. */
  url: string;
  ownerUrl: string;
  clock: TestClock;
  /** The API as a person of the cast would call it; nobody is signed out. */
  as(person: PersonName): Promise<Api>;
  /** The API as nobody. */
  anonymous: Api;
  draft(overrides?: DraftOverrides): Promise<Draft>;
  /** Stops the server; fails when what the tests left behind breaks a rule of the data or a chain of the history. */
  end(): Promise<void>;
  /** As `end`, for tests that leave on purpose what must not be. */
  endUnchecked(): Promise<void>;
  /** Stops the server, and leaves its database and its files for worlds that begin from them. */
  keepAs(beginning: Beginning): Promise<void>;
};

/** What a world has left: the name of its database, and the folder of its files. */
export type Beginning = { database: string; folder: string };

/** With `clientFolder` the client is served too, as it was built; with `from` it begins as another world was left. */
export async function aWorld(
  environment: Record<string, string> = {},
  { clientFolder, from }: { clientFolder?: string; from?: Beginning & { now: Instant } } = {},
): Promise<World> {
  const database = await (from === undefined ? cloneTestDatabase(fillTemplate) : copyOf(from));
  const folder = mkdtempSync(join(tmpdir(), "bondline-world-"));
  if (from !== undefined) cpSync(from.folder, folder, { recursive: true });
  const clock = makeTestClock(from?.now ?? WORLD_BEGINS);
  const started = async () =>
    await startServer({
      settings: await testSettings(folder, { ...pooledDatabase(database.ownerUrl), ...environment }),
      ownerUrl: database.ownerUrl,
      clock,
      servesDemoAccounts: true,
      logLevel: environment.LOG_LEVEL ?? "silent",
      ...(clientFolder === undefined ? {} : { clientFolder }),
    });
  const server = await started().catch(async (error) => {
    // Its open connection would keep the process, and the reason with it.
    await database.drop();
    throw error;
  });
  const { app, url } = server;
  const endAfter = async (look: (ownerUrl: string) => Promise<void>) => {
    await server.stop();
    try {
      await look(database.ownerUrl);
    } finally {
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return {
    app,
    url,
    ownerUrl: database.ownerUrl,
    clock,
    as: async (person) => apiOf(url, await signInAs(app, person)),
    anonymous: apiOf(url, undefined),
    draft: (overrides) => buildDraft(app, overrides),
    end: () => endAfter(requireSoundData),
    endUnchecked: () => endAfter(async () => undefined),
    keepAs: async (beginning) => {
      await server.stop();
      cpSync(folder, beginning.folder, { recursive: true });
      rmSync(folder, { recursive: true, force: true });
      await database.keepAs(beginning.database);
    },
  };
}

async function copyOf({ database }: Beginning): Promise<TestDatabase> {
  const copied = await copyTestDatabase(database);
  if (copied === undefined) throw new Error(`There is no database ${database} to begin from.`);
  return copied;
}

/** `npm test -- server --pooled` puts a PgBouncer before the run's database; requests then go through it. */
function pooledDatabase(ownerUrl: string): Record<string, string> {
  const pooler = process.env.TEST_POOLER_URL;
  if (!pooler) return {};
  const address = new URL(ownerUrl);
  address.host = new URL(pooler).host;
  return { DATABASE_URL: address.href, DATABASE_DIRECT_URL: ownerUrl, DATABASE_POOLED: "true" };
}

async function requireSoundData(ownerUrl: string): Promise<void> {
  const pool = connectPool({ connectionString: ownerUrl, connectionsMax: 1 });
  try {
    assert.deepEqual(await runIntegrityChecks(pool), [], "the tests left data that must not be");
    assert.deepEqual((await verifyHistory(pool)).broken, [], "the tests left a broken history");
  } finally {
    await endPool(pool);
  }
}

/** One secret for all test files of a run: roles belong to the cluster, and so do their passwords. */
const TEST_SECRET = "a secret for tests alone, 0123456789 abcdef";

export async function testSettings(
  folder: string,
  environment: Record<string, string> = {},
): Promise<Settings> {
  const port = await freePort();
  return readSettings(
    {
      NODE_ENV: "test",
      PORT: String(port),
      BONDLINE_DATA: folder,
      BONDLINE_SECRET: TEST_SECRET,
      DATABASE_CONNECTIONS: "5",
      // Each connection that a world opens plans its statements anew, which is a third of what its database works.
      JOBS_AT_ONCE: "1",
      // How busy the machine is says nothing of what a test asks.
      SHED_AT_EVENT_LOOP_MILLISECONDS: "0",
      // Tests ask faster than people.
      VALUES_PER_SECOND: "0",
      // Worlds hold nobody's secret, and a tenth of a run would be hashing; production takes no less than is right.
      ...(environment.NODE_ENV === "production" ? {} : { PASSWORD_MEMORY_KIB: "64" }),
      ...environment,
    },
    folder,
  );
}

export async function fillTemplate(ownerUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bondline-template-"));
  const server = await startServer({
    settings: await testSettings(folder),
    ownerUrl,
    clock: makeTestClock(WORLD_BEGINS),
    logLevel: "silent",
  });
  await insertCast(server.app);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}
