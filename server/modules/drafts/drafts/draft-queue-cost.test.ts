// What the desk's queue costs where thousands wait: what waits for one side is found among what waits for another, and the total stops at a thousand.
// Shows: REL-44.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { pagePlan, type Statement, statementsOf } from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const ROWS = 3_000;
const FEW = 30;
const QUEUE = `query ($side: WaitingFor) { staffDrafts(waitingFor: $side, first: 25) {
  totalCount totalCountIsCapped edges { node { id status } } } }`;

let world: World;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  const owner = connectOnce(world.ownerUrl);
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  // The few have waited least, and so come last.
  await owner.query(
    `insert into draft (id, organisation_id, reference_number, status, status_changed_at, process_type, amount_cents, wording_hash, approved_wording_hash, created_by,
       submitted_at, created_at, updated_at)
     select gen_random_uuid(), $1, 'Q-' || n, case when n <= ${ROWS} then 'SUBMITTED' else 'PROCESSING' end, timestamptz '2026-10-01' + n * interval '1 minute',
       'BANK_GUARANTEE', 1000000, 'x', case when n > ${ROWS} then 'x' end, $2, '2026-10-01', '2026-10-01', '2026-10-01' from generate_series(1, ${ROWS + FEW}) n`,
    [idOf("organisation", "harbour"), idOf("person", "ada")],
  );
  await owner.query("analyze");
  await owner.end();
});
after(() => world.endUnchecked());

async function sentFor(side: string | null): Promise<Statement[]> {
  return await statementsOf(world.app, () => rosa.get(QUEUE, { side }));
}

async function indexesOf(side: string | null): Promise<(string | undefined)[]> {
  const page = (await sentFor(side)).find(({ text }) => text.includes("sort_text"));
  assert.ok(page, "the queue sent no statement for its page");
  const plan = await pagePlan(world.app, rosa.token ?? "", { ...page, mode: "force_custom_plan" });
  return plan.flatMap((node) => node["Index Name"] ?? []);
}

test("what few of many wait for is found by its status, and what waits longest by when it began", async () => {
  assert.deepEqual(await indexesOf("BANK"), ["draft_queue_by_status"]);
  assert.deepEqual(await indexesOf(null), ["draft_queue"]);
});

test("the total of a page stops at a thousand and says so", async () => {
  const { staffDrafts: all } = await rosa.get(QUEUE, { side: null });
  assert.deepEqual([all.totalCount, all.totalCountIsCapped, all.edges.length], [1_000, true, 25]);
  const { staffDrafts: few } = await rosa.get(QUEUE, { side: "BANK" });
  assert.deepEqual([few.totalCount, few.totalCountIsCapped], [FEW, false]);
  const counting = (await sentFor(null)).filter(({ text }) => text.includes("count(*)"));
  assert.deepEqual(
    counting.map(({ values }) => values.at(-1)),
    [1_001],
  );
});
