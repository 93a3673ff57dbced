// Who is notified of a comment: those who take part in its record and may read it, at once in the product, and by one mail for a quarter of an hour.
// Shows: N-05.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { commentBatch } from "@bondline/domain/records/comments/comment.ts";
import type { Api } from "../../../../testing/api.ts";
import { workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import type { PersonName } from "../../../demo/cast.ts";
import { mailComments } from "./comment-mail-jobs.ts";
import type { CommentedRecord } from "./notify-of-comment.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

const SAY = {
  draft: ["createDraftComment", "CreateDraftCommentInput", "draftId"],
  document: ["createComment", "CreateCommentInput", "documentId"],
  facility_application: [
    "createFacilityApplicationComment",
    "CreateFacilityApplicationCommentInput",
    "facilityApplicationId",
  ],
} as const;

async function say(person: PersonName, record: Pick<CommentedRecord, "kind" | "id">, content: string) {
  const [name, type, id] = SAY[record.kind];
  const api = await world.as(person);
  const answer = await api.mutate(name, type, { [id]: record.id, content }, "commentId");
  assert.equal(answer.errors, undefined);
  return answer.data[name].commentId as string;
}

const EVERYBODY = ["ada", "ben", "dee", "rosa", "gus", "sam", "bea", "wes", "fay"] as const;

/** How many comments on it each has been notified of in the product; who was notified of none is left out. */
async function bells(id: string): Promise<Record<string, string>> {
  const notified: Record<string, string> = {};
  for (const person of EVERYBODY) {
    const kinds = (await kindsFor(await world.as(person), id)).filter((kind) => kind.startsWith("COMMENT"));
    if (kinds.length > 0) notified[person] = `${kinds.length} ${kinds[0]}`;
  }
  return notified;
}

async function kindsFor(api: Api, id: string): Promise<string[]> {
  type Notice = { kind: string; draftId: string };
  const { notifications } = await api.get(
    "{ notifications(first: 100) { edges { node { kind draftId } } } }",
  );
  return notifications.edges.flatMap(({ node }: { node: Notice }) =>
    node.draftId === id ? [node.kind] : [],
  );
}

test("on a draft: the desk, whoever raised it and whoever has said something; nobody else, and never the author", async () => {
  const { id, organisationId } = await world.draft({ status: "SUBMITTED" });
  const draft = { kind: "draft", id } as const;
  await shareWith(world.app, "draft", { id, organisationId }, { person: "dee", roles: ["LIMITED"] });
  await say("ada", draft, "Is the site address right?");
  assert.deepEqual(await bells(id), { rosa: "1 COMMENT_FOR_STAFF", gus: "1 COMMENT_FOR_STAFF" });
  await say("rosa", draft, "It is.");
  assert.deepEqual(await bells(id), {
    ada: "1 COMMENT",
    rosa: "1 COMMENT_FOR_STAFF",
    gus: "2 COMMENT_FOR_STAFF",
  });
  await say("dee", draft, "Thank you.");
  await say("ada", draft, "Then go on.");
  assert.deepEqual(await bells(id), {
    ada: "2 COMMENT",
    dee: "1 COMMENT",
    rosa: "3 COMMENT_FOR_STAFF",
    gus: "4 COMMENT_FOR_STAFF",
  });
});

test("at the desk whoever has taken the work is told alone, and of what a client has not sent nobody is", async () => {
  const { id } = await world.draft({ status: "SUBMITTED" });
  const work = await workOf(world.app, id);
  const gus = await world.as("gus");
  const taken = await gus.mutate(
    "takeDeskWork",
    "DeskWorkInput",
    { id: work.id, version: work.version },
    "deskWork { id }",
  );
  assert.equal(taken.errors, undefined);
  await say("ada", { kind: "draft", id }, "One more thing.");
  assert.deepEqual(await bells(id), { gus: "1 COMMENT_FOR_STAFF" });
  const unsent = await world.draft({ status: "DRAFT" });
  await say("ben", { kind: "draft", id: unsent.id }, "Which site?");
  assert.deepEqual(await bells(unsent.id), { ada: "1 COMMENT" });
});

test("on a document and an application the bank that reads it is told as well, and no other", async () => {
  const { documentId } = await world.draft({ status: "ESTABLISHED" });
  await say("ada", { kind: "document", id: documentId as never }, "The original is here.");
  const application = await buildApplication(world.app, { status: "PROCESSING" });
  await say("ada", { kind: "facility_application", id: application.id as never }, "The figures follow.");
  for (const id of [String(documentId), application.id])
    assert.deepEqual(await bells(id), {
      rosa: "1 COMMENT_FOR_STAFF",
      gus: "1 COMMENT_FOR_STAFF",
      sam: "1 COMMENT_FOR_STAFF",
    });
});

test("one mail says what others have said in a quarter of an hour and have not taken back, once", async () => {
  const { id, organisationId, referenceNumber } = await world.draft({ status: "SUBMITTED" });
  const draft = { kind: "draft", id, organisationId, referenceNumber } as const;
  const { from } = commentBatch(world.clock.now());
  world.clock.advance({ minutes: 16 });
  const { from: next } = commentBatch(world.clock.now());
  await say("ada", draft, "Is the site address right?");
  await say("ada", draft, "And the number?");
  const wrong = await say("ada", draft, "The wrong thing.");
  await say("rosa", draft, "Both are.");
  const ada = await world.as("ada");
  const removed = await ada.mutate(
    "removeDraftComment",
    "RemoveDraftCommentInput",
    { draftId: id, id: wrong },
    "commentId",
  );
  assert.equal(removed.errors, undefined);
  const mails = async () =>
    (await mailsAbout(world, id)).filter(({ intent }) => intent.startsWith("comments"));
  await mailComments(world.app, { record: draft, from });
  assert.deepEqual(await mails(), []);
  for (let times = 0; times < 2; times += 1) await mailComments(world.app, { record: draft, from: next });
  const byReader = new Map((await mails()).map((mail) => [mail.toAddresses.join(), mail]));
  assert.equal((await mails()).length, 3);
  const [toAda, toRosa, toGus] = ["ada@harbourcivil", "rosa@bondline", "gus@bondline"].map((name) =>
    byReader.get(`${name}.example`),
  );
  assert.equal(toAda?.subject, `A new comment on ${referenceNumber}`);
  assert.match(toAda?.text ?? "", /“Rosa Whitfield”[\s\S]*Both are\./);
  assert.doesNotMatch(toAda?.text ?? "", /site address/);
  assert.ok(toAda?.text.includes(`/drafts/${organisationId}/${id}/view`));
  assert.equal(toRosa?.subject, `New comments on ${referenceNumber}`);
  assert.match(toRosa?.text ?? "", /Is the site address right\?[\s\S]*And the number\?/);
  assert.ok(toRosa?.text.includes(`/staff/drafts/${id}`));
  assert.match(toGus?.text ?? "", /And the number\?[\s\S]*Both are\./);
  for (const mail of [toAda, toRosa, toGus]) assert.doesNotMatch(mail?.text ?? "", /wrong thing/);
});
