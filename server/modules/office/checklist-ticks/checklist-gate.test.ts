// A decision that waits for a checklist is taken by no statement either, whoever writes it.
// Shows: ST-33.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";

const OPEN = /A required line of the checklist is open/;
const LINES = [
  { text: "Applicant called", isRequired: false },
  { text: "ABNs of all parties confirmed", isRequired: true },
];
type Kind = "DRAFT" | "FACILITY_APPLICATION";

let world: World;
let owner: pg.Client;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
after(async () => {
  await owner.end();
  await world.end();
});

async function setList(kind: Kind, lines: readonly object[], versionCount: number) {
  const rosa = await world.as("rosa");
  world.clock.advance({ seconds: 1 });
  const input = { kind, lines, versionCount };
  const reply = await rosa.mutate("setDeskChecklist", "SetDeskChecklistInput", input, "clientMutationId");
  assert.equal(refusalOf(reply), "OK");
  world.clock.advance({ seconds: 1 });
}
async function tick(recordKind: Kind, recordId: string, line: number, isTicked: boolean) {
  const gus = await world.as("gus");
  const input = { recordKind, recordId, line, isTicked };
  assert.equal(
    refusalOf(await gus.mutate("tickChecklistLine", "TickChecklistLineInput", input, "recordId")),
    "OK",
  );
}
/** Undone again, whether it went through or not. */
async function write(sql: string, id: string) {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  try {
    return (await owner.query(sql, [id])).rowCount;
  } finally {
    await owner.query("rollback");
  }
}

const APPROVE = [
  "update draft set status = 'PENDING_PAYMENT', approved_wording_hash = wording_hash where id = $1",
  "update draft set status = 'PROCESSING', approved_wording_hash = wording_hash where id = $1",
  // Handed in before there was a list, it says.
  "update draft set status = 'PROCESSING', approved_wording_hash = wording_hash, submitted_at = null where id = $1",
  `insert into draft_approval (id, organisation_id, draft_id, status, approved_by, fee_summary_id, line_items, created_at)
   select gen_random_uuid(), d.organisation_id, d.id, 'WAITING', (select account_id from staff_member limit 1), (select id from fee_summary limit 1), '[]', now()
     from draft d where d.id = $1`,
];

test("a draft is approved, first and second, by no statement while a required line is open", async () => {
  const before = await world.draft({ status: "SUBMITTED" });
  await setList("DRAFT", LINES, 0);
  const { id } = await world.draft({ status: "SUBMITTED" });
  for (const sql of APPROVE) {
    assert.equal(await write(sql, before.id), 1, sql);
    await assert.rejects(write(sql, id), OPEN, sql);
  }
  await tick("DRAFT", id, 1, true);
  await assert.rejects(write(APPROVE[1] ?? "", id), OPEN);
  await tick("DRAFT", id, 2, true);
  for (const sql of APPROVE) assert.equal(await write(sql, id), 1, sql);
  await tick("DRAFT", id, 2, false);
  await assert.rejects(write(APPROVE[1] ?? "", id), OPEN);
});

test("what waits for nothing goes through: asking for changes, declining and cancelling", async () => {
  const { id } = await world.draft({ status: "SUBMITTED" });
  for (const status of ["CHANGES_REQUESTED", "REJECTED", "CANCELLED"])
    assert.equal(await write(`update draft set status = '${status}' where id = $1`, id), 1);
});

test("an application goes to no bank by a statement while a required line is open", async () => {
  await setList("FACILITY_APPLICATION", LINES, 0);
  const { id } = await buildApplication(world.app, { status: "SUBMITTED" });
  const to = (status: string) =>
    write(`update facility_application set status = '${status}' where id = $1`, id);
  for (const status of ["PROCESSING", "PENDING_PAYMENT", "APPROVED"]) await assert.rejects(to(status), OPEN);
  for (const status of ["REJECTED", "CLOSED"]) assert.equal(await to(status), 1);
  await tick("FACILITY_APPLICATION", id, 2, true);
  assert.equal(await to("PROCESSING"), 1);
});

test("an empty list that replaces another ends it", async () => {
  await setList("DRAFT", [], 1);
  const { id } = await world.draft({ status: "SUBMITTED" });
  assert.equal(await write(APPROVE[1] ?? "", id), 1);
});
