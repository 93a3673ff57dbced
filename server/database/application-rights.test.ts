// All that SQL of the application's own role may do, written out: a new function, grant or setting fails here until somebody has said what it opens.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import pg from "pg";
import { someSettings } from "../../testing/builders/settings-builder.ts";
import { rowsOfEach } from "../../testing/examples/calls.ts";
import { ANSWERING, type KnownIds, OWNER_FUNCTIONS } from "../../testing/owner-functions.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { idOf } from "../demo/cast-ids.ts";

const HARBOUR = asOrganisationId(idOf("organisation", "harbour"));
const ADA = idOf("person", "ada");

let world: World;
let owner: pg.Client;
let about: KnownIds;

before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const { id: draftId } = await world.draft({ status: "PENDING_PAYMENT" });
  const [harbour] = await rowsOf("select referral_code from organisation where id = $1", [HARBOUR]);
  about = { organisationId: HARBOUR, personId: ADA, draftId, referralCode: String(harbour?.referral_code) };
  await rowsOfEach(world);
  await someSettings(world.app, HARBOUR);
});
after(async () => {
  await owner.end();
  await world.end();
});

/** With the rights of whoever calls them. */
const OF_THE_CALLER = [
  "actor_administered_supplier",
  "actor_documents",
  "actor_drafts",
  "actor_id",
  "actor_is_provider",
  "actor_is_system",
  "actor_kind",
  "actor_memberships",
  "actor_organisations",
  "actor_part",
  "actor_said",
  "actor_seal",
  "actor_supplier",
  "alert_readers",
  "bank_name_key",
  "document_is_visible",
  "draft_is_visible",
  "drawn_code",
  "facility_application_is_visible",
  "guarantee_number_key",
  "history_text",
  "is_named_beneficiary",
  "organisation_is_confirmed",
  "referral_stage",
  "securities_shared",
  "securities_shared_with",
  "take_from_limit",
  "zone_of_state",
];

/** Of another schema. */
const OF_THE_QUEUE = ["enqueue"];

/** Beyond reading and writing the rows that the policies show. */
const TABLE_RIGHTS: Record<string, string> = {
  accounting_code: "INSERT SELECT UPDATE",
  acting_session: "INSERT SELECT UPDATE",
  bank_service: "INSERT SELECT UPDATE",
  bank_thread: "SELECT",
  bank_work: "SELECT",
  book_entry: "SELECT",
  book_move: "SELECT",
  business_register_answer: "INSERT SELECT",
  checklist_step: "INSERT SELECT",
  desk_checklist: "INSERT SELECT",
  desk_work: "SELECT UPDATE",
  document_custody: "INSERT SELECT",
  document_look_up: "INSERT SELECT",
  document_possession: "INSERT SELECT",
  history_entry: "SELECT",
  history_seal: "INSERT SELECT",
  history_sealed_head: "INSERT SELECT UPDATE",
  journal_export: "INSERT SELECT",
  journal_export_move: "INSERT SELECT",
  mail_message: "DELETE SELECT UPDATE",
  notification: "SELECT",
  fee_file_row: "INSERT SELECT UPDATE",
  fee_movement: "SELECT",
  organisation_document: "SELECT",
  organisation_document_fact: "SELECT",
  organisation_draft: "SELECT",
  outcome_row: "INSERT SELECT UPDATE",
  own_activity: "SELECT",
  paper: "INSERT SELECT UPDATE",
  record_mail: "SELECT UPDATE",
  registered_document: "SELECT",
  registered_draft: "SELECT",
  referral_of_client: "SELECT",
  referrer_statement_entry: "SELECT",
  sandbox_mail: "DELETE INSERT SELECT",
  sandbox_verification: "INSERT SELECT UPDATE",
  named_client: "SELECT",
  searched_client: "SELECT",
  searched_document: "SELECT",
  searched_draft: "SELECT",
  searched_enquiry: "SELECT",
  searched_facility: "SELECT",
  searched_facility_application: "SELECT",
  searched_file: "SELECT",
  searched_invoice: "SELECT",
  searched_member: "SELECT",
  searched_referral: "SELECT",
  searched_request: "SELECT",
  searched_required_document: "SELECT",
  searched_staff: "SELECT",
  staff_account: "SELECT",
  statement_entry: "SELECT",
};
/** None at all. */
const CLOSED = [
  "bank_said",
  "bank_waiting",
  "desk_waiting",
  "history_head",
  "kept_rights",
  "migration",
  "money_movement",
  "organisation_column",
  "public_holiday",
  "rights_given",
  "rights_taken",
  "session_standing",
  "standing_move",
  "storage_use",
  "system_key",
];
const USUAL = "DELETE INSERT SELECT UPDATE";

/** Reading alone: a number that could be left there would vouch for a forged actor (0084). */
const SEQUENCES = { actor_seal_left: "SELECT" };

const FUNCTIONS = {
  ofTheCaller: OF_THE_CALLER,
  ofTheOwner: Object.keys(OWNER_FUNCTIONS),
  ofTheQueue: OF_THE_QUEUE,
};
const TABLES = { closed: CLOSED, unusual: TABLE_RIGHTS };

describe("functions", () => {
  test("that the application may call are these", async () => {
    assert.deepEqual(await functionsOfApplication(), FUNCTIONS);
  });

  for (const [name, call] of Object.entries(OWNER_FUNCTIONS))
    test(`${name} tells nobody anything`, async () => {
      const key = world.app.settings.secrets.systemWorkKey;
      assert.equal(await asApplication(call(about)), 0);
      if (ANSWERING.includes(name))
        assert.ok(
          (await asApplication(`select begin_system_work('Test', now(), '${key}'); ${call(about)}`)) > 0,
        );
    });
});

test("tables that the application may use otherwise than through the row policies are these", async () => {
  assert.deepEqual(await tablesOfApplication(), TABLES);
});

test("sequences that the application may use are these", async () => {
  assert.deepEqual(await sequencesOfApplication(), SEQUENCES);
});

describe("what nobody has written down is noticed", () => {
  for (const statement of [
    "create function extra() returns int language sql as 'select 1'",
    "alter function take_from_limit(text, int, int, timestamptz) security definer",
    "grant truncate on draft to bondline_app",
    "grant select on rights_taken to bondline_app",
    "create table extra (id int)",
    "grant update on sequence actor_seal_left to bondline_app",
    "grant execute on function say_actor(text) to bondline_app",
  ])
    test(statement, async () => {
      await owner.query(`begin; ${statement}`);
      const found = [
        await functionsOfApplication(),
        await tablesOfApplication(),
        await sequencesOfApplication(),
      ];
      await owner.query("rollback");
      assert.notDeepEqual(found, [FUNCTIONS, TABLES, SEQUENCES]);
    });
});

describe("elsewhere", () => {
  for (const statement of [
    "create temporary table hiding (id int)",
    "create table extra (id int)",
    "create schema extra",
    "select lo_create(0)",
    "select lo_from_bytea(0, 'x')",
    "select lo_get(1)",
  ])
    test(`nothing is left by: ${statement}`, async () => {
      await assert.rejects(world.app.pool.query(statement), { code: "42501" });
    });
});

type Row = Record<string, unknown>;

async function functionsOfApplication(): Promise<typeof FUNCTIONS> {
  const rows = await rowsOf(`
    select p.proname as name, case when n.nspname <> 'public' then 'queue' when p.prosecdef then 'owner' else 'caller' end as of
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname !~ '^pg_|^information_schema$' and has_schema_privilege('bondline_app', n.oid, 'usage')
       and has_function_privilege('bondline_app', p.oid, 'execute')
       and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  const named = (wanted: string) =>
    rows
      .filter((row) => row.of === wanted)
      .map(({ name }) => String(name))
      .sort();
  return { ofTheCaller: named("caller"), ofTheOwner: named("owner"), ofTheQueue: named("queue") };
}

async function tablesOfApplication(): Promise<typeof TABLES> {
  const rows = await rowsOf(`
    select c.relname as name, coalesce(string_agg(wanted, ' ' order by wanted), '') as rights
      from pg_class c left join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) wanted
        on has_table_privilege('bondline_app', c.oid, wanted)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p', 'm', 'f') group by c.oid, 1 order by 1`);
  const rightsOf = rows.map(({ name, rights }) => [String(name), String(rights)] as const);
  return {
    closed: rightsOf.filter(([, rights]) => rights === "").map(([name]) => name),
    unusual: Object.fromEntries(rightsOf.filter(([, rights]) => rights !== "" && rights !== USUAL)),
  };
}

async function sequencesOfApplication(): Promise<Row> {
  const rows = await rowsOf(`
    select c.relname as name, string_agg(wanted, ' ' order by wanted) as rights
      from pg_class c join unnest(array['SELECT', 'UPDATE', 'USAGE']) wanted on has_sequence_privilege('bondline_app', c.oid, wanted)
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ name, rights }) => [String(name), rights]));
}

async function rowsOf(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await owner.query<Row>(text, values)).rows;
}

/** How many rows bare SQL gets without saying who acts; a refusal is none. */
async function asApplication(text: string): Promise<number> {
  try {
    const answers = [await world.app.pool.query(text)].flat();
    return answers.at(-1)?.rowCount ?? 0;
  } catch (fault) {
    assert.ok(fault instanceof pg.DatabaseError);
    return 0;
  }
}
