// People on one document: inviting, accepting, other roles, leaving and removing, and what each sees then.
// Shows: C-02, C-03, DOC-049..DOC-051, DOC-100, API-094, API-095, H-30, E-29, Q-027, Q-093.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import {
  anIssuedDocument,
  type IssuedDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { allMails, type WholeMail } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { PEOPLE } from "../../../demo/cast.ts";

const PEOPLE_OF = `collaborators { id emailAddress givenName familyName roles invitationStatus invitedBy isMember capabilities }`;
const DOCUMENT = `query ($id: ID!) { document(id: $id) { referenceNumber capabilities costs { accruedCost } ${PEOPLE_OF} } }`;

let world: World;
let ada: Api;
let ida: Api;
let issued: IssuedDocument;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  ida = await world.as("ida");
  issued = await anIssuedDocument(world);
});
after(() => world.end());

const INPUTS = {
  createDocumentCollaborator: "CreateDocumentCollaboratorInput",
  resendDocumentCollaborator: "ResendDocumentCollaboratorInput",
  updateDocumentCollaborator: "UpdateDocumentCollaboratorInput",
  removeDocumentCollaborator: "RemoveDocumentCollaboratorInput",
  leaveDocument: "LeaveDocumentInput",
  acceptCollaboratorInvitation: "AcceptCollaboratorInvitationInput",
} as const;
type Call = keyof typeof INPUTS;

function selectionOf(call: Call): string {
  if (call === "acceptCollaboratorInvitation") return "documentId organisationId";
  return call === "leaveDocument" ? "clientMutationId" : `document { ${PEOPLE_OF} }`;
}
const send = (api: Api, call: Call, input: object): Promise<ApiReply> =>
  api.mutate(call, INPUTS[call], input, selectionOf(call));
const codeOf = (reply: ApiReply) => refusalOf(reply) ?? "OK";

// biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
async function personWith(address: string, documentId = issued.id): Promise<any> {
  const { document } = await ada.get(DOCUMENT, { id: documentId });
  return document.collaborators.find(
    ({ emailAddress }: { emailAddress: string }) => emailAddress === address,
  );
}

async function mailsTo(address: string): Promise<WholeMail[]> {
  return (await allMails(world)).filter(({ toAddresses }) => toAddresses.includes(address));
}
async function newestCode(address: string): Promise<string> {
  const texts = (await mailsTo(address)).map(({ text }) => /invite\?code=(\w+)&to=document/.exec(text)?.[1]);
  return texts.findLast((code) => code !== undefined) ?? "";
}

async function invite(emailAddress: string, roles: string[], documentId = issued.id): Promise<ApiReply> {
  return await send(ada, "createDocumentCollaborator", { documentId, emailAddress, roles });
}
const accept = (api: Api, code: string) => send(api, "acceptCollaboratorInvitation", { code });
const seenBy = async (api: Api, id = issued.id) => await api.codeOf(DOCUMENT, { id });

describe("an invitation to one document", () => {
  test("goes by email with the role, and leads its person to that document and no other", async () => {
    const other = await anIssuedDocument(world);
    assert.equal(codeOf(await invite(" Ida@Brokers.Example", ["ISSUER"])), "OK");
    const { id: _, ...asked } = await personWith(PEOPLE.ida.email);
    assert.deepEqual(asked, {
      emailAddress: "ida@brokers.example",
      givenName: null,
      familyName: null,
      roles: ["ISSUER"],
      invitationStatus: "INVITED",
      invitedBy: "Ada Nguyen",
      isMember: false,
      capabilities: ["CAN_RESEND", "CAN_CHANGE_ROLES", "CAN_REMOVE"],
    });
    const [mail] = await mailsTo(PEOPLE.ida.email);
    assert.equal(mail?.subject, "You are invited to a bank guarantee on Bondline");
    assert.match(mail?.text ?? "", /Your role: Applicant/);
    assert.equal(await seenBy(ida), "DOCUMENT_NOT_FOUND");

    const code = await newestCode(PEOPLE.ida.email);
    const look =
      "query ($code: String!) { collaboratorInvitation(code: $code) { emailAddress organisationName invitedBy documentVariant roles status } }";
    const { collaboratorInvitation } = await world.anonymous.get(look, { code });
    assert.deepEqual(collaboratorInvitation, {
      emailAddress: "i•••@brokers.example",
      organisationName: "Harbour Civil Pty Ltd",
      invitedBy: "Ada Nguyen",
      documentVariant: "BANK_GUARANTEE",
      roles: ["ISSUER"],
      status: "INVITED",
    });

    assert.equal(codeOf(await accept(await world.as("wes"), code)), "INVITATION_NOT_FOUND");
    const { data } = await accept(ida, code);
    assert.equal(data.acceptCollaboratorInvitation.documentId, issued.id);
    assert.equal(codeOf(await accept(ida, code)), "OK", "again changes nothing");

    const { document } = await ida.get(DOCUMENT, { id: issued.id });
    assert.equal(document.costs, null);
    assert.ok(document.capabilities.includes("CAN_MANAGE_ATTACHMENTS"));
    assert.ok(!document.capabilities.includes("CAN_MANAGE_COLLABORATORS"));
    assert.equal(await seenBy(ida, other.id), "DOCUMENT_NOT_FOUND");
    const shared = "{ me { isCollaborator } documentsSharedWithMe(first: 10) { edges { node { id } } } }";
    const { me, documentsSharedWithMe } = await ida.get(shared);
    assert.equal(me.isCollaborator, true);
    assert.deepEqual(documentsSharedWithMe.edges, [{ node: { id: issued.id } }]);

    const joined = await personWith(PEOPLE.ida.email);
    assert.deepEqual(
      [joined.givenName, joined.familyName, joined.invitationStatus],
      ["Ida", "Quinn", "ACCEPTED"],
    );
    const { notifications } = await ada.get(
      "{ notifications(first: 5) { edges { node { kind about documentId } } } }",
    );
    assert.deepEqual(notifications.edges[0].node, {
      kind: "COLLABORATOR_JOINED",
      about: "Ida Quinn",
      documentId: issued.id,
    });
  });

  test("to somebody who is there already is refused, and a member of the organisation needs none", async () => {
    assert.equal(codeOf(await invite("nora@example.com", ["LIMITED"])), "OK");
    const again = await invite("Nora@example.com", ["OWNER"]);
    assert.equal(codeOf(again), "COLLABORATOR_ALREADY_EXISTS");
    assert.equal(
      again.errors?.[0]?.extensions.message,
      "Sorry, it looks like a collaborator already exists with the provided email.",
    );
    assert.equal(codeOf(await invite(PEOPLE.ben.email, ["ISSUER"])), "MEMBER_ALREADY_EXISTS");
    const faulty = await invite("nora", []);
    assert.deepEqual(faulty.errors?.[0]?.extensions.fields, {
      emailAddress: "This field must be a valid email",
      roles: "Choose at least one role.",
    });
  });

  test("is sent again with a new code, and is over after seven days or when it was taken back", async () => {
    await invite("orla@example.com", ["LIMITED"]);
    const person = await personWith("orla@example.com");
    const first = await newestCode("orla@example.com");
    const place = { documentId: issued.id, id: person.id };
    assert.equal(codeOf(await send(ada, "resendDocumentCollaborator", place)), "OK");
    const second = await newestCode("orla@example.com");
    assert.notEqual(second, first);
    const look = "query ($code: String!) { collaboratorInvitation(code: $code) { status } }";
    assert.equal(await world.anonymous.codeOf(look, { code: first }), "INVITATION_NOT_FOUND");

    const begun = world.app.ports.clock.now();
    world.clock.advance({ days: 7 });
    assert.equal(
      (await world.anonymous.get(look, { code: second })).collaboratorInvitation.status,
      "EXPIRED",
    );
    ada = await world.as("ada");
    assert.equal((await personWith("orla@example.com")).invitationStatus, "EXPIRED");
    world.clock.setTo(begun);
    ada = await world.as("ada");

    assert.equal(codeOf(await send(ada, "removeDocumentCollaborator", place)), "OK");
    assert.equal(await world.anonymous.codeOf(look, { code: second }), "INVITATION_NOT_FOUND");
    assert.equal(codeOf(await send(ada, "removeDocumentCollaborator", place)), "COLLABORATOR_NOT_FOUND");
  });

  test("that was accepted is not sent again", async () => {
    const { id } = await personWith(PEOPLE.ida.email);
    const place = { documentId: issued.id, id };
    assert.equal(codeOf(await send(ada, "resendDocumentCollaborator", place)), "INVALID_TRANSITION");
  });
});

describe("a person on a document", () => {
  test("who is its owner there manages its people, others do not, and other roles hold at once", async () => {
    const { id } = await personWith(PEOPLE.ida.email);
    const nora = { documentId: issued.id, id: (await personWith("nora@example.com")).id };
    assert.equal(codeOf(await send(ida, "removeDocumentCollaborator", nora)), "DOCUMENT_NOT_FOUND");
    const place = { documentId: issued.id, id };
    assert.equal(codeOf(await send(ada, "updateDocumentCollaborator", { ...place, roles: ["OWNER"] })), "OK");
    assert.equal(codeOf(await send(ida, "removeDocumentCollaborator", nora)), "OK");
    assert.notEqual((await ida.get(DOCUMENT, { id: issued.id })).document.costs, null);
    await send(ada, "updateDocumentCollaborator", { ...place, roles: ["LIMITED"] });
    assert.equal((await ida.get(DOCUMENT, { id: issued.id })).document.costs, null);
  });

  test("is told nothing more from the moment of the removal, also where they are watching", async () => {
    const watching = await watch(world, ida, {
      query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { id } }",
      variables: { id: issued.id },
    });
    const { id } = await personWith(PEOPLE.ida.email);
    await send(ada, "removeDocumentCollaborator", { documentId: issued.id, id });
    assert.equal(await watching.next(), undefined);
    await watching.end();
    assert.equal(await seenBy(ida), "DOCUMENT_NOT_FOUND");
    assert.equal((await ida.get("{ me { isCollaborator } }")).me.isCollaborator, false);
  });

  test("leaves by themselves; who belongs to its organisation cannot", async () => {
    await invite(PEOPLE.ida.email, ["LIMITED"]);
    await accept(ida, await newestCode(PEOPLE.ida.email));
    assert.equal(await seenBy(ida), "OK");
    const me = (await ida.get(DOCUMENT, { id: issued.id })).document.collaborators.at(-1);
    assert.deepEqual(me.capabilities, ["CAN_LEAVE"]);
    assert.equal(
      codeOf(await send(ada, "leaveDocument", { documentId: issued.id })),
      "COLLABORATOR_NOT_FOUND",
    );
    assert.equal(codeOf(await send(ida, "leaveDocument", { documentId: issued.id })), "OK");
    assert.equal(await seenBy(ida), "DOCUMENT_NOT_FOUND");
  });

  test("stands in its history, as invited, accepted and removed", async () => {
    const query = `query ($id: ID!) { documentHistory(documentId: $id, first: 100) { edges { node { objectType changeType recordName triggeredBy { givenName } } } } }`;
    const { documentHistory } = await ada.get(query, { id: issued.id });
    const entries = documentHistory.edges
      // biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
      .map(({ node }: any) => node)
      .filter(
        ({ objectType, recordName }: { objectType: string; recordName: string }) =>
          objectType === "Collaborator" && recordName === PEOPLE.ida.email,
      )
      // biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
      .map(({ changeType, triggeredBy }: any) => `${changeType} ${triggeredBy.givenName}`);
    assert.deepEqual(entries.slice(0, 3), ["DELETE Ida", "UPDATE Ida", "INSERT Ada"]);
  });
});

describe("a limited member", () => {
  test("is added to single documents at once, sees just those, and is told", async () => {
    const cam = await world.as("cam");
    assert.equal(await seenBy(cam), "DOCUMENT_NOT_FOUND");
    const asIssuer = await invite(PEOPLE.cam.email, ["ISSUER"]);
    assert.match(asIssuer.errors?.[0]?.extensions.fields?.roles ?? "", /role Limited only/);
    assert.equal(codeOf(await invite(PEOPLE.cam.email, ["LIMITED"])), "OK");
    assert.equal(codeOf(await invite(PEOPLE.cam.email, ["LIMITED"])), "COLLABORATOR_ALREADY_EXISTS");
    assert.equal(await seenBy(cam), "OK");
    const list = "query ($id: ID!) { documents(organisationId: $id, first: 10) { edges { node { id } } } }";
    const { documents } = await cam.get(list, { id: issued.organisationId });
    assert.deepEqual(documents.edges, [{ node: { id: issued.id } }]);
    assert.match(
      (await mailsTo(PEOPLE.cam.email)).at(-1)?.subject ?? "",
      /^You can now see bank guarantee BG-/,
    );

    const { id, isMember, givenName, capabilities } = await personWith(PEOPLE.cam.email);
    assert.deepEqual([isMember, givenName, capabilities], [true, "Cam", ["CAN_REMOVE"]]);
    assert.equal(codeOf(await send(ada, "removeDocumentCollaborator", { documentId: issued.id, id })), "OK");
    assert.equal(await seenBy(cam), "DOCUMENT_NOT_FOUND");
  });
});
