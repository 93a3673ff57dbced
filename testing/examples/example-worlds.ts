// The worlds that proofs begin from, made once for all files of a run: one in which each call stands ready, and one in which every mutation was sent.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import pg from "pg";
import { apiOf } from "../api.ts";
import { untilJobsAreDone } from "../jobs-done.ts";
import { type Personas, signInPersonas, type Target } from "../personas.ts";
import { aWorld, type Beginning, type World } from "../world.ts";
import { EXAMPLES } from "./calls.ts";
import {
  type Fixtures,
  fixturesOf,
  LASTING,
  type Made,
  type PreparedCall,
  prepare,
  readyCall,
  sending,
} from "./fixture.ts";
import { goOnAfter, lastNumber } from "./numbers.ts";

export type ExampleWorld = {
  world: World;
  personas: Personas;
  fixtures: Fixtures;
  /** The ids that were there before the examples, by table. */
  earlier: Record<string, string[]>;
};

const READY = "ready_world";
const FILLED = "filled_world";
const MAKE_LOCK = 7_265_103;

/** What a world that begins from one that was kept must know of it. */
type KeptWorld = {
  now: Instant;
  tokens: Record<string, string | undefined>;
  people: Personas["people"];
  made: Made;
  prepared: readonly PreparedCall[];
  numbersTaken: number;
  earlier: ExampleWorld["earlier"];
};

/** The first call of each operation costs nothing here; whatever else is asked for is made as in any world. */
export async function aReadyWorld(environment: Record<string, string> = {}): Promise<ExampleWorld> {
  return await aKeptWorld(READY, environment);
}

/** Every kind of record is there: the example of each mutation was sent. */
export async function aFilledWorld(): Promise<ExampleWorld> {
  return await aKeptWorld(FILLED, {});
}

/** A run has one PostgreSQL for all its files, and what is kept stays there; a file that is run by itself makes what it needs. */
async function aKeptWorld(name: string, environment: Record<string, string>): Promise<ExampleWorld> {
  const run = process.env.TEST_DATABASE_URL;
  if (run === undefined) return await madeAlone(name, environment);
  const admin = new pg.Client({ connectionString: run });
  await admin.connect();
  try {
    const place = await placeOf(admin);
    await admin.query("select pg_advisory_lock($1)", [MAKE_LOCK]);
    if (!existsSync(keptIn(place(FILLED)))) await makeBoth(place);
    return await begunFrom(place(name), environment);
  } finally {
    await admin.end();
  }
}

async function madeAlone(name: string, environment: Record<string, string>): Promise<ExampleWorld> {
  const made = await peopled(environment);
  if (name === FILLED) await sendEveryMutation(made.fixtures);
  return made;
}

type Place = (name: string) => Beginning;

/** The files stand beside those of the database, and go with them at the end of the run. */
async function placeOf(admin: pg.Client): Promise<Place> {
  const { rows } = await admin.query<{ data_directory: string }>("show data_directory");
  const folder = dirname(rows[0]?.data_directory ?? "");
  return (name) => ({ database: name, folder: join(folder, name, "files") });
}

const keptIn = ({ folder }: Beginning) => join(dirname(folder), "told.json");

/** What is made for queries, and of the document that all share, is soon made; one that changes would be no place for others. */
const PREPARED = Object.entries(EXAMPLES.Mutation).flatMap(([name, { on }]) =>
  on === "DOCUMENT" ? [] : [name],
);

/** One is filled by the calls that stand ready in the other, and shows which of them others overtake: those are made when they are asked for. */
async function makeBoth(place: Place): Promise<void> {
  const ready = await peopled();
  for (const name of PREPARED) await prepare(ready.fixtures, "Mutation", name);
  const kept = await keep(ready, place(READY));
  const filled = await begunFrom(place(READY));
  const overtaken = await sendEveryMutation(filled.fixtures);
  const lasting = kept.prepared.filter(({ name }) => !overtaken.includes(name));
  writeFileSync(keptIn(place(READY)), JSON.stringify({ ...kept, prepared: lasting }));
  await keep(filled, place(FILLED));
}

async function peopled(environment: Record<string, string> = {}): Promise<ExampleWorld> {
  const world = await aWorld(environment);
  const personas = await signInPersonas(world);
  const earlier = await idsByTable(world);
  const fixtures = fixturesOf(world, personas);
  for (const fixture of LASTING) await fixtures(fixture);
  return { world, personas, fixtures, earlier };
}

/** Each once, as its example has it; says which of those that stood ready were refused, and were made anew. */
async function sendEveryMutation(fixtures: Fixtures): Promise<string[]> {
  const overtaken: string[] = [];
  for (const name of Object.keys(EXAMPLES.Mutation)) {
    const call = await readyCall(fixtures, "Mutation", name);
    const { errors } = await call.caller.ask(call.query, sending(call));
    if (errors === undefined) continue;
    overtaken.push(name);
    const anew = await readyCall(fixtures, "Mutation", name);
    await anew.caller.ask(anew.query, sending(anew));
  }
  return overtaken;
}

async function keep(
  { world, personas, fixtures, earlier }: ExampleWorld,
  beginning: Beginning,
): Promise<KeptWorld> {
  await untilJobsAreDone(world.ownerUrl);
  const made: [string, Target][] = [];
  for (const fixture of LASTING) {
    const { world: _world, personas: _personas, ...target } = await fixtures(fixture);
    made.push([fixture, target]);
  }
  const kept: KeptWorld = {
    now: world.clock.now(),
    tokens: Object.fromEntries(Object.entries(personas.api).map(([persona, { token }]) => [persona, token])),
    people: personas.people,
    made: Object.fromEntries(made) as Made,
    prepared: [...fixtures.prepared.values()],
    numbersTaken: lastNumber(),
    earlier,
  };
  mkdirSync(beginning.folder, { recursive: true });
  await world.keepAs(beginning);
  writeFileSync(keptIn(beginning), JSON.stringify(kept));
  return kept;
}

async function begunFrom(
  beginning: Beginning,
  environment: Record<string, string> = {},
): Promise<ExampleWorld> {
  const kept = JSON.parse(readFileSync(keptIn(beginning), "utf8")) as KeptWorld;
  goOnAfter(kept.numbersTaken);
  const world = await aWorld(environment, { from: { ...beginning, now: kept.now } });
  const api = Object.fromEntries(
    Object.keys(kept.tokens).map((persona) => [persona, apiOf(world.url, kept.tokens[persona])]),
  ) as Personas["api"];
  // Whoever has no token is left out of the text.
  const personas = { api: { ...api, anonymous: world.anonymous }, people: kept.people };
  return { world, personas, fixtures: fixturesOf(world, personas, kept), earlier: kept.earlier };
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
