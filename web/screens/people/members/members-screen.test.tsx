// Shows: R-30, M-24..M-27, E-26..E-28, E-30, E-31.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ADA, HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const MANAGES = {
  ...HARBOUR_CIVIL,
  capabilities: [...HARBOUR_CIVIL.capabilities, "CAN_MANAGE_INVITATIONS", "CAN_MANAGE_MEMBERS"],
};

function aMember(fields: object) {
  return {
    memberId: "m1",
    userId: "u1",
    givenName: "Ben",
    familyName: "Okafor",
    email: "ben@harbourcivil.example",
    role: "USER",
    createdAt: "2026-03-12T02:00:00Z",
    ...fields,
  };
}
const ADA_AS_MEMBER = aMember({
  memberId: "m0",
  userId: ADA.id,
  givenName: "Ada",
  familyName: "Marsh",
  email: ADA.email,
  role: "ADMIN",
});

function anInvitation(fields: object = {}) {
  return {
    id: "i1",
    email: "nora@example.com",
    role: "LIMITED_USER",
    status: "INVITED",
    sentAt: "2026-11-18T02:00:00Z",
    expiresAt: "2026-11-25T02:00:00Z",
    ...fields,
  };
}

function page(nodes: readonly object[], more: { total?: number; endCursor?: string } = {}) {
  return {
    totalCount: more.total ?? nodes.length,
    pageInfo: { hasNextPage: more.endCursor !== undefined, endCursor: more.endCursor ?? null },
    edges: nodes.map((node) => ({ node })),
  };
}
const members = (...nodes: readonly object[]) => ({ data: { organisationMembers: page(nodes) } });
const invitations = (...nodes: readonly object[]) => ({
  data: { organisationMemberInvitations: page(nodes) },
});

async function open(answers: FakeAnswers = {}, organisation = MANAGES, at = "/members") {
  return renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [organisation] }),
      MembersList: members(ADA_AS_MEMBER, aMember({})),
      MembersInvitations: invitations(anInvitation()),
      ...answers,
    },
  });
}

async function actionsFor(name: RegExp) {
  return await screen.findByRole("button", { name });
}

test("members stand with their roles, and who is invited below them", async () => {
  await open();
  const row = await screen.findByRole("row", { name: /Ben Okafor/ });
  expect(within(row).getByText("Standard User")).toBeTruthy();
  expect(within(row).getByText("12/03/2026")).toBeTruthy();
  expect(screen.getByRole("row", { name: /Ada Marsh \(you\)/ })).toBeTruthy();
  const invited = await screen.findByRole("row", { name: /nora@example.com/ });
  expect(within(invited).getByText("Limited User")).toBeTruthy();
  expect(within(invited).getByText("Invited")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Members" }).getAttribute("aria-current")).toBe("page");
});

test("who may not manage members sees the list alone", async () => {
  const { server } = await open({}, HARBOUR_CIVIL);
  await screen.findByRole("row", { name: /Ben Okafor/ });
  expect(screen.queryByRole("button", { name: "Invite member" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Actions for/ })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Invitations" })).toBeNull();
  expect(server.callsOf("MembersInvitations")).toHaveLength(0);
});

test("an invitation is sent by address and role, and stands in the list", async () => {
  const { user, server } = await open({
    MembersInvitations: invitations(),
    MembersSendInvitation: {
      data: { sendOrgMemberInvitation: { clientMutationId: "x", invitation: anInvitation() } },
    },
  });
  expect(await screen.findByRole("heading", { name: "No open invitations" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Invite member" }));
  const dialog = screen.getByRole("dialog", { name: "Invite a member" });
  await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  expect(within(dialog).getByText("This field is required.")).toBeTruthy();

  server.answers.MembersInvitations = invitations(anInvitation());
  await user.type(within(dialog).getByLabelText("Email"), " nora@example.com");
  await user.click(within(dialog).getByRole("radio", { name: /Limited User/ }));
  await user.click(within(dialog).getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByRole("row", { name: /nora@example.com/ })).toBeTruthy();
  expect(screen.getByText("Invitation sent")).toBeTruthy();
  expect(server.inputsOf("MembersSendInvitation")).toMatchObject([
    { organisationId: HARBOUR_CIVIL.id, email: "nora@example.com", role: "LIMITED_USER" },
  ]);
});

test.each([
  [
    { code: "MEMBER_ALREADY_EXISTS", message: "…" },
    "Sorry, it looks like a member already exists with the provided email.",
  ],
  [
    { code: "VALIDATION_ERROR", message: "Not taken", fields: { request: "This domain is not taken" } },
    "This domain is not taken",
  ],
  [
    { code: "INTERNAL", message: "Something went wrong on our side." },
    "Sorry, something went wrong while sending the invitation.",
  ],
] as const)("an invitation that is refused says so: %o", async (refusal, text) => {
  const { user } = await open({ MembersSendInvitation: { refusal } });
  await user.click(await screen.findByRole("button", { name: "Invite member" }));
  await user.type(screen.getByLabelText("Email"), "ben@harbourcivil.example");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ben@harbourcivil.example");
});

test("an invitation is sent again, and taken back after a question", async () => {
  const { user, server } = await open({
    MembersSendInvitation: {
      data: { sendOrgMemberInvitation: { clientMutationId: "x", invitation: anInvitation() } },
    },
    MembersRemoveInvitation: { data: { removeInvitation: { clientMutationId: "x" } } },
  });
  await user.click(await actionsFor(/invitation to nora/));
  await user.click(screen.getByRole("menuitem", { name: "Send again" }));
  expect(await screen.findByText("Invitation sent again")).toBeTruthy();

  await user.click(await actionsFor(/invitation to nora/));
  await user.click(screen.getByRole("menuitem", { name: "Withdraw" }));
  server.answers.MembersInvitations = invitations();
  await user.click(screen.getByRole("button", { name: "Withdraw invitation" }));
  expect(await screen.findByRole("heading", { name: "No open invitations" })).toBeTruthy();
  expect(server.inputsOf("MembersRemoveInvitation")).toMatchObject([
    { organisationId: HARBOUR_CIVIL.id, invitationId: "i1" },
  ]);
});

test("an invitation that cannot be taken back says so in the question, and the list is read again", async () => {
  const message = "This invitation could not be found.";
  const { user, server } = await open({
    MembersRemoveInvitation: { refusal: { code: "INVITATION_NOT_FOUND", message } },
  });
  await user.click(await actionsFor(/invitation to nora/));
  await user.click(screen.getByRole("menuitem", { name: "Withdraw" }));
  server.answers.MembersInvitations = invitations();
  await user.click(screen.getByRole("button", { name: "Withdraw invitation" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText("No open invitations")).toBeTruthy();
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});

test("a role is changed, and a refusal keeps the choice", async () => {
  const last = "An organisation needs an administrator. Make someone else an administrator first.";
  const { user, server } = await open({
    MembersChangeRole: {
      refusal: { code: "VALIDATION_ERROR", message: last, fields: { role: last } },
    },
  });
  await user.click(await actionsFor(/Actions for Ben Okafor/));
  await user.click(screen.getByRole("menuitem", { name: "Change role" }));
  await user.click(screen.getByRole("radio", { name: /Administrator/ }));
  await user.click(screen.getByRole("button", { name: "Change role" }));
  expect(await screen.findByText(last)).toBeTruthy();

  const changed = aMember({ role: "ADMIN" });
  server.answers.MembersChangeRole = {
    data: { changeMemberRole: { clientMutationId: "x", member: changed } },
  };
  server.answers.MembersList = members(ADA_AS_MEMBER, changed);
  await user.click(screen.getByRole("button", { name: "Change role" }));
  expect(await screen.findByText("Role changed")).toBeTruthy();
  const row = await screen.findByRole("row", { name: /Ben Okafor/ });
  await within(row).findByText("Administrator");
});

test("a member is removed after a question; who leaves goes home", async () => {
  const { user, server, path } = await open({
    MembersRemove: { data: { removeMember: { clientMutationId: "x" } } },
    MembersLeave: { data: { leaveOrganisation: { clientMutationId: "x" } } },
    OrganisationPartners: "silent",
  });
  await user.click(await actionsFor(/Actions for Ben Okafor/));
  await user.click(screen.getByRole("menuitem", { name: "Remove from organisation" }));
  const question = screen.getByRole("alertdialog", { name: "Remove Ben Okafor?" });
  server.answers.MembersList = members(ADA_AS_MEMBER);
  await user.click(within(question).getByRole("button", { name: "Remove member" }));
  await waitFor(() => expect(screen.queryByRole("row", { name: /Ben Okafor/ })).toBeNull());

  await user.click(await actionsFor(/Actions for Ada Marsh/));
  await user.click(screen.getByRole("menuitem", { name: "Leave organisation" }));
  server.answers.SessionUserState = userState({ organisations: [] });
  await user.click(screen.getByRole("button", { name: "Leave organisation" }));
  await waitFor(() => expect(path()).toBe("/home"));
  expect(server.inputsOf("MembersRemove")).toMatchObject([{ memberId: "m1" }]);
  expect(server.inputsOf("MembersLeave")).toMatchObject([{ organisationId: HARBOUR_CIVIL.id }]);
});

test("the list is searched and read page by page", async () => {
  const answerPage = ({ search, after }: Readonly<Record<string, unknown>>) => {
    if (search === "zed") return members();
    if (after === "c1") return members(aMember({ memberId: "m9", givenName: "Zoe" }));
    return { data: { organisationMembers: page([aMember({})], { total: 26, endCursor: "c1" }) } };
  };
  const { user, server } = await open({ MembersList: answerPage });
  await screen.findByRole("row", { name: /Ben Okafor/ });
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("row", { name: /Zoe Okafor/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Previous page" }));
  await screen.findByRole("row", { name: /Ben Okafor/ });

  await user.type(screen.getByRole("searchbox", { name: "Search name or email" }), "zed");
  expect(await screen.findByRole("heading", { name: "Nothing matches" })).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Clear search" }).at(-1)!);
  expect(await screen.findByRole("row", { name: /Ben Okafor/ })).toBeTruthy();
  expect(server.callsOf("MembersList").some(({ variables }) => variables.search === "zed")).toBe(true);
});

test("a list that cannot be read says so and is read again", async () => {
  const { user, server } = await open({ MembersList: "unreachable" });
  expect(await screen.findByText("Members could not be loaded")).toBeTruthy();
  server.answers.MembersList = members(aMember({}));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("row", { name: /Ben Okafor/ })).toBeTruthy();
});

test("the list is narrowed, ordered and taken away as it is shown, and the address says so", async () => {
  const { user, server, path } = await open(
    {
      ExportOffer: { data: { exportOffer: { rowCount: 1, rowCountIsCapped: false, columns: [] } } },
    },
    MANAGES,
    "/members?roles=ADMIN&sort=since-descending",
  );
  await screen.findByRole("table", { name: "Members" });
  const narrowed = { filter: { roles: ["ADMIN"] }, sort: { field: "CREATED_AT", direction: "DESC" } };
  expect(server.callsOf("MembersList").at(-1)?.variables).toMatchObject(narrowed);
  expect(path()).toContain("roles=ADMIN");
  await user.click(screen.getByRole("button", { name: "Export" }));
  await screen.findByRole("dialog", { name: "Export" });
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({
      organisationId: MANAGES.id,
      members: narrowed,
    }),
  );
});
