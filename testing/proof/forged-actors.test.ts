// Who acts cannot be forged: whatever SQL of the application's own role says of the actor, past begin_work, opens no row and no function.
// Shows: Q-035.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import pg from "pg";
import { addressForRole } from "../../server/database/connect.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { signInAs } from "../../server/demo/sessions.ts";
import { sessionTokenHash } from "../../server/transaction/transaction.ts";
import { someSettings } from "../builders/settings-builder.ts";
import { rowsOfEach } from "../examples/calls.ts";
import { ANSWERING, type KnownIds, OWNER_FUNCTIONS } from "../owner-functions.ts";
import { aWorld, type World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

const HARBOUR = idOf("organisation", "harbour");
const ALL_FUNCTIONS = Object.keys(OWNER_FUNCTIONS);
/** `npm run proof -- calls` asks every function after every way; a plain run asks one of those that would answer, in turn. */
const functionsOf = (turn: number) =>
  IS_WHOLE_PROOF ? ALL_FUNCTIONS : [ANSWERING[turn % ANSWERING.length] ?? ""];

let world: World;
let owner: pg.Client;
/** A connection of the application's own role, as whoever injects SQL has it. */
let app: pg.Client | undefined;
/** Every tenant table with a row of Harbour Civil's. */
let tables: { name: string; column: string; isWritten: boolean }[];
let known: KnownIds;
/** The statements by which these people begin rightly. */
let begins: Record<"ada" | "wes", string>;
/** The parts of what is said while Ada acts. */
let ofAda: readonly string[];
let key: string;
const count = { cases: 0, broken: 0, caught: 0 };

before(async () => {
  world = await aWorld();
  key = world.app.settings.secrets.systemWorkKey;
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const { id: draftId } = await world.draft({ status: "PENDING_PAYMENT" });
  await world.draft({ status: "ESTABLISHED" });
  await rowsOfEach(world);
  await someSettings(world.app, asOrganisationId(HARBOUR));
  const [harbour] = await rowsOf("select referral_code from organisation where id = $1", [HARBOUR]);
  const referralCode = String(harbour?.referral_code);
  known = { organisationId: HARBOUR, personId: idOf("person", "ada"), draftId, referralCode };
  tables = await tablesOfHarbour();
  begins = { ada: await beginningOf("ada"), wes: await beginningOf("wes") };
  ofAda = await saidAfter(begins.ada);
});
after(async () => {
  recordProof("forged-actors", count);
  await app?.end();
  await owner.end();
  await world.end();
});

/** What the setting holds, in the order of migrations 0084 and 1140, and what a forger says where it is not what holds of Ada. */
const PARTS: readonly { name: string; forged?: string }[] = [
  { name: "the kind", forged: "system" },
  { name: "the account" },
  { name: "the side", forged: "provider" },
  { name: "the supplier", forged: HARBOUR },
  { name: "the organisations" },
  { name: "the memberships" },
  { name: "the drafts", forged: `{${HARBOUR}}` },
  { name: "the documents", forged: `{${HARBOUR}}` },
  { name: "how often rights were taken", forged: "7" },
  { name: "the moment", forged: "2020-01-01 00:00:00+00" },
  { name: "the label", forged: "Somebody else" },
  { name: "what is random", forged: "made up" },
  { name: "in which acting session", forged: HARBOUR },
];
const forgedPart = (place: number): string => PARTS[place]?.forged ?? ofAda[place] ?? "";

const SEPARATOR = "\x1f";
const said = (parts: readonly string[]): string => pg.escapeLiteral(parts.join(SEPARATOR));

/** Every form in which SQL sets a setting; `set` takes no expression. */
const FORMS: Record<string, (value: string) => string> = {
  "set_config for the transaction": (value) => `select set_config('bondline.actor', ${value}, true)`,
  "set_config for the session": (value) => `select set_config('bondline.actor', ${value}, false)`,
  "set local": (value) => `set local bondline.actor = ${value}`,
  set: (value) => `set bondline.actor = ${value}`,
};

/** What was said is kept under a name of the forger's own, past the end of the transaction. */
const KEEP = "select set_config('forged.kept', current_setting('bondline.actor'), false)";
const REPEAT = "select set_config('bondline.actor', current_setting('forged.kept'), true)";
const SAVE = "savepoint before";
const UNDO = "rollback to before";

/** Of what is said now, one part is another. */
function altered(place: number): string {
  const other = pg.escapeLiteral(`${forgedPart(place)}${PARTS[place]?.forged ? "" : " "}`);
  const parts = "string_to_array(current_setting('bondline.actor'), E'\\x1f')";
  return `select set_config('bondline.actor', array_to_string((p)[1:${place}] || ${other}::text || (p)[${place + 2}:], E'\\x1f'), true) from ${parts} p`;
}

/** `isWes` where what is refused leaves the transaction to whoever began it. */
type Way = { what: string; statements: string[]; isFresh?: true; isWes?: true };

function waysOfParts(): Way[] {
  return PARTS.flatMap(({ name }, place) => {
    const alone = said(PARTS.map((_, at) => (at === place ? forgedPart(at) : "")));
    const other = said(ofAda.map((part, at) => (at === place ? forgedPart(at) : part)));
    return [
      { what: `${name}, of one's own`, statements: ["begin", begins.ada, altered(place)] },
      { what: `${name}, of another`, statements: ["begin", begins.wes, altered(place)] },
      ...Object.entries(FORMS).flatMap(([form, say]): Way[] => [
        { what: `${name} alone, by ${form}`, statements: ["begin", say(alone)] },
        { what: `${name} alone, after another, by ${form}`, statements: ["begin", begins.wes, say(alone)] },
        { what: `${name} and all of Ada's, by ${form}`, statements: ["begin", begins.wes, say(other)] },
      ]),
    ];
  });
}

function waysOfReplay(): Way[] {
  return Object.entries(FORMS).flatMap(([form, say]): Way[] => {
    const all = say(said(ofAda));
    const asSystem = say(said(PARTS.map((_, place) => forgedPart(place))));
    return [
      { what: `all, in a session that began nothing, by ${form}`, statements: ["begin", all], isFresh: true },
      { what: `the portal, in such a session, by ${form}`, statements: ["begin", asSystem], isFresh: true },
      { what: `all, after another, by ${form}`, statements: ["begin", begins.wes, all] },
      { what: `the portal, after another, by ${form}`, statements: ["begin", begins.wes, asSystem] },
      {
        what: `all, after the transaction before, by ${form}`,
        statements: ["begin", begins.ada, "commit", "begin", all],
      },
      {
        what: `all, kept by the session, by ${form}`,
        statements: ["begin", begins.ada, all, "commit", "begin"],
      },
    ];
  });
}

function waysOfSealing(): Way[] {
  const all = FORMS["set_config for the transaction"]?.(said(ofAda)) ?? "";
  const byForger = (what: string, statement: string): Way => ({
    what,
    statements: ["begin", begins.wes, all, statement],
  });
  return [
    { what: "what was said, repeated", statements: ["begin", begins.ada, KEEP, "commit", "begin", REPEAT] },
    { what: "what was undone", statements: ["begin", SAVE, begins.ada, UNDO] },
    {
      what: "what was undone, repeated",
      statements: ["begin", SAVE, begins.ada, KEEP, UNDO, begins.wes, REPEAT],
    },
    byForger("setval", "select setval('actor_seal_left', actor_seal(current_setting('bondline.actor')))"),
    byForger("nextval", "select nextval('actor_seal_left')"),
    byForger("say_actor", "select say_actor(current_setting('bondline.actor'))"),
    byForger("the sequence taken over", "alter sequence actor_seal_left owner to bondline_app"),
    byForger("a sequence before ours", "create temporary sequence actor_seal_left"),
    byForger("a function before ours", "create function pg_temp.actor_seal(text) returns bigint return 1"),
    byForger("another search path", "set local search_path = pg_temp, pg_catalog"),
    {
      what: "an organisation that is entered",
      statements: ["begin", begins.wes, `select enter_organisation('${HARBOUR}')`],
      isWes: true,
    },
  ];
}

function waysOfSystemWork(): Way[] {
  const begin = (rest: string) => `select begin_system_work('Test', now()${rest})`;
  const way = (what: string, ...statements: string[]): Way => ({
    what,
    statements: ["begin", ...statements],
  });
  return [
    way("system work without a key", begin("")),
    way("system work with nothing for a key", begin(", null")),
    way("system work with no text for a key", begin(", ''")),
    way("system work with a wrong key", begin(", 'made up'")),
    way("system work with the key's hash", begin(`, encode(sha256('${key}'), 'hex')`)),
    way("the key looked up", begin(", (select encode(hash, 'escape') from system_key)")),
    way("another key", "update system_key set hash = sha256('x')", begin(", 'x'")),
    way("the owner's role", `set role ${new URL(world.ownerUrl).username}`, begin("")),
    way("the owner's session", `set session authorization ${new URL(world.ownerUrl).username}`, begin("")),
  ];
}

describe("whoever begins rightly is not kept out", () => {
  test("a person sees and changes what is their own", async () => {
    assert.ok((await openAfter(["begin", begins.ada])).tables.length > 10);
    const changes = await inTransaction(["begin", begins.ada], () =>
      attempt("update organisation set name = name || ' ' where id = $1", [HARBOUR]),
    );
    assert.equal(changes.length, 1);
  });

  test("the portal's own work sees everything", async () => {
    const { tables: seen, functions } = await openAfter(
      ["begin", `select begin_system_work('Test', now(), '${key}')`],
      ALL_FUNCTIONS,
    );
    assert.deepEqual(seen, namesOf(tables));
    for (const name of ANSWERING) assert.ok(functions.includes(name), name);
  });

  test("who goes on as another in the same transaction is that person alone", async () => {
    const own = (await openAfter(["begin", begins.ada])).tables;
    assert.deepEqual((await openAfter(["begin", begins.wes, begins.ada])).tables, own);
    assert.deepEqual((await openAfter(["begin", begins.ada, begins.wes])).tables, []);
    assert.deepEqual((await openAfter(["begin", begins.ada, beginOf("made up")])).tables, []);
  });

  test("a plan that would be parallel knows who acts", async () => {
    const eager = ["min_parallel_table_scan_size", "parallel_setup_cost", "parallel_tuple_cost"];
    const settings = eager.map((name) => `select set_config('${name}', '0', true)`);
    const seen = await openAfter(["begin", ...settings, begins.ada]);
    assert.deepEqual(seen.tables, (await openAfter(["begin", begins.ada])).tables);
  });
});

test("what is forged is the one setting that the functions read, and its parts are these", async () => {
  const rows = await rowsOf(`
    select distinct found[1] as name from pg_proc p, regexp_matches(p.prosrc, '''bondline\\.(\\w+)''', 'g') found
     where p.pronamespace = 'public'::regnamespace`);
  assert.deepEqual(rows, [{ name: "actor" }]);
  assert.equal(ofAda.length, PARTS.length);
});

test("whatever is forged opens no table to read or write, and no function", async () => {
  assert.deepEqual(await opened(), []);
});

/** The product with one thing of migration 0084 left out. */
const BROKEN: Record<string, () => Promise<string>> = {
  "the setting is believed as it stands": () =>
    changed("actor_said", /case when .* end;/s, "nullif(current_setting('bondline.actor', true), '');"),
  "the seal is bound to no transaction": () =>
    changed("actor_seal", "extract(epoch from transaction_timestamp())::text", "''"),
  "a seal may be left by the application": async () =>
    "grant update on sequence actor_seal_left to bondline_app",
  "the application may say who acts": async () =>
    "alter function say_actor(text) security definer; grant execute on function say_actor(text) to bondline_app",
  "system work asks for no key": () => changed("begin_system_work", "session_user <> current_user", "false"),
  "an organisation that is there is entered": () =>
    changed("enter_organisation", /exists \(.*\) then/, "false then"),
};

describe("it would be noticed", () => {
  for (const [fault, breaking] of Object.entries(BROKEN)) test(fault, () => noticed(fault, breaking));
  PARTS.forEach(({ name }, place) => {
    const others = `(select array_to_string(p[1:${place}] || p[${place + 2}:], ' ') from string_to_array(said, E'\\x1f') p)`;
    test(`${name} is left out of the seal`, () =>
      noticed(name, () => changed("actor_seal", "convert_to(said", `convert_to(${others}`)));
  });
});

async function noticed(fault: string, breaking: () => Promise<string>): Promise<void> {
  const whole = await rowsOf(`
    select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace
       and proname in ('actor_said', 'actor_seal', 'say_actor', 'begin_system_work', 'enter_organisation')`);
  await owner.query(await breaking());
  const found = await opened({ most: 1, first: fault });
  await owner.query(`${whole.map(({ text }) => text).join("; ")};
    revoke execute on function say_actor(text) from bondline_app; revoke update on sequence actor_seal_left from bondline_app`);
  count.broken += 1;
  count.caught += found.length;
  assert.equal(found.length, 1);
}

async function changed(name: string, part: string | RegExp, by: string): Promise<string> {
  const [row] = await rowsOf("select pg_get_functiondef($1::regproc) as whole", [name]);
  const whole = String(row?.whole);
  const made = whole.replace(part, () => by);
  assert.notEqual(made, whole, `${name} has nothing to leave out`);
  return made;
}

/** The ways by which something was open, or the first so many of them; those that name what was broken are tried before the others. */
async function opened({ most = Number.POSITIVE_INFINITY, first = "" } = {}): Promise<string[]> {
  const found: string[] = [];
  const ways = [...waysOfSealing(), ...waysOfSystemWork(), ...waysOfParts(), ...waysOfReplay()];
  const [named, others] = [true, false].map((isFirst) =>
    ways.filter(({ what }) => (first !== "" && what.startsWith(first)) === isFirst),
  );
  for (const { what, statements, isFresh, isWes } of [...(named ?? []), ...(others ?? [])]) {
    if (isFresh) await disconnect();
    const open = await openAfter(statements, isWes ? [] : functionsOf(count.cases));
    const all = [...open.tables, ...open.written, ...open.functions, ...(isWes ? [] : open.believed)];
    count.cases += 1;
    if (all.length > 0) found.push(`${what}: ${all}`);
    if (found.length >= most) break;
  }
  return found;
}

type Open = { tables: string[]; written: string[]; functions: string[]; believed: string[] };

/** What is open of Harbour Civil's after these statements, of which one that is refused leaves the transaction to the others. */
async function openAfter(statements: readonly string[], functions: readonly string[] = []): Promise<Open> {
  return await inTransaction(statements, async () => ({
    believed: await namesFound("select actor_kind() as name where actor_kind() <> 'nobody'"),
    tables: await namesFound(SEEN(), [HARBOUR]),
    written: await namesFound(WRITTEN(), [HARBOUR]),
    functions: await answering(functions),
  }));
}

async function inTransaction<Result>(
  statements: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> {
  app ??= await connect();
  try {
    for (const statement of statements)
      if (/^(begin|commit|savepoint|rollback)/.test(statement)) await app.query(statement);
      else await attempt(statement);
    return await act();
  } finally {
    await app.query("rollback");
    await app.query("reset all");
  }
}

/** A refusal is no row; what is asked only to see what it answers is undone. */
async function attempt<Row>(
  statement: string,
  values: unknown[] = [],
  end = "release savepoint attempt",
): Promise<Row[]> {
  app ??= await connect();
  await app.query("savepoint attempt");
  try {
    const { rows, rowCount } = await app.query(statement, values);
    await app.query(end);
    // The driver leaves out rows without a column.
    return rows.length > 0 ? rows : Array(rowCount ?? 0).fill({});
  } catch (fault) {
    assert.ok(fault instanceof pg.DatabaseError, String(fault));
    await app.query(UNDO_ATTEMPT);
    return [];
  }
}

const UNDO_ATTEMPT = "rollback to savepoint attempt";

async function namesFound(statement: string, values: unknown[] = []): Promise<string[]> {
  return namesOf(await attempt<{ name: string }>(statement, values, UNDO_ATTEMPT));
}

function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}

const SEEN = () =>
  tables
    .map(({ name, column }) => `(select '${name}' as name from ${name} where ${column} = $1 limit 1)`)
    .join(" union all ");

const WRITTEN = () => {
  const written = tables.filter(({ isWritten }) => isWritten);
  const changes = written.map(
    ({ name, column }) =>
      `w_${name} as (update ${name} set ${column} = ${column} where ${column} = $1 returning 1)`,
  );
  const names = written.map(({ name }) => `select 'write ${name}' as name from w_${name}`);
  return `with ${changes.join(", ")} ${names.join(" union ")}`;
};

async function answering(functions: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of functions) {
    const rows = await attempt(OWNER_FUNCTIONS[name]?.(known) ?? "", [], UNDO_ATTEMPT);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function connect(): Promise<pg.Client> {
  const password = world.app.settings.secrets.databaseAppPassword;
  const client = new pg.Client({
    connectionString: addressForRole(world.ownerUrl, "bondline_app", password),
  });
  await client.connect();
  return client;
}

async function disconnect(): Promise<void> {
  await app?.end();
  app = undefined;
}

const beginOf = (tokenHash: string): string =>
  `select begin_work('${tokenHash}', '${world.clock.now()}', true)`;

async function beginningOf(person: PersonName): Promise<string> {
  return beginOf(sessionTokenHash(await signInAs(world.app, person)));
}

async function saidAfter(beginning: string): Promise<string[]> {
  const [row] = await inTransaction(["begin", beginning], () =>
    attempt<{ said: string }>("select current_setting('bondline.actor') as said"),
  );
  return row?.said.split(SEPARATOR) ?? [];
}

async function tablesOfHarbour(): Promise<typeof tables> {
  const rows = await rowsOf(`
    select c.relname as name, case c.relname when 'organisation' then 'id' else 'organisation_id' end as column,
           has_table_privilege('bondline_app', c.oid, 'UPDATE') as is_written
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and has_table_privilege('bondline_app', c.oid, 'SELECT')
       and (c.relname = 'organisation' or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id')) order by 1`);
  const found: typeof tables = [];
  for (const { name, column, is_written: isWritten } of rows) {
    const held = await rowsOf(`select 1 from ${name} where ${column} = $1 limit 1`, [HARBOUR]);
    if (held.length > 0)
      found.push({ name: String(name), column: String(column), isWritten: isWritten === true });
  }
  return found;
}

async function rowsOf(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await owner.query<Record<string, unknown>>(text, values)).rows;
}
