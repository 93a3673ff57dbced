// One valid call of each operation on the people of a draft or document.

import { aGuest, joinAs } from "../../server/demo/builders/guest-builder.ts";
import { shareWith } from "../../server/demo/builders/sharing-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { apiOf } from "../api.ts";
import { anInvitation } from "../builders/collaborator-builder.ts";
import { aSharedDocument, shareDraft } from "../personas.ts";
import type { Examples, Given, Scene } from "./example.ts";
import { aNewName } from "./example-steps.ts";

/** Somebody who has not answered yet, on the document that the call is tried on. */
async function placeOf({ world, document }: Given) {
  const emailAddress = `${aNewName()}@example.com`;
  const { id } = await anInvitation(world.app, "document", document, { emailAddress });
  return { documentId: document.id, id };
}

/** The document that the call is tried on, as the one that was chosen in its organisation's list. */
function chosenOf({ organisationId, document }: Given) {
  return { organisationId, documentIds: [document.id] };
}

async function chosenAndInvited(scene: Given) {
  const emailAddress = `${aNewName()}@example.com`;
  await anInvitation(scene.world.app, "document", scene.document, { emailAddress });
  return { ...chosenOf(scene), emailAddress };
}

async function draftPlaceOf({ world, draft }: Given) {
  const emailAddress = `${aNewName()}@example.com`;
  const { id } = await anInvitation(world.app, "draft", draft, { emailAddress });
  return { draftId: draft.id, id };
}

/** A draft of its own, shared with everybody who is on any: nobody has approved or left it yet. */
async function ofNewDraft({ world, personas }: Given) {
  const draft = await world.draft();
  await shareDraft(world, personas, draft, { hasApproved: false });
  return { draftId: draft.id, version: draft.version };
}

/** Somebody on the draft who shows it to an organisation of their own, and stops that. */
async function onTheDraftFromWesfarmers({ world, draft, organisationId: owner }: Scene) {
  const guest = await aGuest(world.app, aNewName());
  const organisationId = idOf("organisation", "wesfarmers");
  await joinAs(world.app, guest, { organisationId, role: "USER" });
  await shareWith(
    world.app,
    "draft",
    { id: draft.id, organisationId: owner },
    { person: guest, roles: ["ISSUER"] },
  );
  await apiOf(world.url, guest.token).mutate(
    "shareDraftToOrganisationFromCollaborator",
    "ShareDraftToOrganisationFromCollaboratorInput",
    { draftId: draft.id, organisationId },
    "clientMutationId",
  );
  return guest;
}

/** On a document of its own, so that those who are on the shared one stay there. */
async function codeFor({ world, personas }: Given, emailAddress?: string) {
  const { document } = await aSharedDocument(world, personas);
  const given = { emailAddress: emailAddress ?? `${aNewName()}@example.com` };
  return { code: (await anInvitation(world.app, "document", document, given)).code };
}

/** Nobody has chosen anything on it yet, and everybody is still there. */
async function ofNewDocument({ world, personas }: Given) {
  return { documentId: (await aSharedDocument(world, personas)).document.id };
}

export const COLLABORATOR_EXAMPLES: Examples = {
  foreign: { userId: async () => idOf("person", "wes") },
  Query: {
    documentNotificationList: { on: "DOCUMENT", given: ({ document }) => ({ documentId: document.id }) },
    peopleOnDocuments: { on: "DOCUMENT", given: chosenOf },
    draftNotificationList: { on: "ANY", given: ({ draft }) => ({ draftId: draft.id }) },
    collaboratorInvitation: { on: "ANY", given: (scene) => codeFor(scene) },
  },
  Mutation: {
    createDocumentCollaborator: {
      on: "DOCUMENT",
      given: ({ document }) => ({
        documentId: document.id,
        emailAddress: `${aNewName()}@example.com`,
        roles: ["ISSUER", "LIMITED"],
      }),
      writes: "Collaborator INSERT",
    },
    shareDocuments: {
      on: "DOCUMENT",
      given: (scene) => ({
        ...chosenOf(scene),
        emailAddress: `${aNewName()}@example.com`,
        roles: ["LIMITED"],
      }),
      writes: "Collaborator INSERT",
    },
    stopSharingDocuments: { on: "DOCUMENT", given: chosenAndInvited, writes: "Collaborator DELETE" },
    resendDocumentCollaborator: { on: "DOCUMENT", given: placeOf, writes: "Collaborator UPDATE" },
    updateDocumentCollaborator: {
      on: "DOCUMENT",
      given: async (scene) => ({ ...(await placeOf(scene)), roles: ["BENEFICIARY"] }),
      writes: "Collaborator UPDATE",
    },
    removeDocumentCollaborator: {
      on: "DOCUMENT",
      given: placeOf,
      writes: "Collaborator DELETE",
    },
    setDocumentNotifications: {
      on: "ANY",
      given: async (scene) => ({
        ...(await ofNewDocument(scene)),
        userId: idOf("person", "ben"),
        topics: ["EXPIRY"],
      }),
      writes: "Notification list INSERT",
    },
    setOwnDocumentNotifications: {
      on: "ANY",
      given: async (scene) => ({ ...(await ofNewDocument(scene)), topics: ["EXPIRY"] }),
      writes: "Notification list INSERT",
    },
    createDraftCollaborator: {
      on: "DRAFT",
      given: ({ draft }) => ({
        draftId: draft.id,
        emailAddress: `${aNewName()}@example.com`,
        roles: ["LIMITED"],
      }),
      writes: "Collaborator INSERT",
    },
    resendDraftCollaborator: { on: "DRAFT", given: draftPlaceOf, writes: "Collaborator UPDATE" },
    updateDraftCollaborator: {
      on: "DRAFT",
      given: async (scene) => ({ ...(await draftPlaceOf(scene)), roles: ["BENEFICIARY"] }),
      writes: "Collaborator UPDATE",
    },
    removeDraftCollaborator: { on: "DRAFT", given: draftPlaceOf, writes: "Collaborator DELETE" },
    setDraftNotificationListForCollaborator: {
      on: "DRAFT",
      given: ({ draft }) => ({ draftId: draft.id, userId: idOf("person", "ben"), topics: ["PROGRESS"] }),
      writes: "Notification list INSERT",
    },
    shareDraftToOrganisationFromCollaborator: {
      on: "DRAFT",
      by: onTheDraftFromWesfarmers,
      given: ({ draft }) => ({ draftId: draft.id }),
      namesAnother: "the organisation is one of the person's that the draft does not belong to",
      writes: "Collaborator UPDATE",
    },
    leaveDraft: {
      on: "ANY",
      given: async (scene) => ({ draftId: (await ofNewDraft(scene)).draftId }),
      writes: "Collaborator DELETE",
    },
    setDraftApprovalStatusForCollaborator: {
      on: "ANY",
      given: async (scene) => ({ ...(await ofNewDraft(scene)), hasApproved: true }),
      writes: "Collaborator UPDATE",
    },
    leaveDocument: {
      on: "ANY",
      given: ofNewDocument,
      writes: "Collaborator DELETE",
    },
    acceptCollaboratorInvitation: {
      on: "ANY",
      by: ({ world }) => aGuest(world.app, aNewName()),
      given: (scene) => codeFor(scene, scene.guest.email),
      servesOne: true,
      writes: "Collaborator UPDATE",
    },
  },
};
