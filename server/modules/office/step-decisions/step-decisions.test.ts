// Steps of the desk that two people take: what waits until a second confirms it, who may, and that the database takes it from nobody alone.
// Shows: ST-25, ST-27.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { mailsTo } from "../../../../testing/account-calls.ts";
import type { Api } from "../../../../testing/api.ts";
import { workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { aSecurityToReturn } from "../../../../testing/builders/security-builder.ts";
import { waitingStepOf } from "../../../../testing/builders/step-approval-builder.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";

const STEPS = "status approvedBy decidedBy note decisions amount facts { label value }";
const ESTABLISHED = {
  name: "Macquarie property backed facility",
  limit: "1800000",
  startDate: "2026-11-20",
};

let world: World;
let owner: pg.Client;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query(
    "update provider set second_from_security_return_cents = 100000, second_from_property_facility_cents = 180000000",
  );
  await owner.query("commit");
  rosa = await world.as("rosa");
  gus = await world.as("gus");
});
after(async () => {
  await owner.end();
  await world.end();
});

type Step = "SECURITY_RETURN" | "FACILITY_ESTABLISH" | "FACILITY_ARRANGED";

async function approvalsOf(api: Api, step: Step, recordId: string) {
  const args = `step: ${step}, recordId: "${recordId}"`;
  return (await api.get(`{ stepApprovals(${args}) { ${STEPS} } }`)).stepApprovals;
}

async function decide(
  api: Api,
  at: { id: string; step: Step; version: number; decision: string; note?: string },
) {
  const input = { ...at, approvalId: await waitingStepOf(world.app, at.step, at.id) };
  return await api.mutate("decideStepApproval", "DecideStepApprovalInput", input, "recordId");
}

async function aReturn() {
  const draft = await world.draft({ status: "PROCESSING" });
  return await aSecurityToReturn(rosa, draft);
}
const held = async (id: string) =>
  (await seenDraft(rosa, id, "version securityMoney { heldAmount returnedAmount }")) as {
    version: number;
    securityMoney: { heldAmount: string; returnedAmount: string };
  };
const establish = async (api: Api, at: { id: string; version: number }, changes: object = {}) =>
  await api.mutate(
    "establishFacilityApplication",
    "EstablishFacilityApplicationInput",
    { id: at.id, version: at.version, ...ESTABLISHED, ...changes },
    "facilityApplication { id version facilityId capabilities }",
  );

test("security money that one person gives back waits, and a second who confirms it gives it back", async () => {
  const given = await aReturn();
  const { id } = given;
  await must(rosa, "recordSecurityReturn", given);
  const { securityMoney, version } = await held(id);
  assert.equal(securityMoney.returnedAmount, "0.00");
  const at = { id, version, step: "SECURITY_RETURN" as const };

  const [waiting] = await approvalsOf(gus, "SECURITY_RETURN", id);
  assert.deepEqual(
    [waiting.status, waiting.approvedBy, waiting.amount, waiting.decisions],
    ["WAITING", "Rosa Whitfield", "1000.00", ["CONFIRM", "DECLINE"]],
  );
  assert.deepEqual(waiting.facts, [
    { label: "Amount returned", value: "$1,000.00" },
    { label: "Returned on", value: "20/11/2026" },
    { label: "Returned to", value: "Harbour Civil Pty Ltd" },
    { label: "Bank reference", value: "NPP 447" },
  ]);
  assert.deepEqual((await approvalsOf(rosa, "SECURITY_RETURN", id))[0].decisions, ["TAKE_BACK"]);
  const mails = await mailsTo(world, "gus@bondline.example");
  assert.ok(mails.some(({ subject }) => subject.startsWith("To confirm: return of security money")));

  assert.equal(
    (await call(gus, "recordSecurityReturn", { ...given, version })).errors?.[0]?.extensions.code,
    "APPROVAL_WAITING",
  );
  assert.equal(refusalOf(await decide(rosa, { ...at, decision: "CONFIRM" })), "SECOND_APPROVER_NEEDED");
  assert.equal(
    refusalOf(await decide(gus, { ...at, version: version - 1, decision: "CONFIRM" })),
    "CONFLICT",
  );
  assert.equal((await decide(gus, { ...at, decision: "CONFIRM" })).errors, undefined);
  assert.equal((await held(id)).securityMoney.returnedAmount, "1000.00");
  const [done] = await approvalsOf(rosa, "SECURITY_RETURN", id);
  assert.deepEqual([done.status, done.decidedBy, done.decisions], ["CONFIRMED", "Gus Reid", []]);
});

test("less than the sum is given back by one person", async () => {
  const given = await aReturn();
  await must(rosa, "recordSecurityReturn", { ...given, amount: "999.99" });
  assert.equal((await held(given.id)).securityMoney.returnedAmount, "999.99");
  assert.deepEqual(await approvalsOf(rosa, "SECURITY_RETURN", given.id), []);
});

test("what is not confirmed is not done, with a reason, and can be taken back by whoever entered it", async () => {
  const given = await aReturn();
  await must(rosa, "recordSecurityReturn", given);
  const { version } = await held(given.id);
  const at = { id: given.id, version, step: "SECURITY_RETURN" as const };
  assert.deepEqual(Object.keys(refusalOf(await decide(gus, { ...at, decision: "DECLINE" }))), ["note"]);
  const note = "The account is not the client's.";
  assert.equal((await decide(gus, { ...at, decision: "DECLINE", note })).errors, undefined);
  await must(rosa, "recordSecurityReturn", { ...given, version });
  assert.equal((await decide(rosa, { ...at, decision: "TAKE_BACK" })).errors, undefined);
  assert.equal(refusalOf(await decide(gus, { ...at, decision: "CONFIRM" })), "INVALID_TRANSITION");
  const approvals = await approvalsOf(gus, "SECURITY_RETURN", given.id);
  assert.deepEqual(
    approvals.map((each: { status: string; note: string | null }) => [each.status, each.note]),
    [
      ["TAKEN_BACK", null],
      ["DECLINED", note],
    ],
  );
  assert.equal((await held(given.id)).securityMoney.returnedAmount, "0.00");
});

test("a facility is established by two, and its work waits for anybody but the first", async () => {
  const made = await buildApplication(world.app, { status: "APPROVED" });
  const first = (await establish(rosa, made)).data.establishFacilityApplication.facilityApplication;
  assert.equal(first.facilityId, null);
  const { rows } = await owner.query("select id from step_approval where record_id = $1", [made.id]);
  const work = await workOf(world.app, rows[0].id);
  const take = (api: Api) => api.mutate("takeDeskWork", "DeskWorkInput", work, "deskWork { kind }");
  assert.equal(refusalOf(await take(rosa)), "SECOND_APPROVER_NEEDED");
  assert.equal((await take(gus)).data.takeDeskWork.deskWork.kind, "FACILITY_APPROVAL");

  const at = { id: made.id, version: first.version, step: "FACILITY_ESTABLISH" as const };
  assert.equal((await decide(gus, { ...at, decision: "CONFIRM" })).errors, undefined);
  const { facilityApplication } = await gus.get(
    `{ facilityApplication(id: "${made.id}") { facilityId status } }`,
  );
  assert.notEqual(facilityApplication.facilityId, null);
});

test("whoever confirms the facility of an application has done one piece of work with it", async () => {
  const made = await buildApplication(world.app, { status: "APPROVED" });
  const first = (await establish(rosa, made)).data.establishFacilityApplication.facilityApplication;
  const before = await doneBy("Gus Reid");
  const at = { id: made.id, version: first.version, step: "FACILITY_ESTABLISH" as const };
  assert.equal((await decide(gus, { ...at, decision: "CONFIRM" })).errors, undefined);
  assert.equal(await doneBy("Gus Reid"), before + 1);
  const { rows } = await owner.query(
    "select kind, count(*)::int as times from desk_work where parent_id = $1 and closed_at is not null group by kind order by kind",
    [made.id],
  );
  // As an application it came twice: handed in, and approved by its bank.
  assert.deepEqual(rows, [
    { kind: "APPLICATION", times: 2 },
    { kind: "FACILITY_APPROVAL", times: 1 },
  ]);
});
async function doneBy(name: string): Promise<number> {
  const { deskLoad } = await gus.get("{ deskLoad { name doneThisWeek } }");
  return deskLoad.find((each: { name: string | null }) => each.name === name)?.doneThisWeek ?? 0;
}

test("what was entered wrongly is refused at once, and waits for nobody", async () => {
  const made = await buildApplication(world.app, { status: "APPROVED" });
  const { errors } = await establish(rosa, made, { startDate: "soon" });
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["startDate"]);
  assert.deepEqual(await approvalsOf(rosa, "FACILITY_ESTABLISH", made.id), []);
});

test("of an application that its applicant closes nothing waits any more", async () => {
  const made = await buildApplication(world.app, { status: "APPROVED" });
  const first = (await establish(rosa, made)).data.establishFacilityApplication.facilityApplication;
  const ada = await world.as("ada");
  const closed = await ada.mutate(
    "closeFacilityApplication",
    "FacilityApplicationVersionInput",
    { id: made.id, version: first.version },
    "facilityApplication { id }",
  );
  assert.equal(closed.errors, undefined);
  assert.equal((await approvalsOf(rosa, "FACILITY_ESTABLISH", made.id))[0].status, "OUTDATED");
});

async function anArranged(fields: object = { limit: "1800000.00" }) {
  const made = { arrangedWith: "macquarie", isSent: true, isApproved: true, fields } as const;
  return await buildFacility(world.app, made);
}
const arrange = async (api: Api, { id, version }: { id: string; version: number }) =>
  await api.mutate(
    "establishDocumentFacility",
    "DocumentFacilityVersionInput",
    { id, version },
    "documentFacility { id version status capabilities }",
  );
const stands = async (id: string) =>
  (await gus.get(`{ documentFacility(id: "${id}") { status version } }`)).documentFacility;

test("a facility that is arranged without an application is established by two, who both read what it is", async () => {
  const made = await anArranged();
  const { id } = made;
  const first = (await arrange(rosa, made)).data.establishDocumentFacility.documentFacility;
  assert.deepEqual([first.status, first.capabilities.includes("CAN_ESTABLISH")], ["PROCESSING", true]);
  const [waiting] = await approvalsOf(gus, "FACILITY_ARRANGED", id);
  assert.deepEqual(
    waiting.facts.map(({ value }: { value: string }) => value),
    ["Guarantee facility", "Macquarie", "$1,800,000.00", "01/01/2026", "31/12/2028"],
  );
  const { rows } = await owner.query("select id from step_approval where record_id = $1", [id]);
  const work = await workOf(world.app, rows[0].id);
  const taken = await gus.mutate("takeDeskWork", "DeskWorkInput", work, "deskWork { kind parentId }");
  assert.deepEqual(taken.data.takeDeskWork.deskWork, { kind: "ARRANGED_APPROVAL", parentId: id });

  const at = { id, version: first.version, step: "FACILITY_ARRANGED" as const };
  assert.equal(refusalOf(await arrange(gus, at)), "APPROVAL_WAITING");
  assert.equal(refusalOf(await decide(rosa, { ...at, decision: "CONFIRM" })), "SECOND_APPROVER_NEEDED");
  assert.equal((await decide(gus, { ...at, decision: "CONFIRM" })).errors, undefined);
  assert.equal((await stands(id)).status, "ESTABLISHED");
  assert.equal((await approvalsOf(rosa, "FACILITY_ARRANGED", id))[0].status, "CONFIRMED");
});

test("below the sum one person establishes a facility that is arranged", async () => {
  const made = await anArranged({ limit: "1799999.99" });
  assert.equal((await arrange(rosa, made)).errors, undefined);
  assert.equal((await stands(made.id)).status, "ESTABLISHED");
});

test("what is changed of an arranged facility meanwhile ends the first approval", async () => {
  const made = await anArranged();
  await arrange(rosa, made);
  const { name, startDate } = made;
  const facility = {
    name,
    startDate,
    limit: "1900000",
    documentVariants: ["BANK_GUARANTEE"],
    securityType: "PROPERTY",
    supplierId: made.supplierId,
  };
  const changed = await gus.mutate(
    "updateDocumentFacility",
    "UpdateDocumentFacilityInput",
    { id: made.id, version: made.version, facility },
    "documentFacility { id }",
  );
  assert.equal(changed.errors, undefined);
  assert.equal((await approvalsOf(rosa, "FACILITY_ARRANGED", made.id))[0].status, "OUTDATED");
  assert.equal((await stands(made.id)).status, "PROCESSING");
});

test("the database establishes no arranged facility by one person, nor lets one begin so", async () => {
  const refused = /A second person has to approve this step/;
  const { id } = await anArranged();
  await owner.query("begin; select begin_system_work('Set-up', now())");
  const move = "update facility set status = 'ESTABLISHED' where id = $1";
  await assert.rejects(owner.query(move, [id]), refused);
  await owner.query("rollback; begin; select begin_system_work('Set-up', now())");
  await owner.query(
    `insert into facility (id, organisation_id, name, supplier_id, provider, status, is_system_facility, limit_cents, start_date, document_variants, security_type, created_by, created_at, updated_at)
     select gen_random_uuid(), organisation_id, name, supplier_id, provider, 'ESTABLISHED', true, limit_cents, start_date, document_variants, security_type, created_by, now(), now() from facility where id = $1`,
    [id],
  );
  await assert.rejects(owner.query("commit"), refused);
});

test("the database gives no security money back by one person, whoever writes the statement", async () => {
  const { id } = await aReturn();
  await owner.query("begin; select begin_system_work('Set-up', now())");
  const insert = `insert into security_money (id, organisation_id, draft_id, kind, amount_cents, moved_date, reference, returned_to, recorded_by, created_at)
    select gen_random_uuid(), m.organisation_id, m.draft_id, 'RETURNED', 100000, m.moved_date, 'NPP', 'Somebody', m.recorded_by, now() from security_money m where m.draft_id = $1 limit 1`;
  await assert.rejects(owner.query(insert, [id]), /A second person has to approve this step/);
  await owner.query("rollback");
});

test("the database establishes no application by one person, whoever writes the statement, and counts the facility's own limit", async () => {
  const { id } = await buildApplication(world.app, { status: "APPROVED" });
  const facility = async (limit: string) =>
    (await buildFacility(world.app, { arrangedWith: "macquarie", fields: { limit } })).id;
  const small = await facility("1799999.99");
  const large = await facility("1800000.00");
  const write = "update facility_application set status = 'ESTABLISHED', facility_id = $2 where id = $1";
  await owner.query("begin; select begin_system_work('Set-up', now())");
  assert.equal((await owner.query(write, [id, small])).rowCount, 1);
  await owner.query("rollback; begin; select begin_system_work('Set-up', now())");
  await assert.rejects(owner.query(write, [id, large]), /A second person has to approve this step/);
  await owner.query("rollback");
});

test("to the bank's staff and to clients there are no such approvals", async () => {
  const made = await buildApplication(world.app, { status: "APPROVED" });
  for (const person of ["sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    const args = `step: FACILITY_ESTABLISH, recordId: "${made.id}"`;
    assert.equal(await api.codeOf(`{ stepApprovals(${args}) { status } }`), "FACILITY_APPLICATION_NOT_FOUND");
  }
});
