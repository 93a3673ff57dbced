// The refunds of all clients: each in its state, summed by state, narrowed and taken away as it is shown, and leading to its draft.
// Shows: L-03, INV-45.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;

const FAILED = {
  __typename: "StaffRefund",
  id: "0198c000-0000-7000-8000-000000000c01",
  organisationName: "Harbour Civil Pty Ltd",
  draftId: "0198c000-0000-7000-8000-000000000904",
  draftReferenceNumber: "BD-104212",
  invoiceNumber: "INV-7KQ2",
  state: "FAILED",
  reason: "OVERPAID",
  amount: "100.00",
  currency: "AUD",
  createdAt: "2026-11-20T00:00:00.000Z",
  sentAt: null,
  failureReason: "The card is closed.",
  paidDate: null,
  paidMethod: null,
  paidReference: null,
};
const PAID = {
  ...FAILED,
  id: "0198c000-0000-7000-8000-000000000c02",
  organisationName: "Wesfarmers Limited",
  invoiceNumber: "INV-8LR3",
  state: "PAID",
  reason: "CREDITED",
  amount: "250.50",
  failureReason: null,
  paidDate: "2026-11-24",
  paidMethod: "BANK_TRANSFER",
  paidReference: "NPP 118",
};
const SUMS = [
  { state: "FAILED", currency: "AUD", amount: "100.00", count: 1 },
  { state: "PAID", currency: "AUD", amount: "250.50", count: 1 },
  { state: "PAID", currency: "NZD", amount: "20.00", count: 1 },
];

async function open(
  at: string,
  rows: readonly object[],
  sums: readonly object[] = SUMS,
  answers: FakeAnswers = {},
) {
  const staffRefunds = {
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
      StaffRefunds: { data: { staffRefunds, staffRefundSums: sums } },
      ListViews: { data: { listViews: [] } },
      ExportOffer: "silent",
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

const rowOf = async (client: string) =>
  within((await screen.findByText(client)).closest("tr") as HTMLElement);

test("each says in which state it is, and leads to its draft", async () => {
  await open("/staff/refunds", [FAILED, PAID]);
  const failed = await rowOf("Harbour Civil Pty Ltd");
  for (const said of ["INV-7KQ2", "Failed", "Paid beyond the total", "$100.00"])
    expect(failed.getByText(said)).toBeTruthy();
  expect(failed.getByRole("link", { name: /Harbour Civil/ }).getAttribute("href")).toBe(
    `/staff/drafts/${FAILED.draftId}`,
  );
  const paid = await rowOf("Wesfarmers Limited");
  for (const said of ["Paid back", "24/11/2026", "$250.50"]) expect(paid.getByText(said)).toBeTruthy();
});

test("the sums lead to the refunds of their state, unless the list is narrowed", async () => {
  await open("/staff/refunds", [FAILED, PAID]);
  const link = await screen.findByRole("link", { name: "Failed: 1 refund" });
  expect(link.getAttribute("href")).toBe("/staff/refunds?states=FAILED");
  expect(screen.getByRole("link", { name: /^Paid back: 2 refunds, and .*20.00/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Due: / })).toBeNull();
});

test("the address narrows it, its sums and its file", async () => {
  const { user, server } = await open("/staff/refunds?client=harbour&states=FAILED", [FAILED]);
  await screen.findByText("Harbour Civil Pty Ltd");
  expect(screen.queryByRole("link", { name: "Failed: 1 refund" })).toBeNull();
  const wanted = {
    filter: { client: "harbour", states: ["FAILED"] },
    sort: { field: "CREATED_AT", direction: "DESC" },
  };
  expect(server.callsOf("StaffRefunds").at(-1)?.variables).toMatchObject(wanted);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ staffRefunds: wanted }),
  );
});

test("without refunds it says what will stand there", async () => {
  await open("/staff/refunds", [], []);
  expect(await screen.findByText("No refunds yet")).toBeTruthy();
});

test("what could not be read may be asked for again", async () => {
  await open("/staff/refunds", [], [], { StaffRefunds: "unreachable" });
  expect(await screen.findByRole("button", { name: /Retry|Try again/ })).toBeTruthy();
});
