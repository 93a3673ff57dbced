// The invoices of an issued draft that are still to be paid: each with what is owed, and a deposit is recorded for the one that was chosen.
// Shows: INV-65.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import type { StaffDraftRecord } from "../drafts/public/staff-check.ts";
import { aStaffDraft } from "../drafts/public/staff-draft-example.ts";

type Invoice = StaffDraftRecord["invoices"][number];

const NEWEST: Invoice = {
  id: "inv-3",
  invoiceNumber: "INV-2043",
  createdAt: "2026-11-20T00:00:00Z",
  depositReferenceNumber: "BL-2043",
  dueDate: "2026-11-27",
  status: "open",
  paymentStatus: "requires_payment_method",
  total: "3125.00",
  gst: "0.00",
  creditedAmount: "0.00",
  paidAmount: "0.00",
  paidAt: null,
  hostedUrl: null,
  creditNotes: [],
  isCreditAwaitingApproval: false,
  paymentIntents: [],
  lineItems: [
    { description: "Ongoing fee, 27/11/2026 to 26/05/2027", amount: "3125.00", taxTreatment: "INPUT_TAXED" },
  ],
};
const OLDER: Invoice = {
  ...NEWEST,
  id: "inv-2",
  invoiceNumber: "INV-2042",
  createdAt: "2026-05-20T00:00:00Z",
  depositReferenceNumber: "BL-2042",
  dueDate: "2026-05-27",
  paidAmount: "1125.00",
};
const FIRST: Invoice = {
  ...NEWEST,
  id: "inv-1",
  invoiceNumber: "INV-2041",
  status: "paid",
  paymentStatus: "succeeded",
  paidAmount: "3125.00",
};

function issued(given: Partial<StaffDraftRecord> = {}): StaffDraftRecord {
  return aStaffDraft({
    status: "ESTABLISHED",
    documentId: "0198c000-0000-7000-8000-0000000000d1",
    capabilities: ["CAN_VIEW", "CAN_RECORD_PAYMENT"],
    invoices: [NEWEST, OLDER, FIRST],
    ...given,
  });
}

function openDraft(draft: StaffDraftRecord, answers: FakeAnswers = {}) {
  const none = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
  return renderClient({
    at: `/staff/drafts/${draft.id}`,
    token: "token",
    answers: {
      SessionUserState: userState({ me: RAVI, organisations: [] }),
      StaffQueue: { data: { staffDrafts: { ...none, totalCountIsCapped: false } } },
      StaffQueueCount: { data: { staffDraftCount: { all: 0, applicant: 0, bank: 0, provider: 0 } } },
      StaffMoney: "silent",
      StaffDraft: { data: { draft } },
      StaffDraftPaper: "silent",
      StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
      StaffDraftWording: { data: { draftPreview: { html: "", wordingHash: "h", checks: [] } } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: { data: { draftHistory: none } },
      ...answers,
    },
  });
}

const theCard = () => screen.findByRole("region", { name: "Open invoices" });

test("each open invoice says what is owed, the one that is due first above; a paid one is not among them", async () => {
  await openDraft(issued());
  const [first, second, ...others] = within(await theCard()).getAllByRole("listitem");
  expect(others).toEqual([]);
  expect(first?.textContent).toContain("INV-2042$2,000.00");
  expect(first?.textContent).toContain("$1,125.00 of $3,125.00 received");
  expect(first?.textContent).toContain("Due 27/05/2026");
  expect(second?.textContent).toContain("INV-2043$3,125.00");
  expect(second?.textContent).not.toContain("received");
  expect(second?.textContent).toContain("BL-2043");
});

test("a deposit is recorded for the chosen invoice, in the dialog of the first one, which moves nothing on", async () => {
  const after = issued({ version: 5, invoices: [NEWEST, FIRST] });
  const { user, server } = await openDraft(issued(), {
    StaffRecordPayment: { data: { recordDraftPayment: { draft: after } } },
  });
  const card = await theCard();
  await user.click(within(card).getByRole("button", { name: "Record payment, INV-2042" }));
  const dialog = await screen.findByRole("dialog", { name: "Record a payment" });
  expect(within(dialog).getByText("Invoice INV-2042, deposit reference BL-2042.")).toBeTruthy();
  expect(within(dialog).getByText("$2,000.00 is still open.")).toBeTruthy();
  expect(within(dialog).getByText("This pays the invoice in full.")).toBeTruthy();

  const amount = within(dialog).getByLabelText<HTMLInputElement>("Amount received");
  await user.clear(amount);
  await user.type(amount, "2100");
  const over = "$100.00 more than asked for. The difference is recorded as due back.";
  expect(within(dialog).getByText(over)).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, "500");
  expect(within(dialog).getByText("A part payment: $1,500.00 will still be open.")).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, "2000");
  await user.type(within(dialog).getByLabelText(/^Note/), "NPP 118");
  await user.click(within(dialog).getByRole("button", { name: "Record payment" }));

  expect(await screen.findByText("Payment recorded")).toBeTruthy();
  expect(server.callsOf("StaffRecordPayment")[0]?.variables.input).toMatchObject({
    amount: "2000",
    invoiceId: "inv-2",
    note: "NPP 118",
    version: 4,
  });
  expect(within(card).queryByText("INV-2042")).toBeNull();
  expect(within(card).getByText("INV-2043")).toBeTruthy();
});

test("a deposit that takes two says that it waits, and nobody records another meanwhile", async () => {
  const waiting = {
    id: "0198c000-0000-7000-8000-0000000000f9",
    status: "WAITING",
    amount: "3125.00",
    currency: "AUD",
    approvedBy: "Rosa Whitfield",
    createdAt: "2026-11-20T00:00:00.000Z",
    decidedBy: null,
    decidedAt: null,
    note: null,
    decisions: ["CONFIRM", "DECLINE"],
    facts: [{ label: "Invoice", before: null, value: "INV-2043" }],
  };
  let waits: readonly object[] = [];
  const approvalsOf = ({ step }: { readonly step?: unknown }) => ({
    data: { stepApprovals: step === "DRAFT_DEPOSIT" ? waits : [] },
  });
  const { user } = await openDraft(issued(), {
    StepApprovals: approvalsOf,
    StaffRecordPayment: { data: { recordDraftPayment: { draft: issued() } } },
  });
  const card = await theCard();
  await user.click(within(card).getByRole("button", { name: "Record payment, INV-2043" }));
  const dialog = await screen.findByRole("dialog", { name: "Record a payment" });
  waits = [waiting];
  await user.click(within(dialog).getByRole("button", { name: "Record payment" }));
  expect(await screen.findByText("Approved. A second person has to confirm this payment.")).toBeTruthy();
  expect(await within(card).findByText(/Rosa Whitfield has approved this/)).toBeTruthy();
  expect(within(card).queryByRole("button", { name: /^Record payment/ })).toBeNull();
  const approvals = within(await screen.findByRole("region", { name: "Approvals of a deposit" }));
  expect(approvals.getByRole("button", { name: "Confirm" })).toBeTruthy();
});

test("an invoice that was paid while the dialog is open says that there is nothing to record any more", async () => {
  const read = [issued({ version: 5, invoices: [FIRST] }), issued()];
  const readAgain = () => ({ data: { draft: read.pop() } });
  const { user } = await openDraft(issued(), {
    StaffDraft: readAgain,
    StaffRecordPayment: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  await user.click(within(await theCard()).getByRole("button", { name: "Record payment, INV-2043" }));
  const dialog = await screen.findByRole("dialog", { name: "Record a payment" });
  await user.click(within(dialog).getByRole("button", { name: "Record payment" }));
  expect(await screen.findByText("There is no open invoice to pay.")).toBeTruthy();
});

test("the decision bar of an issued draft offers no payment", async () => {
  await openDraft(issued());
  await theCard();
  const bar = screen.getByRole("region", { name: "Decision" });
  expect(within(bar).queryByRole("button")).toBeNull();
  expect(within(bar).getByText("Nothing to decide now")).toBeTruthy();
});

test("who may record none only reads them", async () => {
  await openDraft(issued({ capabilities: ["CAN_VIEW"] }));
  expect(within(await theCard()).queryByRole("button", { name: /^Record payment/ })).toBeNull();
});

test("where nothing is open there is no such card", async () => {
  await openDraft(issued({ invoices: [FIRST] }));
  await screen.findByRole("link", { name: "Open the document" });
  expect(screen.queryByRole("region", { name: "Open invoices" })).toBeNull();
});
