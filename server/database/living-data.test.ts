// What a database that has been in use looks like after the migrations that began to confirm ABNs, to ask for acceptance, and to read a number in one way.
// Shows: Q-102, Q-034.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import pg from "pg";
import { emptyTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { testSettings } from "../../testing/world.ts";
import { runIntegrityChecks } from "../integrity/run-checks.ts";
import { migrate, readMigrations } from "./migrate.ts";

const FIRST_OF_THESE = "0071";
const folder = mkdtempSync(join(tmpdir(), "bondline-living-"));

let withRoles: TestDatabase;
let database: TestDatabase;
let owner: pg.Client;
before(async () => {
  // The roles belong to the cluster.
  withRoles = await emptyTestDatabase();
  await migrate(withRoles.ownerUrl, (await testSettings(folder)).secrets);
  database = await emptyTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await apply((name) => name < FIRST_OF_THESE);
  await fill();
  await apply((name) => name >= FIRST_OF_THESE);
});
after(async () => {
  await owner.end();
  await database.drop();
  await withRoles.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function apply(isMeant: (name: string) => boolean): Promise<void> {
  for (const { name, text } of readMigrations().filter((each) => isMeant(each.name)))
    await owner.query(`begin; ${text}; commit`).catch((cause: unknown) => {
      throw new Error(`${name}: ${String(cause)}`);
    });
}

const [ADA, BEN, OWNING, USING, ASKING] = [
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
];
const [FACILITY, SUPPLIER] = [randomUUID(), randomUUID()];

async function fill(): Promise<void> {
  const document = (organisation: string, bank: string, number: string, rest = "false, null, null") =>
    `(gen_random_uuid(), '${organisation}', '${number}', 'ESTABLISHED', 'BANK_GUARANTEE', 100, '${bank}', '${number}', 'OPEN_ENDED', 'Australia/Sydney', ${rest}, clock_timestamp(), now())`;
  const issued = `true, '${SUPPLIER}', null`;
  await owner.query(`
    select set_config('bondline.actor_kind', 'system', false);
    insert into supplier (id, name, trade_name, abn, address, profile, created_at)
      values ('${SUPPLIER}', 'Macquarie Bank Limited', 'Macquarie', '46008583542', 'Sydney', 'MACQUARIE', now());
    insert into account (id, email, given_name, family_name, status, created_at, updated_at) values ('${ADA}', 'ada@x.example', 'Ada', 'N', 'INVITED', now(), now());
    insert into organisation (id, name, abn, address, entity_type, industry_type, referral_code, created_at, updated_at) values
      ('${OWNING}', 'Owning', '53004085616', 'a', 'PRV', 'E31', 'A', now(), now()), ('${USING}', 'Using', '28008984049', 'a', 'PRV', 'E31', 'B', now(), now()),
      ('${ASKING}', 'Asking', '88000014675', 'a', 'PRV', 'E31', 'C', now(), now());
    insert into member (id, organisation_id, account_id, role, created_at)
      select gen_random_uuid(), id, '${ADA}', 'ADMIN', now() from organisation;
    insert into facility (id, organisation_id, name, provider, status, is_system_facility, limit_cents, start_date, document_variants, created_by, created_at, updated_at)
      values ('${FACILITY}', '${OWNING}', 'Line', 'ANZ', 'ESTABLISHED', false, 100000, '2026-01-01', '{BANK_GUARANTEE}', '${ADA}', now(), now());
    insert into facility_share (id, organisation_id, facility_id, shared_with_organisation_id, created_at)
      select gen_random_uuid(), '${OWNING}', '${FACILITY}', o, now() from unnest(array['${USING}', '${ASKING}']::uuid[]) o;
    insert into document (id, organisation_id, reference_number, status, document_variant, amount_cents, bank_name, guarantee_number, expiry_type, expiry_zone,
      is_system_document, supplier_id, facility_id, created_at, updated_at) values
      ${document(OWNING, "Macquarie Bank Limited", "DUP 777", issued)},
      ${document(USING, "Macquarie Bank Limited", "DUP 777", issued)},
      ${document(OWNING, "Macquarie Bank", "DUP.777", issued)},
      ${document(ASKING, "Westpac", "W 1")},
      ${document(ASKING, "Westpac Ltd", "w-1")},
      ${document(USING, "Westpac", "W 1", `false, null, '${FACILITY}'`)}`);
}

test("nobody is confirmed, and what was shared is shut until they are", async () => {
  const { rows } = await owner.query("select distinct abn_status from organisation");
  assert.deepEqual(rows, [{ abn_status: "UNCONFIRMED" }]);
  await owner.query(`begin; select begin_system_work('Test', now());
    insert into account (id, email, given_name, family_name, status, created_at, updated_at) values ('${BEN}', 'ben@x.example', 'Ben', 'N', 'ACTIVE', now(), now());
    insert into member (id, organisation_id, account_id, role, created_at) values (gen_random_uuid(), '${USING}', '${BEN}', 'USER', now());
    insert into session (id, account_id, token_hash, created_at, last_seen_at, expires_at, idle_minutes)
      values (gen_random_uuid(), '${BEN}', 'hash of a token', now(), now(), now() + interval '1 hour', 60);
    set constraints all immediate; set local role bondline_app; select begin_work('hash of a token', now())`);
  assert.equal((await owner.query("select 1 from organisation")).rowCount, 1);
  assert.equal((await owner.query("select 1 from facility")).rowCount, 0);
  assert.equal((await owner.query("select 1 from facility_share")).rowCount, 0);
  await owner.query("rollback");
});

test("whoever has used what was shared has accepted it, and to whoever has not it is offered", async () => {
  const { rows } = await owner.query(
    `select o.name, s.status, exists (select 1 from facility_share f where f.offer_id = s.id) as is_shared
       from facility_share_offer s join organisation o on o.id = s.offered_to_organisation_id order by 1`,
  );
  assert.deepEqual(rows, [
    { name: "Asking", status: "WAITING", is_shared: false },
    { name: "Using", status: "ACCEPTED", is_shared: true },
  ]);
});

test("numbers that stand twice are marked, all but the oldest, named by the checks, and free for nobody else", async () => {
  const { rows } = await owner.query(
    "select guarantee_number from document where has_disputed_number order by created_at",
  );
  assert.deepEqual(
    rows.map(({ guarantee_number: number }) => number),
    ["DUP 777", "DUP.777", "w-1"],
  );
  const found = await runIntegrityChecks(owner as never);
  const named = (rule: string) => found.filter((each) => each.rule === rule).length;
  assert.equal(named("a bank's number stands on one issued document, whoever holds it"), 3);
  assert.equal(named("an organisation has a bank's number once"), 4);
  await assert.rejects(
    owner.query(
      `select begin_system_work('Test', now());
       update document set guarantee_number = 'dup/777', is_system_document = true, supplier_id = '${SUPPLIER}' where guarantee_number = 'w-1'`,
    ),
    /document_number_issued/,
  );
});

test("a number that is mended is no longer disputed", async () => {
  await owner.query(
    "select begin_system_work('Test', now()); update document set guarantee_number = 'W 2' where guarantee_number = 'w-1'",
  );
  const { rows } = await owner.query(
    "select has_disputed_number from document where guarantee_number = 'W 2'",
  );
  assert.deepEqual(rows, [{ has_disputed_number: false }]);
});
