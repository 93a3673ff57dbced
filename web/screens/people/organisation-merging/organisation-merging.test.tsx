// Merging a client that was entered twice on screen: the one that stays is chosen, what moves and who arrives is said, and it is sent for approval.
// Shows: O-38.

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ID = "0198c000-0000-7000-8000-0000000000c1";
const TWIN = {
  __typename: "MergingOrganisation",
  id: "0198c000-0000-7000-8000-0000000000c2",
  name: "Quay Civil Pty Ltd",
  abn: "11005357522",
  isConfirmed: true,
};
const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;
const CLIENT = {
  __typename: "Client",
  id: ID,
  name: "Quay Works",
  abn: "11005357522",
  abnStatus: "UNCONFIRMED",
  legalName: null,
  entityType: "PRV",
  address: "1 Quay Street, Sydney NSW 2000",
  administrators: [],
  people: 2,
  createdAt: "2026-11-20T01:00:00Z",
  closedAt: null as string | null,
  archivedAt: null as string | null,
  archiveDate: null as string | null,
  closingReason: null as string | null,
  discountPercentage: "0",
  waitingChangeId: null,
  mergedIntoId: null as string | null,
  mergedIntoName: null as string | null,
  waitingMergeId: null as string | null,
  twins: [TWIN],
  capabilities: ["CAN_MERGE"],
};
const NONE = { totalCount: 0, totalCountIsCapped: false, edges: [] };
const SUMS = {
  documentsInForce: 0,
  amountInForce: "0.00",
  draftsInFlight: 0,
  amountInFlight: "0.00",
  owed: "0.00",
  ageing: { asOf: "2026-11-28", total: "0.00", periods: [] },
};
const MERGE = {
  obstacles: [] as string[],
  counts: [
    { kind: "DRAFTS", count: 12 },
    { kind: "MEMBERS", count: 1 },
  ],
  arriving: [
    { email: "pat@guests.example", givenName: "Pat", familyName: "Guest", role: "ADMIN", roleThere: null },
    {
      email: "kim@guests.example",
      givenName: "Kim",
      familyName: "Lee",
      role: "ADMIN",
      roleThere: "LIMITED_USER",
    },
  ],
  stays: TWIN,
};

async function open(client: object, answers: FakeAnswers = {}) {
  return await renderClient({
    at: `/staff/clients/${ID}`,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: STAFF }),
      ClientPage: { data: { client, clientSums: SUMS, deskWorkList: NONE } },
      ClientRecords: {
        data: {
          staffDraftRegister: NONE,
          staffDocuments: NONE,
          staffInvoices: NONE,
          staffRefunds: NONE,
          creditedInvoices: NONE,
          staffFacilities: NONE,
          staffFacilityApplications: NONE,
          staffRequestRegister: NONE,
          staffFinanceRegister: NONE,
        },
      },
      ClientMembers: "silent",
      MergingClients: { data: { clients: { edges: [] } } },
      Merging: { data: { organisationMerge: MERGE } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

async function chooseTwin() {
  await userEvent.click(await screen.findByRole("button", { name: "Merge into another" }));
  await userEvent.click(await screen.findByRole("button", { name: "Choose Quay Civil Pty Ltd" }));
}

test("the twin is suggested, what moves and who arrives as what is said, and the proposal is sent", async () => {
  const { server } = await open(CLIENT, {
    MergingPropose: { data: { proposeOrganisationMerge: { clientMutationId: "1" } } },
  });
  expect(await screen.findByRole("link", { name: "Quay Civil Pty Ltd" })).toBeTruthy();
  await chooseTwin();
  const dialog = within(
    await screen.findByRole("dialog", { name: "Merge Quay Works into Quay Civil Pty Ltd" }),
  );
  for (const text of ["12 drafts", "1 member", "Standard User", "Limited User, as before"])
    expect(dialog.getByText(text)).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText(/Administrators of the duplicate become/), "ADMIN");
  expect(dialog.getByText("Administrator")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Why/), "Entered twice.");
  await userEvent.click(dialog.getByRole("button", { name: "Send for approval" }));
  expect(await screen.findByText("The merge is waiting for approval")).toBeTruthy();
  expect(server.callsOf("MergingPropose")[0]?.variables).toMatchObject({
    input: { id: ID, intoId: TWIN.id, administratorsArriveAs: "ADMIN", reason: "Entered twice." },
  });
});

test("what stands in the way is said in the place of the form", async () => {
  await open(CLIENT, {
    Merging: { data: { organisationMerge: { ...MERGE, obstacles: ["Someone is acting for Quay Works."] } } },
  });
  await chooseTwin();
  expect(await screen.findByText("Someone is acting for Quay Works.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send for approval" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Choose another" }));
  expect(await screen.findByLabelText(/Organisation that stays/)).toBeTruthy();
});

test("one that was merged leads to the one that stays", async () => {
  const merged = {
    ...CLIENT,
    closedAt: "2026-11-24T01:00:00Z",
    closingReason: "Merged into Quay Civil Pty Ltd: Entered twice.",
    mergedIntoId: TWIN.id,
    mergedIntoName: TWIN.name,
    twins: [],
    capabilities: [],
  };
  await open(merged);
  const link = await screen.findByRole("link", { name: "Open Quay Civil Pty Ltd" });
  expect(link.getAttribute("href")).toBe(`/staff/clients/${TWIN.id}`);
  expect(screen.queryByText(/Open again/)).toBeNull();
});

test("one whose merge is waiting leads to the changes", async () => {
  await open({ ...CLIENT, waitingMergeId: "0198c000-0000-7000-8000-0000000000f1", capabilities: [] });
  expect((await screen.findByRole("link", { name: "Look at changes" })).getAttribute("href")).toBe(
    "/staff/changes",
  );
  expect(screen.queryByRole("button", { name: "Merge into another" })).toBeNull();
});
