// The days that each line of an invoice is for: written when it is raised, and the same for those that were there before they were kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import pg from "pg";
import { anInvoicedPeriodOn } from "../../testing/builders/subscription-builder.ts";
import { aWorld, type World } from "../../testing/world.ts";

const MIGRATION = readFileSync(
  join(import.meta.dirname, "migrations", "1170-days-that-fees-are-for.sql"),
  "utf8",
);
/** What fills the lines of before, in its order. */
const FILLING = MIGRATION.match(/^(update|with)[^;]*;$/gm) ?? [];

let world: World;
let owner: pg.Client;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const established = await world.draft({ status: "ESTABLISHED" });
  await anInvoicedPeriodOn(world.app, established);
});
after(async () => {
  await owner.end();
  await world.end();
});

async function daysKept(): Promise<string[]> {
  const { rows } = await owner.query(
    `select line_kind || ' ' || coalesce(period_from_date::text || ' to ' || period_until_date::text, 'once') as line
       from invoice_line order by invoice_id, position`,
  );
  return rows.map(({ line }) => line).toSorted();
}

async function fill(text: string): Promise<void> {
  await owner.query(`begin; select begin_system_work('Set-up', now()); ${text} commit`);
}

test("a first period is for its months from the invoice's day on, a later one for its own days, a fee that is asked once for none", async () => {
  const today = dayAt(world.clock.now(), DEFAULT_ZONE);
  const [establishment, first, later, ...others] = await daysKept();
  assert.deepEqual([establishment, others], ["ESTABLISHMENT_FEE once", []]);
  assert.match(first ?? "", new RegExp(`^FIRST_PERIOD ${today} to `));
  assert.equal(later, "LATER_PERIOD 2027-05-20 to 2027-11-20");
});

test("lines of before have the same days", async () => {
  const kept = await daysKept();
  assert.equal(FILLING.length, 2);
  await fill("update invoice_line set period_from_date = null, period_until_date = null;");
  assert.notDeepEqual(await daysKept(), kept);
  await fill(FILLING.join("\n"));
  assert.deepEqual(await daysKept(), kept);
});

test("a first period whose words say no months has no end that is known", async () => {
  await fill(
    `update invoice_line set period_from_date = null, period_until_date = null;
     update invoice_line set description = 'Lifetime fee' where line_kind = 'FIRST_PERIOD'; ${FILLING.join("\n")}`,
  );
  assert.deepEqual((await daysKept()).slice(0, 2), ["ESTABLISHMENT_FEE once", "FIRST_PERIOD once"]);
});
