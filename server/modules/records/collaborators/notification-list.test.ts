// The notification list of a document: who is on it by themselves and by choice, and that its emails and notifications really go there.
// Shows: DOC-102.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asDocumentId, asOrganisationId } from "@bondline/domain/ids.ts";
import type { Api } from "../../../../testing/api.ts";
import {
  anIssuedDocument,
  type IssuedDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { PEOPLE, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { createDocumentRequest } from "../../documents/document-requests/commands/create-document-request.ts";
import { declareDocumentLost } from "../../documents/lost-originals/commands/declare-document-lost.ts";
import { createDocumentRequestForReturn } from "../../documents/return-requests/commands/create-document-request-for-return.ts";
import { listNoticeRecipients } from "../alerts/expiry-notice-store.ts";

const LIST = "query ($id: ID!) { documentNotificationList(documentId: $id) { name topics isChosen } }";

let world: World;
let ada: Api;
let issued: IssuedDocument;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  issued = await anIssuedDocument(world);
});
after(() => world.end());

const listSeenBy = async (person: PersonName) =>
  (await (await world.as(person)).get(LIST, { id: issued.id })).documentNotificationList;

async function put(person: PersonName, topics: string[]): Promise<string> {
  const input = { documentId: issued.id, userId: idOf("person", person), topics };
  const reply = await ada.mutate(
    "setDocumentNotifications",
    "SetDocumentNotificationsInput",
    input,
    "clientMutationId",
  );
  return reply.errors?.[0]?.extensions.code ?? "OK";
}

async function choose(person: PersonName, topics: string[]): Promise<string> {
  const input = { documentId: issued.id, topics };
  const api = await world.as(person);
  const reply = await api.mutate(
    "setOwnDocumentNotifications",
    "SetOwnDocumentNotificationsInput",
    input,
    "clientMutationId",
  );
  return reply.errors?.[0]?.extensions.code ?? "OK";
}

/** Who was written to since. */
async function mailedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = (await allMails(world)).length;
  await act();
  const mails = (await allMails(world)).slice(before);
  return mails.flatMap(({ toAddresses }) => toAddresses).toSorted();
}

test("whoever looks after it sees everybody who sees the document, others themselves alone", async () => {
  assert.deepEqual(await listSeenBy("ada"), [
    { name: "Ada Nguyen", topics: ["REQUESTS", "RETURNS", "CUSTODY", "EXPIRY"], isChosen: false },
    { name: "Ben Okafor", topics: [], isChosen: false },
    { name: "Dee Marsh", topics: ["REQUESTS", "CUSTODY"], isChosen: false },
  ]);
  assert.deepEqual(await listSeenBy("dee"), [
    { name: "Dee Marsh", topics: ["REQUESTS", "CUSTODY"], isChosen: false },
  ]);
  assert.deepEqual(await listSeenBy("rosa"), []);
});

test("only who sees the document is put on it, and staff are on none", async () => {
  assert.equal(await put("wes", ["EXPIRY"]), "COLLABORATOR_NOT_FOUND");
  assert.equal(await choose("rosa", []), "COLLABORATOR_NOT_FOUND");
  assert.equal(await choose("fay", []), "COLLABORATOR_NOT_FOUND");
});

test("a colleague who was put on it is told of what their own side asks, and who took themselves off is not", async () => {
  assert.equal(await put("ben", ["REQUESTS"]), "OK");
  assert.equal(await choose("dee", []), "OK");
  const mailed = await mailedBy(() =>
    callAs(world.app, "ada", createDocumentRequest, {
      documentId: issued.id,
      version: issued.version,
      kind: "REDUCTION",
      amount: "50000",
      reason: "Stage 1 is complete.",
    }),
  );
  assert.ok(mailed.includes(PEOPLE.ben.email));
  assert.ok(!mailed.includes(PEOPLE.ada.email), "she has asked");
  const { notifications } = await (await world.as("ben")).get(
    "{ notifications(first: 1) { edges { node { kind documentId } } } }",
  );
  assert.deepEqual(notifications.edges[0].node, { kind: "REQUEST_ASKED", documentId: issued.id });
  const dees = await (await world.as("dee")).get(
    "{ notifications(first: 5) { edges { node { documentId } } } }",
  );
  assert.ok(
    !dees.notifications.edges.some(
      ({ node }: { node: { documentId: string } }) => node.documentId === issued.id,
    ),
  );
});

test("a loss goes to whoever is told of the original, and to nobody who was put on another topic", async () => {
  const other = await anIssuedDocument(world);
  const declare = { lastSeenDate: "2026-11-20", searched: "The safe and the archive." };
  const input = { documentId: other.id, topics: ["CUSTODY"], userId: idOf("person", "ben") };
  await ada.mutate("setDocumentNotifications", "SetDocumentNotificationsInput", input, "clientMutationId");
  const mailed = await mailedBy(() =>
    callAs(world.app, "ada", declareDocumentLost, {
      documentId: other.id,
      version: other.version,
      ...declare,
    }),
  );
  assert.ok(mailed.includes(PEOPLE.ben.email));
});

test("reminders of an expiry and the answer about a return go to whoever is told of them", async () => {
  const other = await anIssuedDocument(world);
  const input = { documentId: other.id, topics: ["EXPIRY", "RETURNS"], userId: idOf("person", "ben") };
  await ada.mutate("setDocumentNotifications", "SetDocumentNotificationsInput", input, "clientMutationId");
  const own = { documentId: other.id, topics: [] };
  await ada.mutate(
    "setOwnDocumentNotifications",
    "SetOwnDocumentNotificationsInput",
    own,
    "clientMutationId",
  );
  await callAs(world.app, "ada", createDocumentRequestForReturn, {
    name: "Leo Brandt",
    emailAddress: "leo.brandt@lessor.example",
    reason: "The works are complete.",
    obligationsEndedDate: "2026-11-01",
    documentId: other.id,
    version: other.version,
  });
  const { reminded, returned } = await runTransaction(world.app, { system: "Set-up" }, async (tx) => ({
    reminded: await listNoticeRecipients(tx, {
      documentId: asDocumentId(other.id),
      notifiedId: asOrganisationId(other.organisationId),
      isShared: false,
    }),
    returned: await tx.query<{ email: string }>(
      "select p.email from document_return_request r, return_people(r.id) p where r.document_id = $1 order by p.email",
      [other.id],
    ),
  }));
  assert.deepEqual(
    reminded.map(({ emailAddress, noticeReason }) => [emailAddress, noticeReason]),
    [
      [PEOPLE.ada.email, "ADMINISTRATOR"],
      [PEOPLE.ben.email, "NAMED"],
    ],
  );
  assert.deepEqual(
    returned.map(({ email }) => email),
    [PEOPLE.ada.email, PEOPLE.ben.email],
    "she has asked for it, and so hears the answer",
  );
});

test("who is no longer of the organisation is told nothing, whatever was chosen for them", async () => {
  const listed = async () =>
    (
      await runTransaction(world.app, { system: "Set-up" }, (tx) =>
        tx.query<{ email: string }>("select email from document_people($1, 'REQUESTS') where is_listed", [
          issued.id,
        ]),
      )
    ).map(({ email }) => email);
  assert.deepEqual(await listed(), [PEOPLE.ben.email]);
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("delete from member where account_id = $1", [idOf("person", "ben")]),
  );
  assert.deepEqual(await listed(), []);
});
