// A bank's own service levels: its administrators set them, what waits for it is due by them from then on, and nobody else's people see any of it.
// Shows: ST-34, ST-35.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { BANK_WORK_KINDS, LEVEL_OF_BANK_WORK } from "@bondline/domain/office/bank-work/bank-work.ts";
import pg from "pg";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { anAskedRequest, anIssuedDocument } from "../../../../testing/builders/document-request-builder.ts";
import { call } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import { acceptDocumentRequest } from "../../documents/document-requests/commands/accept-document-request.ts";
import { answerFacilityApplicationQuestion } from "../../facilities/facility-applications/commands/answer-facility-application-question.ts";
import { askFacilityApplicant } from "../../facilities/facility-applications/commands/ask-facility-applicant.ts";

const MACQUARIE = idOf("supplier", "macquarie");
const SERVICE = "issueHours applicationHours requestHours version canChange";
const LIST = `query ($isLate: Boolean, $kind: BankWorkKind, $first: Int, $after: String) {
  bankWorkList(isLate: $isLate, kind: $kind, first: $first, after: $after) {
    totalCount pageInfo { endCursor } edges { node { kind reference parentId organisationName waitingSince dueAt } } } }`;

type Waiting = { kind: string; parentId: string; waitingSince: string; dueAt: string | null };

let world: World;
let owner: pg.Client;
let sam: Api;
let bea: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  await signIn();
});
after(async () => {
  await owner.end();
  await world.end();
});

/** Sessions run out while days pass. */
async function signIn(): Promise<void> {
  [sam, bea, rosa] = await Promise.all([world.as("sam"), world.as("bea"), world.as("rosa")]);
}

const set = async (api: Api, input: object): Promise<ApiReply> =>
  await api.mutate("changeBankService", "ChangeBankServiceInput", input, `bankService { ${SERVICE} }`);
const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const levelsOf = async (api: Api, supplierId?: string) =>
  (await api.get(`query ($id: ID) { bankService(supplierId: $id) { ${SERVICE} } }`, { id: supplierId }))
    .bankService;

async function waiting(variables: object = {}): Promise<Waiting[]> {
  const { bankWorkList } = await sam.get(LIST, { first: 100, ...variables });
  return bankWorkList.edges.map(({ node }: { node: Waiting }) => node);
}
const waitingOn = async (parentId: string) => (await waiting()).filter((each) => each.parentId === parentId);

test("a bank that has set nothing has no level, and what waits for it is due at no time", async () => {
  assert.deepEqual(await levelsOf(sam), {
    issueHours: null,
    applicationHours: null,
    requestHours: null,
    version: 0,
    canChange: true,
  });
  const { id } = await world.draft({ status: "PROCESSING" });
  const [issue] = await waitingOn(id);
  assert.deepEqual([issue?.kind, issue?.dueAt], ["ISSUE", null]);
});

test("of two administrators who set the first levels at once one is told so, and a level is a whole number from 1 to 400", async () => {
  const first = { version: 0, issueHours: 8, requestHours: 4 };
  const replies = await Promise.all([set(sam, first), set(await world.as("sam"), first)]);
  assert.deepEqual(replies.map(codeOf).toSorted(), ["CONFLICT", undefined]);
  assert.equal(codeOf(await set(sam, { version: 0, issueHours: 16 })), "CONFLICT");
  for (const issueHours of [0, 401])
    assert.equal(codeOf(await set(sam, { version: 1, issueHours })), "VALIDATION_ERROR");
  const { issueHours, applicationHours, requestHours, version } = await levelsOf(sam);
  assert.deepEqual([issueHours, applicationHours, requestHours, version], [8, null, 4, 1]);
});

test("the bank's administrators alone set them, its people and the provider's administrators read them, and nobody else knows of them", async () => {
  assert.equal(codeOf(await set(rosa, { version: 1, issueHours: 1 })), "SUPPLIER_NOT_FOUND");
  // Of another bank, and no administrator there.
  assert.equal(codeOf(await set(bea, { version: 0, issueHours: 1 })), "SUPPLIER_NOT_FOUND");
  assert.deepEqual((await levelsOf(bea)).issueHours, null);
  assert.deepEqual(
    [(await levelsOf(rosa, MACQUARIE)).issueHours, (await levelsOf(rosa, MACQUARIE)).canChange],
    [8, false],
  );
  const query = `query ($id: ID) { bankService(supplierId: $id) { version } }`;
  assert.equal(await bea.codeOf(query, { id: MACQUARIE }), "SUPPLIER_NOT_FOUND");
  for (const person of ["ada", "gus"] as const)
    assert.equal(await (await world.as(person)).codeOf(query, { id: MACQUARIE }), "SUPPLIER_NOT_FOUND");
});

test("what was set, by whom and from what is in the history of the bank, for its own people and the provider's", async () => {
  await set(sam, { version: 1, issueHours: 16, requestHours: 4 });
  const changes =
    "edges { node { objectType triggeredBy { name } changes { label oldDisplayValue newDisplayValue } } }";
  const own = await sam.get(`{ bankServiceHistory(first: 10) { ${changes} } }`);
  const [last, first] = own.bankServiceHistory.edges.map(({ node }: { node: object }) => node);
  assert.deepEqual(last.changes, [
    { label: "Issue a guarantee", oldDisplayValue: "8", newDisplayValue: "16" },
  ]);
  assert.deepEqual([first.objectType, first.triggeredBy], ["Service levels", last.triggeredBy]);
  const theirs = await rosa.get(
    `query ($id: ID!) { supplierHistory(supplierId: $id, first: 1) { ${changes} } }`,
    { id: MACQUARIE },
  );
  assert.equal(theirs.supplierHistory.edges[0].node.objectType, "Service levels");
  assert.deepEqual((await bea.get(`{ bankServiceHistory { ${changes} } }`)).bankServiceHistory.edges, []);
});

test("a guarantee is due by the level that held when nothing was owed on it any more, and is done once it is issued", async () => {
  const draft = await world.draft({ status: "PROCESSING" });
  // It is 11 am on a Friday in Sydney: six hours are left of it, and ten of the days after the weekend.
  const [issue] = await waitingOn(draft.id);
  assert.deepEqual(
    [issue?.waitingSince, issue?.dueAt],
    ["2026-11-20T00:00:00.000Z", "2026-11-24T00:00:00.000Z"].map((at) => new Date(at).toISOString()),
  );
  await set(sam, { version: 2, issueHours: 1, requestHours: 4 });
  assert.equal((await waitingOn(draft.id))[0]?.dueAt, issue?.dueAt);

  const { version } = draft;
  const input = { id: draft.id, version, guaranteeNumber: "BW 1", bank: {}, establishedDate: "2026-11-20" };
  await call(sam, "establishDraft", input, "document { id }");
  assert.deepEqual(await waitingOn(draft.id), []);
});

test("an application waits for the bank from when it was sent there, not while a question of the bank's is open, and anew once it is answered", async () => {
  await set(sam, { version: 3, issueHours: 1, applicationHours: 16, requestHours: 4 });
  const { id, version } = await buildApplication(world.app, { status: "PROCESSING" });
  assert.deepEqual(
    (await waitingOn(id)).map(({ kind, dueAt }) => [kind, dueAt]),
    [["APPLICATION", "2026-11-24T00:00:00.000Z"]],
  );
  await callAs(world.app, "sam", askFacilityApplicant, { id, version, question: "Which year?" });
  assert.deepEqual(await waitingOn(id), []);
  world.clock.advance({ days: 3 });
  await signIn();
  await callAs(world.app, "ada", answerFacilityApplicationQuestion, {
    id,
    version: version + 1,
    answer: "The last one.",
  });
  const [again] = await waitingOn(id);
  assert.deepEqual(
    [again?.waitingSince, again?.dueAt],
    ["2026-11-23T00:00:00.000Z", "2026-11-25T00:00:00.000Z"],
  );
});

test("a request waits for the bank while its agreement, its milestone and its day do not", async () => {
  const document = await anIssuedDocument(world);
  // The beneficiary loses by a reduction, so that the applicant's waits for it; the beneficiary's own waits for the bank.
  await anAskedRequest(world.app, document.id, { by: "ada", amount: "10" });
  assert.deepEqual(await waitingOn(document.id), []);
  const { id } = await anAskedRequest(world.app, document.id, { by: "dee", amount: "20" });
  assert.deepEqual(
    (await waitingOn(document.id)).map(({ kind }) => kind),
    ["REQUEST_ANSWER"],
  );
  await callAs(world.app, "sam", acceptDocumentRequest, { id, version: 1 });
  assert.deepEqual(
    (await waitingOn(document.id)).map(({ kind }) => kind),
    ["REQUEST_EXECUTION"],
  );
  const stage = await anAskedRequest(world.app, document.id, {
    by: "dee",
    amount: "30",
    milestone: "Practical completion",
  });
  await callAs(world.app, "sam", acceptDocumentRequest, { id: stage.id, version: 1 });
  assert.equal((await waitingOn(document.id)).length, 1);
});

test("the bank's list and the page of requests agree on which requests wait for it", async () => {
  const { staffDocumentRequests } = await sam.get(
    "{ staffDocumentRequests(isOpen: true, first: 100) { edges { node { documentId waitsFor } } } }",
  );
  const said: { documentId: string; waitsFor: string }[] = staffDocumentRequests.edges.map(
    ({ node }: { node: object }) => node,
  );
  const theirs = said.filter(({ waitsFor }) => ["ANSWER", "EXECUTION"].includes(waitsFor));
  const ours = (await waiting()).filter(({ kind }) => kind.startsWith("REQUEST"));
  assert.deepEqual(
    ours.map(({ parentId, kind }) => `${parentId} ${kind.slice("REQUEST_".length)}`).toSorted(),
    theirs.map(({ documentId, waitsFor }) => `${documentId} ${waitsFor}`).toSorted(),
  );
});

test("what is due first comes first, what has no level last; late is what is past its moment, and pages follow each other", async () => {
  const due = (await waiting()).map(({ dueAt }) => dueAt);
  const dated = due.filter((each) => each !== null);
  assert.deepEqual(due, [...dated.toSorted(), ...due.filter((each) => each === null)]);
  assert.ok(dated.length >= 2);
  const first = await sam.get(LIST, { first: 1 });
  const { endCursor } = first.bankWorkList.pageInfo;
  const rest = await sam.get(LIST, { first: 100, after: endCursor });
  assert.equal(rest.bankWorkList.edges.length, due.length - 1);

  const { length: lateNow } = await waiting({ isLate: true });
  world.clock.advance({ days: 7 });
  await signIn();
  assert.deepEqual(
    (await waiting({ isLate: true })).map(({ dueAt }) => dueAt),
    dated,
  );
  assert.ok(lateNow < dated.length);
  assert.deepEqual(
    (await waiting({ kind: "APPLICATION" })).map(({ kind }) => kind),
    ["APPLICATION"],
  );
});

test("another bank's people have nothing of it, and the provider's and a client's no such list", async () => {
  assert.equal((await bea.get(LIST)).bankWorkList.totalCount, 0);
  for (const person of ["ada", "rosa"] as const)
    assert.equal(await (await world.as(person)).codeOf(LIST), "SUPPLIER_NOT_FOUND");
});

test("each kind has the level that the database gives it", async () => {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query("update bank_service set issue_hours = 1, application_hours = 2, request_hours = 3");
  const hours = { issueHours: 1, applicationHours: 2, requestHours: 3 };
  for (const kind of BANK_WORK_KINDS) {
    const { rows } = await owner.query("select bank_hours($1, $2) as hours", [MACQUARIE, kind]);
    assert.equal(rows[0].hours, hours[LEVEL_OF_BANK_WORK[kind]], kind);
  }
  await owner.query("rollback");
});

test("what goes to another bank leaves the work of the one before, and comes back as work of its own", async () => {
  const { id } = await world.draft({ status: "PROCESSING" });
  const waitingOnBea = async () =>
    (await bea.get(LIST, { first: 100 })).bankWorkList.edges.map(
      ({ node }: { node: Waiting }) => node.parentId,
    );
  const give = async (supplier: "beyond" | "macquarie") => {
    await owner.query("begin");
    await owner.query("select begin_system_work('Test', now())");
    await owner.query("update draft set supplier_id = $2 where id = $1", [id, idOf("supplier", supplier)]);
    await owner.query("commit");
  };
  await give("beyond");
  assert.deepEqual([await waitingOn(id), await waitingOnBea()], [[], [id]]);
  await give("macquarie");
  assert.deepEqual([(await waitingOn(id)).length, await waitingOnBea()], [1, []]);
});

test("an arranged facility that is left without a bank of the portal waits at none", async () => {
  const facility = await buildFacility(world.app, { arrangedWith: "macquarie", isSent: true });
  assert.equal((await waitingOn(facility.id)).length, 1);
  await owner.query("begin");
  await owner.query("select begin_system_work('Test', now())");
  await owner.query("update facility set supplier_id = null where id = $1", [facility.id]);
  await owner.query("commit");
  assert.deepEqual(await waitingOn(facility.id), []);
});

test("of what is due at no time, what has waited longest comes first", async () => {
  await signIn();
  await set(sam, { version: (await levelsOf(sam)).version, issueHours: null });
  for (let more = 0; more < 4; more += 1) {
    world.clock.advance({ minutes: 1 });
    await world.draft({ status: "PROCESSING" });
  }
  const since = (await waiting()).flatMap(({ dueAt, waitingSince }) =>
    dueAt === null ? [waitingSince] : [],
  );
  assert.ok(since.length >= 4);
  assert.deepEqual(since, since.toSorted());
});
