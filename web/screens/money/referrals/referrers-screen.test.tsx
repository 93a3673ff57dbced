// The firms that refer clients: added with their kind, and changed under the version that was read.
// Shows: REF-11, REF-20.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OfficeReferrerRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const TIDE: OfficeReferrerRowFragment = {
  id: "0198c000-0000-7000-8000-0000000000f1",
  name: "Tide Brokers",
  entityType: "BROKER",
  people: 2,
  status: "ACTIVE",
  updatedAt: null,
  updatedBy: null,
  version: 1,
};
const NED = {
  id: "0198c000-0000-7000-8000-0000000000f2",
  personName: "Ned Ames",
  entityId: TIDE.id,
  referralCount: 3,
  balance: "150.00",
};
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(answers: FakeAnswers = {}, referrers = [TIDE]) {
  return await renderClient({
    at: "/staff/referrers",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      OfficeReferrers: { data: { officeReferrers: referrers, officeReferringPeople: [NED] } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("one is added with its kind, and the list is read again", async () => {
  const { user, server } = await open(
    { OfficeReferrerCreate: { data: { createReferrer: { clientMutationId: "1" } } } },
    [],
  );
  expect(await screen.findByText("No referrer yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add a referrer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a referrer" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Name"), "Dune Accountants");
  await user.selectOptions(dialog.getByLabelText("Kind"), "ACCOUNTANT");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The referrer is added")).toBeTruthy();
  expect(server.inputsOf("OfficeReferrerCreate")).toMatchObject([
    { name: "Dune Accountants", entityType: "ACCOUNTANT" },
  ]);
  await waitFor(() => expect(server.callsOf("OfficeReferrers").length).toBe(2));
});

test("one is changed under the version that was read", async () => {
  const { user, server } = await open({
    OfficeReferrerUpdate: { data: { updateReferrer: { clientMutationId: "1" } } },
  });
  expect(await screen.findByText("Broker · 2 people refer for it")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Invite its people" }).getAttribute("href")).toBe("/staff/people");
  const people = within(screen.getByRole("list", { name: "People of Tide Brokers" }));
  expect(people.getByText("$150.00 owed")).toBeTruthy();
  expect(people.getByRole("link", { name: "Ned Ames" }).getAttribute("href")).toBe(
    `/staff/referrers/${NED.id}/statement`,
  );
  await user.click(screen.getByRole("button", { name: "Change Tide Brokers" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change Tide Brokers" }));
  await user.selectOptions(dialog.getByLabelText("Kind"), "LAWYER");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The referrer is changed")).toBeTruthy();
  expect(server.inputsOf("OfficeReferrerUpdate")).toMatchObject([
    { id: TIDE.id, version: 1, name: "Tide Brokers", entityType: "LAWYER" },
  ]);
});

test("one is archived for a reason, an archived one is brought back, and its history says why", async () => {
  const old = {
    ...TIDE,
    id: "0198c000-0000-7000-8000-0000000000f3",
    name: "Old Brokers",
    status: "ARCHIVED" as const,
  };
  const node = {
    key: "k1",
    triggeredAt: "2026-11-20T01:00:00Z",
    triggeredBy: { name: "Rosa Whitfield" },
    changeType: "UPDATE" as const,
    objectType: "Referrer",
    changes: [
      {
        label: "Status reason",
        isSystemField: false,
        oldDisplayValue: null,
        newDisplayValue: "It has closed.",
      },
    ],
  };
  const { user, server } = await open(
    {
      OfficeReferrerChangeStatus: { data: { changeReferrerStatus: { clientMutationId: "1" } } },
      OfficeReferrerHistory: {
        data: { referrerHistory: { edges: [{ node }], pageInfo: { hasNextPage: false, endCursor: null } } },
      },
    },
    [TIDE, old],
  );
  expect(await screen.findByText("Archived")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change Old Brokers" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Archive Tide Brokers" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Archive Tide Brokers?" }));
  await user.click(dialog.getByRole("button", { name: "Archive" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Why"), "The agreement has ended.");
  await user.click(dialog.getByRole("button", { name: "Archive" }));
  expect(await screen.findByText("It is archived")).toBeTruthy();
  expect(server.inputsOf("OfficeReferrerChangeStatus")).toMatchObject([
    { id: TIDE.id, version: 1, status: "ARCHIVED", reason: "The agreement has ended." },
  ]);
  expect(screen.getByRole("button", { name: "Bring back Old Brokers" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "History of Old Brokers" }));
  const history = within(await screen.findByRole("dialog", { name: "History of Old Brokers" }));
  expect(await history.findByText("Status reason: It has closed. (before: –)")).toBeTruthy();
});
