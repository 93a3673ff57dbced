// A refund by bank transfer: two people approve it before it can be recorded as paid, whatever its sum is, and the database pays it by nobody alone.
// Shows: Q-003, INV-43.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { mailsTo } from "../../../../testing/account-calls.ts";
import type { Api } from "../../../../testing/api.ts";
import { workOf } from "../../../../testing/builders/desk-work-builder.ts";
import {
  aCardRefund,
  approveByTwo,
  aRefundToApprove,
  aRefundToPay,
} from "../../../../testing/builders/refund-builder.ts";
import { waitingStepOf } from "../../../../testing/builders/step-approval-builder.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const ACCOUNT = "Harbour Civil Pty Ltd, BSB 033-088, account ••• 678";
const REFUNDS = "version refunds { id status isTransferApproved transferTo }";

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

async function dueRefund() {
  return await aRefundToApprove(world.app, await world.draft({ status: "PROCESSING" }));
}
const versionOf = async (id: string) => (await seenDraft(gus, id, "version")).version as number;

type OfRefund = { id: string; refundId: string };
async function decide(api: Api, { id, refundId }: OfRefund, decision: object) {
  const step = "REFUND_TRANSFER" as const;
  const approvalId = await waitingStepOf(world.app, step, refundId);
  const input = { id: refundId, version: await versionOf(id), step, approvalId, ...decision };
  return await api.mutate("decideStepApproval", "DecideStepApprovalInput", input, "recordId");
}
const asked = (refundId: string) =>
  `{ stepApprovals(step: REFUND_TRANSFER, recordId: "${refundId}") { status approvedBy decidedBy amount decisions facts { label value } } }`;
const approvalsOf = async (api: Api, { refundId }: OfRefund) =>
  (await api.get(asked(refundId))).stepApprovals;
async function pay(api: Api, { id, refundId }: OfRefund, changes: object = {}) {
  const payment = { paidDate: "2026-11-20", method: "BANK_TRANSFER", reference: "NPP 118", ...changes };
  return await call(api, "recordRefundPayment", { id, version: await versionOf(id), refundId, ...payment });
}

test("one enters the account, another confirms it, and only then it is recorded as paid", async () => {
  const input = await dueRefund();
  assert.equal(refusalOf(await pay(rosa, input)), "REFUND_NOT_APPROVED");
  await must(rosa, "approveRefund", input);
  assert.equal(refusalOf(await pay(gus, input)), "REFUND_NOT_APPROVED");

  const [waiting] = await approvalsOf(gus, input);
  assert.deepEqual(
    [waiting.status, waiting.approvedBy, waiting.amount, waiting.decisions],
    ["WAITING", "Rosa Whitfield", "100.00", ["CONFIRM", "DECLINE"]],
  );
  assert.deepEqual(
    waiting.facts.filter(({ label }: { label: string }) => label !== "Invoice"),
    [
      { label: "Amount to pay back", value: "$100.00" },
      { label: "Account to pay", value: ACCOUNT },
      { label: "Account on the draft", value: ACCOUNT },
    ],
  );
  const { rows } = await owner.query("select id from step_approval where record_id = $1", [input.refundId]);
  const work = await workOf(world.app, rows[0].id);
  const take = (api: Api) => api.mutate("takeDeskWork", "DeskWorkInput", work, "deskWork { kind parentId }");
  assert.equal(refusalOf(await take(rosa)), "SECOND_APPROVER_NEEDED");
  assert.deepEqual((await take(gus)).data.takeDeskWork.deskWork, {
    kind: "REFUND_APPROVAL",
    parentId: input.id,
  });
  const mails = await mailsTo(world, "gus@bondline.example");
  const mail = mails.find(({ subject }) => subject.startsWith("To confirm: refund by bank transfer"));
  assert.match(mail?.text ?? "", new RegExp(`/staff/drafts/${input.id}`));

  assert.equal(refusalOf(await decide(rosa, input, { decision: "CONFIRM" })), "SECOND_APPROVER_NEEDED");
  const stale = { decision: "CONFIRM", version: (await versionOf(input.id)) - 1 };
  assert.equal(refusalOf(await decide(gus, input, stale)), "CONFLICT");
  assert.equal((await decide(gus, input, { decision: "CONFIRM" })).errors, undefined);
  const { refunds } = await seenDraft(rosa, input.id, REFUNDS);
  assert.deepEqual(refunds, [
    { id: input.refundId, status: "DUE", isTransferApproved: true, transferTo: ACCOUNT },
  ]);
  // It is at the desk again, to be paid.
  await workOf(world.app, input.refundId);
  assert.equal(refusalOf(await pay(rosa, input)), "OK");
  const [done] = await approvalsOf(rosa, input);
  assert.deepEqual([done.status, done.decidedBy, done.decisions], ["CONFIRMED", "Gus Reid", []]);
});

test("while it waits nobody enters another, and what came to nothing is entered again", async () => {
  const input = await dueRefund();
  await must(rosa, "approveRefund", input);
  assert.equal(refusalOf(await call(gus, "approveRefund", input)), "APPROVAL_WAITING");
  await assert.rejects(workOf(world.app, input.refundId), /Nothing waits/);
  const note = "That is not the client's account.";
  assert.equal((await decide(gus, input, { decision: "DECLINE", note })).errors, undefined);
  await workOf(world.app, input.refundId);
  assert.equal(refusalOf(await pay(rosa, input)), "REFUND_NOT_APPROVED");
  await must(rosa, "approveRefund", input);
  assert.equal((await decide(rosa, input, { decision: "TAKE_BACK" })).errors, undefined);
  const statuses = (await approvalsOf(gus, input)).map(({ status }: { status: string }) => status);
  assert.deepEqual(statuses, ["TAKEN_BACK", "DECLINED"]);
});

test("it is approved once, by staff alone, to an account", async () => {
  const input = await dueRefund();
  assert.deepEqual(refusalOf(await call(rosa, "approveRefund", { ...input, paidTo: " " })), {
    paidTo: "This field is required.",
  });
  assert.equal(
    refusalOf(await call(rosa, "approveRefund", { ...input, refundId: input.id })),
    "REFUND_NOT_FOUND",
  );
  for (const person of ["ada", "sam", "wes"] as const) {
    const api = await world.as(person);
    assert.equal(refusalOf(await call(api, "approveRefund", input)), "DRAFT_NOT_FOUND");
    assert.equal(await api.codeOf(asked(input.refundId)), "DRAFT_NOT_FOUND");
  }
  const approved = await approveByTwo(world.app, input);
  assert.equal(refusalOf(await call(rosa, "approveRefund", { ...input, ...approved })), "INVALID_TRANSITION");
});

test("what goes back to a card is never recorded by hand", async () => {
  const input = await aCardRefund(world.app, await world.draft({ status: "PROCESSING" }));
  const byCard = { method: "CARD_PROVIDER", reference: "re_1" };
  assert.equal(refusalOf(await pay(rosa, input, byCard)), "CARD_REFUND_REFUSED");
  await approveByTwo(world.app, input);
  assert.equal(refusalOf(await pay(rosa, input, byCard)), "CARD_REFUND_REFUSED");
});

test("another account on the draft ends what was approved, and what waits", async () => {
  const approved = await aRefundToPay(world.app, await world.draft({ status: "PROCESSING" }));
  const waiting = await dueRefund();
  await must(rosa, "approveRefund", waiting);
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query("update draft set refund_bsb = '062000' where id = any ($1)", [
    [approved.id, waiting.id],
  ]);
  await owner.query("commit");
  assert.equal(refusalOf(await pay(rosa, approved)), "REFUND_NOT_APPROVED");
  assert.equal((await approvalsOf(rosa, waiting))[0].status, "OUTDATED");
  await workOf(world.app, waiting.refundId);
});

test("the database agrees to no refund by one person, and pays none that two have not approved", async () => {
  const { refundId } = await dueRefund();
  const set = async (changes: string) => {
    await owner.query("begin; select begin_system_work('Set-up', now())");
    try {
      return (await owner.query(`update refund set ${changes} where id = $1`, [refundId])).rowCount;
    } finally {
      await owner.query("rollback");
    }
  };
  const by = "(select account_id from staff_member order by account_id limit 1)";
  const agreed = `transfer_to = 'Somebody', transfer_agreed_by = ${by}, transfer_agreed_at = now()`;
  const paid = (method: string) =>
    `status = 'PAID', paid_method = '${method}', paid_reference = 'x', paid_by = ${by}, paid_at = now(), paid_date = current_date`;
  await assert.rejects(set(agreed), /A second person has to approve this step/);
  await assert.rejects(
    set(`${agreed}, ${paid("BANK_TRANSFER")}`),
    /A second person has to approve this step/,
  );
  for (const method of ["BANK_TRANSFER", "CARD_PROVIDER"])
    await assert.rejects(set(paid(method)), /Two people have to approve this refund/);
});
