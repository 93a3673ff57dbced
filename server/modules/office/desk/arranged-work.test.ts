// An arranged facility waits at the desk from its bank's yes until it is established, or ends in another way.
// Shows: ST-31.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { waitingStepOf } from "../../../../testing/builders/step-approval-builder.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";

const WORK = "id kind reference amount organisationName parentId version takenBy waitingSince dueAt closedAt";
const NONE = /Nothing waits at the desk/;

let world: World;
let owner: pg.Client;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  rosa = await world.as("rosa");
  gus = await world.as("gus");
});
after(async () => {
  await owner.end();
  await world.end();
});

async function twoFrom(cents: number | null) {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query("update provider set second_from_property_facility_cents = $1", [cents]);
  await owner.query("commit");
}
const arranged = (isApproved = true) =>
  buildFacility(world.app, { arrangedWith: "macquarie", isSent: true, isApproved });
async function workSeen(id: string) {
  return (await gus.get(`{ deskWork(id: "${id}") { ${WORK} } }`)).deskWork;
}
const workOn = async (facilityId: string) => await workSeen((await workOf(world.app, facilityId)).id);
async function step(api: Api, name: string, input: object) {
  const { data, errors } = await api.mutate(
    name,
    "DocumentFacilityVersionInput",
    input,
    "documentFacility { status version }",
  );
  assert.equal(errors, undefined);
  return data[name].documentFacility;
}

test("it waits from the bank's yes, is taken, and is gone once it is established", async () => {
  const { id } = await arranged(false);
  await assert.rejects(workOf(world.app, id), NONE);
  const sam = await world.as("sam");
  const yes = await sam.mutate(
    "recordDocumentFacilityBankOutcome",
    "RecordDocumentFacilityBankOutcomeInput",
    { id, version: 2, isApproved: true },
    "documentFacility { version bankApprovedAt }",
  );
  const { version, bankApprovedAt } = yes.data.recordDocumentFacilityBankOutcome.documentFacility;
  const work = await workOn(id);
  assert.deepEqual(
    [work.kind, work.reference, work.amount, work.organisationName, work.parentId, work.waitingSince],
    ["ARRANGED_FACILITY", "Guarantee facility", "5000000.00", "Harbour Civil Pty Ltd", id, bankApprovedAt],
  );
  assert.ok(work.dueAt > work.waitingSince);
  const at = { id: work.id, version: work.version };
  const taken = await gus.mutate("takeDeskWork", "DeskWorkInput", at, "deskWork { takenBy }");
  assert.equal(taken.data.takeDeskWork.deskWork.takenBy, "Gus Reid");

  assert.equal((await step(rosa, "establishDocumentFacility", { id, version })).status, "ESTABLISHED");
  assert.notEqual((await workSeen(work.id)).closedAt, null);
});

test("one that is withdrawn waits no more", async () => {
  const { id, version } = await arranged();
  const work = await workOn(id);
  const ada = await world.as("ada");
  const closed = await step(ada, "closeDocumentFacility", { id, version, reason: "Not needed." });
  assert.equal(closed.status, "WITHDRAWN");
  assert.notEqual((await workSeen(work.id)).closedAt, null);
});

test("what is changed of it meanwhile is said at the desk, and it is due as before", async () => {
  const made = await arranged();
  const before = await workOn(made.id);
  await change(made, { name: "Renamed facility", limit: "4000000" });
  const work = await workOn(made.id);
  assert.deepEqual([work.id, work.reference, work.amount], [before.id, "Renamed facility", "4000000.00"]);
  assert.deepEqual([work.waitingSince, work.dueAt], [before.waitingSince, before.dueAt]);
  assert.equal(work.version, before.version + 1);
});

test("where two people are needed the second approval waits in its place, and itself again once that is over", async () => {
  await twoFrom(1_000_00);
  const made = await arranged();
  const { id, version } = made;
  const first = await workOn(id);
  const ends: readonly ((at: ArrangedStep) => Promise<unknown>)[] = [
    (at) => decide(gus, { ...at, decision: "DECLINE", note: "The limit is wrong." }),
    (at) => decide(rosa, { ...at, decision: "TAKE_BACK" }),
    () => change(made, { name: "Renamed facility" }),
  ];
  let now = version;
  for (const end of ends) {
    world.clock.advance({ minutes: 1 });
    await step(rosa, "establishDocumentFacility", { id, version: now });
    await assert.rejects(workOf(world.app, id), NONE);
    assert.equal(await kindOfApproval(id), "ARRANGED_APPROVAL");
    world.clock.advance({ minutes: 1 });
    now = (await stands(id)).version;
    await end({ id, version: now, step: "FACILITY_ARRANGED" });
    now = (await stands(id)).version;
    const again = await workOn(id);
    assert.notEqual(again.id, first.id);
    assert.ok(again.waitingSince > first.waitingSince);
    assert.equal(again.waitingSince, await endOfApproval(id));
  }
  await step(rosa, "establishDocumentFacility", { id, version: now });
  const { version: read } = await stands(id);
  await decide(gus, { id, version: read, step: "FACILITY_ARRANGED", decision: "CONFIRM" });
  assert.equal((await stands(id)).status, "ESTABLISHED");
  await assert.rejects(workOf(world.app, id), NONE);
  await twoFrom(null);
});

async function stands(id: string) {
  return (await gus.get(`{ documentFacility(id: "${id}") { status version } }`)).documentFacility;
}

type ArrangedStep = { id: string; version: number; step: "FACILITY_ARRANGED" };

async function decide(api: Api, at: ArrangedStep & { decision: string; note?: string }) {
  const input = { ...at, approvalId: await waitingStepOf(world.app, at.step, at.id) };
  const { errors } = await api.mutate("decideStepApproval", "DecideStepApprovalInput", input, "recordId");
  assert.equal(errors, undefined);
}

async function kindOfApproval(facilityId: string) {
  const { rows } = await owner.query(
    "select id from step_approval where record_id = $1 and status = 'WAITING'",
    [facilityId],
  );
  return (await workOn(rows[0].id)).kind;
}

async function endOfApproval(facilityId: string) {
  const { rows } = await owner.query(
    "select max(decided_at) as ended from step_approval where record_id = $1",
    [facilityId],
  );
  return rows[0].ended.toISOString();
}

async function change(made: Awaited<ReturnType<typeof arranged>>, changed: object) {
  const { version } = await stands(made.id);
  const facility = {
    ...{ name: made.name, startDate: made.startDate, limit: "5000000", supplierId: made.supplierId },
    ...{ documentVariants: ["BANK_GUARANTEE"], securityType: "PROPERTY" },
    ...changed,
  };
  const { errors } = await gus.mutate(
    "updateDocumentFacility",
    "UpdateDocumentFacilityInput",
    { id: made.id, version, facility },
    "documentFacility { id }",
  );
  assert.equal(errors, undefined);
}
