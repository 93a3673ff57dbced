// What all clients have asked about finance: narrowed, ordered and taken away as it is shown, each with when it ended.
// Shows: L-03.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;

const SETTLED = {
  __typename: "FinanceEnquiry",
  id: "0198c000-0000-7000-8000-000000000f01",
  status: "SETTLED",
  createdAt: "2026-11-18T01:00:00.000Z",
  answeredAt: "2026-11-19T01:00:00.000Z",
  endedAt: "2026-11-21T01:00:00.000Z",
  organisationName: "Harbour Civil Pty Ltd",
  draftId: "0198c000-0000-7000-8000-000000000904",
  draftReferenceNumber: "BD-104212",
  givenName: "Ada",
  familyName: "Lim",
  phoneNumber: "+61491570156",
  emailAddress: "ada@harbourcivil.example",
  financeAmount: "250000.00",
  settledAmount: "200000.00",
  settledDate: "2026-11-20",
  closingReason: null,
};
const GENERAL = {
  ...SETTLED,
  id: "general",
  status: "OPEN",
  organisationName: "Wesfarmers Limited",
  draftId: null,
  draftReferenceNumber: null,
  financeAmount: null,
  settledAmount: null,
  endedAt: null,
};

async function open(at: string, rows: readonly object[]) {
  const staffFinanceRegister = {
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
      StaffEnquiries: { data: { staffFinanceRegister } },
      ListViews: { data: { listViews: [] } },
      ExportOffer: "silent",
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
    },
  });
}

const rowOf = async (client: string) =>
  within((await screen.findByText(client)).closest("tr") as HTMLElement);

test("each says who asked for what, what was paid out, and when it ended; its request is one press away", async () => {
  await open("/staff/finance-enquiries", [SETTLED, GENERAL]);
  const settled = await rowOf("Harbour Civil Pty Ltd");
  for (const said of ["Ada Lim", "Settled", "$250,000.00", "$200,000.00", "18/11/2026", "21/11/2026"])
    expect(settled.getByText(said)).toBeTruthy();
  expect(settled.getByRole("link", { name: "BD-104212" }).getAttribute("href")).toBe(
    `/staff/drafts/${SETTLED.draftId}`,
  );
  expect((await rowOf("Wesfarmers Limited")).queryByRole("link")).toBeNull();
});

test("the address narrows and orders it, and its file", async () => {
  const { user, server } = await open(
    "/staff/finance-enquiries?statuses=SETTLED.CLOSED&sort=amount-descending",
    [SETTLED],
  );
  await screen.findByText("Harbour Civil Pty Ltd");
  const wanted = {
    filter: { statuses: ["SETTLED", "CLOSED"] },
    sort: { field: "AMOUNT", direction: "DESC" },
  };
  expect(server.callsOf("StaffEnquiries").at(-1)?.variables).toMatchObject(wanted);
  expect(server.callsOf("ListViews")[0]?.variables).toEqual({
    organisationId: null,
    list: "STAFF_ENQUIRIES",
  });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({
      staffFinanceEnquiries: wanted,
    }),
  );
});

test("without any the list says when one appears", async () => {
  await open("/staff/finance-enquiries", []);
  expect(await screen.findByText("No enquiries yet")).toBeTruthy();
});
