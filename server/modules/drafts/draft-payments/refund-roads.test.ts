// A refund goes back by one way at a time: by bank transfer or to the card, and what two have agreed on is taken back before it goes the other way.
// Shows: INV-56, INV-57.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { aCardRefund, aRefundToApprove, confirmRefund } from "../../../../testing/builders/refund-builder.ts";
import { waitingStepOf } from "../../../../testing/builders/step-approval-builder.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const ACCOUNT = "Harbour Civil Pty Ltd, BSB 033-088";

let world: World;
let owner: pg.Client;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
});
after(async () => {
  await owner.end();
  await world.end();
});

type OfRefund = { id: string; refundId: string };

const REFUND =
  "version refunds { id status isTransferApproved transferTo canGoThroughProvider isAwaitingApproval }";
const refundOf = async ({ id }: OfRefund) => (await seenDraft(rosa, id, REFUND)).refunds[0];
const now = async ({ id, refundId }: OfRefund) => ({
  id,
  refundId,
  version: (await seenDraft(rosa, id, "version")).version as number,
});

const enter = async (of: OfRefund) =>
  await call(rosa, "approveRefund", { ...(await now(of)), paidTo: ACCOUNT });
const propose = async (of: OfRefund) =>
  await call(rosa, "proposeCardRefund", { ...(await now(of)), reason: "Paid twice." });
const takeBack = async (api: Api, of: OfRefund) => await call(api, "takeBackRefundTransfer", await now(of));

async function decideStep(api: Api, of: OfRefund, decision: string) {
  const { refundId, version } = await now(of);
  const step = "REFUND_TRANSFER" as const;
  const approvalId = await waitingStepOf(world.app, step, refundId);
  const input = { id: refundId, version, step, approvalId, decision, note: "Looked at." };
  const { errors } = await api.mutate("decideStepApproval", "DecideStepApprovalInput", input, "recordId");
  assert.equal(errors, undefined);
}
async function decideChange(api: Api, { refundId }: OfRefund, decision: string) {
  const { rows } = await owner.query(
    "select id, version from office_change where subject_id = $1 and status = 'PROPOSED'",
    [refundId],
  );
  const input = { ...rows[0], decision, note: "Looked at." };
  const { errors } = await api.mutate(
    "decideOfficeChange",
    "DecideOfficeChangeInput",
    input,
    "officeChange { id }",
  );
  assert.equal(errors, undefined);
}

/** How far the one way has gone, and what the other is answered with. */
type Stage = { name: string; go: (of: OfRefund) => Promise<unknown>; answer: string };

const BY_TRANSFER: readonly Stage[] = [
  { name: "nothing", go: async () => undefined, answer: "OK" },
  { name: "one has approved", go: enter, answer: "CARD_REFUND_REFUSED" },
  {
    name: "it was declined",
    go: async (of) => {
      await enter(of);
      await decideStep(gus, of, "DECLINE");
    },
    answer: "OK",
  },
  {
    name: "it was taken back before a second person decided",
    go: async (of) => {
      await enter(of);
      await decideStep(rosa, of, "TAKE_BACK");
    },
    answer: "OK",
  },
  {
    name: "two have approved",
    go: async (of) => {
      await enter(of);
      await confirmRefund(world.app, of);
    },
    answer: "CARD_REFUND_REFUSED",
  },
  {
    name: "what two have approved was taken back",
    go: async (of) => {
      await enter(of);
      await confirmRefund(world.app, of);
      assert.equal(refusalOf(await takeBack(gus, of)), "OK");
    },
    answer: "OK",
  },
];

const TO_THE_CARD: readonly Stage[] = [
  { name: "nothing", go: async () => undefined, answer: "OK" },
  { name: "one has proposed it", go: propose, answer: "CHANGE_WAITING" },
  {
    name: "it was declined",
    go: async (of) => {
      await propose(of);
      await decideChange(gus, of, "DECLINE");
    },
    answer: "OK",
  },
  {
    name: "it was withdrawn",
    go: async (of) => {
      await propose(of);
      await decideChange(rosa, of, "WITHDRAW");
    },
    answer: "OK",
  },
];

async function aRefund() {
  return await aCardRefund(world.app, await world.draft({ status: "PROCESSING" }));
}

for (const { name, go, answer } of BY_TRANSFER)
  test(`to the card, while by transfer ${name}`, async () => {
    const of = await aRefund();
    await go(of);
    assert.equal((await refundOf(of)).canGoThroughProvider, answer === "OK");
    assert.equal(refusalOf(await propose(of)), answer);
    assert.equal((await refundOf(of)).isAwaitingApproval, answer === "OK");
  });

for (const { name, go, answer } of TO_THE_CARD)
  test(`by transfer, while to the card ${name}`, async () => {
    const of = await aRefund();
    await go(of);
    assert.equal(refusalOf(await enter(of)), answer);
  });

test("what two have approved is taken back by anybody of the desk, with its history, and can be approved anew", async () => {
  const of = await aRefundToApprove(world.app, await world.draft({ status: "PROCESSING" }));
  assert.equal(refusalOf(await takeBack(rosa, of)), "INVALID_TRANSITION");
  await enter(of);
  assert.equal(refusalOf(await takeBack(rosa, of)), "INVALID_TRANSITION");
  await confirmRefund(world.app, of);
  for (const person of ["ada", "sam", "wes"] as const)
    assert.equal(refusalOf(await takeBack(await world.as(person), of)), "DRAFT_NOT_FOUND");
  assert.equal(refusalOf(await takeBack(gus, { ...of, refundId: of.id })), "REFUND_NOT_FOUND");
  assert.equal(refusalOf(await takeBack(gus, of)), "OK");
  const { isTransferApproved, transferTo, status } = await refundOf(of);
  assert.deepEqual([isTransferApproved, transferTo, status], [false, null, "DUE"]);
  const payment = { paidDate: "2026-11-20", method: "BANK_TRANSFER", reference: "NPP 118" };
  const paid = await call(rosa, "recordRefundPayment", { ...(await now(of)), ...payment });
  assert.equal(refusalOf(paid), "REFUND_NOT_APPROVED");
  await must(rosa, "approveRefund", { ...(await now(of)), paidTo: ACCOUNT });
  await confirmRefund(world.app, of);
  assert.equal(refusalOf(await call(rosa, "recordRefundPayment", { ...(await now(of)), ...payment })), "OK");
  assert.equal(refusalOf(await takeBack(gus, of)), "INVALID_TRANSITION");
});

test("the database sends nothing to a card that two have agreed to pay by transfer, nor agrees to a transfer of what waits for the card", async () => {
  const [agreed, waiting, proposed] = [await aRefund(), await aRefund(), await aRefund()];
  await enter(waiting);
  await enter(agreed);
  await confirmRefund(world.app, agreed);
  await propose(proposed);
  const set = async ({ refundId }: OfRefund, changes: string) => {
    await owner.query("begin; select begin_system_work('Set-up', now())");
    try {
      await owner.query(`update refund set ${changes} where id = $1`, [refundId]);
    } finally {
      await owner.query("rollback");
    }
  };
  const by = "(select account_id from staff_member order by account_id limit 1)";
  const sent = `status = 'SENT', refund_key = gen_random_uuid(), agreed_by = ${by}, provider_asked_at = now(), transfer_to = null, transfer_agreed_by = null, transfer_agreed_at = null`;
  const byTransfer = `transfer_to = 'Somebody', transfer_agreed_by = ${by}, transfer_agreed_at = now()`;
  await assert.rejects(set(agreed, sent), /A refund goes back by one way/);
  await assert.rejects(set(waiting, sent), /A refund goes back by one way/);
  await assert.rejects(set(proposed, byTransfer), /A refund goes back by one way/);
});
