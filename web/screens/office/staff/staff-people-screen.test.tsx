// The staff: listed with roles, invited with what goes together, changed, and removed after a question.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StaffPersonRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const GUS: StaffPersonRowFragment = {
  id: "0198c000-0000-7000-8000-0000000000d1",
  userId: "0198c000-0000-7000-8000-0000000000d2",
  givenName: "Gus",
  familyName: "Reid",
  email: "gus@bondline.example",
  staffType: "GENERAL",
  isAdmin: false,
  supplierId: null,
  supplierName: null,
  referrerId: null,
  referrerName: null,
  hasSignedUp: true,
  disabledAt: null,
  version: 3,
};
const OTWAY = { id: "0198c000-0000-7000-8000-00000000005a", tradeName: "Otway" };
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

const MACQUARIE = { id: OTWAY.id, name: "Macquarie Bank Limited", tradeName: "Macquarie" };
/** Somebody of a bank who has not chosen a password yet, and the bank's administrator who looks at the page. */
const BO: StaffPersonRowFragment = {
  ...GUS,
  id: "0198c000-0000-7000-8000-0000000000e1",
  givenName: "Bo",
  familyName: "Ferri",
  email: "bo@macquarie.example",
  staffType: "EXTERNAL_SUPPLIER",
  supplierId: MACQUARIE.id,
  supplierName: MACQUARIE.tradeName,
  hasSignedUp: false,
};
const OF_MACQUARIE = {
  staff: { staffType: "EXTERNAL_SUPPLIER", isAdmin: true, referrerName: null, supplier: MACQUARIE },
} as const;

async function openAsBank(person: Partial<StaffPersonRowFragment> = {}, answers: FakeAnswers = {}) {
  const staffPeople = {
    totalCount: 1,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: [{ node: { ...BO, ...person } }],
  };
  return await open({
    SessionUserState: userState({ organisations: [], me: OF_MACQUARIE }),
    StaffPeople: { data: { staffPeople } },
    ...answers,
  });
}

async function actionsOf(user: Awaited<ReturnType<typeof open>>["user"], name: string) {
  await user.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  const items = await screen.findAllByRole("menuitem");
  return items.map(({ textContent }) => textContent);
}

async function open(answers: FakeAnswers = {}) {
  const staffPeople = {
    totalCount: 1,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: [{ node: GUS }],
  };
  return await renderClient({
    at: "/staff/people",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      StaffPeople: { data: { staffPeople } },
      StaffSuppliers: { data: { suppliers: [OTWAY] } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("a referrer is invited with the firm for which they refer", async () => {
  const { user, server } = await open({
    StaffInvite: { data: { inviteStaff: { staffPerson: GUS } } },
    StaffReferrers: {
      data: { officeReferrers: [{ id: OTWAY.id, name: "Tide Brokers", status: "ACTIVE" as const }] },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Email"), "ned@tide.example");
  await user.type(dialog.getByLabelText("First name"), "Ned");
  await user.type(dialog.getByLabelText("Last name"), "Ames");
  await user.selectOptions(dialog.getByLabelText("Role"), "REFERRER");
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  expect(await dialog.findByText("Choose the firm for which this person refers clients.")).toBeTruthy();
  await user.selectOptions(await dialog.findByLabelText("Firm that refers clients"), "Tide Brokers");
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  await waitFor(() =>
    expect(server.inputsOf("StaffInvite")).toMatchObject([{ staffType: "REFERRER", referrerId: OTWAY.id }]),
  );
});

test("somebody of a bank is invited with the bank, which is asked for", async () => {
  const { user, server } = await open({ StaffInvite: { data: { inviteStaff: { staffPerson: GUS } } } });
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Email"), "bo@otway.example");
  await user.type(dialog.getByLabelText("First name"), "Bo");
  await user.type(dialog.getByLabelText("Last name"), "Ferri");
  await user.selectOptions(dialog.getByLabelText("Role"), "EXTERNAL_SUPPLIER");
  expect(dialog.getByText(/Invites, changes and disables the people of this bank/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  expect(await dialog.findByText("Choose the bank or insurer that this person works for.")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Bank or insurer"), OTWAY.id);
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("The invitation is sent")).toBeTruthy();
  expect(server.inputsOf("StaffInvite")).toMatchObject([
    { email: "bo@otway.example", staffType: "EXTERNAL_SUPPLIER", isAdmin: false, supplierId: OTWAY.id },
  ]);
});

test("somebody is removed after a question, and the list is read again", async () => {
  const { user, server } = await open({ StaffRemove: { data: { removeStaff: { clientMutationId: "1" } } } });
  await user.click(await screen.findByRole("button", { name: "Actions for Gus Reid" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove Gus Reid from the staff?" }));
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("They are removed")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("StaffPeople")).toHaveLength(2));
  expect(server.inputsOf("StaffRemove")).toMatchObject([{ id: GUS.id, version: 3 }]);
});

test("that the last administrator stays one is told where it was asked", async () => {
  const { user } = await open({
    StaffRemove: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "The last administrator stays one.",
        fields: { isAdmin: "The last administrator stays one. Make someone else an administrator first." },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Actions for Gus Reid" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await dialog.findByText(/Make someone else an administrator first/)).toBeTruthy();
});

test("a bank's administrator invites into the bank without being asked which", async () => {
  const { user, server } = await openAsBank(
    {},
    { StaffInvite: { data: { inviteStaff: { staffPerson: BO } } } },
  );
  expect(await screen.findByText("Who works in the portal for Macquarie.")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite someone of Macquarie" }));
  expect(dialog.queryByLabelText("Role")).toBeNull();
  await user.type(dialog.getByLabelText("Email"), "bo@macquarie.example");
  await user.type(dialog.getByLabelText("First name"), "Bo");
  await user.type(dialog.getByLabelText("Last name"), "Ferri");
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("The invitation is sent")).toBeTruthy();
  expect(server.inputsOf("StaffInvite")).toMatchObject([
    { staffType: "EXTERNAL_SUPPLIER", isAdmin: false, supplierId: MACQUARIE.id },
  ]);
});

test("a name is corrected with the role until its person has a password", async () => {
  const { user, server } = await openAsBank(
    {},
    { StaffChangeRole: { data: { changeStaffRole: { clientMutationId: "1" } } } },
  );
  expect(await actionsOf(user, "Bo Ferri")).toEqual([
    "Change name or role",
    "Send the invitation again",
    "Disable",
  ]);
  await user.click(screen.getByRole("menuitem", { name: "Change name or role" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("First name"), "b");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The role is changed")).toBeTruthy();
  expect(server.inputsOf("StaffChangeRole")).toMatchObject([{ givenName: "Bob", familyName: "Ferri" }]);
});

test("somebody of a bank is disabled after a question, and the list is read again", async () => {
  const { user, server } = await openAsBank(
    { hasSignedUp: true },
    { StaffDisable: { data: { disableStaff: { clientMutationId: "1" } } } },
  );
  await actionsOf(user, "Bo Ferri");
  await user.click(screen.getByRole("menuitem", { name: "Disable" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Disable Bo Ferri?" }));
  await user.click(dialog.getByRole("button", { name: "Disable" }));
  expect(await screen.findByText("They are disabled")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("StaffPeople")).toHaveLength(2));
  expect(server.inputsOf("StaffDisable")).toMatchObject([{ id: BO.id, version: 3 }]);
});

test("who is disabled stands so, and is enabled again", async () => {
  const { user, server } = await openAsBank(
    { disabledAt: "2026-11-20T00:00:00.000Z" },
    { StaffEnable: { data: { enableStaff: { clientMutationId: "1" } } } },
  );
  expect(await screen.findByText("Disabled")).toBeTruthy();
  expect(await actionsOf(user, "Bo Ferri")).toEqual(["Change name or role", "Enable"]);
  await user.click(screen.getByRole("menuitem", { name: "Enable" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Enable Bo Ferri again?" }));
  await user.click(dialog.getByRole("button", { name: "Enable" }));
  expect(await screen.findByText("They are enabled")).toBeTruthy();
  expect(server.inputsOf("StaffEnable")).toMatchObject([{ id: BO.id, version: 3 }]);
});

test("nobody disables themselves", async () => {
  const own = userState({ organisations: [], me: OF_MACQUARIE });
  const { user } = await openAsBank({ userId: own.data.me.id, hasSignedUp: true });
  expect(await actionsOf(user, "Bo Ferri")).toEqual(["Change role", "Send the invitation again"]);
});
