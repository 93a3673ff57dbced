// A discount on a draft from a sum on: one person of the desk enters it, another confirms it, and what they have agreed on is asked again at the approval.
// Shows: F-48.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { mailsTo } from "../../../../testing/account-calls.ts";
import type { Api } from "../../../../testing/api.ts";
import { workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { waitingStepOf } from "../../../../testing/builders/step-approval-builder.ts";
import { call, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const STEP = "DRAFT_DISCOUNT" as const;
const PRODUCT = idOf("fee summary", "macquarieCash");
/** Of a first half year of 3,125.00 and a fee of 650.00. */
const TENTH = { discountPercentage: "10", establishmentFeeDiscountAmount: "100" };
const DISCOUNT = "version discountPercentage establishmentFeeDiscountAmount";

let world: World;
let owner: pg.Client;
let ada: Api;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  [ada, rosa, gus] = await Promise.all([world.as("ada"), world.as("rosa"), world.as("gus")]);
  await twoFrom(412_50);
});
after(async () => {
  await owner.end();
  await world.end();
});

async function asSetUp(statement: string, values: unknown[]) {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query(statement, values);
  await owner.query("commit");
}

/** What the approvals of the draft would be after a statement past every call, which is undone at once. */
async function statusesAfter(id: string, statement: string, value: unknown): Promise<string[]> {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  try {
    await owner.query(statement, [id, value]);
    const { rows } = await owner.query("select status from step_approval where record_id = $1", [id]);
    return rows.map(({ status }) => status);
  } finally {
    await owner.query("rollback");
  }
}
const twoFrom = async (cents: number | null) =>
  await asSetUp(
    "update provider set second_from_bank_guarantee_discount_cents = $1, second_from_surety_bond_discount_cents = 1",
    [cents],
  );

const submitted = async () => await world.draft({ status: "SUBMITTED", fields: { amount: "250000.00" } });
const versionOf = async (id: string) => (await seenDraft(gus, id, "version")).version as number;
const give = async (api: Api, id: string, given: object) =>
  refusalOf(await call(api, "setDraftDiscount", { id, version: await versionOf(id), ...given }));
const approve = async (id: string) =>
  refusalOf(await call(rosa, "approveDraft", { id, version: await versionOf(id), feeSummaryId: PRODUCT }));
async function decide(api: Api, id: string, decision: object) {
  const approvalId = await waitingStepOf(world.app, STEP, id);
  const input = { id, version: await versionOf(id), step: STEP, approvalId, ...decision };
  return refusalOf(await api.mutate("decideStepApproval", "DecideStepApprovalInput", input, "recordId"));
}
const asked = (id: string) =>
  `{ stepApprovals(step: ${STEP}, recordId: "${id}") { status approvedBy decidedBy amount facts { label value } } }`;
const statusesOf = async (id: string): Promise<string[]> =>
  (await gus.get(asked(id))).stepApprovals.map(({ status }: { status: string }) => status);

test("below the sum one person gives it at once", async () => {
  const { id } = await submitted();
  assert.equal(await give(rosa, id, { ...TENTH, establishmentFeeDiscountAmount: "99.99" }), "OK");
  assert.equal((await seenDraft(ada, id, DISCOUNT)).establishmentFeeDiscountAmount, "99.99");
  assert.deepEqual(await statusesOf(id), []);
  assert.equal(await approve(id), "OK");
});

test("from the sum on a second person reads what it takes off and confirms it, and the client sees it only then", async () => {
  const { id } = await submitted();
  assert.equal(await give(rosa, id, TENTH), "OK");
  assert.equal((await seenDraft(ada, id, DISCOUNT)).discountPercentage, null);
  const [waiting] = (await gus.get(asked(id))).stepApprovals;
  assert.deepEqual(waiting, {
    status: "WAITING",
    approvedBy: "Rosa Whitfield",
    decidedBy: null,
    amount: "412.50",
    facts: [
      { label: "Takes off", value: "$412.50" },
      { label: "Off the first ongoing fee", value: "10%" },
      { label: "Off the establishment fee", value: "$100.00" },
      { label: "Fee plan", value: "Macquarie cash-backed guarantee" },
    ],
  });
  for (const person of ["ada", "sam", "wes"] as const)
    assert.equal(await (await world.as(person)).codeOf(asked(id)), "DRAFT_NOT_FOUND");
  const { rows } = await owner.query("select id from step_approval where record_id = $1", [id]);
  const work = await workOf(world.app, rows[0].id);
  const take = (api: Api) => api.mutate("takeDeskWork", "DeskWorkInput", work, "deskWork { kind parentId }");
  assert.equal(refusalOf(await take(rosa)), "SECOND_APPROVER_NEEDED");
  assert.deepEqual((await take(gus)).data.takeDeskWork.deskWork, { kind: "SECOND_APPROVAL", parentId: id });
  const mails = await mailsTo(world, "gus@bondline.example");
  assert.ok(mails.some(({ subject }) => subject.startsWith("To confirm: discount on a draft")));

  assert.equal(await give(gus, id, {}), "APPROVAL_WAITING");
  assert.equal(await approve(id), "APPROVAL_WAITING");
  assert.equal(await decide(rosa, id, { decision: "CONFIRM" }), "SECOND_APPROVER_NEEDED");
  const stale = { decision: "CONFIRM", version: (await versionOf(id)) - 1 };
  assert.equal(await decide(gus, id, stale), "CONFLICT");
  assert.equal(await decide(gus, id, { decision: "CONFIRM" }), "OK");
  const { version: _, ...stands } = await seenDraft(ada, id, DISCOUNT);
  assert.deepEqual(stands, { discountPercentage: "10.00", establishmentFeeDiscountAmount: "100.00" });
  assert.deepEqual(await statusesOf(id), ["CONFIRMED"]);
  assert.equal(await approve(id), "OK");
});

test("what is not confirmed or is taken back changes nothing, and is entered again", async () => {
  const { id } = await submitted();
  await give(rosa, id, TENTH);
  assert.equal(await decide(gus, id, { decision: "DECLINE", note: "Nobody has agreed to that." }), "OK");
  world.clock.advance({ seconds: 1 });
  await give(rosa, id, TENTH);
  assert.equal(await decide(rosa, id, { decision: "TAKE_BACK" }), "OK");
  assert.equal((await seenDraft(ada, id, DISCOUNT)).discountPercentage, null);
  assert.deepEqual(await statusesOf(id), ["TAKEN_BACK", "DECLINED"]);
});

test("what waits ends once the fees of the draft are others, or nobody gives it a discount any more", async () => {
  const grid: Record<string, [statement: string, value: unknown]> = {
    amount: ["update draft set amount_cents = $2 where id = $1", 300_000_00],
    "fee plan": ["update draft set fee_summary_id = $2 where id = $1", null],
    "end of term": ["update draft set expires_at = $2 where id = $1", "2031-01-01"],
    status: ["update draft set status = $2 where id = $1", "REJECTED"],
  };
  for (const [what, [statement, value]] of Object.entries(grid)) {
    const { id } = await submitted();
    await give(rosa, id, TENTH);
    assert.deepEqual(await statusesAfter(id, statement, value), ["OUTDATED"], what);
  }
});

test("a discount that comes to the sum only later is not approved until two have agreed on it", async () => {
  const { id } = await submitted();
  await give(rosa, id, { discountPercentage: "13" });
  await twoFrom(400_00);
  assert.match(JSON.stringify(await approve(id)), /takes off \$406\.25, and two people/);
  await give(rosa, id, { discountPercentage: "13" });
  assert.equal(await decide(gus, id, { decision: "CONFIRM" }), "OK");
  assert.deepEqual(await statusesOf(id), ["CONFIRMED"]);
  assert.equal(await approve(id), "OK");
  await twoFrom(412_50);
});

test("what two have agreed on for a lower sum is agreed on again", async () => {
  const { id } = await submitted();
  await give(rosa, id, TENTH);
  await decide(gus, id, { decision: "CONFIRM" });
  const size = async (cents: number) =>
    await asSetUp("update draft set amount_cents = $2 where id = $1", [id, cents]);
  await size(260_000_00);
  assert.match(JSON.stringify(await approve(id)), /takes off \$425, and two people/);
  await size(250_000_00);
  assert.equal(await approve(id), "OK");
});

test("the database takes nothing from the sum on off an establishment fee by one person", async () => {
  const { id } = await submitted();
  const set = async (cents: number) =>
    await statusesAfter(id, "update draft set establishment_fee_discount_cents = $2 where id = $1", cents);
  await set(412_49);
  await assert.rejects(set(412_50), /A second person has to approve this step/);
  assert.equal(await give(rosa, id, { establishmentFeeDiscountAmount: "500" }), "OK");
  // Another discount than the one that waits.
  await assert.rejects(set(499_99), /A second person has to approve this step/);
  // Confirmed by nobody.
  await assert.rejects(set(500_00), /step_approval_second_person/);
});
