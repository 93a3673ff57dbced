// A part of an invoice is credited on the desk: line by line, within what is left, and waiting for a second person.
// Shows: D-28, INV-25.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { aStaffDraft } from "../drafts/public/staff-draft-example.ts";

const INVOICE = {
  id: "inv-1",
  invoiceNumber: "INV-2041",
  createdAt: "2026-11-19T00:00:00Z",
  depositReferenceNumber: "DR20911LCPL",
  dueDate: "2026-11-25",
  status: "paid" as const,
  paymentStatus: "succeeded" as const,
  total: "666.50",
  gst: "1.50",
  creditedAmount: "150.00",
  paidAmount: "666.50",
  paidAt: "2026-11-20T00:00:00Z",
  hostedUrl: null,
  isCreditAwaitingApproval: false,
  paymentIntents: [],
  lineItems: [
    { description: "Establishment fee", amount: "650.00", taxTreatment: "INPUT_TAXED" as const },
    { description: "Courier", amount: "15.00", taxTreatment: "TAXABLE_10" as const },
  ],
  creditNotes: [
    {
      id: "cn-1",
      creditNoteNumber: "CN-2041-1",
      createdAt: "2026-11-21T00:00:00Z",
      reason: "Charged twice.",
      total: "150.00",
      gst: "0.00",
      lines: [{ position: 0, description: "Establishment fee", amount: "150.00" }],
    },
  ],
};
const GIVEN = { capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"] as const, invoices: [INVOICE] };
const AFTER = aStaffDraft({
  ...GIVEN,
  capabilities: [...GIVEN.capabilities],
  version: 5,
  invoices: [{ ...INVOICE, isCreditAwaitingApproval: true }],
});

async function openCard(given: Parameters<typeof aStaffDraft>[0] = {}) {
  const draft = aStaffDraft({ ...GIVEN, capabilities: [...GIVEN.capabilities], ...given });
  const none = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
  const opened = await renderClient({
    at: `/staff/drafts/${draft.id}`,
    token: "token",
    answers: {
      SessionUserState: userState({ me: RAVI, organisations: [] }),
      StaffQueue: { data: { staffDrafts: { ...none, totalCountIsCapped: false } } },
      StaffQueueCount: { data: { staffDraftCount: { all: 0, applicant: 0, bank: 0, provider: 0 } } },
      StaffMoney: "silent",
      StaffDraft: { data: { draft } },
      StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
      StaffDraftWording: { data: { draftPreview: { html: "", wordingHash: "h", checks: [] } } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: { data: { draftHistory: none } },
      StaffProposeCreditNote: { data: { proposeCreditNote: { draft: AFTER } } },
    },
  });
  return { ...opened, card: await screen.findByRole("region", { name: "Credit notes" }) };
}

async function openDialog() {
  const { card, ...opened } = await openCard();
  await opened.user.click(within(card).getByRole("button", { name: "Credit INV-2041" }));
  return { card, ...opened, dialog: await screen.findByRole("dialog", { name: "Credit INV-2041" }) };
}

test("a part of two lines is proposed with its tax, and waits for a second administrator", async () => {
  const { user, server, card, dialog } = await openDialog();
  expect(within(dialog).getByText("$500.00 of it is left.")).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Establishment fee/), "100");
  await user.type(within(dialog).getByLabelText(/^Courier/), "15");
  expect(await within(dialog).findByText("The credit note comes to $116.50, $1.50 of it GST")).toBeTruthy();
  expect(within(dialog).getByText("$116.50 of what was paid becomes a refund that is due.")).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Why/), "No courier was needed.");
  await user.click(within(dialog).getByRole("button", { name: "Ask for approval" }));
  expect(await within(card).findByText(/is waiting for a second administrator/)).toBeTruthy();
  expect(server.callsOf("StaffProposeCreditNote")[0]?.variables.input).toMatchObject({
    invoiceId: "inv-1",
    version: 4,
    reason: "No courier was needed.",
    lines: [
      { position: 0, amount: "100" },
      { position: 1, amount: "15" },
    ],
  });
});

test("more than is left, and no reason, are said before anything is sent", async () => {
  const { user, server, dialog } = await openDialog();
  await user.type(within(dialog).getByLabelText(/^Courier/), "15.01");
  await user.click(within(dialog).getByRole("button", { name: "Ask for approval" }));
  expect(await within(dialog).findByText("This field must be between $0.01 and $15")).toBeTruthy();
  expect(within(dialog).getByText("This field is required.")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Take all of it back" }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Establishment fee/).value).toMatch(/^500/),
  );
  expect(server.callsOf("StaffProposeCreditNote")).toHaveLength(0);
});

test("each note is shown with its reason, and nothing more is offered where all was credited or the request is over", async () => {
  const { card } = await openCard({ invoices: [{ ...INVOICE, creditedAmount: "666.50" }] });
  expect(within(card).getByText("CN-2041-1")).toBeTruthy();
  expect(within(card).getByText("Charged twice.")).toBeTruthy();
  expect(within(card).getByRole("button", { name: "Download CN-2041-1 as PDF" })).toBeTruthy();
  expect(within(card).queryByRole("button", { name: /^Credit / })).toBeNull();
});
