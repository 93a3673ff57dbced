// What the desk's search costs where there are many thousands: what is old is found by an index of words, and no table is read through.
// Shows: ST-53, Q-065.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { statementsOf } from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const ROWS = 20_000;

let world: World;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  [rosa, sam] = [await world.as("rosa"), await world.as("sam")];
  await fillUp();
});
after(() => world.endUnchecked());

/** The oldest of each kind has words of its own. */
async function fillUp(): Promise<void> {
  const owner = connectOnce(world.ownerUrl);
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into organisation select more.* from organisation o, generate_series(1, ${ROWS}) n, lateral jsonb_populate_record(o,
       jsonb_build_object('id', gen_random_uuid(), 'name', case when n = 1 then 'Xanthe Works' else 'Client ' || n end, 'legal_name', null,
         'abn', lpad(n::text, 11, '5'), 'abn_status', 'UNCONFIRMED', 'abn_decided_at', null, 'referral_code', 'COST' || n,
         'created_at', timestamptz '2026-01-01' + n * interval '1 minute')) more
     where o.id = (select id from organisation order by id limit 1)`,
  );
  await owner.query(
    `insert into finance_enquiry (id, organisation_id, status, given_name, family_name, email_address, phone_number, preferred_time, created_by, created_at)
     select gen_random_uuid(), id, 'OPEN', case when n = 1 then 'Xavier' else 'Ada' end, 'Lim', 'a' || n || '@contact.example', '+61491570156', 'ANY_TIME', $1, created_at
       from (select id, created_at, substr(referral_code, 5)::int as n from organisation where referral_code like 'COST%') o`,
    [idOf("person", "ada")],
  );
  await owner.query(
    `insert into referral (id, referee_organisation_id, referrer_organisation_id, created_at)
     select gen_random_uuid(), o.id, $1, o.created_at from organisation o where referral_code like 'COST%'`,
    [idOf("organisation", "wesfarmers")],
  );
  await owner.query(
    `insert into draft (id, organisation_id, reference_number, process_type, created_by, status, status_changed_at, wording_hash, approved_wording_hash,
       submitted_at, created_at, updated_at, supplier_id, is_visible_to_supplier, search_text)
     select gen_random_uuid(), $1, 'BG-D' || n, 'BANK_GUARANTEE', $2, 'PROCESSING', timestamptz '2026-01-01' + n * interval '1 minute', 'x', 'x',
       timestamptz '2026-01-01', now(), now(), $3::uuid, true, case when n = 1 then 'xylophone hall' else 'hall ' || n end from generate_series(1, ${ROWS}) n`,
    [idOf("organisation", "harbour"), idOf("person", "ada"), idOf("supplier", "macquarie")],
  );
  await owner.query(
    `insert into draft_required_document (id, organisation_id, draft_id, required_document_type, name, created_at, status_since, paper_supplier_id)
     select gen_random_uuid(), organisation_id, id, 'OTHER_DOCUMENT', case when reference_number = 'BG-D2' then 'Xerographic plan' else 'Plan' end,
       status_changed_at, status_changed_at, supplier_id from draft where reference_number like 'BG-D%'`,
  );
  await owner.query("analyze");
  await owner.end();
}

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Loops": number;
  Plans?: Node[];
};

/** What was really walked when the statement ran, planned for any values. */
async function walked(by: Api, text: string): Promise<Node[]> {
  const sent = await statementsOf(world.app, () =>
    by.get("query ($text: String!) { search(text: $text) { id } }", { text }),
  );
  const asked = sent.find((each) => each.text.includes("found_document"));
  assert.ok(asked, "the search sent no statement");
  const [row] = await runTransaction(world.app, { token: by.token ?? "" }, async (tx) => {
    await tx.query("set local plan_cache_mode = force_generic_plan");
    await tx.query(`prepare searched as ${asked.text}`);
    const values = asked.values.map((value) => `'${String(value).replaceAll("'", "''")}'`);
    const explained = await tx.query<Record<string, unknown>>(
      `explain (analyze, timing off, format json) execute searched (${values})`,
    );
    await tx.query("deallocate searched");
    return explained;
  });
  const [plans] = Object.values(row ?? {}) as { Plan: Node }[][];
  const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)];
  return plans?.[0] === undefined ? [] : all(plans[0].Plan).filter((node) => node["Actual Loops"] > 0);
}

const CASES = [
  { by: "rosa", text: "xavier", kind: "ENQUIRY", index: "finance_enquiry_words" },
  { by: "rosa", text: "xanthe", kind: "REFERRAL", index: "organisation_words" },
  { by: "rosa", text: "xerographic", kind: "REQUIRED_DOCUMENT", index: "draft_required_document_words" },
  { by: "rosa", text: "xylophone", kind: "REQUIRED_DOCUMENT", index: "draft_words" },
  { by: "sam", text: "xerographic", kind: "REQUIRED_DOCUMENT", index: "draft_required_document_words" },
] as const;

for (const { by, text, kind, index } of CASES)
  test(`${by} finds the oldest of ${ROWS} by "${text}", by its index`, async () => {
    const api = { rosa, sam }[by];
    const { search } = await api.get("query ($text: String!) { search(text: $text) { kind } }", { text });
    assert.equal(search.filter((each: { kind: string }) => each.kind === kind).length, 1);
    const nodes = await walked(api, text);
    const used = nodes.map((node) => node["Index Name"]).filter((name) => name !== undefined);
    assert.ok(used.includes(index), [...new Set(used)].join(", "));
    const through = nodes
      .filter((node) => node["Node Type"] === "Seq Scan")
      .map((node) => node["Relation Name"] ?? "");
    for (const table of ["finance_enquiry", "referral", "draft_required_document", "draft", "organisation"])
      assert.ok(!through.includes(table), `${table} is read through`);
  });
