// The invoices of all clients: narrowed, ordered and taken away as they are shown, each leading to the request it is for.
// Shows: L-03.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;

const OPEN = {
  __typename: "OrganisationInvoice",
  organisationName: "Harbour Civil Pty Ltd",
  draftId: "0198c000-0000-7000-8000-000000000904",
  draftReferenceNumber: "BD-104212",
  processType: "BANK_GUARANTEE",
  beneficiaryName: "Woolworths Group Limited",
  invoice: {
    id: "0198c000-0000-7000-8000-000000000905",
    invoiceNumber: "INV-7KQ2",
    depositReferenceNumber: "BL-7KQ2",
    status: "open",
    paymentStatus: "requires_payment_method",
    total: "2212.50",
    gst: "0.00",
    creditedAmount: "0.00",
    paidAmount: "212.50",
    paidAt: null,
    createdAt: "2020-11-20T00:00:00.000Z",
    dueDate: "2020-11-27",
  },
};
const LATER = {
  ...OPEN,
  organisationName: "Wesfarmers Limited",
  invoice: { ...OPEN.invoice, id: "later", invoiceNumber: "INV-8LR3", dueDate: "2999-11-27" },
};

async function open(at: string, rows: readonly object[], answers: FakeAnswers = {}) {
  const staffInvoices = {
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
      StaffInvoices: { data: { staffInvoices } },
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

test("each is shown with its client, says that it is late, and leads to its request", async () => {
  await open("/staff/invoices", [OPEN, LATER]);
  const late = await rowOf("Harbour Civil Pty Ltd");
  for (const said of ["INV-7KQ2", "BD-104212", "Overdue", "27/11/2020", "$2,212.50", "$2,000.00"])
    expect(late.getByText(said)).toBeTruthy();
  expect(late.getByRole("link", { name: /Harbour Civil/ }).getAttribute("href")).toBe(
    `/staff/drafts/${OPEN.draftId}`,
  );
  expect((await rowOf("Wesfarmers Limited")).getByText("Open")).toBeTruthy();
});

test("what was credited comes off what is owed, and one that was credited in full is no paid one", async () => {
  const partly = { ...LATER, invoice: { ...LATER.invoice, creditedAmount: "500.00" } };
  const wholly = {
    ...OPEN,
    invoice: {
      ...OPEN.invoice,
      status: "paid",
      paymentStatus: "succeeded",
      creditedAmount: "2212.50",
      paidAmount: "0.00",
    },
  };
  await open("/staff/invoices", [partly, wholly]);
  expect((await rowOf("Wesfarmers Limited")).getByText("$1,500.00")).toBeTruthy();
  const credited = await rowOf("Harbour Civil Pty Ltd");
  for (const said of ["Credited", "$0.00"]) expect(credited.getByText(said)).toBeTruthy();
  expect(credited.queryByText("Paid")).toBeNull();
});

test("the address narrows and orders it, and its file", async () => {
  const { user, server } = await open(
    "/staff/invoices?client=harbour&overdue=OVERDUE&statuses=open&sort=total-ascending&search=7kq2",
    [OPEN],
  );
  await screen.findByText("Harbour Civil Pty Ltd");
  const wanted = {
    search: "7kq2",
    filter: { client: "harbour", overdue: ["OVERDUE"], statuses: ["open"] },
    sort: { field: "AMOUNT", direction: "ASC" },
  };
  expect(server.callsOf("StaffInvoices").at(-1)?.variables).toMatchObject(wanted);
  expect(server.callsOf("ListViews")[0]?.variables).toEqual({ organisationId: null, list: "STAFF_INVOICES" });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ staffInvoices: wanted }),
  );
});

test("without any the list says when one appears", async () => {
  await open("/staff/invoices", []);
  expect(await screen.findByText("No invoices yet")).toBeTruthy();
});
