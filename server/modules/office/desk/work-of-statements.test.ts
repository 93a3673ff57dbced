// A bank statement waits at the desk from when it was recorded until each of its lines is settled.
// Shows: ST-40.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import {
  csvStatement,
  readStatement,
  recordedStatement,
} from "../../../../testing/builders/bank-statement-builder.ts";
import { workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const WORK = "id kind reference amount organisationName parentId version takenBy waitingSince dueAt closedAt";
const NONE = /Nothing waits at the desk/;
const TWO_UNKNOWN = csvStatement([
  { amount: "10.00", narrative: "Interest" },
  { amount: "11.00", narrative: "Somebody" },
]);

let world: World;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await world.as("gus");
});
after(() => world.end());

async function workSeen(id: string) {
  return (await gus.get(`{ deskWork(id: "${id}") { ${WORK} } }`)).deskWork;
}
const workOn = async (subjectId: string) => await workSeen((await workOf(world.app, subjectId)).id);

async function onLine(statementId: string, at: number, name: "setAsideBankLine" | "undoBankLine") {
  const page = await rosa.get(
    `{ bankStatement(id: "${statementId}") { bankLines { edges { node { id version } } } } }`,
  );
  const { id, version } = page.bankStatement.bankLines.edges[at].node;
  const input = { id, version, reason: "No deposit of a client." };
  const { errors } = await rosa.mutate(name, "BankLineReasonInput", input, "bankLine { id }");
  assert.equal(errors, undefined, JSON.stringify(errors));
}

test("it is one piece of work, is taken, and is gone with its last line", async () => {
  const { id } = await recordedStatement(world.app, { bytes: TWO_UNKNOWN, fileName: "november.csv" });
  const work = await workOn(id);
  assert.deepEqual(
    [work.kind, work.reference, work.amount, work.organisationName, work.parentId],
    ["BANK_LINES", "november.csv", null, null, id],
  );
  assert.ok(work.dueAt > work.waitingSince);
  const at = { id: work.id, version: work.version };
  const taken = await gus.mutate("takeDeskWork", "DeskWorkInput", at, "deskWork { takenBy }");
  assert.equal(taken.data.takeDeskWork.deskWork.takenBy, "Gus Reid");

  await onLine(id, 0, "setAsideBankLine");
  assert.equal((await workSeen(work.id)).closedAt, null);
  await onLine(id, 1, "setAsideBankLine");
  assert.notEqual((await workSeen(work.id)).closedAt, null);

  world.clock.advance({ minutes: 1 });
  await onLine(id, 1, "undoBankLine");
  const again = await workOn(id);
  assert.ok(again.id !== work.id && again.waitingSince > work.waitingSince);
});

test("a dry run asks nobody for anything yet, and one without such lines never does", async () => {
  const dry = await readStatement(world.app, {
    bytes: csvStatement([{ amount: "12.00", narrative: "Nobody" }]),
    fileName: "dry.csv",
  });
  await assert.rejects(workOf(world.app, dry.id), NONE);
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const reference = draft.invoices[0]?.depositReferenceNumber ?? "";
  const paid = await recordedStatement(world.app, {
    bytes: csvStatement([{ amount: "3775.00", narrative: reference }]),
    fileName: "paid.csv",
  });
  await assert.rejects(workOf(world.app, paid.id), NONE);
});
