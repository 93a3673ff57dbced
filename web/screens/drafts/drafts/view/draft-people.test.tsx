// The people of a draft on its page: who is there as what and who has approved, inviting, other roles, removing, leaving, and one's own approval.
// Shows: C-01, C-10, C-14..C-18, C-27, D-49, D-81, D-85, API-085, API-086.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DraftPersonFragment } from "../../../../api/generated/graphql.ts";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

const NOTHING = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
const MANAGER = ["CAN_VIEW", "CAN_MANAGE_COLLABORATORS"];

const IDA: DraftPersonFragment = {
  id: "0198c000-0000-7000-8000-0000000000c1",
  emailAddress: "ida@brokers.example",
  givenName: "Ida",
  familyName: "Quinn",
  organisationName: null,
  roles: ["ISSUER"],
  invitationStatus: "ACCEPTED",
  expiresAt: null,
  invitedBy: "Ada Nguyen",
  isMember: false,
  capabilities: ["CAN_CHANGE_ROLES", "CAN_REMOVE"],
  hasApproved: true,
  approvedAt: "2026-11-19T03:00:00.000Z",
  shownToOrganisation: null,
};
const ORLA: DraftPersonFragment = {
  ...IDA,
  id: "0198c000-0000-7000-8000-0000000000c2",
  emailAddress: "orla@example.com",
  givenName: null,
  familyName: null,
  roles: ["BENEFICIARY"],
  invitationStatus: "INVITED",
  expiresAt: "2026-11-27T00:00:00.000Z",
  capabilities: ["CAN_RESEND", "CAN_CHANGE_ROLES", "CAN_REMOVE"],
  hasApproved: false,
  approvedAt: null,
};

type Given = { people: readonly DraftPersonFragment[]; capabilities?: string[]; answers?: FakeAnswers };

async function openPeople({ people, capabilities = MANAGER, answers = {} }: Given) {
  return await renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft({ draftCollaborators: [...people], capabilities }) } },
      DraftUpdated: "silent",
      CommentsOfDraft: { data: { draftComments: NOTHING } },
      ActivityDraftHistory: "silent",
      SharedDocuments: "silent",
      ...answers,
    },
  });
}
const card = () => screen.findByRole("region", { name: "People" });
const open = async (user: Awaited<ReturnType<typeof openPeople>>["user"], name: string, item: string) => {
  await user.click(within(await card()).getByRole("button", { name: `Actions for ${name}` }));
  await user.click(screen.getByRole("menuitem", { name: item }));
};
const answered = { clientMutationId: "1", draft: { id: DRAFT_ID, draftCollaborators: [IDA, ORLA] } };

test("each person is there with their role, and it is said who has approved and who is waited for", async () => {
  await openPeople({ people: [IDA, ORLA] });
  const people = await card();
  expect(within(people).getByText("1 of 2 approved")).toBeTruthy();
  expect(within(people).getByText("Approved")).toBeTruthy();
  expect(within(people).getByText("Beneficiary · Invited until 27/11/2026")).toBeTruthy();
});

test("someone is invited, another role is given, an invitation is sent again and withdrawn", async () => {
  const { user, server } = await openPeople({
    people: [IDA, ORLA],
    answers: {
      DraftPersonInvite: { data: { createDraftCollaborator: answered } },
      DraftPersonResend: { data: { resendDraftCollaborator: answered } },
      DraftPersonChangeRoles: { data: { updateDraftCollaborator: answered } },
      DraftPersonRemove: { data: { removeDraftCollaborator: answered } },
    },
  });
  await user.click(within(await card()).getByRole("button", { name: "Invite" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("For the beneficiary: read, comment, and approve it")).toBeTruthy();
  await user.type(within(dialog).getByLabelText("Email"), "orla@example.com");
  await user.click(within(dialog).getByLabelText("Beneficiary"));
  await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("Invitation sent")).toBeTruthy();
  expect(server.inputsOf("DraftPersonInvite")).toMatchObject([
    { draftId: DRAFT_ID, emailAddress: "orla@example.com", roles: ["BENEFICIARY"] },
  ]);

  await open(user, "orla@example.com", "Send again");
  expect(await screen.findByText("Invitation sent again")).toBeTruthy();
  await open(user, "Ida Quinn", "Change role");
  await user.click(within(await screen.findByRole("dialog")).getByLabelText("Limited"));
  await user.click(screen.getByRole("button", { name: "Change role" }));
  expect(await screen.findByText("Role changed")).toBeTruthy();
  expect(server.inputsOf("DraftPersonChangeRoles")).toMatchObject([
    { draftId: DRAFT_ID, id: IDA.id, roles: ["ISSUER", "LIMITED"] },
  ]);
  await open(user, "orla@example.com", "Withdraw");
  await user.click(screen.getByRole("button", { name: "Withdraw invitation" }));
  expect(await screen.findByText("Invitation withdrawn")).toBeTruthy();
  expect(server.inputsOf("DraftPersonRemove")).toMatchObject([{ draftId: DRAFT_ID, id: ORLA.id }]);
});

test("an invited person leaves, and is taken to what is shared with them", async () => {
  const { user, server, path } = await openPeople({
    people: [{ ...IDA, capabilities: ["CAN_LEAVE"] }],
    capabilities: ["CAN_VIEW"],
    answers: { DraftLeave: { data: { leaveDraft: { clientMutationId: "1" } } } },
  });
  await open(user, "Ida Quinn", "Leave");
  await user.click(screen.getByRole("button", { name: "Leave" }));
  expect(await screen.findByText("You left the record")).toBeTruthy();
  expect(path()).toContain("shared");
  expect(server.inputsOf("DraftLeave")).toMatchObject([{ draftId: DRAFT_ID }]);
});

test("a person on it shows it to an organisation of theirs, and it is said whom it is shown to", async () => {
  const mine = { ...HARBOUR_CIVIL, id: "0198c000-0000-7000-8000-0000000000b1", name: "Quinn Accounting" };
  const shown = { ...IDA, capabilities: ["CAN_SHOW" as const], shownToOrganisation: mine.name };
  const { user, server } = await openPeople({
    people: [shown],
    capabilities: ["CAN_VIEW"],
    answers: {
      SessionUserState: userState({ organisations: [mine] }),
      DraftShow: { data: { shareDraftToOrganisationFromCollaborator: answered } },
    },
  });
  expect(within(await card()).getByText("Applicant · shown to Quinn Accounting")).toBeTruthy();
  await open(user, "Ida Quinn", "Show to my organisation");
  const dialog = await screen.findByRole("dialog", { name: "Show this draft to an organisation of yours" });
  await user.selectOptions(within(dialog).getByLabelText("Organisation"), "");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved", { selector: "[role=status] *" })).toBeTruthy();
  expect(server.inputsOf("DraftShow")).toMatchObject([{ draftId: DRAFT_ID, organisationId: null }]);
});

test("who is told of the draft is chosen for each person among what their role opens", async () => {
  const ida = {
    userId: "u3",
    name: "Ida Quinn",
    email: IDA.emailAddress,
    isMember: false,
    offeredTopics: ["PROGRESS" as const, "WORDING" as const],
    topics: [],
  };
  const { user, server } = await openPeople({
    people: [IDA],
    answers: {
      SessionUserState: userState({ organisations: [{ ...HARBOUR_CIVIL, id: OWNER_ID }] }),
      DraftNotificationListRead: { data: { draftNotificationList: [ida] } },
      DraftNotificationsSet: {
        data: {
          setDraftNotificationListForCollaborator: { clientMutationId: "1", notificationList: [ida] },
        },
      },
    },
  });
  await user.click(within(await card()).getByRole("button", { name: "Notifications" }));
  const dialog = await screen.findByRole("dialog", { name: "Who is told" });
  await user.click(await within(dialog).findByRole("button", { name: "Change what Ida Quinn is told" }));
  expect(within(dialog).queryByLabelText("Payments and refunds")).toBeNull();
  await user.click(within(dialog).getByLabelText("Progress of the application"));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Notifications changed")).toBeTruthy();
  expect(server.inputsOf("DraftNotificationsSet")).toMatchObject([
    { draftId: DRAFT_ID, userId: "u3", topics: ["PROGRESS"] },
  ]);
});

test("whoever is asked approves the version on the screen, and is told when it has changed", async () => {
  const { user, server } = await openPeople({
    people: [{ ...IDA, hasApproved: false, approvedAt: null, capabilities: ["CAN_LEAVE"] }],
    capabilities: ["CAN_VIEW", "CAN_APPROVE"],
    answers: { DraftApprovalSet: { refusal: { code: "CONFLICT", message: "It has changed." } } },
  });
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  expect(await screen.findByText(/has changed since you read it/)).toBeTruthy();
  server.answers.DraftApprovalSet = { data: { setDraftApprovalStatusForCollaborator: answered } };
  await user.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Approved", { selector: "[role=status] *" })).toBeTruthy();
  expect(server.inputsOf("DraftApprovalSet").at(-1)).toMatchObject({
    draftId: DRAFT_ID,
    version: 4,
    hasApproved: true,
  });
});

test("an approval says since when it stands, and is taken back", async () => {
  const { user, server } = await openPeople({
    people: [{ ...IDA, capabilities: ["CAN_LEAVE"] }],
    capabilities: ["CAN_VIEW", "CAN_WITHDRAW_APPROVAL"],
    answers: { DraftApprovalSet: { data: { setDraftApprovalStatusForCollaborator: answered } } },
  });
  expect(await screen.findByText("You approved this draft on 19/11/2026")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Your approval was taken back")).toBeTruthy();
  expect(server.inputsOf("DraftApprovalSet")).toMatchObject([{ hasApproved: false }]);
});

const CODE = "Ab3dEf6hIj9kLm2nOp5qRs";

test("the link of an invitation to a draft is accepted at once and leads to the draft", async () => {
  const taken = { clientMutationId: "1", draftId: DRAFT_ID, documentId: null, organisationId: OWNER_ID };
  const { path } = await renderClient({
    at: `/account/invite?code=${CODE}&to=draft`,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [] }),
      CollaboratorInvitationAccept: { data: { acceptCollaboratorInvitation: taken } },
      DraftOpen: "silent",
      DraftUpdated: "silent",
    },
  });
  expect(await screen.findByText("Invitation accepted")).toBeTruthy();
  expect(path()).toBe(`/drafts/${OWNER_ID}/${DRAFT_ID}/view`);
});

test("from an archived draft people are taken off, and nobody is invited", async () => {
  const { user } = await openPeople({
    people: [{ ...IDA, capabilities: ["CAN_REMOVE"] }],
    capabilities: ["CAN_VIEW"],
  });
  const people = within(await screen.findByRole("region", { name: "People" }));
  expect(people.queryByRole("button", { name: "Invite" })).toBeNull();
  await user.click(people.getByRole("button", { name: /^Actions for Ida/ }));
  expect(await screen.findByRole("menuitem", { name: "Remove" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Change role" })).toBeNull();
});
