// What every table must have: history and forced row policies for what is business, a reason for what is not.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { aWorld, type World } from "../../testing/world.ts";

let world: World;
let owner: pg.Client;

before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
after(async () => {
  await owner.end();
  await world.end();
});

/** Tables without a history of their own, each with its reason. */
const MACHINERY: Record<string, string> = {
  bank_line:
    "a line of a file: what people do with it and what it becomes is in the history of its statement",
  bank_statement_mapping:
    "what each column of a file was the last time: the statement that it was said of has a history",
  bank_thread: "follows from what is said, which has a history",
  bank_work: "follows from records that have one: how it ended is in theirs",
  book_entry: "one side of a move of the books, only ever added to",
  book_move: "follows from records that have one, and is only ever added to",
  business_register_answer: "the register's public words, only ever added to, a row for a day",
  desk_work: "follows from records that have one: who took it is in the history of its steps",
  document_look_up:
    "only ever added to, and shown whole on its document: a stranger's question changes no record",
  fee_file_row: "a row of a bank's file of fees: what was done with the file is in its history",
  guess_delay: "counters of a day",
  history_entry: "is the history",
  history_head: "is the end of each chain of the history",
  history_seal: "is signed over the ends of all chains of the history",
  history_sealed_head: "is how far each chain of the history was signed",
  identity_check:
    "what is open at the identity service: how a verification ended is in the history of its individual",
  import_beneficiary: "says itself what was answered, by whom and when",
  import_mapping:
    "what each column of a file was the last time: the import that it was said of has a history",
  import_mend: "says itself what stood there, who has mended it and when",
  import_row:
    "a row of a file: what is mended in it says so itself, and the document that it becomes has a history",
  journal_export: "says itself who made it and when, and is only ever added to",
  journal_export_move: "which movement left in which export, only ever added to",
  kept_rights: "gathered from tables that have one",
  mail_message: "the outbox: what caused a message is in the history of its record",
  migration: "what was applied when, written by the owner alone",
  mutation_result: "answers kept for a day, so that a repeated call has one effect",
  notification: "what a person was told: the event itself is in the history of its record",
  organisation_column: "what becomes of the rows of a merged organisation: said by migrations alone",
  outcome_row: "a row of a bank's file: the draft that it decides has a history, which names the file",
  paper: "what was printed of records that have a history; what it says never changes",
  payment_event: "the card provider's own words, applied to invoices, which have a history",
  public_holiday: "the states' own days, written by migrations alone",
  rate_limit: "counters of a few minutes",
  record_mail: "a copy of what the outbox knows: what caused a mail is in the history of its record",
  rights_taken: "how often somebody's rights were taken: what took them is in the history of its record",
  sandbox_envelope: "the pretended signing service's books, which nothing of the product reads",
  sandbox_mail: "the pretended mail server's box, which only the sandbox page reads",
  sandbox_payment: "the pretended provider's books, which nothing of the product reads",
  sandbox_verification: "the pretended identity service's books, which nothing of the product reads",
  storage_use: "sums over attachments, which have a history",
  system_key: "the hash of the portal's own key, written by every start",
};

/** Tables whose rows the application reads whoever acts, each with its reason. */
const WITHOUT_ROW_POLICY: Record<string, string> = {
  guess_delay: "counted before it is known who asks",
  history_head: "the application has no right to it",
  kept_rights: "the application has no right to it",
  migration: "the application has no right to it",
  mutation_result: "found by account, mutation and the id that the caller made up",
  organisation_column: "the application has no right to it",
  payment_event: "the card provider's words, which come before anybody acts",
  public_holiday: "the application has no right to it",
  rate_limit: "counted before it is known who asks",
  rights_taken: "the application has no right to it",
  sandbox_envelope: "the pretended signing service's books, empty where a real one is",
  sandbox_payment: "the pretended provider's books, empty where a real one is",
  sandbox_verification: "the pretended identity service's books, empty where a real one is",
  storage_use: "the application has no right to it",
  system_key: "the application has no right to it",
};

test("every table has history, or is on the short list with a reason", async () => {
  assert.deepEqual(await tablesLacking("has_history"), Object.keys(MACHINERY));
});

test("every table has forced row policies, or is on the short list with a reason", async () => {
  assert.deepEqual(await tablesLacking("has_policies"), Object.keys(WITHOUT_ROW_POLICY));
});

test("a table that forgets any of them is found", async () => {
  const forgetful = [
    "create table forgotten (id uuid primary key)",
    "alter table draft disable row level security",
    "alter table draft no force row level security",
    "drop policy visible on draft; drop policy shown on draft",
    "drop policy visible on mail_message",
    "drop trigger write_history on draft",
    "alter table draft disable trigger write_history",
  ];
  for (const statement of forgetful) {
    await owner.query(`begin; ${statement}`);
    const found = [
      ...(await tablesLacking("has_history")).filter((name) => !(name in MACHINERY)),
      ...(await tablesLacking("has_policies")).filter((name) => !(name in WITHOUT_ROW_POLICY)),
    ];
    await owner.query("rollback");
    assert.match(found[0] ?? "", /^(draft|mail_message|forgotten)$/, statement);
  }
});

test("whoever takes rights by changing a table that they are read from is counted", async () => {
  const uncounted = () => tablesWithout("rights_taken", ["session_standing", "rights_given"]);
  assert.deepEqual(
    await uncounted(),
    ["kept_rights", "rights_taken"],
    "what is kept of others, and the count itself",
  );
  for (const table of ["member", "session", "draft_viewer"]) {
    await owner.query(`begin; drop trigger rights_taken on ${table}`);
    assert.ok((await uncounted()).includes(table), table);
    await owner.query("rollback");
  }
});

test("rights are kept anew by whoever changes a table that they are gathered from", async () => {
  const forgetful = () => tablesWithout("keep_rights", ["rights_given"]);
  assert.deepEqual(await forgetful(), ["account"], "nobody has rights by the account alone");
  for (const table of ["member", "staff_member", "document_viewer"]) {
    await owner.query(`begin; drop trigger keep_rights on ${table}`);
    assert.ok((await forgetful()).includes(table), table);
    await owner.query("rollback");
  }
});

test("tables without a policy that say they are out of the application's reach are", async () => {
  const { rows } = await owner.query(
    "select table_name from information_schema.table_privileges where grantee in ('bondline_app', 'PUBLIC') and table_name in ('history_head', 'kept_rights', 'migration', 'public_holiday', 'rights_taken', 'storage_use', 'system_key')",
  );
  assert.deepEqual(rows, []);
});

test("the application owns nothing, is no superuser, passes no policy by, and makes nothing", async () => {
  const { rows } = await owner.query(`
    select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as is_mighty,
           (select count(*)::int from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace) as owns,
           has_schema_privilege(rolname, 'public', 'create') as can_create,
           (select array_agg(b.rolname::text) from pg_auth_members m join pg_roles b on b.oid = m.roleid where m.member = r.oid) as member_of
      from pg_roles r where rolname in ('bondline_app', 'bondline_jobs') order by 1`);
  assert.deepEqual(rows, [
    { rolname: "bondline_app", is_mighty: false, owns: 0, can_create: false, member_of: null },
    { rolname: "bondline_jobs", is_mighty: false, owns: 0, can_create: false, member_of: null },
  ]);
});

test("the history can be read by the application and written by nobody but its trigger", async () => {
  const { rows } = await owner.query(`
    select table_name, array_agg(distinct privilege_type::text order by privilege_type::text) as privileges from information_schema.table_privileges
     where grantee in ('bondline_app', 'bondline_jobs', 'PUBLIC') and table_schema = 'public' and table_name in ('history_entry', 'history_head', 'migration')
     group by 1 order by 1`);
  assert.deepEqual(rows, [{ table_name: "history_entry", privileges: ["SELECT"] }]);
});

test("nobody may run the database's functions but the application, and those with their owner's rights look nowhere else", async () => {
  const { rows } = await owner.query(`
    select p.proname as name, has_function_privilege('public', p.oid, 'execute') as is_public, p.prosecdef as is_definer, p.proconfig::text as config
      from pg_proc p left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
     where p.pronamespace in ('public'::regnamespace, 'jobs'::regnamespace) and d.objid is null`);
  assert.deepEqual(
    rows.filter(({ is_public }) => is_public),
    [],
  );
  const definers = rows.filter(({ is_definer }) => is_definer);
  assert.ok(definers.length >= 5);
  for (const { name, config } of definers) assert.match(config ?? "", /search_path=.*pg_temp/, name);
});

test("every foreign key between tenant tables carries the organisation with it, or is compared by a check of the data", async () => {
  const { rows } = await owner.query(`
    select k.conrelid::regclass::text as name, k.conname from pg_constraint k
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace
       and array_length(k.conkey, 1) = 1 and exists (select 1 from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'organisation_id')
       and exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'organisation_id')`);
  assert.deepEqual([...new Set(rows.map(({ name }) => name))].sort(), [
    // What it reports may be held of another organisation's.
    "alert_delivery",
    "book_move",
    "credit_note",
    "credit_note_line",
    "document",
    "document_attachment",
    "draft",
    "draft_envelope",
    "holder_expiry_acknowledgement",
    "holder_expiry_notice",
    "invoice_line",
    "invoice_reminder",
    "payment",
    "payment_dispute",
    "payment_intent",
    "payment_subscription",
    "refund",
    "subscription_period",
    "unmatched_payment",
  ]);
});

async function tablesLacking(what: "has_history" | "has_policies"): Promise<string[]> {
  // A policy that the application falls under says what it reads; the owner's lets definer functions write.
  const { rows } = await owner.query(`
    select c.relname as name,
           exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'write_history' and t.tgenabled = 'O'
                     and t.tgtype & 29 = 29 and t.tgfoid = 'write_history'::regproc) as has_history,
           c.relrowsecurity and c.relforcerowsecurity
             and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polqual is not null
                          and (select oid from pg_roles where rolname = 'bondline_app') = any (p.polroles)) as has_policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  assert.ok(rows.length >= 30);
  return rows.filter((row) => !row[what]).map(({ name }) => name);
}

/** Tables that the views read, without a trigger of that name that waits for the end of the transaction. */
async function tablesWithout(trigger: string, views: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct c.relname as name
       from pg_rewrite r
       join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refclassid = 'pg_class'::regclass
       join pg_class c on c.oid = d.refobjid and c.relkind = 'r'
      where r.ev_class = any ($2::regclass[])
        and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = $1 and t.tgenabled = 'O' and t.tginitdeferred)
      order by 1`,
    [trigger, views],
  );
  return rows.map(({ name }) => name);
}

test("each column that names an organisation says what becomes of its rows, and each key over one waits for the end", async () => {
  const { rows } = await owner.query(`
    select a.attrelid::regclass || '.' || a.attname as fault from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     where a.attnum > 0 and a.atttypid = 'uuid'::regtype
       and (a.attname like '%organisation\\_id' or exists (
             select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'organisation'::regclass and a.attnum = any (k.conkey)))
       and not exists (select from organisation_column o where o.table_name = c.relname and o.column_name = a.attname)
    union all
    select o.table_name || '.' || o.column_name || ' is no column' from organisation_column o
     where not exists (select from information_schema.columns i where i.table_schema = 'public' and i.table_name = o.table_name and i.column_name = o.column_name)
    union all
    select k.conname || ' can not wait' from pg_constraint k
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) > 1 and not k.condeferrable
       and exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname like '%organisation\\_id')
     order by 1`);
  assert.deepEqual(rows, []);
});

test("no two indexes hold the same in the same order", async () => {
  const { rows } = await owner.query<{ names: string[] }>(
    `select array_agg(i.indexrelid::regclass::text order by 1) as names
       from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace
      group by i.indrelid, x.relam, i.indkey::text, i.indclass::text, i.indoption::text, i.indisunique,
               pg_get_expr(i.indexprs, i.indrelid), pg_get_expr(i.indpred, i.indrelid)
     having count(*) > 1`,
  );
  assert.deepEqual(rows, []);
});

/** What is found through them is asked by the owner's functions and views, which no row policy holds. */
const ASKED_BY_OWNER = ["document_by_number"];

test("no order of a list is kept by a coalesce, with which a row policy lets no index compare", async () => {
  const { rows } = await owner.query(
    `select i.indexrelid::regclass::text as name
       from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
      where c.relnamespace = 'public'::regnamespace and c.relrowsecurity and m.amname = 'btree' and not i.indisunique
        and pg_get_expr(i.indexprs, i.indrelid) ilike '%coalesce(%' and i.indexrelid::regclass::text <> all ($1)
      order by 1`,
    [ASKED_BY_OWNER],
  );
  assert.deepEqual(rows, []);
});
