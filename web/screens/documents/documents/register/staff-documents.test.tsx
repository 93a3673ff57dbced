// What was issued to all clients: narrowed, ordered, kept as a view and taken away as it is shown.
// Shows: L-03.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;
const GUARANTEE = {
  __typename: "Document",
  id: "0190a000-0000-7000-8000-00000000d001",
  organisationId: "0190a000-0000-7000-8000-00000000c001",
  version: 1,
  status: "ESTABLISHED",
  isHeld: false,
  documentVariant: "BANK_GUARANTEE",
  referenceNumber: "BG-7KJPWRY",
  guaranteeNumber: "MB 4471",
  amount: "120000.00",
  createdAt: "2026-11-20T01:00:00.000Z",
  establishedAt: "2026-11-20",
  expiresAt: "2027-12-20",
  expiryType: "FIXED",
  purpose: null,
  projectAddress: null,
  expectedReturnDate: null,
  bank: { name: "Macquarie" },
  parties: [{ id: "p1", partyVariant: "BENEFICIARY", name: "Wesfarmers Limited" }],
  organisation: { id: "0190a000-0000-7000-8000-00000000c001", name: "Harbour Civil Pty Ltd" },
};

async function open(at: string, rows: readonly object[], answers: FakeAnswers = {}) {
  const staffDocuments = {
    totalCount: rows.length,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: rows.map((node) => ({ node })),
  };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: STAFF }),
      StaffDocuments: { data: { staffDocuments } },
      ListViews: { data: { listViews: [] } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("each stands with its client and leads to itself; the address narrows and orders it, and its file", async () => {
  const { user, server } = await open(
    "/staff/documents?client=harbour&statuses=ESTABLISHED&sort=added-ascending&columns=reference.client.beneficiary.status.amount.added",
    [GUARANTEE],
    { ExportOffer: "silent" },
  );
  const row = within((await screen.findByText("Harbour Civil Pty Ltd")).closest("tr") as HTMLElement);
  for (const said of ["MB 4471", "Wesfarmers Limited", "Established", "$120,000.00", "20/11/2026"])
    expect(row.getByText(said)).toBeTruthy();
  expect(row.getByRole("link", { name: /Harbour Civil/ }).getAttribute("href")).toBe(
    `/documents/${GUARANTEE.organisationId}/${GUARANTEE.id}/view`,
  );
  const wanted = {
    filter: { client: "harbour", statuses: ["ESTABLISHED"] },
    sort: { field: "CREATED_AT", direction: "ASC" },
  };
  expect(server.callsOf("StaffDocuments").at(-1)?.variables).toMatchObject(wanted);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ staffDocuments: wanted }),
  );
});

test("a view of it belongs to no organisation", async () => {
  const { user, server } = await open("/staff/documents?expiresTo=2027-12-31", [GUARANTEE], {
    ListViewCreate: "silent",
  });
  await screen.findByText("Harbour Civil Pty Ltd");
  expect(server.callsOf("ListViews")[0]?.variables).toEqual({
    organisationId: null,
    list: "STAFF_DOCUMENTS",
  });
  await user.click(screen.getByRole("button", { name: "Views" }));
  await user.click(await screen.findByRole("menuitem", { name: "Save as a view…" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Ends in 2027");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(server.inputsOf("ListViewCreate")[0]).toMatchObject({
      organisationId: null,
      list: "STAFF_DOCUMENTS",
      name: "Ends in 2027",
    }),
  );
});

test("without any the list says when one appears", async () => {
  await open("/staff/documents", []);
  expect(await screen.findByText("Nothing is issued yet")).toBeTruthy();
});
