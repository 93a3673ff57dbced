// The staff: listed with roles, invited with what goes together, changed, and removed after a question.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StaffPersonRowFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

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
  version: 3,
};
const OTWAY = { id: "0198c000-0000-7000-8000-00000000005a", tradeName: "Otway" };
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

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
    StaffReferrers: { data: { officeReferrers: [{ id: OTWAY.id, name: "Tide Brokers" }] } },
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
  expect(dialog.queryByText("Administrator: sets up the portal")).toBeNull();
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
