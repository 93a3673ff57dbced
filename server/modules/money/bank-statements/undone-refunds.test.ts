// A bank line that is owed back and is taken back: not while its refund was approved or waits for it, and nothing is left waiting of a refund that is gone.
// Shows: INV-55.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { csvStatement, recordedStatement } from "../../../../testing/builders/bank-statement-builder.ts";
import { confirmRefund } from "../../../../testing/builders/refund-builder.ts";
import { waitingStepOf } from "../../../../testing/builders/step-approval-builder.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

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

type Owed = { id: string; refundId: string; lineId: string };

const lineOf = async (lineId: string) =>
  (await rosa.get("query L($id: ID!) { bankLine(id: $id) { id version state } }", { id: lineId })).bankLine;

/** A line of $100.00 that came for an invoice that was paid, so that all of it is owed back. */
async function owedBack(): Promise<Owed> {
  const { id, invoices } = await world.draft({ status: "PROCESSING" });
  const statement = await recordedStatement(world.app, {
    bytes: csvStatement([{ amount: "100.00", narrative: `Fees of ${id}` }]),
  });
  const { bankStatement } = await rosa.get(
    "query S($id: ID!) { bankStatement(id: $id) { bankLines { edges { node { id version } } } } }",
    { id: statement.id },
  );
  const line = bankStatement.bankLines.edges[0].node;
  const input = { ...line, invoiceId: invoices[0]?.id };
  const { errors } = await rosa.mutate("matchBankLine", "MatchBankLineInput", input, "bankLine { id }");
  assert.equal(errors, undefined);
  const { refunds } = await seenDraft(rosa, id, "refunds { id }");
  return { id, refundId: refunds[0].id, lineId: line.id };
}

async function undo({ lineId }: Owed) {
  const { id, version } = await lineOf(lineId);
  const input = { id, version, reason: "Another client's." };
  return refusalOf(await rosa.mutate("undoBankLine", "BankLineReasonInput", input, "bankLine { id }"));
}
async function enter({ id, refundId }: Owed) {
  const { version } = await seenDraft(rosa, id, "version");
  await must(rosa, "approveRefund", { id, version, refundId, paidTo: "Harbour Civil, BSB 033-088" });
}
async function decide(api: Api, { id, refundId }: Owed, decision: object) {
  const { version } = await seenDraft(rosa, id, "version");
  const step = "REFUND_TRANSFER" as const;
  const approvalId = await waitingStepOf(world.app, step, refundId);
  const input = { id: refundId, version, step, approvalId, ...decision };
  const { errors } = await api.mutate("decideStepApproval", "DecideStepApprovalInput", input, "recordId");
  assert.equal(errors, undefined);
}

const WAITS = { id: "Someone has approved to pay it back. Decide about that first." };
const AGREED = { id: "Two people have approved to pay it back. Take that back first." };

type Road = { name: string; go: (owed: Owed) => Promise<unknown>; answer: object | "OK" };
const ROADS: readonly Road[] = [
  { name: "is due", go: async () => undefined, answer: "OK" },
  { name: "waits for a second person", go: enter, answer: WAITS },
  {
    name: "was declined",
    go: async (owed) => {
      await enter(owed);
      await decide(gus, owed, { decision: "DECLINE", note: "That is not the client's account." });
    },
    answer: "OK",
  },
  {
    name: "was taken back",
    go: async (owed) => {
      await enter(owed);
      await decide(rosa, owed, { decision: "TAKE_BACK" });
    },
    answer: "OK",
  },
  {
    name: "was approved by two",
    go: async (owed) => {
      await enter(owed);
      await confirmRefund(world.app, owed);
    },
    answer: AGREED,
  },
];

/** What is open at the desk about a refund, or about an approval of it. */
async function openWork({ refundId }: Owed): Promise<string[]> {
  const { rows } = await owner.query(
    `select w.kind from desk_work w where w.closed_at is null
        and (w.subject_id = $1 or w.subject_id in (select id from step_approval where record_id = $1)) order by 1`,
    [refundId],
  );
  return rows.map(({ kind }) => kind);
}
async function isThere({ refundId }: Owed) {
  return (await owner.query("select 1 from refund where id = $1", [refundId])).rowCount === 1;
}

for (const { name, go, answer } of ROADS)
  test(`a line whose refund ${name}`, async () => {
    const owed = await owedBack();
    await go(owed);
    assert.deepEqual(await undo(owed), answer);
    const isUndone = answer === "OK";
    assert.equal(await isThere(owed), !isUndone);
    assert.equal((await lineOf(owed.lineId)).state, isUndone ? "UNMATCHED" : "APPLIED");
    assert.equal((await openWork(owed)).length, isUndone ? 0 : 1);
  });

test("the database keeps an approved refund, and ends what waits of one that is deleted", async () => {
  const [waiting, agreed] = [await owedBack(), await owedBack()];
  await enter(waiting);
  await enter(agreed);
  await confirmRefund(world.app, agreed);
  const remove = async ({ refundId }: Owed) => {
    await owner.query("begin; select begin_system_work('Set-up', now())");
    try {
      await owner.query("delete from refund where id = $1", [refundId]);
      return [
        await openWork({ ...waiting, refundId }),
        (await owner.query("select status from step_approval where record_id = $1", [refundId])).rows,
      ];
    } finally {
      await owner.query("rollback");
    }
  };
  await assert.rejects(remove(agreed), /A refund that was approved stays/);
  assert.deepEqual(await remove(waiting), [[], [{ status: "OUTDATED" }]]);
});
