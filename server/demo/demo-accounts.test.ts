// Demo accounts come only into a database that holds nobody, never in production, and production serves none: by every way in.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { cloneTestDatabase, emptyTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { fillTemplate, freePort } from "../../testing/world.ts";
import { readSettings } from "../config.ts";
import { migrate } from "../database/migrate.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const SECRET = "a secret for tests alone, 0123456789 abcdef";

/** Each way in which the demo's data could come into a database; a file that seeds and is not here fails. */
const ENTRIES = ["server/main.ts", "tools/seed.ts"] as const;
const FILES_THAT_SEED = [...ENTRIES, "server/demo/seed-once.ts"];

type Database = "with nobody in it" | "with other people in it" | "with the demo in it" | "that is older";
type Way = { entry: (typeof ENTRIES)[number]; mode: string; database: Database; says: RegExp };

/** Whatever is refused leaves with 1 and one sentence, and writes no row. */
const REFUSED: readonly Way[] = [
  {
    entry: "tools/seed.ts",
    mode: "production",
    database: "with nobody in it",
    says: /never put into a production/,
  },
  {
    entry: "tools/seed.ts",
    mode: "production",
    database: "with other people in it",
    says: /never put into a production/,
  },
  {
    entry: "tools/seed.ts",
    mode: "production",
    database: "with the demo in it",
    says: /never put into a production/,
  },
  {
    entry: "server/main.ts",
    mode: "production",
    database: "with the demo in it",
    says: /demo accounts, such as ada@/,
  },
  {
    entry: "server/main.ts",
    mode: "development",
    database: "with other people in it",
    says: /not the demo's/,
  },
  {
    entry: "tools/seed.ts",
    mode: "development",
    database: "with other people in it",
    says: /not the demo's/,
  },
];

const databases = new Map<Database, TestDatabase>();
const folder = mkdtempSync(join(tmpdir(), "bondline-demo-"));
before(async () => {
  databases.set("with nobody in it", await aMigratedDatabase());
  databases.set("with other people in it", await aMigratedDatabase());
  databases.set("with the demo in it", await cloneTestDatabase(fillTemplate));
  await ask("with other people in it", OTHER_PEOPLE);
});
after(async () => {
  for (const database of databases.values()) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const OTHER_PEOPLE = `begin; select begin_system_work('Set-up', now());
  insert into account (id, email, given_name, family_name, status, email_confirmed_at, terms_version, terms_accepted_at, created_at, updated_at)
  values (gen_random_uuid(), 'pat@real.example', 'Pat', 'Real', 'ACTIVE', now(), 1, now(), now(), now()); commit`;

test("no file seeds but those that are tried here", () => {
  const seeding = ["server", "tools", "bench"]
    .flatMap((room) =>
      readdirSync(join(PROJECT, room), { recursive: true, encoding: "utf8" }).map(
        (name) => `${room}/${name}`,
      ),
    )
    .filter(
      (name) => name.endsWith(".ts") && !/\.test\.ts$|node_modules|^server\/(testing|faults)\//.test(name),
    )
    .filter((name) => /from ".*(seed-once|insert-cast)\.ts"/.test(readFileSync(join(PROJECT, name), "utf8")));
  assert.deepEqual(seeding.toSorted(), FILES_THAT_SEED.toSorted());
});

describe("refused, with nothing written", () => {
  for (const { entry, mode, database, says } of REFUSED)
    test(`${entry} in ${mode}, into a database ${database}`, async () => {
      const before = await contentOf(database);
      const { code, said } = await run(entry, mode, database);
      assert.equal(code, 1, said);
      assert.match(said, says);
      assert.doesNotMatch(said, /\n {4}at /, "a sentence, and no stack");
      assert.deepEqual(await contentOf(database), before);
    });
});

test("a development start over anybody else's data applies no migration and runs no task there", async () => {
  const older = await emptyTestDatabase();
  databases.set("that is older", older);
  await ask(
    "that is older",
    "create table account (id uuid); create table organisation (id uuid); create table supplier (id uuid)",
  );
  await ask("that is older", "insert into supplier values (gen_random_uuid())");
  for (const entry of ENTRIES) {
    const { code, said } = await run(entry, "development", "that is older");
    assert.equal(code, 1, said);
    assert.match(said, /not the demo's/);
  }
  const made = await ask(
    "that is older",
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  assert.deepEqual(
    made.map(({ relname }) => relname),
    ["account", "organisation", "supplier"],
  );
});

test("production serves a database with nobody in it, and puts nobody there", async () => {
  const { code } = await run("server/main.ts", "production", "with nobody in it");
  assert.equal(code, 0);
  assert.deepEqual(await ask("with nobody in it", "select * from account"), []);
});

test("development fills a database with nobody in it, once", async () => {
  for (const _ of ["first", "again"]) {
    const { code, said } = await run("tools/seed.ts", "development", "with nobody in it");
    assert.equal(code, 0, said);
  }
  const [row] = await ask("with nobody in it", "select count(*)::int as count from account");
  assert.ok(Number(row?.count) > 5);
  // Nobody finds devices among theirs that were never theirs.
  const open = "select id from session where revoked_at is null";
  assert.deepEqual(await ask("with nobody in it", open), []);
});

async function aMigratedDatabase(): Promise<TestDatabase> {
  const database = await emptyTestDatabase();
  await migrate(
    database.ownerUrl,
    readSettings({ BONDLINE_SECRET: SECRET, BONDLINE_DATA: folder }, folder).secrets,
  );
  return database;
}

/** A server that has begun is told to stop. */
async function run(
  entry: string,
  mode: string,
  database: Database,
): Promise<{ code: number | null; said: string }> {
  const port = await freePort();
  const running = spawn(process.execPath, [join(PROJECT, entry)], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...keptCompiled(),
      NODE_ENV: mode,
      PORT: String(port),
      PUBLIC_URL: "https://portal.example.com.au",
      ALLOW_SANDBOX: "files,scan,mail,card-payments,events",
      BONDLINE_SECRET: SECRET,
      BONDLINE_DATA: folder,
      DATABASE_URL: databases.get(database)?.ownerUrl,
      // Who comes in is shown here, not what they have done for years.
      DEMO_BOOK: "false",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [running.stdout, running.stderr])
    stream.on("data", (part: Buffer) => {
      said += part.toString();
      if (said.includes("Bondline is ready")) running.kill("SIGTERM");
    });
  const code = await new Promise<number | null>((resolve) => running.once("close", resolve));
  return { code, said };
}

/** What Node has compiled once; a program that is read anew works for seconds before it refuses. */
function keptCompiled(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

async function ask(database: Database, text: string): Promise<Record<string, never>[]> {
  const owner = new pg.Client({ connectionString: databases.get(database)?.ownerUrl });
  await owner.connect();
  try {
    return (await owner.query(text)).rows;
  } finally {
    await owner.end();
  }
}

/** Every table with as many rows as it holds, but for the queue of what comes by the clock. */
async function contentOf(database: Database): Promise<unknown> {
  const tables = await ask(
    database,
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  const counts = tables.map(
    ({ relname }) => `select '${relname}' as name, count(*) as count from ${relname}`,
  );
  // A union that is read side by side comes in any order.
  return await ask(database, `${counts.join(" union all ")} order by name`);
}
