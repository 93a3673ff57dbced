// Shows: D-18, D-28, D-29, ST-05, ST-07..ST-08, INV-01, F-09, E-10.
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import {
  aFirstApproval,
  aStaffDraft,
  securityMoney,
} from "../../drafts/drafts/public/staff-draft-example.ts";

const DRAFT = aStaffDraft();

test("the ticked findings make the reason, which can be edited before it is sent", async () => {
  const { user, server } = await openDraft({}, FOUND);
  await user.click(await screen.findByRole("button", { name: "Request 2 changes" }));
  const dialog = await screen.findByRole("dialog", { name: "Request changes" });
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>("What needs to change");
  expect(reason.value).toBe(
    "1. Expiry time: Clause 4 says 5.00 pm.\n2. Amount in words: Figures and words differ.",
  );

  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("checkbox", { name: /Amount in words/ }));
  await user.click(screen.getByRole("button", { name: "Request 1 change" }));
  const again = await screen.findByRole("dialog", { name: "Request changes" });
  await user.type(within(again).getByLabelText("What needs to change"), " Say 4.00 pm.");
  await user.click(within(again).getByRole("button", { name: "Request changes" }));

  expect(await screen.findByText("Changes requested", { selector: "span" })).toBeTruthy();
  const [sent] = server.callsOf("StaffRequestChanges");
  expect(sent?.variables.input).toMatchObject({
    id: DRAFT.id,
    version: 4,
    reason: "Expiry time: Clause 4 says 5.00 pm. Say 4.00 pm.",
    clientMutationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test("a reason is required, and declining says what becomes of the draft", async () => {
  const { user, server } = await openDraft();
  await user.click(await screen.findByRole("button", { name: "Decline" }));
  const dialog = await screen.findByRole("dialog", { name: "Decline this draft" });
  expect(within(dialog).getByText(/Open invoices are voided/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Decline draft" }));
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  expect(server.callsOf("StaffReject")).toHaveLength(0);
});

test("a draft that changed meanwhile is read again and what was typed is kept", async () => {
  const { user, server } = await openDraft({
    StaffReject: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  await user.click(await screen.findByRole("button", { name: "Decline" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Why it is declined"), "Outside our appetite.");
  server.answers.StaffDraft = draft({ version: 7 });
  await user.click(within(dialog).getByRole("button", { name: "Decline draft" }));

  expect(await within(dialog).findByText("This draft has just changed")).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>("Why it is declined").value).toBe(
    "Outside our appetite.",
  );
  server.answers.StaffReject = {
    data: { rejectDraft: { draft: aStaffDraft({ version: 8, status: "REJECTED", capabilities: [] }) } },
  };
  await user.click(within(dialog).getByRole("button", { name: "Decline draft" }));
  expect(await screen.findByText("Draft declined")).toBeTruthy();
  expect(server.callsOf("StaffReject").map(({ variables }) => versionOf(variables))).toEqual([4, 7]);
});

test("any other refusal is told in the dialog in the server's words", async () => {
  const { user } = await openDraft({
    StaffReject: {
      refusal: { code: "INVALID_TRANSITION", message: "You can't do this while the draft is Established." },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Decline" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Why it is declined"), "Late.");
  await user.click(within(dialog).getByRole("button", { name: "Decline draft" }));
  expect(await within(dialog).findByText("You can't do this while the draft is Established.")).toBeTruthy();
});

test("approving shows what each fee summary comes to before it asks for the payment", async () => {
  const { user, server } = await openDraft();
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve with a fee plan" });
  expect(await within(dialog).findByRole("radio", { name: /Standard, Macquarie/ })).toHaveProperty(
    "checked",
    true,
  );
  expect(await within(dialog).findAllByText("$11,500.00")).toHaveLength(2);
  await user.click(within(dialog).getByRole("radio", { name: /Residential security/ }));
  await waitFor(() => expect(server.callsOf("StaffDraftFees").at(-1)?.variables.feeSummaryId).toBe("fee-2"));

  await user.click(await within(dialog).findByRole("button", { name: "Approve, ask for $12,150.00" }));
  expect(await screen.findByText("Draft approved")).toBeTruthy();
  expect(server.callsOf("StaffApprove")[0]?.variables.input).toMatchObject({
    feeSummaryId: "fee-2",
    version: 4,
  });
});

test("with findings open, approving asks to have looked at each of them", async () => {
  const { user, server } = await openDraft({}, FOUND);
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("2 findings are not settled")).toBeTruthy();
  await user.click(await within(dialog).findByRole("button", { name: /^Approve, ask/ }));
  expect(within(dialog).getByText("Confirm that you have checked the findings.")).toBeTruthy();
  expect(server.callsOf("StaffApprove")).toHaveLength(0);

  await user.click(within(dialog).getByRole("checkbox", { name: /approve anyway/ }));
  await user.click(within(dialog).getByRole("button", { name: /^Approve, ask/ }));
  await waitFor(() => expect(server.callsOf("StaffApprove")).toHaveLength(1));
});

test("an approval that takes two says so before it is given, and that it waits afterwards", async () => {
  const { user } = await openDraft({
    StaffDraft: draft({ needsSecondApproval: true }),
    StaffApprove: {
      data: { approveDraft: { draft: aStaffDraft({ version: 5, deskApprovals: [ownApproval()] }) } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve with a fee plan" });
  expect(within(dialog).getByText("A second person confirms this approval")).toBeTruthy();
  await user.click(await within(dialog).findByRole("button", { name: "Approve, $12,150.00" }));
  expect(await screen.findByText("Approved, and waiting for a second person")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Take approval back" })).toBeTruthy();
  expect(
    within(screen.getByRole("region", { name: "Approvals" })).getByText(/^First approval by Ravi/),
  ).toBeTruthy();
});

test("a second person sees what was approved and what it comes to, and confirms it", async () => {
  const lineItems = [{ description: "Courier", amount: "25.00" }];
  const { user, server } = await openDraft({
    StaffDraft: draft({ deskApprovals: [aFirstApproval({ lineItems })] }),
    StaffDecideApproval: {
      data: { decideDraftApproval: { draft: aStaffDraft({ version: 5, capabilities: ["CAN_VIEW"] }) } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Confirm approval" }));
  const dialog = await screen.findByRole("dialog", { name: "Confirm the approval" });
  expect(within(dialog).getByText(/^Gus Reid has approved this draft/)).toBeTruthy();
  expect(within(dialog).getByText("$25.00")).toBeTruthy();
  expect(await within(dialog).findAllByText("$11,500.00")).toHaveLength(2);
  await user.click(within(dialog).getByRole("button", { name: "Confirm approval" }));
  expect(await screen.findByText("Draft approved by two people")).toBeTruthy();
  expect(server.inputsOf("StaffDecideApproval")).toMatchObject([
    { version: 4, decision: "CONFIRM", note: null },
  ]);
});

test("whoever does not confirm says why, and what was typed stays when somebody was faster", async () => {
  const { user, server } = await openDraft({
    StaffDraft: draft({ deskApprovals: [aFirstApproval()] }),
    StaffDecideApproval: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  await user.click(await screen.findByRole("button", { name: "Don't confirm" }));
  const dialog = await screen.findByRole("dialog", { name: "Don't confirm the approval" });
  await user.click(within(dialog).getByRole("button", { name: "Don't confirm" }));
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  expect(server.callsOf("StaffDecideApproval")).toHaveLength(0);
  await user.type(within(dialog).getByLabelText("Why it is not confirmed"), "Another sum.");
  server.answers.StaffDraft = draft({ version: 7, deskApprovals: [aFirstApproval()] });
  await user.click(within(dialog).getByRole("button", { name: "Don't confirm" }));
  expect(await within(dialog).findByText("This draft has just changed")).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>("Why it is not confirmed").value).toBe(
    "Another sum.",
  );
});

test("a payment says whether it pays in part, in full or too much, before it is recorded", async () => {
  const { user, server } = await openDraft({ StaffDraft: { data: { draft: unpaidDraft() } } });
  expect(await screen.findByText("$4,000.00 of $12,150.00 received")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Record payment" }));
  const dialog = await screen.findByRole("dialog", { name: "Record a payment" });
  const amount = within(dialog).getByLabelText<HTMLInputElement>("Amount received");
  expect(within(dialog).getByText("$8,150.00 is still open.")).toBeTruthy();
  expect(amount.value).toContain("8,150.00");
  expect(within(dialog).getByText(/pays the invoice in full/)).toBeTruthy();

  await user.clear(amount);
  await user.type(amount, "150");
  expect(within(dialog).getByText("A part payment: $8,000.00 will still be open.")).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, "9,150.00");
  expect(within(dialog).getByText(/^\$1,000.00 more than asked for/)).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, "8150");
  expect(within(dialog).getByText(/pays the invoice in full/)).toBeTruthy();

  await user.click(within(dialog).getByRole("button", { name: "Record payment" }));
  expect(await screen.findByText("Payment recorded")).toBeTruthy();
  expect(server.callsOf("StaffRecordPayment")[0]?.variables.input).toMatchObject({
    amount: "8150",
    invoiceId: "inv-1",
    note: null,
  });
});

test("establishing repeats amount, beneficiary and number before it is done", async () => {
  const { user, server } = await openDraft({
    StaffDraft: draft({ capabilities: ["CAN_VIEW", "CAN_ESTABLISH"] }),
  });
  await user.click(await screen.findByRole("button", { name: "Establish" }));
  const form = await screen.findByRole("dialog", { name: "Establish this guarantee" });
  await user.click(within(form).getByRole("button", { name: "Continue" }));
  expect(await within(form).findByText("This field is required.")).toBeTruthy();
  await user.type(within(form).getByLabelText("Guarantee number"), "MBG 7702 418 865");
  await user.type(within(form).getByLabelText(/^BSB/), "182-222");
  await user.click(within(form).getByRole("button", { name: "Continue" }));

  const question = await screen.findByRole("alertdialog", { name: "Establish $1,150,000.00?" });
  expect(question.textContent).toContain(
    "$1,150,000.00 in favour of Hume Rail Delivery Authority, guarantee number MBG 7702 418 865.",
  );
  await user.click(within(question).getByRole("button", { name: "Establish" }));
  expect(await screen.findByText("Guarantee established")).toBeTruthy();
  expect(server.callsOf("StaffEstablish")[0]?.variables.input).toMatchObject({
    guaranteeNumber: "MBG 7702 418 865",
    bank: { bsb: "182-222", address: null },
  });
  expect(screen.getByRole("link", { name: "Open the document" })).toBeTruthy();
});

test("a digital original asks for its file, and what is clean goes with the issue", async () => {
  const [file] = aStaffDraft().attachments;
  const digital = (...attachments: object[]) =>
    draft({
      capabilities: ["CAN_VIEW", "CAN_ESTABLISH"],
      deliveryDetails: { ...aStaffDraft().deliveryDetails, deliveryType: "DIGITAL" },
      attachments: attachments as never,
    });
  const paper = { ...file, id: "paper-1", fileName: "MBG 7702.pdf", variant: "ISSUED_PAPER" };
  const { user, server } = await openDraft({ StaffDraft: digital() });
  await user.click(await screen.findByRole("button", { name: "Establish" }));
  await user.type(await screen.findByLabelText("Guarantee number"), "MBG 7702");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Attach the guarantee: it is the digital original.")).toBeTruthy();

  const failed = {
    ...paper,
    id: "paper-0",
    fileName: "cut.pdf",
    infectedFileStatus: "FAILED",
    failureReason: "DAMAGED",
  };
  const record = digital(failed, paper).data.draft;
  act(() => server.push("StaffDraftUpdated", { draftUpdated: { ...record, version: record.version + 1 } }));
  expect(await screen.findByText(/The file is damaged or incomplete/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const question = await screen.findByRole("alertdialog");
  expect(within(question).getByText("MBG 7702.pdf")).toBeTruthy();
  await user.click(within(question).getByRole("button", { name: "Establish" }));
  await waitFor(() =>
    expect(server.callsOf("StaffEstablish")[0]?.variables.input).toMatchObject({ issuedPaperId: "paper-1" }),
  );
});

test("a file on its way is one row, also when the draft tells of it before the answer comes", async () => {
  vi.stubGlobal("Worker", WorkerThatDigests);
  const answer = Promise.withResolvers<FakeAnswer>();
  const digital = (...attachments: object[]) =>
    draft({ capabilities: ["CAN_VIEW", "CAN_ESTABLISH"], attachments: attachments as never });
  const { user, server } = await openDraft({ StaffDraft: digital(), AttachmentCreate: answer.promise });
  await user.click(await screen.findByRole("button", { name: "Establish" }));
  const dialog = await screen.findByRole("dialog");
  const input = dialog.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("The dialog takes no file.");
  await user.upload(input, new File(["%PDF-1.7"], "Guarantee.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(server.callsOf("AttachmentCreate")).toHaveLength(1));

  const [file] = aStaffDraft().attachments;
  const come = { ...file, id: "paper-1", fileName: "Guarantee.pdf", variant: "ISSUED_PAPER" };
  const record = digital({ ...come, received: false, infectedFileStatus: "NOT_SCANNED" }).data.draft;
  act(() => server.push("StaffDraftUpdated", { draftUpdated: { ...record, version: record.version + 1 } }));
  await act(async () => undefined);
  const rows = within(dialog).getAllByText("Guarantee.pdf");
  expect(rows.map((row) => row.closest("li") !== null)).toEqual([true]);

  answer.resolve({ refusal: { code: "VALIDATION_ERROR", message: "The file is too large." } });
  expect(await within(dialog).findByText(/The file is too large/)).toBeTruthy();
  expect(within(dialog).getByRole("button", { name: "Upload Guarantee.pdf again" })).toBeTruthy();
});

test("what the server refuses stands at its field, and nothing typed is lost", async () => {
  const { user } = await openDraft({
    StaffDraft: draft({ capabilities: ["CAN_VIEW", "CAN_ESTABLISH"] }),
    StaffEstablish: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "Taken.",
        fields: { guaranteeNumber: "This number exists already." },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Establish" }));
  await user.type(await screen.findByLabelText("Guarantee number"), "MBG 1");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Establish" }));
  expect(await screen.findByText("This number exists already.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Guarantee number").value).toBe("MBG 1");
});

const STRAY = {
  id: "stray-1",
  invoiceNumber: "INV-2041",
  differs: ["AMOUNT" as const],
  expectedAmount: "12150.00",
  expectedCurrency: "AUD",
  receivedAmount: "1000.00",
  receivedCurrency: "AUD",
  providerPaymentId: "pay_7f3a",
  status: "WAITING" as const,
  reason: null,
  createdAt: "2026-11-20T01:00:00Z",
  decidedAt: null,
};

const PARTNER = "0192f000-0000-7000-8000-0000000000c2";
const NOT_PAID = { paidDate: null, paidMethod: null, paidReference: null, paidNote: null };
const NOT_SENT = {
  sentAt: null,
  failureReason: null,
  isAwaitingApproval: false,
  isDisputed: false,
  isTransferApproved: false,
  transferTo: null,
  canGoThroughProvider: false,
};
const REFUND = {
  id: "refund-1",
  amount: "225.00",
  currency: "AUD",
  reason: "OVERPAID" as const,
  status: "DUE" as const,
  invoiceNumber: "INV-2041",
  createdAt: "2026-11-10T02:00:00Z",
  ...NOT_PAID,
  ...NOT_SENT,
};
const ACCOUNT = "Lachlan Civil Pty Ltd, BSB 062-000, account ••• 671";
const APPROVED_REFUND = { ...REFUND, isTransferApproved: true, transferTo: ACCOUNT };

test("a refund of what came by card is proposed to go back there, and waits for a second administrator", async () => {
  const byCard = { ...REFUND, canGoThroughProvider: true, failureReason: "The card has expired." };
  const given = { capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"], refunds: [byCard] };
  const waiting = { ...REFUND, isAwaitingApproval: true };
  const after = aStaffDraft({ ...given, version: 5, refunds: [waiting] });
  const { user, server } = await openDraft({
    StaffDraft: draft(given),
    StaffProposeCardRefund: { data: { proposeCardRefund: { draft: after } } },
  });
  const card = await screen.findByRole("region", { name: "Refunds" });
  expect(card.textContent).toContain("It could not be paid back to the card. The card has expired.");
  await user.click(within(card).getByRole("button", { name: "Pay back to the card" }));
  const dialog = await screen.findByRole("dialog", { name: "Pay $225.00 back to the card" });
  const send = within(dialog).getByRole("button", { name: "Ask for approval" });
  await user.click(send);
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  await user.type(within(dialog).getByLabelText("Why"), "Paid twice.");
  await user.click(send);
  expect(await within(card).findByText(/^Waiting for a second administrator/)).toBeTruthy();
  expect(server.callsOf("StaffProposeCardRefund")[0]?.variables.input).toMatchObject({
    refundId: "refund-1",
    version: 4,
    reason: "Paid twice.",
  });
  // By one way at a time.
  expect(within(card).queryByRole("button")).toBeNull();
});

test("a refund of disputed money says what it waits for, and nothing is offered meanwhile", async () => {
  await openDraft({
    StaffDraft: draft({
      capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"],
      refunds: [{ ...REFUND, isDisputed: true }],
    }),
  });
  const card = await screen.findByRole("region", { name: "Refunds" });
  expect(card.textContent).toContain("The payer has asked their bank for this money.");
  expect(within(card).queryByRole("button")).toBeNull();
});

test("a refund that is under way says since when, and nothing is left to do about it", async () => {
  const sent = { ...REFUND, status: "SENT" as const, sentAt: "2026-11-12T02:00:00Z" };
  await openDraft({
    StaffDraft: draft({ capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"], refunds: [sent] }),
  });
  const card = await screen.findByRole("region", { name: "Refunds" });
  expect(card.textContent).toContain("On its way");
  expect(card.textContent).toContain("Sent to the card provider on 12/11/2026");
  expect(within(card).queryByRole("button")).toBeNull();
});

test("a refund by bank transfer is approved to the account on the draft, and is not recorded before", async () => {
  const given = { capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"], refunds: [REFUND] };
  const { user, server } = await openDraft({
    StaffDraft: draft(given),
    StaffApproveRefund: { data: { approveRefund: { draft: aStaffDraft(given) } } },
  });
  const card = await screen.findByRole("region", { name: "Refunds" });
  expect(within(card).queryByRole("button", { name: "Record refund" })).toBeNull();
  await user.click(within(card).getByRole("button", { name: "Approve bank transfer" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve the refund of $225.00" });
  const account = within(dialog).getByLabelText("Account to pay");
  expect((account as HTMLInputElement).value).toBe(ACCOUNT);
  await user.clear(account);
  await user.click(within(dialog).getByRole("button", { name: "Approve refund" }));
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  await user.type(account, ACCOUNT);
  await user.click(within(dialog).getByRole("button", { name: "Approve refund" }));
  expect(await screen.findByText("Approved. A second person has to confirm it.")).toBeTruthy();
  expect(server.inputsOf("StaffApproveRefund")).toMatchObject([
    { refundId: "refund-1", version: 4, paidTo: ACCOUNT },
  ]);
});

const WAITING_REFUND = {
  id: "0198c000-0000-7000-8000-0000000000f7",
  status: "WAITING",
  amount: "225.00",
  currency: "AUD",
  approvedBy: "Rosa Whitfield",
  createdAt: "2026-11-20T00:00:00.000Z",
  decidedBy: null,
  decidedAt: null,
  note: null,
  decisions: ["CONFIRM", "DECLINE"],
  facts: [{ label: "Account to pay", before: null, value: ACCOUNT }],
};

const onlyRefund = ({ step }: Readonly<Record<string, unknown>>) => ({
  data: { stepApprovals: step === "REFUND_TRANSFER" ? [WAITING_REFUND] : [] },
});

test("what two have approved is taken back, and the refund can go another way", async () => {
  const given = { capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"], refunds: [APPROVED_REFUND] };
  const after = aStaffDraft({ ...given, version: 5, refunds: [{ ...REFUND, canGoThroughProvider: true }] });
  const { user, server } = await openDraft({
    StaffDraft: draft(given),
    StaffTakeBackRefund: { data: { takeBackRefundTransfer: { draft: after } } },
  });
  const card = await screen.findByRole("region", { name: "Refunds" });
  await user.click(within(card).getByRole("button", { name: "Take approval back" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Take back the approval of $225.00" }));
  expect(dialog.getByText(/only if it was not paid at the bank/).textContent).toContain(ACCOUNT);
  await user.click(dialog.getByRole("button", { name: "Take approval back" }));
  expect(await screen.findByText("The approval was taken back")).toBeTruthy();
  expect(server.inputsOf("StaffTakeBackRefund")).toMatchObject([{ refundId: "refund-1", version: 4 }]);
  expect(await within(card).findByRole("button", { name: "Pay back to the card" })).toBeTruthy();
});

test("a refund that waits for its second person is not offered again, and is confirmed there", async () => {
  const { user, server } = await openDraft({
    StaffDraft: draft({ capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"], refunds: [REFUND] }),
    StepApprovals: onlyRefund,
    StepApprovalDecide: { data: { decideStepApproval: { clientMutationId: "1", recordId: "refund-1" } } },
  });
  const card = await screen.findByRole("region", { name: "Refunds" });
  expect(
    await within(card).findByText("Rosa Whitfield has approved this. It is waiting for a second person."),
  ).toBeTruthy();
  expect(within(card).queryByRole("button")).toBeNull();
  const approvals = await screen.findByRole("region", { name: "Approvals of a refund" });
  await user.click(within(approvals).getByRole("button", { name: "Confirm" }));
  await user.click(await screen.findByRole("button", { name: "Confirm $225.00" }));
  expect(await screen.findByText("Confirmed and done")).toBeTruthy();
  expect(server.inputsOf("StepApprovalDecide")).toMatchObject([
    { id: "refund-1", version: 4, step: "REFUND_TRANSFER", decision: "CONFIRM" },
  ]);
});

test("a refund that was paid is recorded with its day and reference, and says so afterwards", async () => {
  const given = { capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"], refunds: [APPROVED_REFUND] };
  const paid = {
    ...APPROVED_REFUND,
    status: "PAID" as const,
    paidDate: "2026-11-12",
    paidMethod: "BANK_TRANSFER" as const,
    paidReference: "NPP 118",
    paidNote: null,
  };
  const { user, server } = await openDraft({
    StaffDraft: draft(given),
    StaffRecordRefund: {
      data: { recordRefundPayment: { draft: aStaffDraft({ ...given, version: 5, refunds: [paid] }) } },
    },
  });
  const card = await screen.findByRole("region", { name: "Refunds" });
  await user.click(within(card).getByRole("button", { name: "Record refund" }));
  const dialog = await screen.findByRole("dialog", { name: "Record the refund of $225.00" });
  expect(dialog.textContent).toContain(`By bank transfer to ${ACCOUNT}.`);
  const send = within(dialog).getByRole("button", { name: "Record refund" });
  await user.click(send);
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  const day = within(dialog).getByRole("textbox", { name: "Paid on" });
  await user.clear(day);
  await user.type(day, "09/11/2026");
  await user.type(within(dialog).getByLabelText("Payment reference"), "NPP 118");
  await user.click(send);
  expect(await within(dialog).findByText("This date must be on or after 10/11/2026")).toBeTruthy();
  await user.clear(day);
  await user.type(day, "12/11/2026");
  await user.click(send);
  expect(await screen.findByText("Refund recorded as paid")).toBeTruthy();
  expect(server.callsOf("StaffRecordRefund")[0]?.variables.input).toMatchObject({
    refundId: "refund-1",
    version: 4,
    method: "BANK_TRANSFER",
    paidDate: "2026-11-12",
    reference: "NPP 118",
    note: null,
  });
  expect(card.textContent).toContain("Paid on 12/11/2026, bank transfer");
  expect(card.textContent).toContain("Reference NPP 118");
  expect(within(card).queryByRole("button", { name: "Record refund" })).toBeNull();
});

test("a discount is given with the trade organisation that it was agreed with, and is shown at once", async () => {
  const given = { capabilities: ["CAN_VIEW", "CAN_GIVE_DISCOUNT"] };
  const agreed = {
    discountPercentage: "12.50",
    establishmentFeeDiscountAmount: "150.00",
    acceptedChannelPartnerId: PARTNER,
    acceptedChannelPartnerName: "Civil Trades Federation",
  };
  const { user, server } = await openDraft({
    StaffDraft: draft(given),
    StaffChannelPartners: {
      data: {
        channelPartners: {
          edges: [
            { node: { id: PARTNER, name: "Civil Trades Federation", discountPercentage: "0" } },
            { node: { id: "partner-3", name: "Wholesale Surety Desk", discountPercentage: "7.5" } },
          ],
        },
      },
    },
    StaffSetDiscount: {
      data: { setDraftDiscount: { draft: aStaffDraft({ ...given, ...agreed, version: 5 }) } },
    },
  });
  const card = await screen.findByRole("region", { name: "Discount" });
  await user.click(within(card).getByRole("button", { name: "Give discount" }));
  const dialog = await screen.findByRole("dialog", { name: "Discount on this draft" });
  await within(dialog).findByRole("option", { name: "Civil Trades Federation" });
  expect(within(dialog).getByRole("option", { name: "Wholesale Surety Desk (7.5%)" })).toBeTruthy();
  await user.selectOptions(within(dialog).getByLabelText(/^Trade organisation/), PARTNER);
  const send = within(dialog).getByRole("button", { name: "Save discount" });
  await user.click(send);
  expect(
    await within(dialog).findByText("Say what was agreed: a percentage, an amount, or both."),
  ).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Percent off/), "12.5");
  await user.type(within(dialog).getByLabelText(/^Amount off/), "150");
  await user.click(send);
  expect(await screen.findByText("Discount saved")).toBeTruthy();
  expect(server.callsOf("StaffSetDiscount")[0]?.variables.input).toMatchObject({
    version: 4,
    discountPercentage: "12.5",
    establishmentFeeDiscountAmount: "150",
    acceptedChannelPartnerId: PARTNER,
  });
  expect(card.textContent).toContain("12.5%");
  expect(card.textContent).toContain("$150.00");
  expect(card.textContent).toContain("Civil Trades Federation");
  expect(within(card).getByRole("button", { name: "Change discount" })).toBeTruthy();
});

test("a discount that waits for a second person is read beside the draft's own, and nobody enters another meanwhile", async () => {
  const given = { capabilities: ["CAN_VIEW", "CAN_GIVE_DISCOUNT"] };
  const waiting = {
    id: "0198c000-0000-7000-8000-0000000000f8",
    status: "WAITING",
    amount: "412.50",
    currency: "AUD",
    approvedBy: "Rosa Whitfield",
    createdAt: "2026-11-20T00:00:00.000Z",
    decidedBy: null,
    decidedAt: null,
    note: null,
    decisions: ["CONFIRM", "DECLINE"],
    facts: [{ label: "Takes off", before: null, value: "$412.50" }],
  };
  let waits: readonly object[] = [];
  const approvalsOf = ({ step }: { readonly step?: unknown }) => ({
    data: { stepApprovals: step === "DRAFT_DISCOUNT" ? waits : [] },
  });
  const { user } = await openDraft({
    StaffDraft: draft(given),
    StepApprovals: approvalsOf,
    StaffChannelPartners: { data: { channelPartners: { edges: [] } } },
    StaffSetDiscount: { data: { setDraftDiscount: { draft: aStaffDraft({ ...given, version: 4 }) } } },
  });
  const card = await screen.findByRole("region", { name: "Discount" });
  await user.click(within(card).getByRole("button", { name: "Give discount" }));
  const dialog = await screen.findByRole("dialog", { name: "Discount on this draft" });
  await user.type(within(dialog).getByLabelText(/^Percent off/), "10");
  waits = [waiting];
  await user.click(within(dialog).getByRole("button", { name: "Save discount" }));
  expect(await screen.findByText("Approved. A second person has to confirm this discount.")).toBeTruthy();
  expect(await within(card).findByText(/Rosa Whitfield has approved this/)).toBeTruthy();
  expect(within(card).queryByRole("button", { name: "Give discount" })).toBeNull();
  expect(screen.getByText("$412.50")).toBeTruthy();
});

test("security money is recorded as held, never more than is asked for, and as returned once it may go back", async () => {
  const capabilities = ["CAN_VIEW", "CAN_RECORD_SECURITY_HELD", "CAN_RECORD_SECURITY_RETURN"];
  const movement = {
    id: "m1",
    kind: "HELD" as const,
    amount: "1150000.00",
    movedDate: "2026-11-12",
    reference: "TD 0091 447",
    returnedTo: null,
  };
  const held = securityMoney({
    status: "HELD",
    heldAmount: "1150000.00",
    heldDate: "2026-11-12",
    missingAmount: "0.00",
    returnableAmount: "1150000.00",
    movements: [movement],
  });
  const returned = securityMoney({
    ...held,
    status: "RETURNED",
    returnableAmount: "0.00",
    returnedDate: "2026-11-18",
  });
  const after = (version: number, security: typeof held) => ({
    draft: aStaffDraft({ capabilities, version, securityMoney: security }),
  });
  const { user, server } = await openDraft({
    StaffDraft: draft({ capabilities, securityMoney: securityMoney() }),
    StaffRecordSecurityHeld: { data: { recordSecurityHeld: after(5, held) } },
    StaffRecordSecurityReturn: { data: { recordSecurityReturn: after(6, returned) } },
  });
  const card = await screen.findByRole("region", { name: "Security money" });
  await user.click(within(card).getByRole("button", { name: "Record as held" }));
  const holding = await screen.findByRole("dialog", { name: "Record security money" });
  const amount = within(holding).getByLabelText("Amount held");
  await user.clear(amount);
  await user.type(amount, "1,150,000.01");
  await user.type(within(holding).getByLabelText("Bank reference"), "TD 0091 447");
  const send = within(holding).getByRole("button", { name: "Record security" });
  await user.click(send);
  const tooMuch = "This is more than the $1,150,000.00 that is still to be held";
  expect(await within(holding).findByText(tooMuch)).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, "1,150,000.00");
  await user.click(send);
  expect(await screen.findByText("Security money recorded as held")).toBeTruthy();
  expect(server.callsOf("StaffRecordSecurityHeld")[0]?.variables.input).toMatchObject({
    version: 4,
    reference: "TD 0091 447",
  });
  expect(card.textContent).toContain("Held since 12/11/2026 at Macquarie");

  await user.click(within(card).getByRole("button", { name: "Record return" }));
  const giving = await screen.findByRole("dialog", { name: "Record the return of security money" });
  expect(within(giving).getByLabelText<HTMLInputElement>("Returned to").value).toBe("Lachlan Civil Pty Ltd");
  await user.type(within(giving).getByLabelText("Bank reference"), "NPP 447");
  await user.click(within(giving).getByRole("button", { name: "Record return" }));
  expect(await screen.findByText("Security money recorded as returned")).toBeTruthy();
  expect(card.textContent).toContain("Returned on 18/11/2026");
  expect(within(card).queryByRole("button")).toBeNull();
});

test("a refund of a draft that changed meanwhile keeps what was typed, and says so", async () => {
  const given = { capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"], refunds: [APPROVED_REFUND] };
  const { user } = await openDraft({
    StaffDraft: draft(given),
    StaffRecordRefund: { refusal: { code: "CONFLICT", message: "Someone else changed this." } },
  });
  await user.click(await screen.findByRole("button", { name: "Record refund" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Payment reference"), "re_1");
  await user.click(within(dialog).getByRole("button", { name: "Record refund" }));
  expect(await within(dialog).findByText(/changed/i)).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLInputElement>("Payment reference").value).toBe("re_1");
});

test("a refund is nobody's to record without the right to", async () => {
  await openDraft({ StaffDraft: draft({ capabilities: ["CAN_VIEW"], refunds: [REFUND] }) });
  const card = await screen.findByRole("region", { name: "Refunds" });
  expect(within(card).queryByRole("button")).toBeNull();
});

test("a payment that does not match is decided about, with a reason", async () => {
  const given = { capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"], unmatchedPayments: [STRAY] };
  const refunds = [
    {
      id: "refund-1",
      amount: "1000.00",
      currency: "AUD",
      reason: "UNMATCHED" as const,
      status: "DUE" as const,
      invoiceNumber: "INV-2041",
      createdAt: "2026-11-20T02:00:00Z",
      ...NOT_SENT,
      ...NOT_PAID,
    },
  ];
  const settled = {
    ...STRAY,
    status: "REFUND_DUE" as const,
    reason: "Meant for another account.",
    decidedAt: "2026-11-20T02:00:00Z",
  };
  const { user, server } = await openDraft({
    StaffDraft: draft(given),
    StaffSettlePayment: {
      data: {
        settleUnmatchedPayment: {
          draft: aStaffDraft({ ...given, version: 5, unmatchedPayments: [settled], refunds }),
        },
      },
    },
  });
  const card = await screen.findByRole("region", { name: "Unmatched payments" });
  expect(card.textContent).toContain("$1,000.00another amount");
  expect(card.textContent).toContain("$12,150.00INV-2041");
  await user.click(within(card).getByRole("button", { name: "Decide" }));
  const dialog = await screen.findByRole("dialog", { name: "What happens to $1,000.00?" });
  await user.click(within(dialog).getByRole("button", { name: "Record decision" }));
  expect(await within(dialog).findByText("Choose what happens to it.")).toBeTruthy();
  await user.click(within(dialog).getByRole("radio", { name: /^Pay it back/ }));
  await user.type(within(dialog).getByLabelText("Reason"), "Meant for another account.");
  await user.click(within(dialog).getByRole("button", { name: "Record decision" }));
  expect(await screen.findByText("Decision recorded")).toBeTruthy();
  expect(server.callsOf("StaffSettlePayment")[0]?.variables.input).toMatchObject({
    unmatchedPaymentId: "stray-1",
    decision: "REFUND_DUE",
    reason: "Meant for another account.",
  });
  expect(within(card).queryByRole("button", { name: "Decide" })).toBeNull();
  const refundCard = await screen.findByRole("region", { name: "Refunds" });
  expect(refundCard.textContent).toContain("$1,000.00 due");
  expect(refundCard.textContent).toContain("Did not match the invoice");
});

test("other money than our own cannot be counted towards the invoice", async () => {
  const { user } = await openDraft({
    StaffDraft: draft({
      capabilities: ["CAN_VIEW", "CAN_SETTLE_PAYMENT"],
      unmatchedPayments: [{ ...STRAY, differs: ["CURRENCY"], receivedCurrency: "USD" }],
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Decide" }));
  const dialog = await screen.findByRole("dialog", { name: "What happens to USD 1,000.00?" });
  expect(within(dialog).getAllByRole("radio")).toHaveLength(2);
});

function versionOf({ input }: Readonly<Record<string, unknown>>): unknown {
  return typeof input === "object" && input !== null && "version" in input ? input.version : undefined;
}

function draft(given: Parameters<typeof aStaffDraft>[0]) {
  return { data: { draft: aStaffDraft(given) } };
}

function unpaidDraft() {
  return aStaffDraft({
    status: "PENDING_PAYMENT",
    capabilities: ["CAN_VIEW", "CAN_RECORD_PAYMENT"],
    paymentDetails: {
      bankAccountBsb: "062000",
      bankAccountName: "Bondline",
      bankAccountNumber: "12345678",
      totalAmount: "12150.00",
      creditedAmount: "0.00",
      paidAmount: "4000.00",
      requestedAt: "2026-11-19T00:00:00Z",
      securityAmount: null,
      paymentDescription: "DR20911LCPL",
      lineItems: [],
    },
    invoices: [
      {
        id: "inv-1",
        invoiceNumber: "INV-2041",
        createdAt: "2026-11-19T00:00:00Z",
        depositReferenceNumber: "DR20911LCPL",
        dueDate: "2026-11-25",
        status: "open",
        paymentStatus: "requires_payment_method",
        total: "12150.00",
        gst: "0.00",
        creditedAmount: "0.00",
        paidAmount: "4000.00",
        paidAt: null,
        hostedUrl: null,
        creditNotes: [],
        isCreditAwaitingApproval: false,
        paymentIntents: [],
        lineItems: [],
      },
    ],
  });
}

const CLEAR = [{ clear: true, title: "Amount in words", message: "" }];
const FOUND = [
  { clear: false, title: "Expiry time", message: "Clause 4 says 5.00 pm." },
  { clear: false, title: "Amount in words", message: "Figures and words differ." },
];

const FEE = {
  id: "fee-1",
  name: "Standard",
  details: "",
  establishmentFee: "650.00",
  recurringFeePercentage: "2.00",
  biannualFeeCoefficient: null,
  minValue: "15000.00",
  maxValue: "5000000.00",
  supplier: { id: "s", name: "Macquarie", tradeName: "Macquarie" },
};

function openDraft(answers: FakeAnswers = {}, checks = CLEAR) {
  const noHistory = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
  const noDrafts = { ...noHistory, totalCountIsCapped: false };
  return renderClient({
    at: `/staff/drafts/${DRAFT.id}`,
    token: "token",
    answers: {
      SessionUserState: userState({ me: RAVI, organisations: [] }),
      StaffQueue: { data: { staffDrafts: noDrafts } },
      StaffQueueCount: { data: { staffDraftCount: { all: 0, applicant: 0, bank: 0, provider: 0 } } },
      StaffMoney: "silent",
      StaffDraft: draft({}),
      StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
      StaffDraftWording: { data: { draftPreview: { html: "", wordingHash: "h", checks } } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: { data: { draftHistory: noHistory } },
      StaffDraftFeeSummaries: {
        data: { feeSummaries: [FEE, { ...FEE, id: "fee-2", name: "Residential security" }] },
      },
      StaffDraftFees: feesOf,
      StaffRequestChanges: { data: { requestDraftChanges: after("CHANGES_REQUESTED") } },
      StaffApprove: { data: { approveDraft: after("PENDING_PAYMENT") } },
      StaffRecordPayment: { data: { recordDraftPayment: after("PROCESSING") } },
      StaffEstablish: {
        data: { establishDraft: { document: { id: "g1", organisationId: "o1" }, ...after("ESTABLISHED") } },
      },
      ...answers,
    },
  });
}

function after(status: ReturnType<typeof aStaffDraft>["status"]) {
  const documentId = status === "ESTABLISHED" ? "0198c000-0000-7000-8000-0000000000d1" : null;
  return { draft: aStaffDraft({ version: 5, status, documentId, capabilities: ["CAN_VIEW"] }) };
}

function feesOf({ feeSummaryId }: Readonly<Record<string, unknown>>) {
  const feeSummary = { ...DRAFT.productSelectionSummary?.feeSummary, id: String(feeSummaryId) };
  return { data: { productSelectionSummary: { ...DRAFT.productSelectionSummary, feeSummary } } };
}

function ownApproval() {
  return aFirstApproval({ approvedBy: "Ravi Menon", decisions: ["TAKE_BACK"] });
}

class WorkerThatDigests extends EventTarget {
  terminate = () => undefined;
  postMessage(): void {
    this.dispatchEvent(new MessageEvent("message", { data: { digest: "1B2M2Y8AsgTpgAmY7PhCfg==" } }));
  }
}
