// What was asked of all issued guarantees, for the desk: narrowed, ordered and taken away as it is shown, each one press from its document.
// Shows: L-03.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
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

const REDUCTION = {
  __typename: "StaffDocumentRequest",
  id: "0198c000-0000-7000-8000-000000000f01",
  documentId: "0198c000-0000-7000-8000-000000000f02",
  organisationId: "0198c000-0000-7000-8000-000000000f03",
  referenceNumber: "BG-104212",
  guaranteeNumber: "MQ-1",
  kind: "REDUCTION",
  status: "EXECUTED",
  side: "APPLICANT",
  amount: "250000.00",
  requestedExpiryDate: null,
  applicantName: "Harbour Civil Pty Ltd",
  beneficiaryName: "Woolworths",
  supplierName: "Macquarie",
  requestedBy: "Ada Nguyen",
  createdAt: "2026-11-18T01:00:00.000Z",
  answeredAt: "2026-11-19T01:00:00.000Z",
  executedAt: "2026-11-21T01:00:00.000Z",
};

async function open(
  at: string,
  rows: readonly object[],
  staff: typeof OF_PROVIDER | typeof OF_BANK = OF_PROVIDER,
  answers: FakeAnswers = {},
  total = rows.length,
) {
  const staffRequestRegister = {
    totalCount: total,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: rows.map((node) => ({ node })),
  };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: { staff } }),
      StaffRequestRegister: { data: { staffRequestRegister } },
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

test("each says what was asked of which guarantee and what became of it, one press from its document", async () => {
  await open("/staff/all-requests", [REDUCTION]);
  const row = await rowOf("Harbour Civil Pty Ltd");
  for (const said of ["MQ-1", "Reduction", "$250,000.00", "Macquarie", "18/11/2026", "21/11/2026"])
    expect(row.getByText(said)).toBeTruthy();
  expect(row.getByRole("link").getAttribute("href")).toContain(REDUCTION.documentId);
});

test("the address narrows and orders it, and its file", async () => {
  const { user, server } = await open("/staff/all-requests?kinds=REDUCTION.CLAIM&sort=amount-descending", [
    REDUCTION,
  ]);
  await screen.findByText("Harbour Civil Pty Ltd");
  const wanted = {
    filter: { kinds: ["REDUCTION", "CLAIM"] },
    sort: { field: "AMOUNT", direction: "DESC" },
  };
  expect(server.callsOf("StaffRequestRegister").at(-1)?.variables).toMatchObject(wanted);
  expect(server.callsOf("ListViews")[0]?.variables).toEqual({ organisationId: null, list: "STAFF_REQUESTS" });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({
      staffRequestRegister: wanted,
    }),
  );
});

const CLAIM = {
  ...REDUCTION,
  id: "0198c000-0000-7000-8000-000000000f09",
  kind: "CLAIM",
  applicantName: "Other",
};
const OFFERED = ["client", "guaranteeNumber", "referenceNumber", "kind", "status", "amount", "reason"].map(
  (key) => ({ key, label: key, isUsual: key === "reason" }),
);
const OFFER = { data: { exportOffer: { rowCount: 1, rowCountIsCapped: false, columns: OFFERED } } };

test("a row that is chosen leaves by itself, in the columns that are shown, whatever narrows the list", async () => {
  const { user, server } = await open(
    "/staff/all-requests?kinds=REDUCTION.CLAIM",
    [REDUCTION, CLAIM],
    OF_PROVIDER,
    {
      ExportOffer: OFFER,
      ExportsRead: "silent",
    },
  );
  await user.click(await screen.findByRole("checkbox", { name: "Choose Claim, MQ-1" }));
  expect(await screen.findByText("1 row chosen")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Export chosen" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("6 of 7 chosen")).toBeTruthy();
  expect(dialog.getByRole("checkbox", { name: "reason" })).toHaveProperty("checked", false);
  expect(server.callsOf("ExportOffer").at(-1)?.variables.wanted).toEqual({
    staffRequestRegister: { sort: { field: "CREATED_AT", direction: "DESC" }, ids: [CLAIM.id] },
  });
});

test("all that fit are chosen but those that are left out, until the list is narrowed otherwise", async () => {
  const { user, server } = await open(
    "/staff/all-requests?kinds=REDUCTION.CLAIM",
    [REDUCTION, CLAIM],
    OF_PROVIDER,
    {
      ExportOffer: OFFER,
      ExportsRead: "silent",
    },
    12000,
  );
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  await user.click(await screen.findByRole("button", { name: "Choose all 12,000 that fit" }));
  await user.click(screen.getByRole("checkbox", { name: "Choose Reduction, MQ-1" }));
  expect(await screen.findByText("11,999 rows chosen")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Export chosen" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer").at(-1)?.variables.wanted).toEqual({
      staffRequestRegister: {
        filter: { kinds: ["REDUCTION", "CLAIM"] },
        search: null,
        sort: { field: "CREATED_AT", direction: "DESC" },
        exceptIds: [REDUCTION.id],
      },
    }),
  );
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: /^Remove the filter/ }));
  await waitFor(() => expect(screen.queryByText("11,999 rows chosen")).toBeNull());
});

test("a bank's people read what was asked of its own paper, without a column for the bank", async () => {
  await open("/staff/all-requests", [REDUCTION], OF_BANK);
  expect(await screen.findByText(/What was asked of what you have issued/)).toBeTruthy();
  await rowOf("Harbour Civil Pty Ltd");
  expect(screen.queryByRole("columnheader", { name: "Bank or insurer" })).toBeNull();
});

test("without any the list says when one appears", async () => {
  await open("/staff/all-requests", []);
  expect(await screen.findByText("No requests yet")).toBeTruthy();
});
