// The bench's own database: embedded, filled once for each size, and kept between runs as long as what fills it stays the same.

import { createHash } from "node:crypto";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { FIRST_TERMS_VERSION } from "@bondline/domain/office/content-pages/content-page.ts";
import { connectOnce } from "../../server/database/connect.ts";
import { startEmbeddedDatabase } from "../../server/database/embedded/embedded-database.ts";
import { migrate, readMigrations } from "../../server/database/migrate.ts";
import { CAST_PASSWORD } from "../../server/demo/cast.ts";
import { AT_ONCE } from "../../server/fair-queue.ts";
import { hashPassword } from "../../server/modules/people/accounts/passwords.ts";
import { sessionTokenHash } from "../../server/transaction/transaction.ts";
import { benchSettings } from "../servers/bench-settings.ts";
import { FILL_STATEMENTS, SESSION_STATEMENT } from "./fill-statements.ts";
import { organisationsOf, type Size, STAFF, tokenOf, watcherNumbers } from "./sizes.ts";

type Client = ReturnType<typeof connectOnce>;
export type BenchDatabase = { ownerUrl: string; stop(): Promise<void> };

export async function openBenchDatabase(size: Size, log: (line: string) => void): Promise<BenchDatabase> {
  const folder = join(tmpdir(), `bondline-bench-${userInfo().username}`);
  const cluster = await startEmbeddedDatabase({
    folder,
    log: () => undefined,
    settings: { max_wal_size: "4GB" },
  });
  try {
    const name = `bench_${size.name}_${fingerprint(size)}`;
    const ownerUrl = withDatabase(cluster.ownerUrl, name);
    await connected(cluster.ownerUrl, (admin) => ensureFilled(admin, { name, ownerUrl, size, log }));
    await connected(ownerUrl, (client) => makeReady(client, size));
    return { ownerUrl, stop: () => cluster.stop() };
  } catch (cause) {
    await cluster.stop();
    throw cause;
  }
}

type Filling = { name: string; ownerUrl: string; size: Size; log: (line: string) => void };

/** Databases of this size with other contents are dropped; one being made has another name until it is whole. */
async function ensureFilled(admin: Client, { name, ownerUrl, size, log }: Filling): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like $1",
    [`bench_${size.name}_%`],
  );
  if (rows.some(({ datname }) => datname === name)) return;
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);

  log(`Filling the database (${size.name}) ...`);
  await admin.query(`create database ${name}_making`);
  const making = withDatabase(ownerUrl, `${name}_making`);
  await migrate(making, benchSettings().secrets);
  await connected(making, (client) => fill(client, size, log));
  await admin.query(`alter database ${name}_making rename to ${name}`);
}

async function fill(client: Client, size: Size, log: (line: string) => void): Promise<void> {
  // Neither history nor foreign keys are looked at: rows made by counting are right by their making.
  await client.query("set session_replication_role = replica");
  await client.query(
    "create temporary table bench_organisation (number int, documents int, first_document int)",
  );
  await client.query(
    `insert into bench_organisation select * from jsonb_to_recordset($1) as o (number int, documents int, "firstDocument" int)`,
    [JSON.stringify(organisationsOf(size))],
  );
  const values = {
    accounts: [await hashPassword(CAST_PASSWORD, AT_ONCE), FIRST_TERMS_VERSION],
    deskDrafts: [size.deskDrafts],
    deskWork: [size.deskDrafts],
  };
  const timed = async (what: string, act: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await act();
    log(`  ${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  const indexes = await takeIndexes(client);
  for (const [what, statement] of Object.entries(FILL_STATEMENTS))
    await timed(what, () =>
      client.query(statement, what in values ? values[what as keyof typeof values] : []),
    );
  for (const index of indexes) await timed(index, () => client.query(index));
  await timed("vacuum", () => client.query("vacuum analyze"));
}

/** Made after the rows, since an index is built faster than it grows; what is a constraint stays. Answers what makes them again. */
async function takeIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select i.indexname as name, i.indexdef as text from pg_indexes i
      where i.schemaname = 'public' and i.tablename in ('document', 'document_party', 'document_cost', 'draft', 'draft_party')
        and not exists (select 1 from pg_constraint c where c.conindid = (i.schemaname || '.' || i.indexname)::regclass)`,
  );
  await client.query("set maintenance_work_mem = '512MB'");
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ text }) => text);
}

/** Everybody signed in, nobody counted, every part switched on, and every draft at its first version, whatever earlier runs have done. */
async function makeReady(client: Client, size: Size): Promise<void> {
  const numbers = [STAFF, ...organisationsOf(size).map(({ number }) => number), ...watcherNumbers()];
  await client.query("set session_replication_role = replica");
  await client.query("update draft set version = 1 where version > 1");
  await client.query("update gateway_feature set is_enabled = true");
  for (const table of ["expiry_notice", "alert_configuration", "notification", "mail_message"])
    await client.query(`delete from ${table}`);
  await client.query("delete from session");
  await client.query("delete from rate_limit");
  await client.query(SESSION_STATEMENT, [
    numbers,
    numbers.map((number) => sessionTokenHash(tokenOf(number))),
  ]);
}

async function connected(url: string, act: (client: Client) => Promise<void>): Promise<void> {
  const client = connectOnce(url);
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

function fingerprint(size: Size): string {
  const content = [readMigrations().map(({ checksum }) => checksum), FILL_STATEMENTS, size];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 12);
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
