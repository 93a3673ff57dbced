// A bank's own person and the sum from which giving security money back takes two: refused by name, also while somebody of the provider has approved it.
// Shows: ST-51.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { aSecurityToReturn } from "../../../../testing/builders/security-builder.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

let world: World;
let owner: pg.Client;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  rosa = await world.as("rosa");
  sam = await world.as("sam");
});
after(async () => {
  await owner.end();
  await world.end();
});

async function twoFrom(cents: number | null) {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query("update provider set second_from_security_return_cents = $1", [cents]);
  await owner.query("commit");
}

type Given = Awaited<ReturnType<typeof aSecurityToReturn>>;
const versionOf = async (id: string) => (await seenDraft(rosa, id, "version")).version as number;
async function giveBack(given: Given, amount: string) {
  return refusalOf(
    await call(sam, "recordSecurityReturn", { ...given, version: await versionOf(given.id), amount }),
  );
}

test("from the sum on it is left to the provider, by a refusal that says so, and below it the bank gives it back", async () => {
  await twoFrom(100_000);
  const given = await aSecurityToReturn(rosa, await world.draft({ status: "PROCESSING" }));
  for (const amount of ["1000", "1500"]) assert.equal(await giveBack(given, amount), "LEFT_TO_PROVIDER");
  assert.equal(await giveBack(given, "999.99"), "OK");
  const { rows } = await owner.query("select 1 from step_approval where record_id = $1", [given.id]);
  assert.equal(rows.length, 0);
});

test("what somebody of the provider has approved waits for the bank too", async () => {
  await twoFrom(100_000);
  const given = await aSecurityToReturn(rosa, await world.draft({ status: "PROCESSING" }));
  await must(rosa, "recordSecurityReturn", given);
  assert.equal(await giveBack(given, "10"), "APPROVAL_WAITING");
});

test("no capability of the bank's people ends in a mistake of ours, whatever the sum is", async () => {
  for (const cents of [1, 100_000, null]) {
    await twoFrom(cents);
    const given = await aSecurityToReturn(rosa, await world.draft({ status: "PROCESSING" }));
    const { capabilities } = await seenDraft(sam, given.id, "capabilities");
    assert.ok(capabilities.includes("CAN_RECORD_SECURITY_RETURN"));
    assert.notEqual(await giveBack(given, "1000"), "INTERNAL");
  }
});
