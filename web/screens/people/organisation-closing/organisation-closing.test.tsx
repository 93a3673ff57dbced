// Closing an organisation and opening it again on screen: what is live leads to its page, the name is typed, and who would be let in is said.
// Shows: A-59, O-40.

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ID = "0198c000-0000-7000-8000-0000000000c1";
const DRAFT = "0198c000-0000-7000-8000-0000000000d1";
const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;
const CLIENT = {
  __typename: "Client",
  id: ID,
  name: "Quay Works",
  abn: "11005357522",
  abnStatus: "CONFIRMED",
  legalName: "Quay Works Pty Ltd",
  entityType: "PRV",
  address: "1 Quay Street, Sydney NSW 2000",
  administrators: [],
  people: 0,
  createdAt: "2026-11-20T01:00:00Z",
  closedAt: null as string | null,
  archivedAt: null as string | null,
  archiveDate: null as string | null,
  closingReason: null as string | null,
  discountPercentage: "0",
  waitingChangeId: null,
  mergedIntoId: null,
  mergedIntoName: null,
  waitingMergeId: null,
  twins: [],
  capabilities: ["CAN_CLOSE"],
};
const CLOSED = {
  ...CLIENT,
  closedAt: "2026-11-24T01:00:00Z",
  archiveDate: "2033-11-24",
  closingReason: "Wound up in March.",
  capabilities: ["CAN_OPEN"],
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
const NOTHING = { live: "", liveRecords: [], returning: [] };

async function open(client: object, closing: object, answers: FakeAnswers = {}) {
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
      Closing: { data: { organisationClosing: { ...NOTHING, ...closing } } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

/** Once what it asks first has been answered: the dialog that loads is another one. */
async function answeredDialog(name: string, text: RegExp) {
  await screen.findByText(text);
  return within(screen.getByRole("dialog", { name }));
}

test("what is live stands in the way, each record one press away", async () => {
  await open(CLIENT, {
    live: "1 submitted draft",
    liveRecords: [{ kind: "draft", openedBy: DRAFT, reference: "DR-7" }],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Close organisation" }));
  const dialog = await answeredDialog("Close Quay Works", /Quay Works has 1 submitted draft/);
  expect(await dialog.findByText(/Quay Works has 1 submitted draft\./)).toBeTruthy();
  const link = dialog.getByRole("link", { name: "DR-7" });
  expect(link.getAttribute("href")).toBe(`/staff/drafts/${DRAFT}`);
  expect(dialog.queryByRole("button", { name: "Close organisation" })).toBeNull();
});

test("the provider gives a reason and types the name", async () => {
  const { server } = await open(
    CLIENT,
    {},
    {
      ClosingClose: { data: { closeOrganisation: { clientMutationId: "x" } } },
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Close organisation" }));
  const dialog = await answeredDialog("Close Quay Works", /Name of the organisation/);
  await userEvent.type(await dialog.findByLabelText(/Name of the organisation/), "Quay");
  await userEvent.click(dialog.getByRole("button", { name: "Close organisation" }));
  expect(await dialog.findByText("This is not the name of the organisation.")).toBeTruthy();
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Reason/), "Wound up.");
  await userEvent.type(dialog.getByLabelText(/Name of the organisation/), " works");
  await userEvent.click(dialog.getByRole("button", { name: "Close organisation" }));
  await waitFor(() => expect(server.callsOf("ClosingClose")).toHaveLength(1));
  expect(server.callsOf("ClosingClose")[0]?.variables).toMatchObject({
    input: { id: ID, name: "Quay works", reason: "Wound up." },
  });
  expect(await screen.findByText("Quay Works is closed")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("ClientPage").length).toBeGreaterThan(1));
});

test("a closed client says since when and why, and is opened with those who belonged to it", async () => {
  const returning = [
    { email: "pat@guests.example", givenName: "Pat", familyName: "Guest", role: "ADMIN" },
    { email: "lee@guests.example", givenName: "Lee", familyName: "Guest", role: "USER" },
  ];
  const { server } = await open(
    CLOSED,
    { returning },
    {
      ClosingOpen: { data: { openOrganisation: { clientMutationId: "x" } } },
    },
  );
  expect(await screen.findByText("Closed on 24/11/2026")).toBeTruthy();
  expect(screen.getByText("Wound up in March.")).toBeTruthy();
  expect(screen.getByText("It can be opened again until 24/11/2033. Then it is archived.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close organisation" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open again" }));
  const dialog = await answeredDialog("Open Quay Works again", /^Pat Guest and Lee Guest/);
  expect(await dialog.findByText(/^Pat Guest and Lee Guest can act in it as before\./)).toBeTruthy();
  expect(dialog.queryByLabelText(/Administrator's email/)).toBeNull();
  await userEvent.type(dialog.getByLabelText(/Reason/), "Closed by mistake.");
  await userEvent.click(dialog.getByRole("button", { name: "Open again" }));
  await waitFor(() => expect(server.callsOf("ClosingOpen")).toHaveLength(1));
  expect(server.callsOf("ClosingOpen")[0]?.variables).toMatchObject({
    input: { id: ID, reason: "Closed by mistake.", administratorEmail: null },
  });
});

test("an archived client says since when, and is not opened", async () => {
  await open({ ...CLOSED, archivedAt: "2033-11-23T16:30:00Z", capabilities: [] }, NOTHING);
  expect(await screen.findByText("Archived on 24/11/2033")).toBeTruthy();
  expect(screen.getByText("Closed on 24/11/2026. It can no longer be opened again.")).toBeTruthy();
  expect(screen.getByText("Wound up in March.")).toBeTruthy();
  expect(screen.getByText("Archived")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Open again" })).toBeNull();
});

test("where nobody who administered it has an account, somebody else is named", async () => {
  await open(CLOSED, {});
  await userEvent.click(await screen.findByRole("button", { name: "Open again" }));
  const dialog = await answeredDialog("Open Quay Works again", /closed their accounts/);
  await userEvent.click(await dialog.findByRole("button", { name: "Open again" }));
  expect(await dialog.findAllByText("This field is required.")).toHaveLength(2);
  expect(dialog.getByLabelText(/Administrator's email/)).toBeTruthy();
});
