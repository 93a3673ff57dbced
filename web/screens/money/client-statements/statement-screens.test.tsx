// A statement on screen: its figures and lines, other days, faulty days, its files, and for whom it is.
// Shows: INV-38.
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StatementLineFragment } from "../../../api/generated/graphql.ts";
import { HARBOUR_CIVIL, KESTREL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

/** The days that are usual go by it. */
beforeEach(() => void vi.setSystemTime("2026-11-23T01:00:00Z"));
afterEach(() => void vi.useRealTimers());

const BILLED = { ...HARBOUR_CIVIL, capabilities: ["CAN_VIEW", "CAN_VIEW_BILLING"] };
const INVOICE: StatementLineFragment = {
  id: "INVOICE:0198c000-0000-7000-8000-0000000000d1",
  kind: "INVOICE",
  date: "2026-11-02",
  draftId: "0198c000-0000-7000-8000-0000000000e1",
  draftReferenceNumber: "DR-104212",
  invoiceNumber: "INV-7KQ2",
  way: null,
  reference: null,
  amount: "3775.00",
  gst: "10.01",
  balance: "3775.00",
};
const PAYMENT: StatementLineFragment = {
  ...INVOICE,
  id: "PAYMENT:0198c000-0000-7000-8000-0000000000d2",
  kind: "PAYMENT",
  date: "2026-11-05",
  way: "DEPOSIT",
  amount: "-4000.00",
  gst: "0.00",
  balance: "-225.00",
};
const SUMS = {
  organisationName: "Harbour Civil Pty Ltd",
  from: "2026-07-01",
  to: "2026-11-23",
  openingBalance: "0.00",
  invoiced: "3775.00",
  credited: "0.00",
  takenBack: "0.00",
  paid: "-4000.00",
  refunded: "0.00",
  closingBalance: "-225.00",
  gst: "10.01",
};

function statementOf(rows: readonly StatementLineFragment[], sums: Partial<typeof SUMS> = {}) {
  return {
    data: {
      statement: { ...SUMS, ...sums },
      statementEntries: {
        totalCount: rows.length,
        totalCountIsCapped: false,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: rows.map((node) => ({ node })),
      },
    },
  };
}

const open = async (answers: FakeAnswers = {}, { at = "/settings/billing/statement", ...who }: Who = {}) =>
  await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(who.user ?? { organisations: [BILLED] }),
      Statement: statementOf([INVOICE, PAYMENT]),
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
type Who = { at?: string; user?: Parameters<typeof userState>[0] };
const OF_STAFF: Who["user"] = {
  organisations: [],
  me: { staff: { staffType: "GENERAL", isAdmin: false, referrerName: null, supplier: null } },
};

test("this financial year is shown, each line with its balance and the way to its request", async () => {
  const { server } = await open();
  const table = within(await screen.findByRole("table", { name: "Lines of the statement" }));
  const row = within(await table.findByRole("row", { name: /Payment, deposit/ }));
  expect(row.getByText("INV-7KQ2 for DR-104212")).toBeTruthy();
  expect(row.getByText("-$4,000.00")).toBeTruthy();
  expect(row.getByText("-$225.00")).toBeTruthy();
  expect(row.getByRole("link").getAttribute("href")).toBe(
    `/drafts/${HARBOUR_CIVIL.id}/${PAYMENT.draftId}/view`,
  );
  expect(screen.getByText("Balance on 23/11/2026").parentElement?.textContent).toContain("Owed back to you");
  expect(screen.getByText("$10.01 of it GST")).toBeTruthy();
  expect(screen.queryByText("Refunds paid")).toBeNull();
  expect(server.callsOf("Statement")[0]?.variables).toMatchObject({ from: "2026-07-01", to: "2026-11-23" });
});

test("usual periods and typed days are asked for, and faulty days are told and asked for by nobody", async () => {
  const { user, server } = await open();
  await user.click(await screen.findByLabelText("Last month"));
  await waitFor(() =>
    expect(server.callsOf("Statement").at(-1)?.variables).toMatchObject({
      from: "2026-10-01",
      to: "2026-10-31",
    }),
  );
  const asked = server.callsOf("Statement").length;
  const to = screen.getByLabelText("To");
  await user.clear(to);
  await user.type(to, "30/09/2026");
  expect(await screen.findByText("This date must be on or after 01/10/2026")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Download PDF" })).toBeNull();
  expect(server.callsOf("Statement").length).toBe(asked);
  await user.clear(to);
  await user.type(to, "15/10/2026");
  await waitFor(() =>
    expect(server.callsOf("Statement").at(-1)?.variables).toMatchObject({ to: "2026-10-15" }),
  );
});

test("nothing in these days says so, and what failed can be read again", async () => {
  const { user, server } = await open({ Statement: statementOf([]) });
  expect(await screen.findByText("Nothing was invoiced or paid in these days")).toBeTruthy();
  server.answers.Statement = { error: "boom" };
  await user.click(screen.getByLabelText("This month"));
  const again = await screen.findByRole("button", { name: /try again|retry/i });
  server.answers.Statement = statementOf([INVOICE]);
  await user.click(again);
  expect(await screen.findByRole("row", { name: /Invoice/ })).toBeTruthy();
});

test("the file is asked for by the same days", async () => {
  const { user, server } = await open({ StatementFile: "silent" });
  await user.click(await screen.findByRole("button", { name: "Download PDF" }));
  await waitFor(() =>
    expect(server.callsOf("StatementFile")[0]?.variables).toEqual({
      organisationId: HARBOUR_CIVIL.id,
      from: "2026-07-01",
      to: "2026-11-23",
    }),
  );
});

test("who may not see the billing is told so, and nothing is asked", async () => {
  const { server } = await open({}, { user: { organisations: [KESTREL] } });
  expect(await screen.findByText("There is no statement for you here")).toBeTruthy();
  expect(server.callsOf("Statement")).toEqual([]);
});

test("the provider's people see a client's, and its lines lead to the desk", async () => {
  await open({}, { at: `/staff/clients/${HARBOUR_CIVIL.id}/statement`, user: OF_STAFF });
  const table = within(await screen.findByRole("table", { name: "Lines of the statement" }));
  const row = within(await table.findByRole("row", { name: /Payment, deposit/ }));
  expect(row.getByRole("link").getAttribute("href")).toBe(`/staff/drafts/${PAYMENT.draftId}`);
  expect(screen.getByText("Owed back to the client")).toBeTruthy();
  expect(
    within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByText(SUMS.organisationName),
  ).toBeTruthy();
});
