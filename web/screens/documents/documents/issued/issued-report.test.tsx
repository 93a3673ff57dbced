// A bank's or insurer's reports: every figure and every bar leads to the register narrowed to exactly what it counts, as a chart and as a table.
// Shows: ST-05, ST-37.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { durationText } from "./issued-report-bars.ts";

const MACQUARIE = {
  id: "0198c000-0000-7000-8000-00000000005a",
  name: "Macquarie Bank Limited",
  tradeName: "Macquarie",
};
const STAFF = {
  staffType: "EXTERNAL_SUPPLIER",
  isAdmin: false,
  referrerName: null,
  supplier: MACQUARIE,
} as const;

const group = (key: string | null, name: string | null, count: number, amount: string) => ({
  __typename: "IssuedReportGroup",
  key,
  name,
  count,
  amount,
});
const waiting = (age: string, from: string | null, to: string, count: number, amount: string) => ({
  age,
  from,
  to,
  count,
  amount,
});

const REPORT = {
  asOf: "2026-11-20",
  since: "2025-12-01",
  totalCount: 3,
  totalAmount: "350000.35",
  byClient: [
    group("88000014675", "Harbour Civil Pty Ltd", 2, "300000.30"),
    group("28008984049", "Wesfarmers Limited", 1, "50000.05"),
  ],
  byBeneficiary: [group("bhp group limited", "BHP Group Limited", 3, "350000.35")],
  byVariant: [group("BANK_GUARANTEE", null, 3, "350000.35")],
  byState: [group("VIC", null, 2, "300000.30"), group(null, null, 1, "50000.05")],
  byExpiryMonth: [group("2027-03", null, 2, "250000.25"), group(null, null, 1, "100000.10")],
  issuedByMonth: [group("2026-11", null, 3, "350000.35")],
  returnedByMonth: [],
  timeByMonth: [{ key: "2026-11", count: 3, medianMinutes: 90, slowestMinutes: 4608 }],
  levelByMonth: [{ key: "2026-11", kept: 2, beyond: 1, none: 4 }],
  waiting: [
    waiting("DAYS_0_TO_2", "2026-11-18", "2026-11-20", 1, "400000.00"),
    waiting("DAYS_3_TO_5", "2026-11-15", "2026-11-17", 0, "0.00"),
    waiting("DAYS_6_TO_10", "2026-11-10", "2026-11-14", 0, "0.00"),
    waiting("OVER_10_DAYS", null, "2026-11-09", 2, "75000.00"),
  ],
};
const EMPTY = {
  ...REPORT,
  totalCount: 0,
  totalAmount: "0.00",
  byClient: [],
  byBeneficiary: [],
  byVariant: [],
  byState: [],
  byExpiryMonth: [],
  issuedByMonth: [],
  timeByMonth: [],
  levelByMonth: [],
  waiting: REPORT.waiting.map((each) => ({ ...each, count: 0, amount: "0.00" })),
};

async function open(issuedReport: object | undefined) {
  return await renderClient({
    at: "/staff/reports",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: { staff: STAFF } }),
      IssuedReport:
        issuedReport === undefined
          ? { refusal: { code: "INTERNAL", message: "It did not work." } }
          : { data: { issuedReport } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
    },
  });
}

const queryOf = (link: HTMLElement) =>
  Object.fromEntries(new URL(link.getAttribute("href") ?? "", "http://p").searchParams);
const IN_FORCE = { statuses: "PENDING.ESTABLISHED.AWAITING_RETURN" };

test("the figures lead to the registers that come to them", async () => {
  await open(REPORT);
  expect(await screen.findByText("$350,000.35")).toBeTruthy();
  expect(queryOf(await screen.findByRole("link", { name: "3 documents" }))).toEqual(IN_FORCE);
  expect(screen.getByText("$475,000.00")).toBeTruthy();
  expect(queryOf(screen.getByRole("link", { name: "3 drafts" }))).toEqual({ statuses: "PROCESSING" });
  expect(queryOf(screen.getByRole("link", { name: "2 drafts" }))).toEqual({
    statuses: "PROCESSING",
    reached: "..2026-11-09",
  });
});

test("each row of a table leads to the rows that it counts", async () => {
  const { user } = await open(REPORT);
  await screen.findByRole("heading", { name: "By client" });
  for (const summary of screen.getAllByText("Show as a table")) await user.click(summary);
  const linkIn = async (table: string, row: RegExp) => {
    const shown = within(await screen.findByRole("region", { name: `${table}, as a table` }));
    return queryOf(within(shown.getByRole("row", { name: row })).getByRole("link"));
  };
  expect(await linkIn("By client", /^Harbour/)).toEqual({ ...IN_FORCE, client: "88000014675" });
  expect(await linkIn("By beneficiary", /^BHP/)).toEqual({
    ...IN_FORCE,
    firstBeneficiary: "BHP Group Limited",
  });
  expect(await linkIn("By kind", /^Bank Guarantee/)).toEqual({ ...IN_FORCE, variants: "BANK_GUARANTEE" });
  expect(await linkIn("By state of the beneficiary", /^No state/)).toEqual({
    ...IN_FORCE,
    firstState: "NONE",
  });
  expect(await linkIn("By month of expiry", /^March 2027/)).toEqual({
    ...IN_FORCE,
    expires: "2027-03-01..2027-03-31",
  });
  expect(await linkIn("By month of expiry", /^No date/)).toEqual({ ...IN_FORCE, ends: "UNDATED" });
  expect(await linkIn("Issued by month", /^November 2026/)).toEqual({
    established: "2026-11-01..2026-11-30",
  });
  expect(await linkIn("Time to issue", /^November 2026/)).toEqual({
    statuses: "ESTABLISHED",
    issued: "2026-11-01..2026-11-30",
  });
  expect(await linkIn("Waiting to be issued", /^2 days or less/)).toEqual({
    statuses: "PROCESSING",
    reached: "2026-11-18..2026-11-20",
  });
});

test("the share within the bank's own level leads to the drafts that had one, and each count of its table to its own", async () => {
  const { user } = await open(REPORT);
  const heading = await screen.findByRole("heading", { name: "Within our service level" });
  expect(heading).toBeTruthy();
  const month = { statuses: "ESTABLISHED", issued: "2026-11-01..2026-11-30" };
  const bar = screen.getByRole("link", { name: "November 2026: 66%, 1 beyond, 3 drafts" });
  expect(queryOf(bar)).toEqual({ ...month, level: "KEPT.BEYOND" });
  for (const summary of screen.getAllByText("Show as a table")) await user.click(summary);
  const table = within(await screen.findByRole("region", { name: "Within our service level, as a table" }));
  const row = within(table.getByRole("row", { name: /^November 2026/ }));
  expect(row.getAllByRole("link").map((link) => [link.textContent, queryOf(link).level])).toEqual([
    ["2", "KEPT"],
    ["1", "BEYOND"],
    ["4", "NONE"],
  ]);
});

test("what took how long is said in the measure that fits it", () => {
  expect([0, 1, 59, 60, 90, 24 * 60, 4608].map(durationText)).toEqual([
    "0 minutes",
    "1 minute",
    "59 minutes",
    "1 hour",
    "1.5 hours",
    "1 day",
    "3.2 days",
  ]);
});

test("without anything it says when there is something, and draws nothing", async () => {
  await open(EMPTY);
  expect(await screen.findByText("Nothing is issued yet")).toBeTruthy();
  for (const name of ["By client", "Waiting to be issued", "By month of expiry"])
    expect(screen.queryByRole("heading", { name })).toBeNull();
});

test("what did not load is read again", async () => {
  const { user, server } = await open(undefined);
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  expect(server.callsOf("IssuedReport").length).toBeGreaterThan(1);
});
