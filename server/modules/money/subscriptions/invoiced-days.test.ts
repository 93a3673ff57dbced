// Drawn corrections of frequencies and first days while months pass: no day of a fee is invoiced twice, and periods go on being invoiced.
// Shows: INV-60.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { aWorld, type World } from "../../../../testing/world.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { invoicePeriods } from "./period-invoice-jobs.ts";

const DRAFTS = 8;
const STEPS = 24;
const SEED = 20261129;

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

const STEP = fc.record({
  /** Mostly as it is. */
  months: fc.option(fc.constantFrom(1, 3, 6, 12), { freq: 1, nil: undefined }),
  movedDays: fc.option(fc.integer({ min: -12, max: 12 }), { freq: 1, nil: 0 }),
});
const DAYS = fc.constantFrom(1, 7, 20, 28);

async function correct(
  id: string,
  { months, movedDays }: { months?: number | undefined; movedDays: number },
) {
  await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    const document = "document_id in (select d.id from document d where d.original_draft_id = $1)";
    if (months !== undefined)
      await tx.query(`update document_cost set recurring_cost_frequency = $2 where ${document}`, [
        id,
        months,
      ]);
    await tx.query(
      "update document set interest_start_date = interest_start_date + $2::int where original_draft_id = $1",
      [id, movedDays],
    );
  });
}

test("no day is on two invoices, whatever was corrected while the months passed", async () => {
  const ids: string[] = [];
  for (let count = 0; count < DRAFTS; count++) ids.push((await world.draft({ status: "ESTABLISHED" })).id);
  const steps = fc.sample(fc.tuple(DAYS, fc.array(STEP, { minLength: DRAFTS, maxLength: DRAFTS })), {
    numRuns: STEPS,
    seed: SEED,
  });
  for (const [days, changes] of steps) {
    for (const [index, id] of ids.entries()) await correct(id, changes[index] ?? { movedDays: 0 });
    world.clock.advance({ days });
    await invoicePeriods(world.app);
  }
  // The data is examined when the world ends; nothing would be found where little was invoiced.
  const [invoiced] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ count: number }>("select count(*)::int as count from subscription_period"),
  );
  assert.ok((invoiced?.count ?? 0) >= DRAFTS, `${invoiced?.count} periods`);
});
