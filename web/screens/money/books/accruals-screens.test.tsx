// What fees have earned on screen: as at a day, by months, kinds, products and months ahead, every row's way to its lines, and the lines with their days.
// Shows: INV-39.
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

/** Today goes by it. */
beforeEach(() => void vi.setSystemTime("2026-11-23T01:00:00Z"));
afterEach(() => void vi.useRealTimers());

const sums = (more: object = {}) => ({
  before: "0.00",
  invoiced: "0.00",
  credited: "0.00",
  earned: "0.00",
  toCome: "0.00",
  gst: "0.00",
  ...more,
});
const ALL = sums({ invoiced: "3775.00", earned: "715.00", toCome: "3060.00", gst: "10.01" });
const ACCRUALS = {
  from: "2026-07-01",
  to: "2026-11-23",
  months: [
    { from: "2026-10-01", to: "2026-10-31", sums: sums() },
    { from: "2026-11-01", to: "2026-11-23", sums: ALL },
  ],
  kinds: [
    { kind: "ESTABLISHMENT_FEE", sums: sums({ invoiced: "650.00", earned: "650.00" }) },
    { kind: "FIRST_PERIOD", sums: sums({ invoiced: "3125.00", earned: "65.00", toCome: "3060.00" }) },
  ],
  products: [{ product: "BANK_GUARANTEE", sums: ALL }],
  total: ALL,
  ahead: [
    { from: "2026-11-24", to: "2026-11-30", amount: "119.00" },
    { from: "2026-12-01", to: null, amount: "2941.00" },
  ],
  unknown: { count: 0, amount: "0.00" },
};
const LINE = {
  id: "0198c000-0000-7000-8000-0000000000d1",
  invoiceNumber: "INV-7KQ2",
  description: "Half-yearly fee, first 6 months",
  periodFrom: "2026-11-20",
  periodTo: "2027-05-19",
  isPeriodUnknown: false,
  draftId: "0198c000-0000-7000-8000-0000000000e1",
  draftReferenceNumber: "DR-104212",
  organisationId: "0198c000-0000-7000-8000-0000000000a1",
  organisationName: "Harbour Civil Pty Ltd",
  sums: sums({ invoiced: "3125.00", earned: "65.00", toCome: "3060.00" }),
};

const linesAnswer = (lines: readonly object[]) => ({
  data: {
    accruals: ACCRUALS,
    accrualLines: {
      totalCount: lines.length,
      totalCountIsCapped: false,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: lines.map((node) => ({ node })),
    },
  },
});

const accrualsAsked = ({ asAt }: Record<string, unknown>) => ({
  data: { accruals: { ...ACCRUALS, to: asAt } },
});

const open = async (at: string, answers: FakeAnswers = {}) =>
  await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({
        organisations: [],
        me: { staff: { staffType: "GENERAL", isAdmin: true, referrerName: null, supplier: null } },
      }),
      Accruals: accrualsAsked,
      AccrualLines: linesAnswer([LINE]),
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });

test("as at today, the year is shown by its months, and what is something leads to its lines", async () => {
  const { server } = await open("/staff/revenue/earned");
  const table = within(await screen.findByRole("table", { name: "Earned by month" }));
  const row = within(await table.findByRole("row", { name: /^November 2026/ }));
  expect(row.getByRole("link", { name: "Earned, November 2026: $715.00" }).getAttribute("href")).toBe(
    "/staff/revenue/earned/lines?asAt=2026-11-23&month=11",
  );
  expect(row.queryByRole("link", { name: /^Credited/ })).toBeNull();
  expect(
    table.getByRole("link", { name: "To come, 01/07/2026 to 23/11/2026: $3,060.00" }).getAttribute("href"),
  ).toBe("/staff/revenue/earned/lines?asAt=2026-11-23");
  expect(screen.getByText("and $10.01 GST")).toBeTruthy();
  expect(server.callsOf("Accruals")[0]?.variables).toEqual({ asAt: "2026-11-23" });
});

test("kinds of line, products and the months ahead are shown in turn, and stand in the address", async () => {
  const { user } = await open("/staff/revenue/earned");
  await user.click(await screen.findByRole("radio", { name: "Kinds of line" }));
  const kinds = within(await screen.findByRole("table", { name: "Earned by kind of line" }));
  expect(
    (await kinds.findByRole("link", { name: "To come, First period: $3,060.00" })).getAttribute("href"),
  ).toBe("/staff/revenue/earned/lines?asAt=2026-11-23&kind=FIRST_PERIOD");
  await user.click(screen.getByRole("radio", { name: "Products" }));
  expect(
    (await screen.findByRole("link", { name: "Earned, Bank Guarantee: $715.00" })).getAttribute("href"),
  ).toBe("/staff/revenue/earned/lines?asAt=2026-11-23&product=BANK_GUARANTEE");
  await user.click(screen.getByRole("radio", { name: "Months ahead" }));
  const ahead = within(await screen.findByRole("table", { name: "To come by month" }));
  expect(await ahead.findByText("From 01/12/2026 on")).toBeTruthy();
  expect(ahead.getByText("$2,941.00")).toBeTruthy();
});

test("a usual day is chosen, and a day that is to come asks nothing", async () => {
  const { user, server } = await open("/staff/revenue/earned");
  await user.click(await screen.findByRole("radio", { name: "End of last month" }));
  await waitFor(() => expect(server.callsOf("Accruals").at(-1)?.variables).toEqual({ asAt: "2026-10-31" }));
  const asked = server.callsOf("Accruals").length;
  const field = screen.getByRole("textbox", { name: "As at" });
  await user.clear(field);
  await user.type(field, "24/11/2026");
  expect(await screen.findByText("Enter a day up to today.")).toBeTruthy();
  expect(server.callsOf("Accruals").length).toBe(asked);
});

test("lines whose days are not known are told of", async () => {
  await open("/staff/revenue/earned", {
    Accruals: { data: { accruals: { ...ACCRUALS, unknown: { count: 2, amount: "150.00" } } } },
  });
  expect(
    await screen.findByText(
      "2 invoice lines of these days, of $150.00 together, are for days that are not known. They count as earned at once.",
    ),
  ).toBeTruthy();
});

test("a year in which nothing was invoiced says so", async () => {
  await open("/staff/revenue/earned", {
    Accruals: { data: { accruals: { ...ACCRUALS, months: [] } } },
  });
  expect(await screen.findByText("Nothing was invoiced by this day")).toBeTruthy();
});

test("the lines say for which days they are, with the figures of their row, and lead to request and client", async () => {
  const { server } = await open("/staff/revenue/earned/lines?asAt=2026-11-23&kind=FIRST_PERIOD");
  const table = within(await screen.findByRole("table", { name: "Invoice lines" }));
  const row = within(await table.findByRole("row", { name: /Half-yearly fee/ }));
  expect(row.getByText("20/11/2026")).toBeTruthy();
  expect(row.getByText("to 19/05/2027")).toBeTruthy();
  expect(row.getByRole("link", { name: LINE.description }).getAttribute("href")).toBe(
    `/staff/drafts/${LINE.draftId}`,
  );
  expect(row.getByRole("link", { name: LINE.organisationName }).getAttribute("href")).toBe(
    `/staff/clients/${LINE.organisationId}`,
  );
  expect(screen.getByRole("heading", { name: "First period, as at 23/11/2026" })).toBeTruthy();
  expect(screen.getByText("Invoiced, and not yet earned").parentElement?.textContent).toContain("$3,060.00");
  expect(server.callsOf("AccrualLines")[0]?.variables).toMatchObject({
    asAt: "2026-11-23",
    kind: "FIRST_PERIOD",
    month: null,
    product: null,
  });
});

test("a line that is asked once, and one whose days are not known, say so", async () => {
  await open("/staff/revenue/earned/lines", {
    AccrualLines: linesAnswer([
      { ...LINE, periodFrom: null, periodTo: null },
      {
        ...LINE,
        id: "0198c000-0000-7000-8000-0000000000d2",
        periodFrom: null,
        periodTo: null,
        isPeriodUnknown: true,
      },
    ]),
  });
  expect(await screen.findByText("Earned at once")).toBeTruthy();
  expect(screen.getByText("Days not known")).toBeTruthy();
});
