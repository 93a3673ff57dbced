// The disputed payments of all clients: how each stands, what they come to, narrowed and taken away as they are shown.
// Shows: L-03.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { paymentNews } from "./public/payment-news.ts";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;
const LOST = {
  __typename: "StaffDispute",
  id: "0198c000-0000-7000-8000-000000000d11",
  organisationName: "Harbour Civil Pty Ltd",
  draftId: "0198c000-0000-7000-8000-000000000904",
  draftReferenceNumber: "BD-104212",
  invoiceNumber: "INV-7KQ2",
  status: "LOST",
  amount: "2212.50",
  fee: "25.00",
  currency: "AUD",
  openedDate: "2026-11-20",
  evidenceDueAt: "2026-11-26T22:00:00.000Z",
  endedDate: "2026-11-27",
  providerDisputeId: "du_1",
};
const SUMS = [{ status: "LOST", currency: "AUD", amount: "2212.50", fees: "25.00", count: 1 }];

async function open(at: string, rows: readonly object[], answers: FakeAnswers = {}) {
  const staffDisputes = {
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
      StaffDisputes: { data: { staffDisputes, staffDisputeSums: rows.length > 0 ? SUMS : [] } },
      ListViews: { data: { listViews: [] } },
      ExportOffer: "silent",
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("each says how it stands and what the card provider keeps, and leads to its draft", async () => {
  await open("/staff/disputes", [LOST]);
  const row = within((await screen.findByText("Harbour Civil Pty Ltd")).closest("tr") as HTMLElement);
  for (const said of [
    "INV-7KQ2",
    "BD-104212",
    "Lost",
    "$2,212.50",
    "20/11/2026",
    "27/11/2026",
    "27/11/2026, 9.00 am",
  ])
    expect(row.getByText(said)).toBeTruthy();
  expect(row.getByRole("link", { name: /Harbour Civil/ }).getAttribute("href")).toBe(
    `/staff/drafts/${LOST.draftId}`,
  );
  expect(screen.getByText("Kept by the card provider")).toBeTruthy();
  expect(screen.getByText("1 dispute")).toBeTruthy();
});

test("the address narrows it and its file", async () => {
  const { user, server } = await open("/staff/disputes?client=harbour&statuses=LOST", [LOST]);
  await screen.findByText("Harbour Civil Pty Ltd");
  const wanted = {
    filter: { client: "harbour", statuses: ["LOST"] },
    sort: { field: "CREATED_AT", direction: "DESC" },
  };
  expect(server.callsOf("StaffDisputes").at(-1)?.variables).toMatchObject(wanted);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ staffDisputes: wanted }),
  );
});

test("without any it says what will stand there", async () => {
  await open("/staff/disputes", []);
  expect(await screen.findByText("No disputes yet")).toBeTruthy();
});

test("what could not be read may be asked for again", async () => {
  await open("/staff/disputes", [], { StaffDisputes: "unreachable" });
  expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
});

test("an invoice says how the dispute of its payment stands", () => {
  const newsOf = (
    isDisputed: boolean,
    disputeStatus: "OPEN" | "WON" | "LOST" | null,
    evidenceDueAt: string | null = null,
  ) => paymentNews([{ id: "1", isDisputed, disputeStatus, evidenceDueAt, refundedAmount: "0.00" }]);
  expect(newsOf(false, null)).toEqual([]);
  // A client is not told how it stands.
  expect(newsOf(true, null)).toEqual(["Disputed with the bank"]);
  expect(newsOf(true, "OPEN")).toEqual(["Disputed with the bank"]);
  expect(newsOf(true, "OPEN", "2026-11-26T22:00:00.000Z")).toEqual([
    "Disputed with the bank: answer by 27/11/2026, 9.00 am",
  ]);
  expect(newsOf(false, "WON")).toEqual(["The dispute with the bank was won"]);
  expect(newsOf(true, "LOST")).toEqual(["The dispute with the bank was lost"]);
});
