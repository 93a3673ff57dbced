// What waits at the desk about a draft's parts: documents to decide on, proposed wordings to answer, and identities to decide on.
// Shows: ST-40.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { aRequiredDocument, putUp } from "../../../../testing/builders/required-document-builder.ts";
import { aFormToSign } from "../../../../testing/builders/signed-form-builder.ts";
import { aWordingProposal } from "../../../../testing/builders/wording-proposal-builder.ts";
import { must, seenDraft } from "../../../../testing/draft-calls.ts";
import { untilSomebodyWaits } from "../../../../testing/lock-waits.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { anIdentityCheck } from "../../../demo/builders/identity-builder.ts";
import { anIndividual } from "../../../demo/builders/individual-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";

const WORK = "id kind reference amount organisationName parentId version takenBy waitingSince dueAt closedAt";
const NONE = /Nothing waits at the desk/;

let world: World;
let ada: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  gus = await world.as("gus");
});
after(() => world.end());

async function workSeen(id: string) {
  return (await gus.get(`{ deskWork(id: "${id}") { ${WORK} } }`)).deskWork;
}
const workOn = async (subjectId: string) => await workSeen((await workOf(world.app, subjectId)).id);

async function done(api: Api, name: string, input: object) {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const { errors } = await api.mutate(name, type, input, "clientMutationId");
  assert.equal(errors, undefined, JSON.stringify(errors));
}
async function decide(requiredDocumentId: string, requiredDocumentMessageId: string, outcome: string) {
  await done(gus, "actionRequiredDocumentMessage", {
    ...{ requiredDocumentId, requiredDocumentMessageId, outcome },
    message: outcome === "REJECTED" ? "A page is missing." : null,
  });
}

test("a document waits once it is put up, is taken, and is gone when it is decided on, each time anew", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const id = await aRequiredDocument(world.app, draft.id);
  await assert.rejects(workOf(world.app, id), NONE);
  world.clock.advance({ minutes: 1 });
  const first = await putUp(world.app, id);
  const work = await workOn(id);
  assert.deepEqual(
    [work.kind, work.reference, work.amount, work.organisationName, work.parentId],
    ["REQUIRED_DOCUMENT", draft.referenceNumber, null, "Harbour Civil Pty Ltd", draft.id],
  );
  assert.ok(work.dueAt > work.waitingSince);
  const at = { id: work.id, version: work.version };
  const taken = await gus.mutate("takeDeskWork", "DeskWorkInput", at, "deskWork { takenBy }");
  assert.equal(taken.data.takeDeskWork.deskWork.takenBy, "Gus Reid");

  await decide(id, first, "REJECTED");
  assert.notEqual((await workSeen(work.id)).closedAt, null);
  world.clock.advance({ minutes: 1 });
  const second = await putUp(world.app, id);
  const again = await workOn(id);
  assert.ok(again.id !== work.id && again.waitingSince > work.waitingSince);
  await decide(id, second, "APPROVED");
  await assert.rejects(workOf(world.app, id), NONE);
});

test("one that is withdrawn, that a signature is awaited on, or whose draft is over waits no more", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const withdrawn = await aRequiredDocument(world.app, draft.id);
  await putUp(world.app, withdrawn);
  await done(gus, "withdrawRequiredDocument", { id: withdrawn, reason: "We have it." });
  await assert.rejects(workOf(world.app, withdrawn), NONE);

  const signed = await aRequiredDocument(world.app, draft.id);
  await putUp(world.app, signed);
  const before = await workOn(signed);
  await aFormToSign(world.app, signed);
  await assert.rejects(workOf(world.app, signed), NONE);
  world.clock.advance({ minutes: 1 });
  await done(ada, "callOffFormEnvelope", { requiredDocumentId: signed });
  const after = await workOn(signed);
  assert.ok(after.id !== before.id && after.waitingSince > before.waitingSince);

  const { version } = await seenDraft(ada, draft.id);
  await must(ada, "cancelDraft", { id: draft.id, version });
  await assert.rejects(workOf(world.app, signed), NONE);
});

test("a proposed wording waits for the bank's answer, and not what the bank itself proposed or was never sent", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const own = await aWordingProposal(world.app, draft.id, "rosa");
  await assert.rejects(workOf(world.app, own), NONE);
  await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
  const id = await aWordingProposal(world.app, draft.id, "dee");
  const work = await workOn(id);
  assert.deepEqual(
    [work.kind, work.reference, work.parentId],
    ["WORDING_PROPOSAL", draft.referenceNumber, draft.id],
  );
  const of = async () => ({ draftId: draft.id, id, version: (await seenDraft(gus, draft.id)).version });
  await done(gus, "acceptWordingProposal", await of());
  // The applicant's answer is still missing; the provider's part is done.
  assert.notEqual((await workSeen(work.id)).closedAt, null);

  const unsent = await world.draft({ status: "DRAFT" });
  await assert.rejects(workOf(world.app, await aWordingProposal(world.app, unsent.id, "ada")), NONE);
});

test("one whose draft is cancelled waits no more, and neither does one that is declined", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const id = await aWordingProposal(world.app, draft.id, "ada");
  const work = await workOn(id);
  const { version } = await seenDraft(gus, draft.id);
  await done(gus, "declineWordingProposal", { draftId: draft.id, id, version, reason: "It is too wide." });
  assert.notEqual((await workSeen(work.id)).closedAt, null);

  const next = await aWordingProposal(world.app, draft.id, "ada");
  await workOf(world.app, next);
  await must(ada, "cancelDraft", { id: draft.id, version: (await seenDraft(ada, draft.id)).version });
  await assert.rejects(workOf(world.app, next), NONE);
});

test("a director whom the service has locked out waits from then on, once the draft is in submission, until somebody of the provider decides", async () => {
  const { id: draftId, referenceNumber } = await world.draft({ status: "SUBMISSION_STARTED" });
  const id = await anIndividual(world.app, draftId, { surname: "Locked" });
  await anIdentityCheck(world.app, id, "LOCKED_OUT");
  await assert.rejects(workOf(world.app, id), NONE);
  world.clock.advance({ minutes: 1 });
  const { version } = await seenDraft(ada, draftId);
  const sent = await must(ada, "completeDraftSubmission", {
    id: draftId,
    version,
    acceptSubmissionTerms: true,
  });
  assert.equal(sent.draft.status, "IDENTIFYING");
  const work = await workOn(id);
  assert.deepEqual([work.kind, work.reference, work.parentId], ["IDENTITY", referenceNumber, draftId]);
  await done(gus, "overrideIdentification", { id, version: await versionOf(id), reason: "Seen in person." });
  assert.notEqual((await workSeen(work.id)).closedAt, null);
});

test("one who begins to need attention meanwhile waits, and no longer once the draft is over", async () => {
  const { id: draftId } = await world.draft({ status: "SUBMISSION_STARTED" });
  const id = await anIndividual(world.app, draftId, { surname: "Pending" });
  const { version } = await seenDraft(ada, draftId);
  await must(ada, "completeDraftSubmission", { id: draftId, version, acceptSubmissionTerms: true });
  await assert.rejects(workOf(world.app, id), NONE);
  await anIdentityCheck(world.app, id, "PENDING");
  const work = await workOn(id);
  await must(ada, "cancelDraft", { id: draftId, version: (await seenDraft(ada, draftId)).version });
  assert.notEqual((await workSeen(work.id)).closedAt, null);
});

async function versionOf(individualId: string): Promise<number> {
  const query =
    "query ($id: ID!) { identityCheck(identificationIndividualId: $id) { individual { version } } }";
  return (await ada.get(query, { id: individualId })).identityCheck.individual.version;
}

/** Work on a document of the draft that is locked before the other, by its id; ids are drawn. */
async function aDocumentBefore(draftId: string, workId: string): Promise<string> {
  const part = await aRequiredDocument(world.app, draftId);
  await putUp(world.app, part);
  const { id } = await workOf(world.app, part);
  return id < workId ? id : await aDocumentBefore(draftId, workId);
}

async function aConnection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: world.ownerUrl });
  await client.connect();
  await client.query("begin");
  await client.query("select begin_system_work('Test', now())");
  return client;
}

test("a draft that moves on waits for the work that somebody is taking, and holds none of it meanwhile", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const own = await workOf(world.app, draft.id);
  const first = await aDocumentBefore(draft.id, own.id);
  const [taking, moving] = [await aConnection(), await aConnection()];
  const lock = "select from desk_work where id = $1 for update";
  try {
    await taking.query(lock, [first]);
    const moved = moving.query("update draft set status = 'CHANGES_REQUESTED' where id = $1", [draft.id]);
    await untilSomebodyWaits(world);
    await taking.query(lock, [own.id]);
    await taking.query("rollback");
    await moved;
  } finally {
    await moving.query("rollback");
    await Promise.all([taking.end(), moving.end()]);
  }
});
