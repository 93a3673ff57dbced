// The people of a document on its page: who is there as what, inviting, sending again, other roles, removing and leaving.
// Shows: DOC-049..DOC-051, DOC-100, DOC-102, C-02.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DocumentPersonFragment } from "../../../../api/generated/graphql.ts";
import { ADA, HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID, OWNER_ID } from "./document-example.ts";

const NO_HISTORY = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
const MANAGER = ["CAN_VIEW", "CAN_MANAGE_COLLABORATORS"];

const IDA: DocumentPersonFragment = {
  id: "0198c000-0000-7000-8000-0000000000c1",
  emailAddress: "ida@brokers.example",
  givenName: "Ida",
  familyName: "Quinn",
  organisationName: null,
  roles: ["ISSUER", "LIMITED"],
  invitationStatus: "ACCEPTED",
  expiresAt: null,
  invitedBy: "Ada Nguyen",
  isMember: false,
  capabilities: ["CAN_CHANGE_ROLES", "CAN_REMOVE"],
};
const ORLA: DocumentPersonFragment = {
  ...IDA,
  id: "0198c000-0000-7000-8000-0000000000c2",
  emailAddress: "orla@example.com",
  givenName: null,
  familyName: null,
  roles: ["BENEFICIARY"],
  invitationStatus: "INVITED",
  expiresAt: "2026-11-27T00:00:00.000Z",
  capabilities: ["CAN_RESEND", "CAN_CHANGE_ROLES", "CAN_REMOVE"],
};

type Given = { people: readonly DocumentPersonFragment[]; capabilities?: string[]; answers?: FakeAnswers };

async function openPeople({ people, capabilities = MANAGER, answers = {} }: Given) {
  const document = aDocument({ collaborators: [...people], capabilities });
  const client = await renderClient({
    at: `/documents/${OWNER_ID}/${DOCUMENT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DocumentView: { data: { document } },
      DocumentViewUpdated: "silent",
      DocumentExpiry: "silent",
      CommentsOfDocument: { data: { documentComments: NO_HISTORY } },
      VerificationLookUps: "silent",
      DocumentViewFacilities: "silent",
      ActivityDocumentHistory: "silent",
      SharedDocuments: "silent",
      ...answers,
    },
  });
  return { ...client, document };
}
const card = () => screen.findByRole("region", { name: "People" });
const open = async (user: Awaited<ReturnType<typeof openPeople>>["user"], name: string, item: string) => {
  await user.click(within(await card()).getByRole("button", { name: `Actions for ${name}` }));
  await user.click(screen.getByRole("menuitem", { name: item }));
};

test("each person is there with their roles, and who has not answered with the day until which they may", async () => {
  await openPeople({ people: [IDA, ORLA] });
  const people = await card();
  expect(within(people).getByText("Ida Quinn")).toBeTruthy();
  expect(within(people).getByText("Applicant, Limited")).toBeTruthy();
  expect(within(people).getByText("Beneficiary · Invited until 27/11/2026")).toBeTruthy();
  expect(within(people).getByText("Invited")).toBeTruthy();
});

test("whoever may not manage people sees no empty card", async () => {
  await openPeople({ people: [], capabilities: ["CAN_VIEW"] });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "People" })).toBeNull();
});

test("someone is invited by email with roles, and somebody who is there already is said to be", async () => {
  const { user, server, document } = await openPeople({
    people: [],
    answers: {
      PersonInvite: {
        refusal: {
          code: "COLLABORATOR_ALREADY_EXISTS",
          message: "Sorry, it looks like a collaborator already exists with the provided email.",
        },
      },
    },
  });
  await user.click(within(await card()).getByRole("button", { name: "Invite" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  expect(within(dialog).getByText("Choose at least one role.")).toBeTruthy();
  await user.type(within(dialog).getByLabelText("Email"), "ida@brokers.example");
  await user.click(within(dialog).getByLabelText("Limited"));
  await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  expect(await within(dialog).findByText(/a collaborator already exists/)).toBeTruthy();

  server.answers.PersonInvite = {
    data: {
      createDocumentCollaborator: {
        clientMutationId: "1",
        document: { id: document.id, collaborators: [ORLA] },
      },
    },
  };
  await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("Invitation sent")).toBeTruthy();
  expect(server.inputsOf("PersonInvite").at(-1)).toMatchObject({
    documentId: DOCUMENT_ID,
    emailAddress: "ida@brokers.example",
    roles: ["LIMITED"],
  });
});

test("an open invitation is sent again or withdrawn, and a person gets another role", async () => {
  const record = { clientMutationId: "1", document: { id: DOCUMENT_ID, collaborators: [IDA] } };
  const { user, server } = await openPeople({
    people: [IDA, ORLA],
    answers: {
      PersonResend: { data: { resendDocumentCollaborator: record } },
      PersonChangeRoles: { data: { updateDocumentCollaborator: record } },
      PersonRemove: { data: { removeDocumentCollaborator: record } },
    },
  });
  await open(user, "orla@example.com", "Send again");
  expect(await screen.findByText("Invitation sent again")).toBeTruthy();
  await open(user, "Ida Quinn", "Change role");
  await user.click(within(await screen.findByRole("dialog")).getByLabelText("Applicant"));
  await user.click(screen.getByRole("button", { name: "Change role" }));
  expect(await screen.findByText("Role changed")).toBeTruthy();
  expect(server.inputsOf("PersonChangeRoles")).toMatchObject([{ id: IDA.id, roles: ["LIMITED"] }]);
  await open(user, "orla@example.com", "Withdraw");
  await user.click(screen.getByRole("button", { name: "Withdraw invitation" }));
  expect(await screen.findByText("Invitation withdrawn")).toBeTruthy();
  expect(server.inputsOf("PersonRemove")).toMatchObject([{ documentId: DOCUMENT_ID, id: ORLA.id }]);
});

test("an invited person leaves, and is taken to what is shared with them", async () => {
  const { user, server, path } = await openPeople({
    people: [{ ...IDA, capabilities: ["CAN_LEAVE"] }],
    capabilities: ["CAN_VIEW"],
    answers: { DocumentLeave: { data: { leaveDocument: { clientMutationId: "1" } } } },
  });
  await open(user, "Ida Quinn", "Leave");
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(await screen.findByText("You left the record")).toBeTruthy();
  expect(path()).toContain("shared");
  expect(server.inputsOf("DocumentLeave")).toMatchObject([{ documentId: DOCUMENT_ID }]);
});

const ADA_NOTIFIED = {
  userId: "u1",
  name: "Ada Nguyen",
  email: ADA.email,
  isMember: true,
  topics: ["REQUESTS", "EXPIRY"],
};
const BEN_NOTIFIED = {
  userId: "u2",
  name: "Ben Okafor",
  email: "ben@harbourcivil.example",
  isMember: true,
  topics: [],
};

test("who is told of what is said by topic, and somebody is put on the list", async () => {
  const list = [ADA_NOTIFIED, BEN_NOTIFIED];
  const { user, server } = await openPeople({
    people: [IDA],
    capabilities: [...MANAGER, "CAN_MANAGE_NOTIFICATION_LIST"],
    answers: {
      SessionUserState: userState({ organisations: [{ ...HARBOUR_CIVIL, id: OWNER_ID }] }),
      NotificationListRead: { data: { documentNotificationList: list } },
      NotificationsSet: {
        data: { setDocumentNotifications: { clientMutationId: "1", notificationList: list } },
      },
    },
  });
  await user.click(within(await card()).getByRole("button", { name: "Notifications" }));
  const dialog = await screen.findByRole("dialog", { name: "Who is told" });
  expect(await within(dialog).findByText("Changes and claims, Expiry reminders")).toBeTruthy();
  expect(within(dialog).getAllByText("No one")).toHaveLength(2);
  await user.click(within(dialog).getByRole("button", { name: "Change what Ben Okafor is told" }));
  await user.click(within(dialog).getByLabelText("Return of the original"));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Notifications changed")).toBeTruthy();
  expect(server.inputsOf("NotificationsSet")).toMatchObject([{ userId: "u2", topics: ["RETURNS"] }]);
});

test("whoever does not look after the list takes themselves off it", async () => {
  const { user, server } = await openPeople({
    people: [{ ...IDA, capabilities: ["CAN_LEAVE"] }],
    capabilities: ["CAN_VIEW"],
    answers: {
      NotificationListRead: { data: { documentNotificationList: [ADA_NOTIFIED] } },
      OwnNotificationsSet: {
        data: { setOwnDocumentNotifications: { clientMutationId: "1", notificationList: [ADA_NOTIFIED] } },
      },
    },
  });
  await user.click(within(await card()).getByRole("button", { name: "Notifications" }));
  const dialog = await screen.findByRole("dialog", { name: "What you are told" });
  await user.click(await within(dialog).findByLabelText("Changes and claims"));
  await user.click(within(dialog).getByLabelText("Expiry reminders"));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Notifications changed")).toBeTruthy();
  expect(server.inputsOf("OwnNotificationsSet")).toMatchObject([{ documentId: DOCUMENT_ID, topics: [] }]);
});

const CODE = "Ab3dEf6hIj9kLm2nOp5qRs";

test("the link of an invitation is accepted at once and leads to the document", async () => {
  const taken = { clientMutationId: "1", draftId: null, documentId: DOCUMENT_ID, organisationId: OWNER_ID };
  const { path, server } = await renderClient({
    at: `/account/invite?code=${CODE}&to=document`,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [] }),
      CollaboratorInvitationAccept: { data: { acceptCollaboratorInvitation: taken } },
      DocumentView: "silent",
      DocumentViewUpdated: "silent",
      ActivityDocumentHistory: "silent",
    },
  });
  expect(await screen.findByText("Invitation accepted")).toBeTruthy();
  expect(path()).toBe(`/documents/${OWNER_ID}/${DOCUMENT_ID}/view`);
  expect(server.inputsOf("CollaboratorInvitationAccept")).toMatchObject([{ code: CODE }]);
});

test("a link that is over, or another's, says so and offers another account", async () => {
  await renderClient({
    at: `/accept-invitation/document/${CODE}`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      CollaboratorInvitationAccept: {
        refusal: { code: "INVITATION_NOT_FOUND", message: "Invitation could not be found." },
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "Failed to accept invitation" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Use another account" })).toBeTruthy();
});

test("before there is an account the link says who invites to what, and leads to signing up", async () => {
  const found = {
    emailAddress: "i•••@brokers.example",
    organisationName: "Harbour Civil Pty Ltd",
    invitedBy: "Ada Nguyen",
    documentCount: 1,
    documentVariant: "BANK_GUARANTEE",
    isToDraft: false,
    roles: ["BENEFICIARY"],
    status: "INVITED",
  };
  await renderClient({
    at: `/account/invite?code=${CODE}&to=document`,
    answers: { InvitedToRecord: { data: { collaboratorInvitation: found } } },
  });
  expect(await screen.findByRole("heading", { name: "You are invited to a bank guarantee" })).toBeTruthy();
  expect(screen.getByText("Ada Nguyen")).toBeTruthy();
  expect(screen.getByText(/i•••@brokers\.example/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Create an account" })).toBeTruthy();
  expect(sessionStorage.getItem("bondline.next")).toBe(`/accept-invitation/document/${CODE}`);
});

test("one link to several documents says how many they are, and leads to all that is shared", async () => {
  const found = {
    emailAddress: "i•••@brokers.example",
    organisationName: "Harbour Civil Pty Ltd",
    invitedBy: "Ada Nguyen",
    documentCount: 12,
    documentVariant: "BANK_GUARANTEE",
    isToDraft: false,
    roles: ["BENEFICIARY"],
    status: "INVITED",
  };
  await renderClient({
    at: `/account/invite?code=${CODE}&to=document`,
    answers: { InvitedToRecord: { data: { collaboratorInvitation: found } } },
  });
  expect(await screen.findByRole("heading", { name: "You are invited to 12 documents" })).toBeTruthy();
  expect(screen.getByText(/12 documents of Harbour Civil Pty Ltd/)).toBeTruthy();
});
