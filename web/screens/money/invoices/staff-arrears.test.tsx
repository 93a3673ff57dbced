// What clients owe by age: each figure leads to its invoices, each client to its page.
// Shows: L-03, O-33.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;

const PERIODS = [
  { period: "NOT_DUE", amount: "0.00", count: 0 },
  { period: "DAYS_1_TO_30", amount: "0.00", count: 0 },
  { period: "DAYS_31_TO_60", amount: "1250.50", count: 2 },
  { period: "DAYS_61_TO_90", amount: "0.00", count: 0 },
  { period: "OVER_90_DAYS", amount: "700.00", count: 1 },
];
const HARBOUR = {
  __typename: "StaffArrears",
  id: "0198c000-0000-7000-8000-000000000b01",
  organisationId: "0198c000-0000-7000-8000-000000000b02",
  organisationName: "Harbour Civil Pty Ltd",
  organisationAbn: "11005357522",
  asOf: "2026-11-28",
  oldestDueDate: "2026-08-20",
  invoiceCount: 3,
  total: "1950.50",
  reminder: "LAST",
  periods: PERIODS,
};
const AGEING = { asOf: "2026-11-28", total: "1950.50", periods: PERIODS };
const NONE = {
  ...AGEING,
  total: "0.00",
  periods: PERIODS.map((each) => ({ ...each, amount: "0.00", count: 0 })),
};

async function open(at: string, rows: readonly object[], ageing = AGEING) {
  const staffArrears = {
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
      StaffArrears: { data: { staffArrears, staffInvoiceAgeing: ageing } },
      ListViews: { data: { listViews: [] } },
      ExportOffer: "silent",
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
    },
  });
}

test("each figure of a client leads to its open invoices of that age, and its name to its page", async () => {
  await open("/staff/arrears", [HARBOUR]);
  const row = within((await screen.findByText("Harbour Civil Pty Ltd")).closest("tr") as HTMLElement);
  expect(row.getByText("Last reminder")).toBeTruthy();
  expect(row.getByText("20/08/2026")).toBeTruthy();
  const hrefOf = (name: RegExp) => row.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf(/31–60 days, \$1,250.50/)).toBe(
    "/staff/invoices?client=Harbour+Civil+Pty+Ltd+11005357522&statuses=open&due=2026-09-29..2026-10-28",
  );
  expect(hrefOf(/Over 90 days, \$700.00/)).toBe(
    "/staff/invoices?client=Harbour+Civil+Pty+Ltd+11005357522&statuses=open&due=..2026-08-29",
  );
  expect(hrefOf(/Owed, \$1,950.50/)).toBe(
    "/staff/invoices?client=Harbour+Civil+Pty+Ltd+11005357522&statuses=open",
  );
  expect(hrefOf(/^Harbour Civil Pty Ltd ?Last/)).toBe(`/staff/clients/${HARBOUR.organisationId}`);
});

test("the totals lead to all invoices of their age, unless the list is narrowed", async () => {
  await open("/staff/arrears", [HARBOUR]);
  const total = await screen.findByRole("link", { name: "31 to 60 days late: 2 invoices" });
  expect(total.getAttribute("href")).toBe("/staff/invoices?statuses=open&due=2026-09-29..2026-10-28");
});

test("the address narrows it, and its file", async () => {
  const { user, server } = await open("/staff/arrears?client=harbour&oldest=OVER_90_DAYS", [HARBOUR]);
  await screen.findByText("Harbour Civil Pty Ltd");
  expect(screen.queryByRole("link", { name: "31 to 60 days late: 2 invoices" })).toBeNull();
  const wanted = {
    filter: { client: "harbour", oldest: ["OVER_90_DAYS"] },
    sort: { field: "OLDEST", direction: "ASC" },
  };
  expect(server.callsOf("StaffArrears").at(-1)?.variables).toMatchObject(wanted);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ staffArrears: wanted }),
  );
});

test("where nothing is owed, the list says so", async () => {
  await open("/staff/arrears", [], NONE);
  expect(await screen.findByText("Nothing is owed")).toBeTruthy();
});
