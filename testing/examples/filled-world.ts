// A world in which the example of every mutation was sent, so that every kind of record is there: filled once for all files of a run.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import pg from "pg";
import { apiOf } from "../api.ts";
import { untilJobsAreDone } from "../jobs-done.ts";
import { type Personas, signInPersonas, type Target } from "../personas.ts";
import { aWorld, type Beginning, type World } from "../world.ts";
import { type Fixtures, fixturesOf, LASTING, type Made, sendEveryMutation } from "./fixture.ts";

export type FilledWorld = {
  world: World;
  personas: Personas;
  fixtures: Fixtures;
  /** The ids that were there before the examples, by table. */
  earlier: Record<string, string[]>;
};

const DATABASE = "filled_world";
const FILL_LOCK = 7_265_103;

/** What a world that begins from the filled one must know of it. */
type Told = {
  now: Instant;
  tokens: Record<string, string | undefined>;
  people: Personas["people"];
  made: Made;
  earlier: FilledWorld["earlier"];
};

/** A run has one PostgreSQL for all its files, and the filled database stays there; a file that is run by itself fills its own. */
export async function aFilledWorld(): Promise<FilledWorld> {
  const run = process.env.TEST_DATABASE_URL;
  if (run === undefined) return await filled();
  const admin = new pg.Client({ connectionString: run });
  await admin.connect();
  try {
    const beginning = await beginningIn(admin);
    await admin.query("select pg_advisory_lock($1)", [FILL_LOCK]);
    if (!existsSync(toldIn(beginning))) await keep(await filled(), beginning);
    return await begunFrom(beginning);
  } finally {
    await admin.end();
  }
}

/** The files stand beside those of the database, and go with them at the end of the run. */
async function beginningIn(admin: pg.Client): Promise<Beginning> {
  const { rows } = await admin.query<{ data_directory: string }>("show data_directory");
  return { database: DATABASE, folder: join(dirname(rows[0]?.data_directory ?? ""), DATABASE, "files") };
}

const toldIn = ({ folder }: Beginning) => join(dirname(folder), "told.json");

async function filled(): Promise<FilledWorld> {
  const world = await aWorld();
  const personas = await signInPersonas(world);
  const earlier = await idsByTable(world);
  const fixtures = fixturesOf(world, personas);
  for (const fixture of LASTING) await fixtures(fixture);
  await sendEveryMutation(fixtures);
  return { world, personas, fixtures, earlier };
}

async function keep(
  { world, personas, fixtures, earlier }: FilledWorld,
  beginning: Beginning,
): Promise<void> {
  await untilJobsAreDone(world.ownerUrl);
  const made: [string, Target][] = [];
  for (const fixture of LASTING) {
    const { world: _world, personas: _personas, ...target } = await fixtures(fixture);
    made.push([fixture, target]);
  }
  const told: Told = {
    now: world.clock.now(),
    tokens: Object.fromEntries(Object.entries(personas.api).map(([persona, { token }]) => [persona, token])),
    people: personas.people,
    made: Object.fromEntries(made) as Made,
    earlier,
  };
  mkdirSync(beginning.folder, { recursive: true });
  await world.keepAs(beginning);
  // Last, so that what was cut off in between is taken for nothing.
  writeFileSync(toldIn(beginning), JSON.stringify(told));
}

async function begunFrom(beginning: Beginning): Promise<FilledWorld> {
  const told = JSON.parse(readFileSync(toldIn(beginning), "utf8")) as Told;
  const world = await aWorld({}, { from: { ...beginning, now: told.now } });
  const api = Object.fromEntries(
    Object.keys(told.tokens).map((persona) => [persona, apiOf(world.url, told.tokens[persona])]),
  ) as Personas["api"];
  // Whoever has no token is left out of the text.
  const personas = { api: { ...api, anonymous: world.anonymous }, people: told.people };
  return { world, personas, fixtures: fixturesOf(world, personas, told.made), earlier: told.earlier };
}

/** Of every table with a row policy whose rows have ids. */
export async function idsByTable({ ownerUrl }: World): Promise<Record<string, string[]>> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await owner.query<{ id: string }>(`select id from ${name}`);
    found[name] = rows.map(({ id }) => id);
  }
  await owner.end();
  return found;
}
