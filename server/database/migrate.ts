// Brings the database to the present schema: roles first, then each numbered SQL file once, in its own transaction.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import type { Secrets } from "../config.ts";
import { addressForRole, connectJobsPool, connectOnce, endPool } from "./connect.ts";
import { requireDirect } from "./direct-connection.ts";

const FOLDER = join(import.meta.dirname, "migrations");
const LOCK_KEY = 7_265_101;

export type Migration = { name: string; text: string; checksum: string };

export class MigrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "MigrationError";
  }
}

/** Safe to call by many starters at once: they take turns, and the late ones find nothing left to do. */
export async function migrate(ownerUrl: string, secrets: Secrets): Promise<string[]> {
  await requireDirect(ownerUrl);
  const client = connectOnce(ownerUrl);
  await client.connect();
  try {
    await requireVersion15(client);
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    await makeRole(client, { ownerUrl, role: "bondline_app", password: secrets.databaseAppPassword });
    await makeRole(client, { ownerUrl, role: "bondline_jobs", password: secrets.databaseJobsPassword });
    const database = client.escapeIdentifier(client.database ?? "");
    await client.query(`grant create on database ${database} to bondline_jobs`);
    // Neither role needs tables of its own connection, and with none it can hide no other table behind one.
    await client.query(`revoke temporary on database ${database} from public`);
    const applied = await applyMigrations(client, readMigrations());
    await client.query(KEEP_SYSTEM_KEY, [secrets.systemWorkKey]);
    await makeJobs(addressForRole(ownerUrl, "bondline_jobs", secrets.databaseJobsPassword));
    return applied;
  } finally {
    await client.end();
  }
}

/** Another secret brings another key, as it brings other passwords; the database keeps the hash alone. */
const KEEP_SYSTEM_KEY = `
  insert into system_key as k (hash) values (sha256(convert_to($1, 'UTF8')))
  on conflict (is_only) do update set hash = excluded.hash where k.hash <> excluded.hash`;

export async function pendingMigrations(ownerUrl: string): Promise<string[]> {
  const client = connectOnce(ownerUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ found: string | null }>("select to_regclass('migration') as found");
    const done = rows[0]?.found ? await appliedMigrations(client) : new Map<string, string>();
    return readMigrations()
      .filter(({ name }) => !done.has(name))
      .map(({ name }) => name);
  } finally {
    await client.end();
  }
}

export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const text = readFileSync(join(FOLDER, name), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    });
}

async function requireVersion15(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  if ((rows[0]?.version ?? 0) < 150_000)
    throw new MigrationError("The database is older than PostgreSQL 15: use 15 or newer.");
}

type Role = { ownerUrl: string; role: string; password: string };

/** Roles belong to the whole cluster, where starters of other databases do not wait for our lock: they may come between. */
async function makeRole(client: pg.Client, wanted: Role): Promise<void> {
  for (let attempt = 1; !(await canSignIn(wanted)); attempt += 1) {
    try {
      await writeRole(client, wanted);
    } catch (cause) {
      if (attempt >= ROLE_ATTEMPTS_MAX || !isBetween(cause)) throw cause;
    }
  }
}

const ROLE_ATTEMPTS_MAX = 10;
/** Made at the same time; "tuple concurrently updated". */
const CAME_BETWEEN = new Set(["23505", "42710", "XX000"]);

function isBetween(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && CAME_BETWEEN.has(String(cause.code));
}

async function canSignIn({ ownerUrl, role, password }: Role): Promise<boolean> {
  const client = connectOnce(addressForRole(ownerUrl, role, password));
  try {
    await client.connect();
    return true;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && NO_SUCH_SIGN_IN.has(String(cause.code))) return false;
    throw cause;
  } finally {
    await client.end();
  }
}

const NO_SUCH_SIGN_IN = new Set(["28P01", "28000"]);

async function writeRole(client: pg.Client, { role, password }: Role): Promise<void> {
  const secret = client.escapeLiteral(password);
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
  await client.query(
    rowCount === 0 ? `create role ${role} login password ${secret}` : `alter role ${role} password ${secret}`,
  );
}

async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    "create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
  );
  const done = await appliedMigrations(client);
  refuseUnknown(done, migrations);

  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = done.get(migration.name);
    if (checksum === undefined) {
      await applyOne(client, migration);
      applied.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new MigrationError(
        `The migration ${migration.name} was changed after it was applied: write a new one instead.`,
      );
    }
  }
  return applied;
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migration",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** A database that a newer Bondline has changed is not for this one. */
function refuseUnknown(done: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const unknown = [...done.keys()].find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown !== undefined)
    throw new MigrationError(
      `The database holds the migration ${unknown}, which this version does not know: start the newer version.`,
    );
}

async function applyOne(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query("set local lock_timeout = '5s'");
    // The ledger row first: it tells what the transaction is about, and falls with it.
    await client.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query(text);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new MigrationError(
      `The migration ${name} failed and was undone: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}

/**
 * The job queue belongs to a role of its own; the application may only enqueue, through one function, so that a
 * job is part of the transaction that asks for it.
 */
async function makeJobs(jobsUrl: string): Promise<void> {
  const pool = connectJobsPool(jobsUrl, 1);
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await endPool(pool);
  }
  const client = connectOnce(jobsUrl);
  await client.connect();
  try {
    await client.query(`
      create schema if not exists jobs;
      create or replace function jobs.enqueue(task text, payload json, run_at timestamptz, job_key text, max_attempts int)
      returns void language sql security definer set search_path = pg_catalog, pg_temp as
      $$ select graphile_worker.add_job(task, payload, null, run_at, max_attempts, job_key) $$;
      revoke all on function jobs.enqueue from public;
      grant usage on schema jobs to bondline_app;
      grant execute on function jobs.enqueue to bondline_app;
    `);
  } finally {
    await client.end();
  }
}
