// What all drafts need, for the desk: for whom each document waits, narrowed and taken away as it is shown, each one press from its draft.
// Shows: L-03.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const OF_PROVIDER = {
  staffType: "RELATIONSHIP_MANAGER",
  isAdmin: false,
  referrerName: null,
  supplier: null,
} as const;
const MACQUARIE = {
  id: "0198c000-0000-7000-8000-00000000005a",
  name: "Macquarie Bank Limited",
  tradeName: "Macquarie",
};
const OF_BANK = { ...OF_PROVIDER, staffType: "EXTERNAL_SUPPLIER", supplier: MACQUARIE } as const;

const FORM = {
  __typename: "StaffRequiredDocument",
  id: "0198c000-0000-7000-8000-000000000e01",
  draftId: "0198c000-0000-7000-8000-000000000e02",
  referenceNumber: "BG-104212",
  applicantName: "Harbour Civil Pty Ltd",
  beneficiaryName: "Woolworths",
  supplierName: "Macquarie",
  draftStatus: "PROCESSING",
  requiredDocumentType: "APPLICATION_FORM",
  name: null,
  stage: "AWAITED",
  waitsFor: "APPLICANT",
  statusSince: "2026-11-18T01:00:00.000Z",
  createdAt: "2026-11-18T01:00:00.000Z",
  messageCount: 1,
  lastMessageFrom: "PROVIDER_ADMIN",
  lastMessageAt: "2026-11-18T01:00:00.000Z",
};

async function open(
  at: string,
  rows: readonly object[],
  staff: typeof OF_PROVIDER | typeof OF_BANK = OF_PROVIDER,
) {
  const staffRequiredDocuments = {
    totalCount: rows.length,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: rows.map((node) => ({ node })),
  };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: { staff } }),
      StaffRequiredDocuments: { data: { staffRequiredDocuments } },
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

test("each says for whom it waits and since when, one press from its draft", async () => {
  await open("/staff/required-documents", [FORM]);
  const row = await rowOf("Harbour Civil Pty Ltd");
  for (const said of [
    "BG-104212",
    "Application form",
    "Not there yet",
    "Applicant",
    "18/11/2026",
    "Macquarie",
    "Provider",
  ])
    expect(row.getByText(said)).toBeTruthy();
  expect(row.getByRole("link").getAttribute("href")).toContain(FORM.draftId);
});

test("a document that waits for no one says so", async () => {
  await open("/staff/required-documents", [{ ...FORM, stage: "WITHDRAWN", waitsFor: null }]);
  const row = await rowOf("Harbour Civil Pty Ltd");
  expect(row.getByText("Withdrawn")).toBeTruthy();
  expect(row.getByText("–")).toBeTruthy();
});

test("the address narrows and orders it, and its file", async () => {
  const { user, server } = await open(
    "/staff/required-documents?stages=AWAITED.SENT&waitsFor=APPLICANT&sort=asked-descending",
    [FORM],
  );
  await screen.findByText("Harbour Civil Pty Ltd");
  const wanted = {
    filter: { stages: ["AWAITED", "SENT"], waitsFor: ["APPLICANT"] },
    sort: { field: "CREATED_AT", direction: "DESC" },
  };
  expect(server.callsOf("StaffRequiredDocuments").at(-1)?.variables).toMatchObject(wanted);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({
      staffRequiredDocuments: wanted,
    }),
  );
});

test("a bank's people read what its own drafts need, without a column for the bank", async () => {
  await open("/staff/required-documents", [FORM], OF_BANK);
  expect(await screen.findByText(/What the drafts that were sent to you need/)).toBeTruthy();
  await rowOf("Harbour Civil Pty Ltd");
  expect(screen.queryByRole("columnheader", { name: "Bank or insurer" })).toBeNull();
});

test("without any the list says when one appears", async () => {
  await open("/staff/required-documents", []);
  expect(await screen.findByText("No required documents yet")).toBeTruthy();
});

test("what a bank asks for stands under its own name", async () => {
  await open("/staff/required-documents", [
    { ...FORM, requiredDocumentType: "OTHER_DOCUMENT", name: "Site plan" },
  ]);
  expect((await rowOf("Harbour Civil Pty Ltd")).getByText("Site plan")).toBeTruthy();
});
