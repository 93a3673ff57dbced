// What a list of facilities costs where a portal holds thousands: the organisation's own and those shared with it are each found by an index.
// Shows: Q-065.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { type PlanMode, type PlanNode, pagePlan, statementsOf } from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const WESFARMERS = idOf("organisation", "wesfarmers");
const ROWS = 3_000;
const SHARED = 5;
const LIST = `query ($o: ID!, $sort: DocumentFacilitySort, $search: String, $first: Int, $after: String) {
  documentFacilities(organisationId: $o, sort: $sort, search: $search, first: $first, after: $after) {
    totalCount pageInfo { endCursor } edges { node { id organisationId } } } }`;

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  await fillUp();
});
after(() => world.endUnchecked());

/** Two organisations with thousands each, of whom one shares a few with the other and each with somebody else. */
async function fillUp(): Promise<void> {
  const owner = connectOnce(world.ownerUrl);
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  for (const organisation of [HARBOUR, WESFARMERS])
    await owner.query(
      `insert into facility (id, organisation_id, name, provider, status, is_system_facility, limit_cents, start_date, end_date, document_variants, created_by, created_at, updated_at)
       select gen_random_uuid(), $1, 'Facility ' || n, 'Macquarie', 'ESTABLISHED', false, 100 + (n * 7919) % 90000, date '2026-01-01',
         date '2027-01-01' + (n * 31) % 900, '{BANK_GUARANTEE}', $2, timestamptz '2026-01-01' + n * interval '1 minute', now()
       from generate_series(1, ${ROWS}) n`,
      [organisation, idOf("person", "ada")],
    );
  await owner.query(
    `insert into facility_share (id, organisation_id, facility_id, shared_with_organisation_id, offer_id, created_at)
     select gen_random_uuid(), organisation_id, id, $2, gen_random_uuid(), now() from facility where organisation_id = $1 order by created_at desc limit ${SHARED}`,
    [WESFARMERS, HARBOUR],
  );
  await owner.query(
    `insert into facility_share (id, organisation_id, facility_id, shared_with_organisation_id, offer_id, created_at)
     select gen_random_uuid(), organisation_id, id, gen_random_uuid(), gen_random_uuid(), now() from facility`,
  );
  await owner.query("analyze");
  await owner.end();
}

async function planOf(variables: object, mode: PlanMode): Promise<PlanNode[]> {
  const sent = await statementsOf(world.app, () => ada.get(LIST, { o: HARBOUR, first: 20, ...variables }));
  const page = sent.find(({ text }) => text.includes("sort_text"));
  assert.ok(page, "the list sent no statement for its page");
  return await pagePlan(world.app, ada.token ?? "", { ...page, mode });
}

function requireIndexes(plan: readonly PlanNode[]): void {
  const scans = plan.filter((node) => /^facility/.test(node["Relation Name"] ?? ""));
  const shown = JSON.stringify(plan.map((node) => [node["Node Type"], node["Relation Name"]]));
  assert.ok(scans.length >= 3, shown);
  assert.deepEqual(
    scans.map((node) => node["Node Type"]).filter((kind) => !/^(Index|Bitmap Heap)/.test(kind)),
    [],
    shown,
  );
  const sorts = plan.filter((node) => /Sort/.test(node["Node Type"]));
  assert.ok(sorts.every(readsFew), shown);
}

/** What a limit has cut, or what was shared, may be put in order. */
function readsFew(node: PlanNode): boolean {
  return (node.Plans ?? []).some(
    (each) => each["Node Type"] === "Limit" || each["Relation Name"] === "facility_share" || readsFew(each),
  );
}

describe(`a page of facilities among ${2 * ROWS} is found by an index`, () => {
  for (const field of ["CREATED_AT", "END_DATE", "LIMIT", "NAME"])
    for (const direction of ["ASC", "DESC"])
      test(`by ${field} ${direction}, the first page and one further on`, async () => {
        const sort = { field, direction };
        requireIndexes(await planOf({ sort }, "force_generic_plan"));
        const { documentFacilities } = await ada.get(LIST, { o: HARBOUR, sort, first: 100 });
        const after = documentFacilities.pageInfo.endCursor;
        requireIndexes(await planOf({ sort, after }, "force_generic_plan"));
      });
});

test("its own and those shared with it stand in one order, each once, and are counted together", async () => {
  const sort = { field: "CREATED_AT", direction: "DESC" };
  const { documentFacilities } = await ada.get(LIST, { o: HARBOUR, sort, first: 2 * SHARED });
  const owners = documentFacilities.edges.map(({ node }: { node: { organisationId: string } }) =>
    node.organisationId === HARBOUR ? "own" : "shared",
  );
  assert.deepEqual(owners.toSorted(), [...Array(SHARED).fill("own"), ...Array(SHARED).fill("shared")]);
  const all = (await ada.get(LIST, { o: HARBOUR, first: 1 })).documentFacilities.totalCount;
  const found = (await ada.get(LIST, { o: HARBOUR, first: 1, search: "FACILITY 17" })).documentFacilities;
  assert.equal(all, ROWS + SHARED);
  assert.equal(found.totalCount, 111);
});
