// From which sum giving security money back takes two people, by the kind of its draft, and the database counts the same.
// Shows: ST-36.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { aSecurityToReturn } from "../../../../testing/builders/security-builder.ts";
import { must, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

let world: World;
let owner: pg.Client;
let rosa: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  rosa = await world.as("rosa");
});
after(async () => {
  await owner.end();
  await world.end();
});

type Sums = { all: number | null; guarantees: number | null; cash: number | null };

async function twoFrom({ all, guarantees, cash }: Sums) {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query(
    `update provider set second_from_security_return_cents = $1, second_from_bank_guarantee_return_cents = $2,
       second_from_cash_security_return_cents = $3`,
    [all, guarantees, cash],
  );
  await owner.query("commit");
}

/** Of $1,000.00 for a bank guarantee: whether a statement by one person is refused, and whether the call waits. */
async function takesTwo(): Promise<{ inDatabase: boolean; inCall: boolean }> {
  const given = await aSecurityToReturn(rosa, await world.draft({ status: "PROCESSING" }));
  await owner.query("begin; select begin_system_work('Set-up', now())");
  const insert = `insert into security_money (id, organisation_id, draft_id, kind, amount_cents, moved_date, reference, returned_to, recorded_by, created_at)
    select gen_random_uuid(), m.organisation_id, m.draft_id, 'RETURNED', 100000, m.moved_date, 'NPP', 'Somebody', m.recorded_by, now() from security_money m where m.draft_id = $1 limit 1`;
  const refused = await owner.query(insert, [given.id]).then(
    () => undefined,
    (error: Error) => error.message,
  );
  await owner.query("rollback");
  if (refused !== undefined) assert.match(refused, /A second person has to approve this step/);
  await must(rosa, "recordSecurityReturn", given);
  const { securityMoney } = await seenDraft(rosa, given.id, "securityMoney { returnedAmount }");
  return { inDatabase: refused !== undefined, inCall: securityMoney.returnedAmount === "0.00" };
}

test("the sum of its kind counts, and without one that of all kinds", async () => {
  const grid: readonly (readonly [Sums, boolean])[] = [
    [{ all: null, guarantees: null, cash: 1 }, false],
    [{ all: 100_000, guarantees: null, cash: 500_000 }, true],
    [{ all: 100_001, guarantees: null, cash: 1 }, false],
    [{ all: null, guarantees: 100_000, cash: null }, true],
    [{ all: 1, guarantees: 100_001, cash: 1 }, false],
    [{ all: 500_000, guarantees: 100_000, cash: null }, true],
  ];
  for (const [sums, expected] of grid) {
    await twoFrom(sums);
    assert.deepEqual(await takesTwo(), { inDatabase: expected, inCall: expected }, JSON.stringify(sums));
  }
});
