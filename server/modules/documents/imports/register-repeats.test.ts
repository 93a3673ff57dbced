// A register is held against the documents of its organisation by an index, however many those are.
// Shows: IM-01.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { AccountId } from "@bondline/domain/ids.ts";
import { checkedImport } from "../../../../testing/builders/import-builder.ts";
import { statementsOf } from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const ADA = idOf("person", "ada") as AccountId;

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

test("what a register repeats is found by bank and number in an index, by the rights of whoever imports", async () => {
  const statements = await statementsOf(world.app, () => checkedImport(world.app));
  const marking = statements.find(({ text }) => text.includes("same_as_document = p.same_as_document"));
  assert.ok(marking);
  const plan = await runTransaction(world.app, { worksFor: ADA }, async (tx) => {
    await tx.query("set local enable_seqscan = off");
    return await tx.query(`explain (format json) ${marking.text}`, marking.values);
  });
  assert.match(JSON.stringify(plan), /"Index Cond":"[^"]*guarantee_number[^"]* = k\.number_key/);
});
