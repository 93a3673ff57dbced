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

/** A movement past every call, undone at once: whether the database refuses it. */
async function isRefusedInDatabase(draftId: string, cents: number): Promise<boolean> {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  const insert = `insert into security_money (id, organisation_id, draft_id, kind, amount_cents, moved_date, reference, returned_to, recorded_by, created_at)
    select gen_random_uuid(), m.organisation_id, m.draft_id, 'RETURNED', $2, m.moved_date, 'NPP', 'Somebody', m.recorded_by, now() from security_money m where m.draft_id = $1 limit 1`;
  const refused = await owner.query(insert, [draftId, cents]).then(
    () => undefined,
    (error: Error) => error.message,
  );
  await owner.query("rollback");
  if (refused !== undefined) assert.match(refused, /A second person has to approve this step/);
  return refused !== undefined;
}

async function returnedOf(id: string): Promise<{ version: number; returned: string }> {
  const { version, securityMoney } = await seenDraft(rosa, id, "version securityMoney { returnedAmount }");
  return { version, returned: securityMoney.returnedAmount };
}

/** Of $1,000.00 for a bank guarantee: whether a statement by one person is refused, and whether the call waits. */
async function takesTwo(): Promise<{ inDatabase: boolean; inCall: boolean }> {
  const given = await aSecurityToReturn(rosa, await world.draft({ status: "PROCESSING" }));
  const inDatabase = await isRefusedInDatabase(given.id, 100_000);
  await must(rosa, "recordSecurityReturn", given);
  return { inDatabase, inCall: (await returnedOf(given.id)).returned === "0.00" };
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

test("parts that one person gives back count together, and what two have confirmed does not count", async () => {
  await twoFrom({ all: 100_000, guarantees: null, cash: null });
  const given = await aSecurityToReturn(rosa, await world.draft({ status: "PROCESSING" }));
  const { id } = given;
  const give = async (amount: string) => {
    const { version } = await returnedOf(id);
    await must(rosa, "recordSecurityReturn", { ...given, version, amount });
    return (await returnedOf(id)).returned;
  };
  assert.equal(await give("600"), "600.00");
  assert.equal(await isRefusedInDatabase(id, 40_000), true);
  assert.equal(await give("400"), "600.00", "with what went before it is the sum that takes two");

  const gus = await world.as("gus");
  const { version } = await returnedOf(id);
  const query = `{ stepApprovals(step: SECURITY_RETURN, recordId: "${id}") { id } }`;
  const [{ id: approvalId }] = (await gus.get(query)).stepApprovals;
  const confirming = { id, version, step: "SECURITY_RETURN", approvalId, decision: "CONFIRM" };
  const { errors } = await gus.mutate(
    "decideStepApproval",
    "DecideStepApprovalInput",
    confirming,
    "recordId",
  );
  assert.equal(errors, undefined);
  assert.equal((await returnedOf(id)).returned, "1000.00");

  assert.equal(await give("399.99"), "1399.99");
  assert.equal(await isRefusedInDatabase(id, 1), true);
  assert.equal(await give("0.01"), "1399.99");
});
