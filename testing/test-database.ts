// A database of its own for each test file: cloned from a template that is migrated and filled with the cast once.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedDatabase } from "../server/database/embedded/embedded-database.ts";
import { readMigrations } from "../server/database/migrate.ts";

const TEMPLATE_LOCK = 7_265_102;

export type TestDatabase = {
  ownerUrl: string;
  drop(): Promise<void>;
  /** Leaves it under this name for `copyTestDatabase`; nobody may be connected to it any more. */
  keepAs(name: string): Promise<void>;
};

/** `fill` migrates and fills the template; it runs once for all test files of a run. */
export async function cloneTestDatabase(fill: (ownerUrl: string) => Promise<void>): Promise<TestDatabase> {
  const cluster = await testCluster();
  return await databaseIn(cluster, (admin) => ensureTemplate(admin, cluster.ownerUrl, fill));
}

/** A copy of what `keepAs` has left; undefined where there is none. */
export async function copyTestDatabase(name: string): Promise<TestDatabase | undefined> {
  const cluster = await testCluster();
  if (await isThere(cluster.ownerUrl, name)) return await databaseIn(cluster, () => Promise.resolve(name));
  await cluster.stop();
  return undefined;
}

/** A database with nothing in it. */
export async function emptyTestDatabase(): Promise<TestDatabase> {
  const cluster = await testCluster();
  return await databaseIn(cluster, () => Promise.resolve("template1"));
}

type Cluster = { ownerUrl: string; stop(): Promise<void> };

async function databaseIn(
  cluster: Cluster,
  chooseTemplate: (admin: pg.Client) => Promise<string>,
): Promise<TestDatabase> {
  const admin = new pg.Client({ connectionString: cluster.ownerUrl });
  await admin.connect();
  const template = await chooseTemplate(admin);
  const name = `test_${process.pid}_${createHash("sha256").update(String(performance.now())).digest("hex").slice(0, 8)}`;
  // Its files are copied as they are: writing each page to the log as well takes half as long again.
  await inTurn(admin, () => admin.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    ownerUrl: withDatabase(cluster.ownerUrl, name),
    drop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await cluster.stop();
    },
    keepAs: async (kept) => {
      // Whoever has looked whether jobs are done keeps the connection for a while.
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
      await admin.query(`alter database ${name} rename to ${kept}`);
      await admin.end();
      await cluster.stop();
    },
  };
}

async function isThere(clusterUrl: string, name: string): Promise<boolean> {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
  await admin.end();
  return rowCount !== 0;
}

/** The cluster that the test run has started, or one of our own when a test file is run by itself. */
async function testCluster(): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { ownerUrl: given, stop: async () => undefined };
  const folder = join(tmpdir(), `bondline-tests-${userInfo().username}`);
  const settings = {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "200",
  };
  return await startEmbeddedDatabase({ folder, log: () => undefined, settings });
}

const CAST_FOLDER = join(import.meta.dirname, "..", "server", "demo");
const CAST_FILES = ["cast-ids.ts", "cast.ts", "insert-cast.ts"];

/** The name tells what is in it, so that a changed migration or cast makes a new one. */
async function ensureTemplate(
  admin: pg.Client,
  ownerUrl: string,
  fill: (ownerUrl: string) => Promise<void>,
): Promise<string> {
  const content = readMigrations().map(({ checksum }) => checksum);
  const cast = CAST_FILES.map((file) => readFileSync(join(CAST_FOLDER, file), "utf8")).join();
  const name = `template_${createHash("sha256").update(content.join()).update(cast).digest("hex").slice(0, 16)}`;
  await inTurn(admin, async () => {
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount !== 0) return;
    // Under another name until it is whole: a run that was cut off leaves no half-filled template behind.
    await admin.query(`drop database if exists ${name}_making with (force)`);
    await admin.query(`create database ${name}_making`);
    await fill(withDatabase(ownerUrl, `${name}_making`));
    await admin.query(`alter database ${name}_making rename to ${name}`);
  });
  return name;
}

async function inTurn(admin: pg.Client, act: () => Promise<unknown>): Promise<void> {
  await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  try {
    await act();
  } finally {
    await admin.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
  }
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
