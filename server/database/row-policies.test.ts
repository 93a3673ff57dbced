// The second wall: SQL of the application's own role shows and changes nothing that belongs to somebody else.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { rowsOfEach } from "../../testing/examples/calls.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { ORGANISATIONS, type PersonName } from "../demo/cast.ts";
import { idOf } from "../demo/cast-ids.ts";
import { signInAs } from "../demo/sessions.ts";
import { runTransaction, type Transaction } from "../transaction/transaction.ts";

const CANARY = "canary-of-harbour";
const HARBOUR = idOf("organisation", "harbour");

/** What the provider's staff decide about, and nobody else is shown. */
const OF_THE_PROVIDER = new Set([
  "archive_hold",
  "book_move",
  "checklist_step",
  "desk_note",
  "desk_work",
  "draft_approval",
  "payment_dispute",
  "record_mail",
  "step_approval",
  "unmatched_payment",
]);

/** What waits for the bank's people and what is said about it, as they read it: nobody else's to see. */
const OF_THE_BANK = new Set(["bank_thread", "bank_work"]);

let world: World;
let owner: pg.Client;
/** Every table with row policies, and the column by which a row belongs to an organisation. */
let tables: { name: string; column: string | undefined }[];

before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  for (const status of ["PENDING_PAYMENT", "REJECTED", "ESTABLISHED"] as const)
    await world.draft({ status, fields: { yourReference: CANARY, projectAddress: `12 ${CANARY} Street` } });
  await world.draft({ owner: "wesfarmers", status: "ESTABLISHED" });
  await rowsOfEach(world);
  const { rows } = await owner.query(`
    select c.relname as name, (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id') as column
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relrowsecurity order by 1`);
  tables = rows.map(({ name, column }) => ({
    name,
    column: name === "organisation" ? "id" : (column ?? undefined),
  }));
  await fillTheRest();
});
after(async () => {
  await owner.end();
  await world.endUnchecked();
});

test("each tenant table holds something of Harbour Civil, which its administrator sees", async () => {
  for (const { name, column } of tenantTables()) {
    const { rows } = await owner.query(`select count(*)::int as count from ${name} where ${column} = $1`, [
      HARBOUR,
    ]);
    assert.ok(rows[0].count > 0, `${name} holds nothing to hide`);
    const isHidden = OF_THE_PROVIDER.has(name) || OF_THE_BANK.has(name);
    assert.equal(await seenBy("ada", name, column), isHidden ? 0 : rows[0].count, name);
    if (OF_THE_BANK.has(name)) assert.equal(await seenBy("sam", name, column), rows[0].count, name);
    if (OF_THE_PROVIDER.has(name)) assert.equal(await seenBy("rosa", name, column), rows[0].count, name);
  }
});

for (const person of ["wes", "una", "lou", "fay", "cam", "sam", "bea"] as const) {
  test(`SQL in the name of ${person} shows no row of Harbour Civil that ${person} was not let into`, async () => {
    for (const { name, column } of tenantTables()) {
      if (isOwnMembership(person, name) || (person === "sam" && OF_THE_BANK.has(name))) continue;
      const isSams = person === "sam" && !OF_THE_PROVIDER.has(name);
      assert.equal(await seenBy(person, name, column), isSams ? await issuedBySam(name) : 0, name);
    }
  });
}

test("a notification is seen by the person whom it tells, and by nobody of the same organisation", async () => {
  for (const person of ["ada", "ben", "rosa", "wes"] as const) {
    const token = await signInAs(world.app, person);
    await runTransaction(world.app, { token }, async (tx) => {
      const seen = await tx.query<{ accountId: string }>("select distinct account_id from notification");
      const own = person === "ben" ? [] : [{ accountId: idOf("person", person) }];
      assert.deepEqual(seen, own, person);
    });
  }
});

test("nothing that strangers can read of any table, history included, holds a word of Harbour Civil", async () => {
  for (const person of ["wes", "fay", "bea"] as const) {
    const token = await signInAs(world.app, person);
    await runTransaction(world.app, { token }, async (tx) => {
      for (const { name } of tables) {
        const text = JSON.stringify(await tx.query(`select to_jsonb(t)::text as row from ${name} t`));
        for (const secret of [CANARY, ORGANISATIONS.harbour.name, ORGANISATIONS.harbour.abn, HARBOUR])
          assert.ok(!text.includes(secret), `${person} reads ${secret} in ${name}`);
      }
    });
  }
});

/** The sign-in screen depends on it. */
const READ_BY_EVERYBODY = "gateway_feature";

test("without an actor every table with policies is empty, and nothing can be written", async () => {
  await runTransaction(world.app, { token: undefined }, async (tx) => {
    for (const { name } of tables.filter((table) => table.name !== READ_BY_EVERYBODY))
      assert.deepEqual(await tx.query(`select 1 from ${name} limit 1`), [], name);
  });
  await refused({ token: undefined }, insertDraftOf(HARBOUR), /row-level security|names no actor/);
  // Past the policies the trigger still asks who is acting.
  await assert.rejects(owner.query("update organisation set name = 'x'"), { code: "BL001" });
});

test("what everybody reads is written by the provider's side alone", async () => {
  const switchOff = (tx: Transaction) => tx.query("update gateway_feature set version = version returning 1");
  for (const person of ["ada", "wes", "sam"] as const)
    await refused({ token: await signInAs(world.app, person) }, switchOff, /row-level security/);
  await refused({ token: undefined }, switchOff, /row-level security|names no actor/);
  const rows = await runTransaction(world.app, { token: await signInAs(world.app, "rosa") }, switchOff);
  assert.ok(rows.length > 0);
});

/** Of these the application has no right to change or delete anything, whoever acts. */
const ONLY_ADDED_TO: ReadonlySet<string> = new Set([
  "bank_thread",
  "bank_work",
  "book_move",
  "checklist_step",
  "document_custody",
  "document_look_up",
  "document_possession",
]);

/** Made and moved on, and kept for good. */
const NEVER_DELETED = new Set(["acting_session", "desk_work", "paper", "record_mail"]);

const permissionDenied = (table: string) => new RegExp(`permission denied for table ${table}`);

test("nothing of Harbour Civil can be changed, deleted or added in the name of Wesfarmers", async () => {
  const token = await signInAs(world.app, "wes");
  for (const { name, column } of tenantTables()) {
    if (ONLY_ADDED_TO.has(name)) {
      const noRight = permissionDenied(name);
      await refused({ token }, (tx) => tx.query(`update ${name} set ${column} = ${column}`), noRight);
      await refused({ token }, (tx) => tx.query(`delete from ${name}`), noRight);
      continue;
    }
    const none = (text: string) =>
      runTransaction(world.app, { token }, async (tx) =>
        assert.deepEqual(await tx.query(text, [HARBOUR]), [], name),
      );
    await none(`update ${name} set ${column} = ${column} where ${column} = $1 returning 1`);
    if (NEVER_DELETED.has(name))
      await refused({ token }, (tx) => tx.query(`delete from ${name}`), permissionDenied(name));
    else await none(`delete from ${name} where ${column} = $1 returning 1`);
  }
  await refused({ token }, insertDraftOf(HARBOUR), /row-level security/);
  await refused(
    { token },
    (tx) =>
      tx.query(`update draft set organisation_id = $1 where organisation_id = $2`, [
        HARBOUR,
        idOf("organisation", "wesfarmers"),
      ]),
    /row-level security|foreign key/,
  );
});

test("the history can be rewritten in nobody's name", async () => {
  const { rows } = await owner.query("select current_user as name");
  const ownerRole = rows[0].name;
  for (const worker of [{ token: await signInAs(world.app, "ada") }, { system: "Set-up" }]) {
    for (const statement of [
      "update history_entry set actor_label = 'Somebody else'",
      "delete from history_entry",
      "update history_head set sequence = 0",
      "truncate history_entry",
      "insert into history_head values ('draft', gen_random_uuid(), 1, '')",
      "alter table draft disable trigger write_history",
      "alter table draft no force row level security",
      `set role ${ownerRole}`,
      "set session_replication_role = replica",
    ])
      await refused(worker, (tx) => tx.query(statement), /permission denied|must be owner/);
  }
});

test("who is acting does not outlive the transaction on its connection", async () => {
  const token = await signInAs(world.app, "ada");
  for (let round = 0; round < 20; round += 1) {
    await runTransaction(world.app, { token }, (tx) => tx.query("select 1 from draft limit 1"));
    await runTransaction(world.app, { token: undefined }, async (tx) => {
      const [actor] = await tx.query<{ kind: string }>("select actor_kind() as kind");
      assert.equal(actor?.kind, "nobody");
    });
  }
});

/** Rows of these belong to one person, whatever organisation they speak of. */
const PERSONAL: readonly string[] = ["notification"];

function tenantTables(): { name: string; column: string }[] {
  return tables.flatMap(({ name, column }) =>
    column === undefined || PERSONAL.includes(name) ? [] : [{ name, column }],
  );
}

async function seenBy(person: PersonName, table: string, column: string): Promise<number> {
  const token = await signInAs(world.app, person);
  return await runTransaction(world.app, { token }, async (tx) => {
    const [seen] = await tx.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${column} = $1`,
      [HARBOUR],
    );
    return seen?.count ?? -1;
  });
}

/** Cam is a limited member: of the organisation itself, and of nothing that it has. */
/** Where cam is a limited member, and what all members are shown of it: what the organisation's lists are called. */
function isOwnMembership(person: PersonName, table: string): boolean {
  return person === "cam" && ["list_view", "organisation", "member"].includes(table);
}

/** Macquarie's staff see what Macquarie was sent or has issued. */
async function issuedBySam(table: string): Promise<number> {
  const supplier = idOf("supplier", "macquarie");
  const root = /^(document|expiry)/.test(table) ? "document" : "draft";
  const rootColumn = table === root ? "id" : `${root}_id`;
  const { rowCount } = await owner.query(
    "select 1 from information_schema.columns where table_name = $1 and column_name = $2",
    [table, rootColumn],
  );
  if (rowCount === 0) return 0;
  const visible = root === "draft" ? "and r.is_visible_to_supplier" : "";
  const { rows } = await owner.query(
    `select count(*)::int as count from ${table} t join ${root} r on r.id = t.${rootColumn} where r.organisation_id = $1 and r.supplier_id = $2 ${visible}`,
    [HARBOUR, supplier],
  );
  return rows[0].count;
}

function insertDraftOf(organisationId: string): (tx: Transaction) => Promise<unknown> {
  return (tx) =>
    tx.query(
      `insert into draft (id, organisation_id, reference_number, status, process_type, status_changed_at, created_by, created_at, updated_at)
       values ($1, $2, 'BG-PLANTED', 'DRAFT', 'BANK_GUARANTEE', now(), $3, now(), now())`,
      [tx.newId(), organisationId, idOf("person", "wes")],
    );
}

async function refused(
  worker: Parameters<typeof runTransaction>[1],
  act: (tx: Transaction) => Promise<unknown>,
  message: RegExp,
): Promise<void> {
  await assert.rejects(runTransaction(world.app, worker, act), { message });
}

/** One row of Harbour Civil for each tenant table that the journey of a draft leaves empty, so that no later table is forgotten. */
async function fillTheRest(): Promise<void> {
  for (const { name, column } of tenantTables()) {
    const held = await owner.query(`select 1 from ${name} where ${column} = $1 limit 1`, [HARBOUR]);
    if (held.rowCount === 0) await plantRow(name);
  }
}

/** As a superuser past triggers, foreign keys and checks: only whose row it is matters here. */
async function plantRow(table: string): Promise<void> {
  const { rows: checks } = await owner.query(
    "select conname from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  );
  for (const { conname } of checks) await owner.query(`alter table ${table} drop constraint ${conname}`);
  const { rows: columns } = await owner.query(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and (is_nullable = 'NO' or column_name = 'organisation_id') and is_generated = 'NEVER'`,
    [table],
  );
  const values = columns.map(({ name, type }) => PLANTED[name] ?? PLANTED_BY_TYPE[type] ?? `'${CANARY}'`);
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into ${table} (${columns.map(({ name }) => name).join(", ")}) values (${values.join(", ")})`,
  );
  await owner.query("set session_replication_role = origin");
}

const OF_HARBOUR = (table: string) =>
  `(select id from ${table} where organisation_id = '${HARBOUR}' order by id limit 1)`;
const PLANTED: Record<string, string> = {
  organisation_id: `'${HARBOUR}'`,
  draft_id: OF_HARBOUR("draft"),
  document_id: OF_HARBOUR("document"),
  invitation_status: "'ACCEPTED'",
};
const PLANTED_BY_TYPE: Record<string, string> = {
  uuid: "gen_random_uuid()",
  integer: "1",
  bigint: "1",
  numeric: "1",
  boolean: "false",
  date: "current_date",
  "timestamp with time zone": "now()",
  ARRAY: "'{}'",
  jsonb: "'{}'",
  bytea: "'x'",
};
