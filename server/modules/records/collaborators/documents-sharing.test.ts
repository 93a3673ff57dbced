// Several documents are shared with one person by one mail, each asked for as one is, and taken from them again.
// Shows: C-02, C-03, C-22, DOC-100, H-30.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { transactionsOf } from "../../../../testing/statements.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { PEOPLE } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const organisationId = idOf("organisation", "harbour");
const PEOPLE_OF =
  "query ($id: ID!) { document(id: $id) { collaborators { id emailAddress roles invitationStatus invitedBy isMember } } }";

let world: World;
let ada: Api;
let ida: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  ida = await world.as("ida");
});
after(() => world.end());

async function documents(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await recordDocument(world.app));
  return ids;
}

type Shared = { documentIds: readonly string[]; emailAddress: string; roles?: string[] };
const share = (api: Api, { roles = ["LIMITED"], ...shared }: Shared) =>
  api.mutate(
    "shareDocuments",
    "ShareDocumentsInput",
    { organisationId, ...shared, roles },
    "results { documentId outcome }",
  );
const stop = (api: Api, documentIds: readonly string[], emailAddress: string) =>
  api.mutate(
    "stopSharingDocuments",
    "StopSharingDocumentsInput",
    { organisationId, documentIds, emailAddress },
    "results { documentId outcome }",
  );

/** What became of each, in the order in which they were named; or the refusal of all. */
function outcomesOf(reply: ApiReply): ReturnType<typeof refusalOf> | string[] {
  const refusal = refusalOf(reply);
  if (refusal !== "OK") return refusal;
  const { shareDocuments, stopSharingDocuments } = reply.data;
  const { results } = shareDocuments ?? stopSharingDocuments;
  return results.map(({ outcome }: { outcome: string }) => outcome);
}

async function personOn(documentId: string, address: string) {
  const { document } = await ada.get(PEOPLE_OF, { id: documentId });
  return document.collaborators.find(
    ({ emailAddress }: { emailAddress: string }) => emailAddress === address,
  );
}
const mailsTo = async (address: string) =>
  (await allMails(world)).filter(({ toAddresses }) => toAddresses.includes(address));
async function newestCode(address: string): Promise<string> {
  const texts = (await mailsTo(address)).map(({ text }) => /invite\?code=(\w+)&to=document/.exec(text)?.[1]);
  return texts.findLast((code) => code !== undefined) ?? "";
}
const accept = (api: Api, code: string) =>
  api.mutate(
    "acceptCollaboratorInvitation",
    "AcceptCollaboratorInvitationInput",
    { code },
    "documentId draftId organisationId",
  );
const sees = async (api: Api, id: string) => (await api.codeOf(PEOPLE_OF, { id })) === "OK";

describe("documents that are shared with somebody outside", () => {
  test("are told of by one mail, opened by its one code, and stand under what is shared with them", async () => {
    const ids = await documents(3);
    const shared = await share(ada, {
      documentIds: ids,
      emailAddress: " Ida@Brokers.Example",
      roles: ["ISSUER"],
    });
    assert.deepEqual(outcomesOf(shared), ["INVITED", "INVITED", "INVITED"]);
    const mails = await mailsTo(PEOPLE.ida.email);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ["You are invited to 3 documents on Bondline"],
    );
    const code = await newestCode(PEOPLE.ida.email);
    const look =
      "query ($code: String!) { collaboratorInvitation(code: $code) { documentCount emailAddress organisationName roles status } }";
    assert.deepEqual((await world.anonymous.get(look, { code })).collaboratorInvitation, {
      documentCount: 3,
      emailAddress: "i•••@brokers.example",
      organisationName: "Harbour Civil Pty Ltd",
      roles: ["ISSUER"],
      status: "INVITED",
    });

    assert.equal(refusalOf(await accept(await world.as("wes"), code)), "INVITATION_NOT_FOUND");
    assert.equal(await sees(ida, ids[1] ?? ""), false);
    const { data } = await accept(ida, code);
    assert.deepEqual(data.acceptCollaboratorInvitation, { documentId: null, draftId: null, organisationId });
    assert.deepEqual((await accept(ida, code)).data, data, "again changes nothing");
    for (const id of ids) assert.equal(await sees(ida, id), true);
    const list = "{ documentsSharedWithMe(first: 10) { edges { node { id } } } }";
    const found = (await ida.get(list)).documentsSharedWithMe.edges;
    assert.deepEqual(found.map(({ node }: { node: { id: string } }) => node.id).sort(), [...ids].sort());

    const { notifications } = await ada.get(
      "{ notifications(first: 1) { edges { node { kind about referenceNumber } } } }",
    );
    const { kind, about, referenceNumber } = notifications.edges[0].node;
    assert.deepEqual([kind, about], ["COLLABORATOR_JOINED", "Ida Quinn"]);
    assert.match(referenceNumber, /^BG-\w+ and 2 more$/);
  });

  test("say in the history of each who shared it with whom", async () => {
    const ids = await documents(2);
    await share(ada, { documentIds: ids, emailAddress: "hana@example.com" });
    const query =
      "query ($id: ID!) { documentHistory(documentId: $id, first: 20) { edges { node { objectType changeType recordName triggeredBy { givenName } } } } }";
    for (const id of ids) {
      const { documentHistory } = await ada.get(query, { id });
      assert.deepEqual(documentHistory.edges[0].node, {
        objectType: "Collaborator",
        changeType: "INSERT",
        recordName: "hana@example.com",
        triggeredBy: { givenName: "Ada" },
      });
    }
  });

  test("stay as they are where the person is on them, and an unanswered invitation is replaced, also one that has run out", async () => {
    const [has, asked, ranOut, fresh] = await documents(4);
    const emailAddress = PEOPLE.ida.email;
    const shareOne = async (id = "", invitationStatus: "ACCEPTED" | "INVITED" | "EXPIRED") =>
      await shareWith(
        world.app,
        "document",
        { id, organisationId },
        { person: "ida", roles: ["OWNER"], invitationStatus },
      );
    await shareOne(has, "ACCEPTED");
    await shareOne(asked, "INVITED");
    await shareOne(ranOut, "EXPIRED");
    const documentIds = [has, asked, ranOut, fresh].map(String);
    const shared = await share(ada, { documentIds, emailAddress, roles: ["BENEFICIARY"] });
    assert.deepEqual(outcomesOf(shared), ["HAS_IT", "INVITED_AGAIN", "INVITED_AGAIN", "INVITED"]);
    assert.equal((await mailsTo(emailAddress)).at(-1)?.subject, "You are invited to 3 documents on Bondline");
    const rolesOn = async (id = "") => (await personOn(id, emailAddress)).roles;
    assert.deepEqual(
      [await rolesOn(has), await rolesOn(asked), await rolesOn(ranOut), await rolesOn(fresh)],
      [["OWNER"], ["BENEFICIARY"], ["BENEFICIARY"], ["BENEFICIARY"]],
    );
  });

  test("send no mail where the person is on all of them already", async () => {
    const ids = await documents(1);
    await shareWith(
      world.app,
      "document",
      { id: ids[0] ?? "", organisationId },
      { person: "ida", roles: ["LIMITED"] },
    );
    const before = (await mailsTo(PEOPLE.ida.email)).length;
    const shared = await share(ada, { documentIds: ids, emailAddress: PEOPLE.ida.email });
    assert.deepEqual(outcomesOf(shared), ["HAS_IT"]);
    assert.equal((await mailsTo(PEOPLE.ida.email)).length, before);
  });

  test("of one mail, one is taken back or invited to anew by itself, and the link opens the others", async () => {
    const [first, second, third] = await documents(3);
    const emailAddress = PEOPLE.dee.email;
    await share(ada, { documentIds: [first, second, third].map(String), emailAddress });
    const code = await newestCode(emailAddress);
    assert.deepEqual(outcomesOf(await stop(ada, [String(first)], emailAddress)), ["WITHDRAWN"]);
    const { id } = await personOn(String(second), emailAddress);
    await ada.mutate(
      "resendDocumentCollaborator",
      "ResendDocumentCollaboratorInput",
      { documentId: second, id },
      "clientMutationId",
    );
    const dee = await world.as("dee");
    const { data } = await accept(dee, code);
    assert.equal(data.acceptCollaboratorInvitation.documentId, third);
    assert.deepEqual(
      [await sees(dee, String(first)), await sees(dee, String(second)), await sees(dee, String(third))],
      [false, false, true],
    );
  });
});

describe("each document is asked for as one is", () => {
  test("of others and what is not there nothing is done and nothing is said but that; where none is left, it is refused", async () => {
    const [own] = await documents(1);
    const foreign = await recordDocument(world.app, { owner: "wesfarmers" });
    const nothing = "0198c000-0000-7000-8000-00000000dead";
    const mixed = await share(ada, {
      documentIds: [foreign, String(own), nothing],
      emailAddress: "fred@example.com",
    });
    assert.deepEqual(outcomesOf(mixed), ["NOT_FOUND", "INVITED", "NOT_FOUND"]);
    assert.equal(
      outcomesOf(await share(ada, { documentIds: [foreign], emailAddress: "fred@example.com" })),
      "DOCUMENT_NOT_FOUND",
    );
    const cam = await world.as("cam");
    assert.equal(
      outcomesOf(await share(cam, { documentIds: [String(own)], emailAddress: "fred@example.com" })),
      "DOCUMENT_NOT_FOUND",
    );
    assert.equal(outcomesOf(await stop(cam, [String(own)], "fred@example.com")), "DOCUMENT_NOT_FOUND");
  });

  test("who looks after the people of some of them shares those, from outside too", async () => {
    const [owned, read] = await documents(2);
    for (const [id, role] of [
      [owned, "OWNER"],
      [read, "ISSUER"],
    ] as const)
      await shareWith(
        world.app,
        "document",
        { id: String(id), organisationId },
        { person: "ida", roles: [role] },
      );
    const shared = await share(ida, {
      documentIds: [String(owned), String(read)],
      emailAddress: "gus@example.com",
    });
    assert.deepEqual(outcomesOf(shared), ["INVITED", "NOT_FOUND"]);
  });

  test("what is wrong is refused by the name of its field, and who belongs to the organisation needs none", async () => {
    const ids = await documents(1);
    const faults = async (shared: Shared) => (await share(ada, shared)).errors?.[0]?.extensions.fields;
    assert.deepEqual(await faults({ documentIds: ids, emailAddress: "nora", roles: [] }), {
      emailAddress: "This field must be a valid email",
      roles: "Choose at least one role.",
    });
    assert.deepEqual(await faults({ documentIds: [], emailAddress: "nora@example.com" }), {
      documentIds: "Choose at least one document.",
    });
    const many = Array.from({ length: 251 }, () => ids[0] ?? "");
    assert.deepEqual(await faults({ documentIds: many, emailAddress: "nora@example.com" }), {
      documentIds: "At most 250 documents can be chosen at once",
    });
    assert.equal(
      outcomesOf(await share(ada, { documentIds: ids, emailAddress: PEOPLE.ben.email })),
      "MEMBER_ALREADY_EXISTS",
    );
  });

  test("the database is asked as often for many as for few", async () => {
    const few = await documents(2);
    const many = await documents(7);
    const asked = async (act: () => Promise<ApiReply>) =>
      (await transactionsOf(world.app, act)).map((texts) => texts.map(({ text }) => text));
    const shareAll = (documentIds: string[]) => () =>
      share(ada, { documentIds, emailAddress: "kim@example.com" });
    assert.deepEqual(await asked(shareAll(many)), await asked(shareAll(few)));
    const stopAll = (documentIds: string[]) => () => stop(ada, documentIds, "kim@example.com");
    assert.deepEqual(await asked(stopAll(many)), await asked(stopAll(few)));
  });
});

describe("a limited member", () => {
  test("is added to all of them at once, is told once, and is taken off again", async () => {
    const ids = await documents(3);
    const asIssuer = await share(ada, {
      documentIds: ids,
      emailAddress: PEOPLE.cam.email,
      roles: ["ISSUER"],
    });
    assert.match(asIssuer.errors?.[0]?.extensions.fields?.roles ?? "", /role Limited only/);
    assert.deepEqual(
      outcomesOf(await share(ada, { documentIds: ids.slice(1), emailAddress: PEOPLE.cam.email })),
      ["ADDED", "ADDED"],
    );
    assert.deepEqual(outcomesOf(await share(ada, { documentIds: ids, emailAddress: PEOPLE.cam.email })), [
      "ADDED",
      "HAS_IT",
      "HAS_IT",
    ]);
    const cam = await world.as("cam");
    for (const id of ids) assert.equal(await sees(cam, id), true);
    assert.deepEqual(
      (await mailsTo(PEOPLE.cam.email)).map(({ subject }) => subject),
      ["You can now see 2 documents on Bondline", "You can now see 1 document on Bondline"],
    );
    const { notifications } = await cam.get(
      "{ notifications(first: 2) { edges { node { kind referenceNumber } } } }",
    );
    assert.match(notifications.edges[1].node.referenceNumber, /^BG-\w+ and 1 more$/);
    assert.equal(notifications.edges[1].node.kind, "DOCUMENTS_SHARED");
    assert.deepEqual(outcomesOf(await stop(ada, ids, PEOPLE.cam.email)), ["REMOVED", "REMOVED", "REMOVED"]);
    for (const id of ids) assert.equal(await sees(cam, id), false);
  });
});

describe("a person who is taken off several documents", () => {
  test("sees none of them from that moment, also where they are watching; of the others nothing is changed", async () => {
    const [on, invited, other] = await documents(3);
    const emailAddress = PEOPLE.ida.email;
    const place = (id = "") => ({ id, organisationId });
    await shareWith(world.app, "document", place(on), { person: "ida", roles: ["ISSUER"] });
    await shareWith(world.app, "document", place(invited), {
      person: "ida",
      roles: ["ISSUER"],
      invitationStatus: "INVITED",
    });
    const watching = await watch(world, ida, {
      query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { id } }",
      variables: { id: on },
    });
    const stopped = await stop(ada, [on, invited, other].map(String), " Ida@brokers.example");
    assert.deepEqual(outcomesOf(stopped), ["REMOVED", "WITHDRAWN", "NOT_ON_IT"]);
    assert.equal(await watching.next(), undefined);
    await watching.end();
    assert.equal(await sees(ida, String(on)), false);
    assert.equal(await personOn(String(invited), emailAddress), undefined);
  });

  test("nobody takes themselves off so", async () => {
    const [id] = await documents(1);
    await shareWith(
      world.app,
      "document",
      { id: String(id), organisationId },
      { person: "ida", roles: ["OWNER"] },
    );
    assert.deepEqual(outcomesOf(await stop(ida, [String(id)], PEOPLE.ida.email)), ["IS_SELF"]);
    assert.equal(await sees(ida, String(id)), true);
  });
});

test("who is on the chosen documents is told once each, with on how many; others are told nothing", async () => {
  const [one, two] = await documents(2);
  const place = (id = "") => ({ id, organisationId });
  await shareWith(world.app, "document", place(one), { person: "ida", roles: ["ISSUER"] });
  await share(ada, { documentIds: [String(one), String(two)], emailAddress: "lee@example.com" });
  await shareWith(world.app, "document", place(two), { person: "ida", roles: ["ISSUER"] });
  await share(ada, { documentIds: [String(two)], emailAddress: PEOPLE.cam.email });
  const query = `query ($of: ID!, $ids: [ID!]!) { peopleOnDocuments(organisationId: $of, documentIds: $ids) {
    emailAddress givenName familyName isMember acceptedCount invitedCount } }`;
  const given = { of: organisationId, ids: [one, two] };
  assert.deepEqual((await ada.get(query, given)).peopleOnDocuments, [
    {
      emailAddress: PEOPLE.ida.email,
      givenName: "Ida",
      familyName: "Quinn",
      isMember: false,
      acceptedCount: 2,
      invitedCount: 0,
    },
    {
      emailAddress: "lee@example.com",
      givenName: null,
      familyName: null,
      isMember: false,
      acceptedCount: 0,
      invitedCount: 2,
    },
    {
      emailAddress: PEOPLE.cam.email,
      givenName: "Cam",
      familyName: PEOPLE.cam.familyName,
      isMember: true,
      acceptedCount: 1,
      invitedCount: 0,
    },
  ]);
  assert.equal(await (await world.as("wes")).codeOf(query, given), "DOCUMENT_NOT_FOUND");
  assert.equal(await ida.codeOf(query, given), "DOCUMENT_NOT_FOUND");
});
