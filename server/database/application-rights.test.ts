// All that SQL of the application's own role may do, written out: a new function, grant or setting fails here until somebody has said what it opens.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import pg from "pg";
import { someSettings } from "../../testing/builders/settings-builder.ts";
import { aPreparedRequest } from "../../testing/examples/prepared-request-examples.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { PEOPLE } from "../demo/cast.ts";
import { idOf } from "../demo/cast-ids.ts";

const HARBOUR = asOrganisationId(idOf("organisation", "harbour"));
const ADA = idOf("person", "ada");

let world: World;
let owner: pg.Client;
let draftId: string;
let documentId: string;
let referralCode: string;
let supplierId: string;

before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  draftId = (await world.draft({ status: "PENDING_PAYMENT" })).id;
  const { id } = await world.draft({ status: "ESTABLISHED" });
  const [document] = await rowsOf("select id, supplier_id from document where original_draft_id = $1", [id]);
  documentId = String(document?.id);
  supplierId = String(document?.supplier_id);
  const [harbour] = await rowsOf("select referral_code from organisation where id = $1", [HARBOUR]);
  referralCode = String(harbour?.referral_code);
  await aPreparedRequest(world.app);
  await someSettings(world.app, HARBOUR);
});
after(async () => {
  await owner.end();
  await world.end();
});

/** With the rights of whoever calls them. */
const OF_THE_CALLER = [
  "actor_documents",
  "actor_drafts",
  "actor_id",
  "actor_is_provider",
  "actor_is_system",
  "actor_kind",
  "actor_memberships",
  "actor_organisations",
  "actor_supplier",
  "alert_readers",
  "bank_name_key",
  "begin_system_work",
  "document_is_visible",
  "draft_is_visible",
  "enter_organisation",
  "facility_application_is_visible",
  "guarantee_number_key",
  "history_text",
  "organisation_is_confirmed",
  "take_from_limit",
];

/** With their owner's rights, each as it would be called by nobody: it answers nothing, or is refused. */
const OF_THE_OWNER: Record<string, () => string> = {
  actor_is_referral_admin: () => "select where actor_is_referral_admin()",
  actor_referral_member: () => "select where actor_referral_member() is not null",
  begin_work: () => "select where begin_work('made up', now(), true) ->> 'kind' <> 'anonymous'",
  confirm_work: () => "call confirm_work()",
  draft_owner_contact: () => `select from draft_owner_contact('${draftId}')`,
  facility_use: () => `select from facility_use('${draftId}')`,
  history_heads_to_seal: () => "select from history_heads_to_seal(10)",
  invitation_of_code: () => "select from invitation_of_code('made up')",
  legal_names: () => `select from legal_names(array['${HARBOUR}']::uuid[])`,
  metadata_keys_of: () => `select from metadata_keys_of('${HARBOUR}')`,
  organisation_names: () => `select from organisation_names(array['${HARBOUR}']::uuid[])`,
  organisation_of_number: () => "select where organisation_of_number('53004085616') is not null",
  people: () => `select from people(array['${ADA}']::uuid[])`,
  provider_staff: () => "select from provider_staff()",
  referral_credits_left: () => `select from referral_credits_left('${HARBOUR}', '${draftId}')`,
  referral_names: () => `select from referral_names('${HARBOUR}')`,
  referral_portal_people: () => "select from referral_portal_people()",
  referral_portal_referrals: () => "select from referral_portal_referrals(now(), null, 10)",
  referrer_of_codes: () => `select from referrer_of_codes('${referralCode}', '')`,
  share_offer_addresses: () => `select from share_offer_addresses('${draftId}', '${HARBOUR}')`,
  storage_used: () => `select where storage_used('organisation', '${HARBOUR}') > 0`,
  watchers_with_rights: () => "select from watchers_with_rights(array['made up'], now())",
  write_history: () => "select write_history()",
  write_mail_messages: () =>
    "select from write_mail_messages('{}', '{}', '{}', 'made up', 'made up', now(), null)",
  write_notifications: () => "select from write_notifications('{}', '{}', null)",
};
/** Those of them that answer the portal's own work, called alike. */
const ANSWERING = [
  "draft_owner_contact",
  "facility_use",
  "history_heads_to_seal",
  "legal_names",
  "metadata_keys_of",
  "organisation_names",
  "organisation_of_number",
  "people",
  "provider_staff",
  "referrer_of_codes",
];
/** Of another schema. */
const OF_THE_QUEUE = ["enqueue"];

/** Beyond reading and writing the rows that the policies show. */
const TABLE_RIGHTS: Record<string, string> = {
  history_entry: "SELECT",
  history_seal: "INSERT SELECT",
  history_sealed_head: "INSERT SELECT UPDATE",
  mail_message: "DELETE SELECT UPDATE",
  notification: "SELECT",
  organisation_document: "SELECT",
  organisation_draft: "SELECT",
  sandbox_mail: "DELETE INSERT SELECT",
};
/** None at all. */
const CLOSED = ["history_head", "migration", "rights_taken", "session_standing", "storage_use"];
const USUAL = "DELETE INSERT SELECT UPDATE";

const FUNCTIONS = {
  ofTheCaller: OF_THE_CALLER,
  ofTheOwner: Object.keys(OF_THE_OWNER),
  ofTheQueue: OF_THE_QUEUE,
};
const TABLES = { closed: CLOSED, unusual: TABLE_RIGHTS };

/** What is seen of Harbour Civil by whoever forges one setting. It is among the known limits of SECURITY.md. */
const SETTINGS: Record<string, { forged: () => string; opens: "everything" | "some" | "nothing" }> = {
  actor_kind: { forged: () => "system", opens: "everything" },
  side: { forged: () => "provider", opens: "everything" },
  actor_id: { forged: () => ADA, opens: "some" },
  organisations: { forged: () => `{${HARBOUR}}`, opens: "some" },
  memberships: { forged: () => `{${HARBOUR}}`, opens: "some" },
  drafts: { forged: () => `{${draftId}}`, opens: "some" },
  documents: { forged: () => `{${documentId}}`, opens: "some" },
  supplier_id: { forged: () => supplierId, opens: "some" },
  actor_label: { forged: () => PEOPLE.ada.givenName, opens: "nothing" },
  now: { forged: () => "2026-11-20T00:00:00Z", opens: "nothing" },
  on_behalf_of: { forged: () => ADA, opens: "nothing" },
  rights_taken: { forged: () => "0", opens: "nothing" },
};

describe("functions", () => {
  test("that the application may call are these", async () => {
    assert.deepEqual(await functionsOfApplication(), FUNCTIONS);
  });

  for (const [name, call] of Object.entries(OF_THE_OWNER))
    test(`${name} tells nobody anything`, async () => {
      assert.equal(await asApplication(call()), 0);
      if (ANSWERING.includes(name))
        assert.ok((await asApplication(`select begin_system_work('Test', now()); ${call()}`)) > 0);
    });
});

test("tables that the application may use otherwise than through the row policies are these", async () => {
  assert.deepEqual(await tablesOfApplication(), TABLES);
});

describe("what nobody has written down is noticed", () => {
  for (const statement of [
    "create function extra() returns int language sql as 'select 1'",
    "alter function take_from_limit(text, int, int, timestamptz) security definer",
    "grant truncate on draft to bondline_app",
    "grant select on rights_taken to bondline_app",
    "create table extra (id int)",
  ])
    test(statement, async () => {
      await owner.query(`begin; ${statement}`);
      const found = [await functionsOfApplication(), await tablesOfApplication()];
      await owner.query("rollback");
      assert.notDeepEqual(found, [FUNCTIONS, TABLES]);
    });
});

describe("a setting that is forged", () => {
  test("is one of these", async () => {
    const rows = await rowsOf(`
      select distinct found[1] as name from pg_proc p, regexp_matches(p.prosrc, '''bondline\\.(\\w+)''', 'g') found
       where p.pronamespace = 'public'::regnamespace order by 1`);
    assert.deepEqual(
      rows.map(({ name }) => name),
      Object.keys(SETTINGS).sort(),
    );
  });

  for (const [name, { forged, opens }] of Object.entries(SETTINGS))
    test(`${name} opens ${opens}`, async () => {
      const before = await tablesOpenTo("select");
      const after = await tablesOpenTo(`select set_config('bondline.${name}', '${forged()}', true)`);
      const all = await tablesOpenTo("select begin_system_work('Test', now())");
      assert.deepEqual(before, []);
      assert.equal(
        after.length === 0 ? "nothing" : after.length >= all.length - 1 ? "everything" : "some",
        opens,
        `${after}`,
      );
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

/** Tables with a row of Harbour Civil's that can then be seen. */
async function tablesOpenTo(setting: string): Promise<string[]> {
  const tables = await rowsOf(`
    select c.relname as name, case c.relname when 'organisation' then 'id' else 'organisation_id' end as column
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege('bondline_app', c.oid, 'SELECT')
       and (c.relname = 'organisation' or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id')) order by 1`);
  const connection = await world.app.pool.connect();
  const open: string[] = [];
  try {
    await connection.query(`begin; ${setting}`);
    for (const { name, column } of tables) {
      const { rowCount } = await connection.query(`select 1 from ${name} where ${column} = $1 limit 1`, [
        HARBOUR,
      ]);
      if (rowCount === 1) open.push(String(name));
    }
    return open;
  } finally {
    await connection.query("rollback");
    connection.release();
  }
}
