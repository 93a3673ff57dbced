// People on one draft: inviting, accepting, other roles, leaving and removing, what each sees and may do, and approving.
// Shows: C-01, C-03..C-11, C-18, D-49, API-082..API-084, API-087, H-29, H-30, Q-029, Q-032.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { must, refusalOf } from "../../../../testing/draft-calls.ts";
import { allMails, type WholeMail } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest } from "../../../demo/builders/guest-builder.ts";
import { PEOPLE } from "../../../demo/cast.ts";
import type { Draft } from "../../drafts/drafts/public.ts";

const PEOPLE_OF = `draftCollaborators { id emailAddress givenName familyName roles invitationStatus invitedBy isMember capabilities hasApproved approvedAt }`;
const DRAFT = `query ($id: ID!) { draft(id: $id) { version capabilities totalFees applicableRequirements { field requirementMet } ${PEOPLE_OF} } }`;

let world: World;
let ada: Api;
let ida: Api;
let dee: Api;
let draft: Draft;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  ida = await world.as("ida");
  dee = await world.as("dee");
  draft = await world.draft();
});
after(() => world.end());

const INPUTS = {
  createDraftCollaborator: "CreateDraftCollaboratorInput",
  resendDraftCollaborator: "ResendDraftCollaboratorInput",
  updateDraftCollaborator: "UpdateDraftCollaboratorInput",
  removeDraftCollaborator: "RemoveDraftCollaboratorInput",
  leaveDraft: "LeaveDraftInput",
  acceptCollaboratorInvitation: "AcceptCollaboratorInvitationInput",
  setDraftApprovalStatusForCollaborator: "SetDraftApprovalStatusForCollaboratorInput",
} as const;
type Call = keyof typeof INPUTS;

function selectionOf(call: Call): string {
  if (call === "acceptCollaboratorInvitation") return "draftId documentId organisationId";
  return call === "leaveDraft" ? "clientMutationId" : `draft { version ${PEOPLE_OF} }`;
}
const send = (api: Api, call: Call, input: object): Promise<ApiReply> =>
  api.mutate(call, INPUTS[call], input, selectionOf(call));
const codeOf = (reply: ApiReply) => refusalOf(reply) ?? "OK";

// biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
async function seen(api: Api, id = draft.id): Promise<any> {
  return (await api.get(DRAFT, { id })).draft;
}
// biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
async function personWith(address: string, id = draft.id): Promise<any> {
  const { draftCollaborators } = await seen(ada, id);
  return draftCollaborators.find(({ emailAddress }: { emailAddress: string }) => emailAddress === address);
}
async function mailsTo(address: string): Promise<WholeMail[]> {
  return (await allMails(world)).filter(({ toAddresses }) => toAddresses.includes(address));
}
async function newestCode(address: string): Promise<string> {
  const texts = (await mailsTo(address)).map(({ text }) => /invite\?code=(\w+)&to=draft/.exec(text)?.[1]);
  return texts.findLast((code) => code !== undefined) ?? "";
}

const invite = (emailAddress: string, roles: string[], draftId = draft.id) =>
  send(ada, "createDraftCollaborator", { draftId, emailAddress, roles });
const accept = (api: Api, code: string) => send(api, "acceptCollaboratorInvitation", { code });
const seenBy = (api: Api, id = draft.id) => api.codeOf(DRAFT, { id });

async function onDraft(api: Api, person: "ida" | "dee", roles: string[], id = draft.id): Promise<void> {
  assert.equal(codeOf(await invite(PEOPLE[person].email, roles, id)), "OK");
  assert.equal(codeOf(await accept(api, await newestCode(PEOPLE[person].email))), "OK");
}
async function approve(api: Api, hasApproved: boolean, id = draft.id) {
  const { version } = await seen(ada, id);
  return codeOf(
    await send(api, "setDraftApprovalStatusForCollaborator", { draftId: id, version, hasApproved }),
  );
}
async function isApprovalMissing(id = draft.id): Promise<boolean> {
  const { applicableRequirements } = await seen(ada, id);
  return applicableRequirements.some(
    ({ field, requirementMet }: { field: string; requirementMet: boolean }) =>
      field === "draftCollaborators" && !requirementMet,
  );
}

describe("an invitation to one draft", () => {
  test("goes by email with the role, and leads its person to that draft and no other", async () => {
    const other = await world.draft();
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
      hasApproved: false,
      approvedAt: null,
    });
    const [mail] = await mailsTo(PEOPLE.ida.email);
    assert.equal(mail?.subject, "You are invited to a bank guarantee application on Bondline");
    assert.match(mail?.text ?? "", /Please read it and approve it/);
    assert.equal(await seenBy(ida), "DRAFT_NOT_FOUND");

    const code = await newestCode(PEOPLE.ida.email);
    const look =
      "query ($code: String!) { collaboratorInvitation(code: $code) { emailAddress documentVariant isToDraft roles status } }";
    assert.deepEqual((await world.anonymous.get(look, { code })).collaboratorInvitation, {
      emailAddress: "i•••@brokers.example",
      documentVariant: "BANK_GUARANTEE",
      isToDraft: true,
      roles: ["ISSUER"],
      status: "INVITED",
    });
    assert.equal(codeOf(await accept(await world.as("wes"), code)), "INVITATION_NOT_FOUND");
    const { data } = await accept(ida, code);
    assert.deepEqual(
      [data.acceptCollaboratorInvitation.draftId, data.acceptCollaboratorInvitation.documentId],
      [draft.id, null],
    );
    assert.equal(codeOf(await accept(ida, code)), "OK", "again changes nothing");
    assert.equal(await seenBy(ida), "OK");
    assert.equal(await seenBy(ida, other.id), "DRAFT_NOT_FOUND");
    const { me, draftsSharedWithMe } = await ida.get(
      "{ me { isCollaborator } draftsSharedWithMe(first: 10) { edges { node { id } } } }",
    );
    assert.equal(me.isCollaborator, true);
    assert.deepEqual(draftsSharedWithMe.edges, [{ node: { id: draft.id } }]);
    const { notifications } = await ada.get(
      "{ notifications(first: 1) { edges { node { kind about draftId } } } }",
    );
    assert.deepEqual(notifications.edges[0].node, {
      kind: "COLLABORATOR_JOINED",
      about: "Ida Quinn",
      draftId: draft.id,
    });
  });

  test("to somebody who is there already is refused, and bad input names its field", async () => {
    assert.equal(codeOf(await invite("nora@example.com", ["LIMITED"])), "OK");
    const again = await invite("Nora@example.com", ["OWNER"]);
    assert.equal(
      again.errors?.[0]?.extensions.message,
      "Sorry, it looks like a collaborator already exists with the provided email.",
    );
    assert.equal(codeOf(await invite(PEOPLE.ben.email, ["ISSUER"])), "MEMBER_ALREADY_EXISTS");
    assert.deepEqual((await invite("nora", [])).errors?.[0]?.extensions.fields, {
      emailAddress: "This field must be a valid email",
      roles: "Choose at least one role.",
    });
  });

  test("is waited for until it is answered, has run out, or was taken back", async () => {
    const own = await world.draft();
    await invite("orla@example.com", ["BENEFICIARY"], own.id);
    assert.equal(await isApprovalMissing(own.id), true);
    const begun = world.app.ports.clock.now();
    world.clock.advance({ days: 7 });
    ada = await world.as("ada");
    assert.equal((await personWith("orla@example.com", own.id)).invitationStatus, "EXPIRED");
    assert.equal(await isApprovalMissing(own.id), false);
    world.clock.setTo(begun);
    ada = await world.as("ada");
    const { id } = await personWith("orla@example.com", own.id);
    const place = { draftId: own.id, id };
    const first = await newestCode("orla@example.com");
    assert.equal(codeOf(await send(ada, "resendDraftCollaborator", place)), "OK");
    const look = "query ($code: String!) { collaboratorInvitation(code: $code) { status } }";
    assert.equal(await world.anonymous.codeOf(look, { code: first }), "INVITATION_NOT_FOUND");
    assert.equal(codeOf(await send(ada, "removeDraftCollaborator", place)), "OK");
    assert.equal(await isApprovalMissing(own.id), false);
    assert.equal(codeOf(await send(ada, "removeDraftCollaborator", place)), "COLLABORATOR_NOT_FOUND");
  });

  test("that nobody has answered when the guarantee is issued leads to the document", async () => {
    const own = await world.draft({ status: "PROCESSING" });
    const guest = await aGuest(world.app, "Late");
    await invite(guest.email, ["LIMITED"], own.id);
    const code = await newestCode(guest.email);
    const rosa = await world.as("rosa");
    const { document } = await must(
      rosa,
      "establishDraft",
      {
        id: own.id,
        version: own.version,
        guaranteeNumber: "BG-LATE-1",
        establishedDate: "2026-11-20",
        bank: { name: "Macquarie Bank Limited" },
      },
      "document { id }",
    );
    const late = apiOf(world.url, guest.token);
    const { data } = await accept(late, code);
    assert.deepEqual(
      [data.acceptCollaboratorInvitation.draftId, data.acceptCollaboratorInvitation.documentId],
      [null, document.id],
    );
    assert.equal(
      await late.codeOf("query ($id: ID!) { document(id: $id) { id } }", { id: document.id }),
      "OK",
    );
    assert.equal(await seenBy(late, own.id), "DRAFT_NOT_FOUND");
  });
});

describe("a person on a draft", () => {
  test("may do what their role says, at once, and sees nothing of the applicant's money as a beneficiary", async () => {
    const held = async (api: Api) => (await seen(api)).capabilities;
    assert.ok((await held(ida)).includes("CAN_EDIT"));
    assert.ok(!(await held(ida)).includes("CAN_SUBMIT"));
    const { id } = await personWith(PEOPLE.ida.email);
    const place = { draftId: draft.id, id };
    const nora = { draftId: draft.id, id: (await personWith("nora@example.com")).id };
    assert.equal(codeOf(await send(ida, "removeDraftCollaborator", nora)), "DRAFT_NOT_FOUND");
    await send(ada, "updateDraftCollaborator", { ...place, roles: ["OWNER"] });
    assert.ok((await held(ida)).includes("CAN_SUBMIT"));
    assert.equal(codeOf(await send(ida, "removeDraftCollaborator", nora)), "OK");
    await send(ada, "updateDraftCollaborator", { ...place, roles: ["LIMITED"] });
    assert.deepEqual(await held(ida), ["CAN_VIEW", "CAN_COMMENT"]);
    await send(ada, "updateDraftCollaborator", { ...place, roles: ["ISSUER"] });

    await onDraft(dee, "dee", ["BENEFICIARY"]);
    assert.deepEqual(await held(dee), ["CAN_VIEW", "CAN_APPROVE", "CAN_COMMENT", "CAN_PROPOSE_WORDING"]);
    assert.equal((await seen(dee)).totalFees, null);
  });

  test("approves what they have read; a change takes it back, tells them what changed, and asks again", async () => {
    assert.equal(await isApprovalMissing(), true);
    assert.equal(await approve(ida, true), "OK");
    assert.equal(await approve(dee, true), "OK");
    assert.equal(await isApprovalMissing(), false);
    assert.equal(await approve(dee, true), "INVALID_TRANSITION");
    assert.notEqual((await personWith(PEOPLE.dee.email)).approvedAt, null);
    const { notifications } = await ada.get(
      "{ notifications(first: 1) { edges { node { kind about draftId } } } }",
    );
    assert.deepEqual(notifications.edges[0].node, {
      kind: "DRAFT_APPROVED",
      about: "Dee Marsh",
      draftId: draft.id,
    });

    const { version } = await seen(ada);
    await must(ada, "updateDraft", {
      id: draft.id,
      version,
      draft: { amount: "260000", expiresAt: "2030-01-01" },
    });
    assert.equal(await isApprovalMissing(), true);
    const mail = (await mailsTo(PEOPLE.dee.email)).at(-1);
    assert.match(mail?.subject ?? "", /^What you approved has changed: bank guarantee application DR-/);
    assert.match(mail?.text ?? "", /Since then the amount and the dates changed/);
    const read = await dee.get("{ notifications(first: 1) { edges { node { kind about } } } }");
    assert.deepEqual(read.notifications.edges[0].node, {
      kind: "APPROVAL_CLEARED",
      about: "the amount and the dates",
    });
    const stale = { draftId: draft.id, version, hasApproved: true };
    assert.equal(codeOf(await send(dee, "setDraftApprovalStatusForCollaborator", stale)), "CONFLICT");
    assert.equal(await approve(dee, true), "OK");
    assert.equal(await approve(dee, false), "OK");
    assert.equal((await personWith(PEOPLE.dee.email)).hasApproved, false);
    assert.equal(await approve(dee, false), "INVALID_TRANSITION");
    const cam = await world.as("cam");
    assert.equal(await approve(cam, true), "DRAFT_NOT_FOUND");
  });

  test("leaves by themselves, or is removed and told nothing more where they are watching", async () => {
    assert.equal(codeOf(await send(ada, "leaveDraft", { draftId: draft.id })), "COLLABORATOR_NOT_FOUND");
    assert.equal(codeOf(await send(ida, "leaveDraft", { draftId: draft.id })), "OK");
    assert.equal(await seenBy(ida), "DRAFT_NOT_FOUND");
    const watching = await watch(world, dee, {
      query: "subscription ($id: ID!) { draftUpdated(draftId: $id) { id } }",
      variables: { id: draft.id },
    });
    const { id } = await personWith(PEOPLE.dee.email);
    assert.equal(codeOf(await send(ada, "removeDraftCollaborator", { draftId: draft.id, id })), "OK");
    assert.equal(await watching.next(), undefined);
    await watching.end();
    assert.equal(await seenBy(dee), "DRAFT_NOT_FOUND");
  });

  test("stands in its history, as invited, accepted and removed", async () => {
    const query = `query ($id: ID!) { draftHistory(draftId: $id, first: 100) { edges { node { objectType changeType recordName triggeredBy { givenName } } } } }`;
    const { draftHistory } = await ada.get(query, { id: draft.id });
    const read = draftHistory.edges
      // biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
      .map(({ node }: any) => node)
      .filter(({ recordName }: { recordName: string }) => recordName === PEOPLE.dee.email)
      // biome-ignore lint/suspicious/noExplicitAny: what comes back is read field by field
      .map(({ changeType, triggeredBy }: any) => `${changeType} ${triggeredBy.givenName}`);
    assert.equal(read[0], "DELETE Ada");
    assert.deepEqual(read.slice(-2), ["UPDATE Dee", "INSERT Ada"]);
  });
});

describe("a limited member", () => {
  test("is added to single drafts at once, sees just those, and is told", async () => {
    const cam = await world.as("cam");
    assert.equal(await seenBy(cam), "DRAFT_NOT_FOUND");
    const asIssuer = await invite(PEOPLE.cam.email, ["ISSUER"]);
    assert.match(asIssuer.errors?.[0]?.extensions.fields?.roles ?? "", /role Limited only/);
    assert.equal(codeOf(await invite(PEOPLE.cam.email, ["LIMITED"])), "OK");
    assert.equal(codeOf(await invite(PEOPLE.cam.email, ["LIMITED"])), "COLLABORATOR_ALREADY_EXISTS");
    const { drafts } = await cam.get(
      "query ($id: ID!) { drafts(organisationId: $id, first: 10) { edges { node { id } } } }",
      { id: draft.organisationId },
    );
    assert.deepEqual(drafts.edges, [{ node: { id: draft.id } }]);
    assert.match(
      (await mailsTo(PEOPLE.cam.email)).at(-1)?.subject ?? "",
      /^You can now see bank guarantee application DR-/,
    );
    const { id, isMember, capabilities } = await personWith(PEOPLE.cam.email);
    assert.deepEqual([isMember, capabilities], [true, ["CAN_REMOVE"]]);
    assert.equal(codeOf(await send(ada, "removeDraftCollaborator", { draftId: draft.id, id })), "OK");
    assert.equal(await seenBy(cam), "DRAFT_NOT_FOUND");
  });
});
