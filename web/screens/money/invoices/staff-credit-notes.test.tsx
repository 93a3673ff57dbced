// The credit notes of all clients: what became of each, what they come to, narrowed and taken away as they are shown.
// Shows: L-03, INV-67.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;
const DUE = {
  __typename: "StaffCreditNote",
  id: "0198c000-0000-7000-8000-000000000e11",
  organisationName: "Harbour Civil Pty Ltd",
  draftId: "0198c000-0000-7000-8000-000000000904",
  draftReferenceNumber: "BD-104212",
  invoiceNumber: "INV-7KQ2",
  creditNoteNumber: "CN-4410",
  state: "REFUND_DUE",
  reason: "The courier was not needed.",
  amount: "55.00",
  gst: "5.00",
  createdAt: "2026-11-20T01:00:00.000Z",
};
const SUMS = [{ state: "REFUND_DUE", amount: "55.00", count: 1 }];

async function open(at: string, rows: readonly object[], answers: FakeAnswers = {}) {
  const staffCreditNotes = {
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
      StaffCreditNotes: { data: { staffCreditNotes, staffCreditNoteSums: rows.length > 0 ? SUMS : [] } },
      ListViews: { data: { listViews: [] } },
      ExportOffer: "silent",
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("each says what became of it and why it was issued, and leads to its draft", async () => {
  await open("/staff/credit-notes", [DUE]);
  const row = within((await screen.findByText("Harbour Civil Pty Ltd")).closest("tr") as HTMLElement);
  for (const said of ["CN-4410", "INV-7KQ2", "Refund due", DUE.reason, "$55.00", "20/11/2026"])
    expect(row.getByText(said)).toBeTruthy();
  expect(row.getByRole("link", { name: /Harbour Civil/ }).getAttribute("href")).toBe(
    `/staff/drafts/${DUE.draftId}`,
  );
  expect(screen.getByText("1 credit note")).toBeTruthy();
});

test("the address narrows it and its file", async () => {
  const { user, server } = await open("/staff/credit-notes?client=harbour&states=REFUND_DUE", [DUE]);
  await screen.findByText("Harbour Civil Pty Ltd");
  const wanted = {
    filter: { client: "harbour", states: ["REFUND_DUE"] },
    sort: { field: "CREATED_AT", direction: "DESC" },
  };
  expect(server.callsOf("StaffCreditNotes").at(-1)?.variables).toMatchObject(wanted);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ staffCreditNotes: wanted }),
  );
});

test("without any it says what will stand there", async () => {
  await open("/staff/credit-notes", []);
  expect(await screen.findByText("No credit notes yet")).toBeTruthy();
});

test("what could not be read may be asked for again", async () => {
  await open("/staff/credit-notes", [], { StaffCreditNotes: "unreachable" });
  expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
});
