// The second wall, table by table from the catalogue: what the examples of all mutations leave is hidden from outsiders, and a policy that is opened or shut is noticed.
// Shows: Q-035.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { idOf } from "../../server/demo/cast-ids.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { Persona } from "../access-matrix.ts";
import { aFilledWorld, idsByTable } from "../examples/example-worlds.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

let world: World;
let personas: Personas;
let owner: pg.Client;
/** The rows of each table that the examples have made. */
let made: Record<string, string[]>;
before(async () => {
  const filled = await aFilledWorld();
  const { earlier } = filled;
  ({ world, personas } = filled);
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const now = await idsByTable(world);
  const colleagues = await outsidersColleagues();
  made = Object.fromEntries(
    Object.entries(now).map(([table, ids]) => [
      table,
      ids.filter((id) => !earlier[table]?.includes(id) && !colleagues.includes(id)),
    ]),
  );
});
after(async () => {
  await owner.end();
  await world.endUnchecked();
});

/** No part in anything that Harbour Civil does; whoever signs in for the first time is nobody yet. */
const OUTSIDE: Persona[] = ["otherUser", "otherLimited", "formerMember", "anonymous"];
const INSIDE: Persona[] = ["admin", "manager", "supplier", "stranger"];

/** Everybody who is signed in may know of these. */
const PUBLIC = ["supplier", "fee_summary", "gateway_feature", "channel_partner", "referral_portal_entity"];
/** The examples of sharing one offer it to the other organisation, and the other way round. */
const SHARED = [
  "facility",
  "facility_application",
  "facility_application_entity",
  "facility_application_owner",
  "facility_application_property",
  "facility_application_share",
  "facility_share",
  "facility_share_offer",
  "searched_facility",
  "searched_facility_application",
];
/** No example makes a row of them, each with the reason. */
const WITHOUT_ROWS: Record<string, string> = {
  alert_delivery: "comes of a job that looks for what is due",
  content_version: "comes of an approval by a second administrator",
  credit_note: "comes of an approval by a second administrator",
  credit_note_line: "comes of an approval by a second administrator",
  deposit_account: "comes of an approval by a second administrator",
  alert_default: "comes of an approval by a second administrator",
  facility_fees: "comes of an approval by a second administrator",
  finance_terms: "comes of an approval by a second administrator",
  partner_discount: "comes of an approval by a second administrator",
  referral_programme: "comes of an approval by a second administrator",
  asked_documents: "comes of an approval by a second administrator",
  mail_text: "comes of an approval by a second administrator",
  standard_wording: "comes of an approval by a second administrator",
  provider: "one row, made by the first run",
  payment_dispute: "comes of an event of the card provider",
  document_possession: "comes of a job that gives a digital original to its beneficiary",
  document_metadata: "comes of the forms for documents, which no mutation sends yet",
  fee_summary: "set up by the operator",
  subscription_period: "comes of a job that charges a period that has begun",
  finance_offer: "comes of the bank's answer",
  former_member: "comes of closing the organisation, which has no people inside from then on",
  gateway_feature: "one row for each switch, from the beginning",
  holder_expiry_acknowledgement: "belongs to who holds another organisation's paper",
  holder_expiry_notice: "belongs to who holds another organisation's paper, and comes of a job",
  invoice_reminder: "comes of a job that looks for what is unpaid",
  organisation_channel_partner: "set up by the operator",
  referral: "comes of a sign-up by a partner's link",
  referral_configuration: "set up by the operator",
  referral_credit: "comes of a referral that was made good",
  referral_credit_use: "comes of a referral that was made good",
  referral_portal_member: "set up by the operator",
  supplier: "set up by the operator",
};

describe("each table with a row policy", () => {
  const count = { cases: 0, broken: 0, caught: 0 };
  after(() => recordProof("row-policies", count));

  test("has rows that an example has made", async () => {
    const empty = Object.keys(made).filter((table) => made[table]?.length === 0 && !(table in WITHOUT_ROWS));
    assert.deepEqual(
      empty,
      [],
      "an example in testing/examples should make a row of it, or WITHOUT_ROWS in testing/proof/row-policies.test.ts should say why none can",
    );
  });

  test("is shut to outsiders, and one whose policy is opened is noticed", async () => {
    const faults: string[] = [];
    for (const table of tablesWithRows()) {
      const seen = await seenOutside(table);
      const seenOpen = await withPolicy(table, "true", () => seenOutside(table));
      count.cases += made[table]?.length ?? 0;
      count.broken += 1;
      count.caught += seenOpen > 0 ? 1 : 0;
      if (seen > 0) faults.push(`outsiders see rows of ${table}`);
      if (seenOpen === 0) faults.push(`nobody notices that ${table} is open`);
    }
    assert.deepEqual(faults, []);
  });

  test("is open to those inside, and one that is shut is noticed", async () => {
    for (const table of tablesWithRows()) {
      const seen = await seenBy(INSIDE, table);
      if (seen === 0) continue;
      const seenShut = await withPolicy(table, "false", () => seenBy(INSIDE, table));
      count.broken += 1;
      count.caught += seenShut === 0 ? 1 : 0;
      assert.equal(seenShut, 0, table);
    }
  });
});

describe("each view, which has its owner's rights", () => {
  const count = { cases: 0, broken: 0, caught: 0 };
  after(() => recordProof("views", count));

  test("is only read, shows those inside what outsiders do not see, and one without its condition is noticed", async () => {
    const views = await viewsOfApplication();
    assert.ok(views.length >= 2);
    for (const { name, privileges, column } of views) {
      assert.deepEqual(privileges, ["SELECT"], name);
      const ids = Object.values(made).flat();
      assert.ok((await seenBy(INSIDE, name, ids, column)) > 0, `${name} shows nothing to those inside`);
      assert.equal(await seenOutside(name, ids, column), 0, `outsiders see rows of ${name}`);
      const seenOpen = await withoutCondition(name, () => seenOutside(name, ids, column));
      count.cases += ids.length;
      count.broken += 1;
      count.caught += seenOpen > 0 ? 1 : 0;
      assert.ok(seenOpen > 0, `nobody notices that ${name} is open`);
    }
  });
});

function tablesWithRows(): string[] {
  return Object.keys(made).filter((table) => (made[table]?.length ?? 0) > 0 && !PUBLIC.includes(table));
}

function seenOutside(table: string, ids = made[table], column = "id"): Promise<number> {
  const isOfOther = (persona: Persona) => persona === "otherUser" || persona === "otherLimited";
  return seenBy(
    OUTSIDE.filter((persona) => !(SHARED.includes(table) && isOfOther(persona))),
    table,
    ids,
    column,
  );
}

async function seenBy(
  who: readonly Persona[],
  table: string,
  ids = made[table] ?? [],
  column = "id",
): Promise<number> {
  let seen = 0;
  for (const persona of who) {
    const [row] = await runTransaction(world.app, { token: personas.api[persona].token }, (tx) =>
      tx.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${column} = any($1::uuid[])`,
        [ids],
      ),
    );
    seen += row?.count ?? 0;
  }
  return seen;
}

/** For as long as `act` runs; every policy of the table that the application falls under. */
async function withPolicy<Result>(
  table: string,
  condition: "true" | "false",
  act: () => Promise<Result>,
): Promise<Result> {
  const { rows: policies } = await owner.query<{ name: string; condition: string }>(
    `select polname as name, pg_get_expr(polqual, polrelid) as condition from pg_policy
      where polrelid = $1::regclass and (select oid from pg_roles where rolname = 'bondline_app') = any (polroles) and polqual is not null`,
    [table],
  );
  for (const { name } of policies) await owner.query(`alter policy ${name} on ${table} using (${condition})`);
  try {
    return await act();
  } finally {
    for (const { name, condition: before } of policies)
      await owner.query(`alter policy ${name} on ${table} using (${before})`);
  }
}

/** An example lets a guest join the outsiders' own organisation, where they see each other rightly. */
async function outsidersColleagues(): Promise<string[]> {
  const { rows } = await owner.query<{ ids: string[] }>(
    "select array[id, account_id] as ids from member where organisation_id = $1",
    [idOf("organisation", "wesfarmers")],
  );
  return rows.flatMap(({ ids }) => ids);
}

/** A view without ids of its own is looked at by the documents, or the lines of invoices, that its rows belong to. */
async function viewsOfApplication(): Promise<{ name: string; privileges: string[]; column: string }[]> {
  const { rows } = await owner.query<{ name: string; privileges: string[]; column: string }>(
    `select v.viewname as name, array_agg(p.privilege_type::text) as privileges,
            (select c.column_name from information_schema.columns c
              where c.table_name = v.viewname and c.column_name in ('id', 'document_id', 'invoice_line_id')
              order by array_position(array['id', 'document_id', 'invoice_line_id'], c.column_name::text) limit 1) as column
       from pg_views v join information_schema.table_privileges p on p.table_schema = v.schemaname and p.table_name = v.viewname
      where v.schemaname = 'public' and p.grantee in ('bondline_app', 'PUBLIC') group by 1 order by 1`,
  );
  return rows;
}

/** The view's own condition: those of subselects stand further in. */
const OWN_CONDITION = /\n {2}WHERE\b/;

/** For as long as `act` runs. */
async function withoutCondition<Result>(view: string, act: () => Promise<Result>): Promise<Result> {
  const { rows } = await owner.query<{ text: string }>("select pg_get_viewdef($1::regclass) as text", [view]);
  const text = rows[0]?.text ?? "";
  await owner.query(`create or replace view ${view} as ${text.slice(0, text.search(OWN_CONDITION))}`);
  try {
    return await act();
  } finally {
    await owner.query(`create or replace view ${view} as ${text}`);
  }
}

/** Of every table that holds rows of single readers. */
