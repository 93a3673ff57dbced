// The revenue on screen: a year by its months, another year, every figure's way to its working, and the working with what stood before.
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

/** The present year goes by it. */
beforeEach(() => void vi.setSystemTime("2026-11-23T01:00:00Z"));
afterEach(() => void vi.useRealTimers());

const NOTHING = {
  invoiced: "0.00",
  credited: "0.00",
  gst: "0.00",
  received: "0.00",
  surplus: "0.00",
  owed: "0.00",
  refunded: "0.00",
};
const OCTOBER = {
  from: "2026-10-01",
  to: "2026-10-31",
  opening: "0.00",
  sums: { ...NOTHING, invoiced: "3775.00", gst: "10.01", owed: "3775.00" },
};
const NOVEMBER = {
  from: "2026-11-01",
  to: "2026-11-30",
  opening: "3775.00",
  sums: { ...NOTHING, received: "775.00", owed: "3000.00" },
};
const REVENUE = {
  year: 2027,
  firstYear: 2026,
  opening: "0.00",
  months: [OCTOBER, NOVEMBER],
  total: { ...NOTHING, invoiced: "3775.00", gst: "10.01", received: "775.00", owed: "3000.00" },
};
const ENTRY = {
  id: "0198c000-0000-7000-8000-0000000000d1",
  date: "2026-11-05",
  kind: "RECEIVED",
  isReversal: false,
  amount: "-775.00",
  number: "INV-7KQ2",
  organisationId: "0198c000-0000-7000-8000-0000000000a1",
  organisationName: "Harbour Civil Pty Ltd",
  draftId: "0198c000-0000-7000-8000-0000000000e1",
  draftReferenceNumber: "DR-104212",
};

function workingOf(entries: readonly object[], revenue: object = REVENUE) {
  return {
    data: {
      revenue,
      revenueEntries: {
        totalCount: entries.length,
        totalCountIsCapped: false,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: entries.map((node) => ({ node })),
      },
    },
  };
}

const revenueAsked = ({ year }: Record<string, unknown>) => ({ data: { revenue: { ...REVENUE, year } } });

const open = async (at: string, answers: FakeAnswers = {}) =>
  await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({
        organisations: [],
        me: { staff: { staffType: "GENERAL", isAdmin: true, referrerName: null, supplier: null } },
      }),
      Revenue: revenueAsked,
      RevenueWorking: workingOf([ENTRY]),
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });

test("the present year is shown by its months and as a whole, and what is something leads to its working", async () => {
  const { server } = await open("/staff/revenue");
  const table = within(await screen.findByRole("table", { name: "Revenue by month" }));
  const row = within(await table.findByRole("row", { name: /^November 2026/ }));
  expect(row.getByRole("link", { name: "Received, November 2026: $775.00" }).getAttribute("href")).toBe(
    "/staff/revenue/working?figure=RECEIVED&year=2027&month=11",
  );
  expect(row.queryByRole("link", { name: /^Invoiced/ })).toBeNull();
  expect(table.getByRole("link", { name: "Owed at the end, The year: $3,000.00" }).getAttribute("href")).toBe(
    "/staff/revenue/working?figure=OWED&year=2027",
  );
  expect(screen.getByText("$10.01 of it GST")).toBeTruthy();
  expect(server.callsOf("Revenue")[0]?.variables).toEqual({ year: 2027 });
});

test("another year is chosen, and stands in the address", async () => {
  const { user, server } = await open("/staff/revenue");
  await screen.findByRole("option", { name: "July 2025 to June 2026" });
  await user.selectOptions(screen.getByLabelText("Financial year"), "2026");
  await waitFor(() => expect(server.callsOf("Revenue").at(-1)?.variables).toEqual({ year: 2026 }));
});

test("a year in which nothing was booked says so", async () => {
  await open("/staff/revenue?year=2030", {
    Revenue: { data: { revenue: { ...REVENUE, year: 2030, months: [] } } },
  });
  expect(await screen.findByText("Nothing was booked in this year")).toBeTruthy();
});

test("the working of a balance says what stood before, and each entry leads to its request and its client", async () => {
  const { server } = await open("/staff/revenue/working?figure=OWED&year=2027&month=11");
  const table = within(await screen.findByRole("table", { name: "Entries" }));
  const row = within(await table.findByRole("row", { name: /Payment/ }));
  expect(row.getByRole("link", { name: "Payment" }).getAttribute("href")).toBe(
    `/staff/drafts/${ENTRY.draftId}`,
  );
  expect(row.getByRole("link", { name: ENTRY.organisationName }).getAttribute("href")).toBe(
    `/staff/clients/${ENTRY.organisationId}`,
  );
  expect(row.getByText("-$775.00")).toBeTruthy();
  expect(screen.getByText("Owed before these days").parentElement?.textContent).toContain("$3,775.00");
  expect(screen.getByText("Change in these days").parentElement?.textContent).toContain("-$775.00");
  expect(screen.getByRole("heading", { name: "Owed at the end, November 2026" })).toBeTruthy();
  expect(server.callsOf("RevenueWorking")[0]?.variables).toMatchObject({
    figure: "OWED",
    year: 2027,
    month: 11,
  });
});

test("an entry that takes another back says so, and one whose record has gone leads nowhere", async () => {
  await open("/staff/revenue/working?figure=RECEIVED&year=2027", {
    RevenueWorking: workingOf([
      {
        ...ENTRY,
        isReversal: true,
        number: null,
        draftId: null,
        organisationId: null,
        organisationName: null,
      },
    ]),
  });
  expect(await screen.findByText("Payment, reversed")).toBeTruthy();
  expect(screen.getByText("No client")).toBeTruthy();
  expect(screen.queryByText("Owed before these days")).toBeNull();
});
