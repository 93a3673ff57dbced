// A deposit that is recorded by hand from a sum on: one person of the desk records it, another confirms it, and only then it pays the invoice.
// Shows: INV-66.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { csvStatement, recordedStatement } from "../../../../testing/builders/bank-statement-builder.ts";
import { workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { waitingStepOf } from "../../../../testing/builders/step-approval-builder.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const STEP = "DRAFT_DEPOSIT" as const;
const PAYMENT = "status version invoices { stripeInvoiceStatus paidAmount }";

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
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query("update provider set second_from_deposit_cents = 100000");
  await owner.query("commit");
});
after(async () => {
  await owner.end();
  await world.end();
});

/** Of $3,775.00. */
async function unpaid() {
  const { id, invoices } = await world.draft({ status: "PENDING_PAYMENT" });
  return { id, invoiceId: invoices[0]?.id ?? "" };
}
type Unpaid = Awaited<ReturnType<typeof unpaid>>;

const versionOf = async (id: string) => (await seenDraft(gus, id, "version")).version as number;
async function record(api: Api, { id, invoiceId }: Unpaid, amount: string) {
  const input = { id, version: await versionOf(id), invoiceId, amount, receivedDate: "2026-11-20" };
  return refusalOf(await call(api, "recordDraftPayment", { ...input, note: "Told by phone." }));
}
async function decide(api: Api, { id }: Unpaid, decision: object) {
  const approvalId = await waitingStepOf(world.app, STEP, id);
  const input = { id, version: await versionOf(id), step: STEP, approvalId, ...decision };
  return refusalOf(await api.mutate("decideStepApproval", "DecideStepApprovalInput", input, "recordId"));
}
async function paidOf({ id }: Unpaid): Promise<[string, string]> {
  const { status, invoices } = await seenDraft(ada, id, PAYMENT);
  return [status, invoices[0].paidAmount];
}
const asked = (id: string) =>
  `{ stepApprovals(step: ${STEP}, recordId: "${id}") { status approvedBy amount facts { label value } } }`;
const statusesOf = async ({ id }: Unpaid): Promise<string[]> =>
  (await gus.get(asked(id))).stepApprovals.map(({ status }: { status: string }) => status);

test("below the sum one person records it at once", async () => {
  const draft = await unpaid();
  assert.equal(await record(rosa, draft, "999.99"), "OK");
  assert.deepEqual(await paidOf(draft), ["PENDING_PAYMENT", "999.99"]);
  assert.deepEqual(await statusesOf(draft), []);
});

test("from the sum on it pays nothing until a second person has read and confirmed it", async () => {
  const draft = await unpaid();
  assert.equal(await record(rosa, draft, "3775"), "OK");
  assert.deepEqual(await paidOf(draft), ["PENDING_PAYMENT", "0.00"]);
  const [waiting] = (await gus.get(asked(draft.id))).stepApprovals;
  assert.deepEqual(
    [waiting.status, waiting.approvedBy, waiting.amount],
    ["WAITING", "Rosa Whitfield", "3775.00"],
  );
  assert.deepEqual(
    waiting.facts.filter(({ label }: { label: string }) => label !== "Invoice"),
    [
      { label: "Amount received", value: "$3,775.00" },
      { label: "Received on", value: "20/11/2026" },
      { label: "Note", value: "Told by phone." },
    ],
  );
  assert.equal(await ada.codeOf(asked(draft.id)), "DRAFT_NOT_FOUND");
  const { rows } = await owner.query("select id from step_approval where record_id = $1", [draft.id]);
  const work = await workOf(world.app, rows[0].id);
  const take = (api: Api) => api.mutate("takeDeskWork", "DeskWorkInput", work, "deskWork { parentId }");
  assert.equal(refusalOf(await take(rosa)), "SECOND_APPROVER_NEEDED");

  assert.equal(await record(gus, draft, "10"), "APPROVAL_WAITING");
  assert.equal(await decide(rosa, draft, { decision: "CONFIRM" }), "SECOND_APPROVER_NEEDED");
  const stale = { decision: "CONFIRM", version: (await versionOf(draft.id)) - 1 };
  assert.equal(await decide(gus, draft, stale), "CONFLICT");
  assert.equal(await decide(gus, draft, { decision: "CONFIRM" }), "OK");
  assert.deepEqual(await paidOf(draft), ["PROCESSING", "3775.00"]);
  assert.deepEqual(await statusesOf(draft), ["CONFIRMED"]);
});

test("what is not confirmed or is taken back pays nothing, and is recorded again", async () => {
  const draft = await unpaid();
  await record(rosa, draft, "3775");
  assert.equal(await decide(gus, draft, { decision: "DECLINE", note: "It is not in the account." }), "OK");
  world.clock.advance({ seconds: 1 });
  await record(rosa, draft, "3775");
  assert.equal(await decide(rosa, draft, { decision: "TAKE_BACK" }), "OK");
  assert.deepEqual(await paidOf(draft), ["PENDING_PAYMENT", "0.00"]);
  assert.deepEqual(await statusesOf(draft), ["TAKEN_BACK", "DECLINED"]);
});

test("parts of one invoice count together, and what two have confirmed does not", async () => {
  const draft = await unpaid();
  await record(rosa, draft, "600");
  await record(gus, draft, "400");
  assert.deepEqual(await paidOf(draft), ["PENDING_PAYMENT", "600.00"]);
  assert.equal(await decide(rosa, draft, { decision: "CONFIRM" }), "OK");
  await record(rosa, draft, "398.99");
  assert.deepEqual(await paidOf(draft), ["PENDING_PAYMENT", "1398.99"]);
  assert.equal(await record(rosa, draft, "1.01"), "OK");
  assert.deepEqual(await statusesOf(draft), ["WAITING", "CONFIRMED"]);
});

test("a line of a bank statement is the bank's word, and ends what waits once it pays the invoice", async () => {
  const draft = await unpaid();
  await record(rosa, draft, "3775");
  const { invoices } = await seenDraft(rosa, draft.id, "invoices { depositReferenceNumber }");
  const narrative = invoices[0].depositReferenceNumber;
  await recordedStatement(world.app, { bytes: csvStatement([{ amount: "3775.00", narrative }]) });
  assert.deepEqual(await paidOf(draft), ["PROCESSING", "3775.00"]);
  assert.deepEqual(await statusesOf(draft), ["OUTDATED"]);
});

test("a draft that is cancelled ends what waits", async () => {
  const draft = await unpaid();
  await record(rosa, draft, "3775");
  await must(ada, "cancelDraft", { id: draft.id, version: await versionOf(draft.id) });
  assert.deepEqual(await statusesOf(draft), ["OUTDATED"]);
});

test("the database records none from the sum on by one person, nor in parts", async () => {
  const draft = await unpaid();
  await record(rosa, draft, "600");
  const insert = async (cents: number) => {
    await owner.query("begin; select begin_system_work('Set-up', now())");
    try {
      const text = `insert into payment (id, organisation_id, draft_id, invoice_id, method, amount_cents, received_date, created_at)
        select gen_random_uuid(), organisation_id, draft_id, id, 'DEPOSIT', $2, current_date, now() from invoice where id = $1`;
      return (await owner.query(text, [draft.invoiceId, cents])).rowCount;
    } finally {
      await owner.query("rollback");
    }
  };
  assert.equal(await insert(399_99), 1);
  await assert.rejects(insert(400_00), /A second person has to approve this step/);
});
