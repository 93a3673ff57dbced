// Shows: D-05, D-15..D-16, D-43..D-44, D-46, D-50, D-64, D-73..D-74, D-80, D-82..D-84, D-87, P-16..P-17, P-20, P-24..P-32, P-37..P-41, W-03, AT-01, AT-03..AT-08, AT-17..AT-19, INV-01, INV-06..INV-08, INV-10, INV-12, INV-20, INV-25..INV-36, INV-62, L-02, E-09, UI-04, UI-18, V-042, V-044.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import * as saving from "../../../../app/save-file.ts";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { applicant, beneficiary } from "../../../parties/parties/public/party-example.ts";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

const VIEW = `/drafts/${OWNER_ID}/${DRAFT_ID}/view`;

test("the draft is named by its amount, and says how far it is and who is waited for", async () => {
  await openDraft();
  expect(await screen.findByRole("heading", { level: 1, name: "$400,000.00" })).toBeTruthy();
  const progress = screen.getByRole("list", { name: "Progress of the draft" });
  expect(within(progress).getByText("Waiting for you")).toBeTruthy();
  expect(within(progress).getAllByRole("listitem")).toHaveLength(5);

  const parties = screen.getByRole("region", { name: "Parties" });
  expect(within(parties).getByText("Applicant 1")).toBeTruthy();
  expect(within(parties).getByText("ABN 11 005 357 522")).toBeTruthy();
  const address = within(parties).getByRole("link", { name: "12 Malop Street, Geelong VIC 3220" });
  expect(address.getAttribute("href")).toContain("maps");
});

test("a party shows whom to ask, and the applicant alone what kind of entity it is", async () => {
  const unknown = applicant({ id: "another", partyEntityType: null });
  await openDraft({ parties: [applicant(), beneficiary({ partyEntityType: "PRV" }), unknown] });
  const parties = await screen.findByRole("region", { name: "Parties" });
  const [first, second, third] = within(parties).getAllByRole("listitem");
  expect(first?.textContent).toContain("Ada Marsh · 0412 345 678");
  expect(first?.textContent).toContain("Private company");
  expect(second?.textContent).toContain("Alison Brandt");
  expect(second?.textContent).not.toContain("Private company");
  expect(third?.textContent).toContain("No Entity Type");
  const mail = within(parties).getByRole("link", { name: "a.brandt@humerail.example" });
  expect(mail.getAttribute("href")).toBe("mailto:a.brandt@humerail.example");
});

test("the wording is previewed, and printed from there", async () => {
  const preview = { html: "<p>Undertaking</p>", wordingHash: "h", checks: [] };
  const { user } = await openDraft({}, { DraftWordingPreview: { data: { draftPreview: preview } } });
  await user.click(await screen.findByRole("button", { name: "Preview" }));
  const dialog = await screen.findByRole("dialog", { name: /^Wording of/ });
  const frame = await within(dialog).findByTitle<HTMLIFrameElement>(/^Wording of/);
  const print = vi.fn();
  Object.defineProperty(frame, "contentWindow", { value: { print } });
  await user.click(within(dialog).getByRole("button", { name: "Print" }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test.each([
  ["SUBMITTED", "Bondline reviews it next"],
  ["PENDING_PAYMENT", "Harbour Civil Pty Ltd pays next"],
  ["CHANGES_REQUESTED", "Harbour Civil Pty Ltd was asked for changes"],
] as const)("a beneficiary reads of a %s draft what others do: %s", async (status, title) => {
  const organisation = { id: OWNER_ID, name: "Harbour Civil Pty Ltd", abn: "53004085616" };
  await openDraft(
    { status, organisation, requestChangeReason: "Add the ACN.", capabilities: ["CAN_VIEW"] },
    { SessionUserState: userState({ me: { isCollaborator: true }, organisations: [] }) },
  );
  const notice = (await screen.findByText(title)).closest('[role="status"]');
  expect(notice?.textContent).not.toMatch(/[Ww]e email you|Pay /);
});

test("what is missing says what to do and leads to its step; what is met takes one line", async () => {
  const { user, path } = await openDraft({
    applicableRequirements: [
      { field: "purpose", message: "Choose the purpose.", requirementMet: true },
      {
        field: "parties.1.abn",
        message: "Complete Beneficiary 1: add the ABN or ACN.",
        requirementMet: false,
      },
    ],
  });
  const card = await screen.findByRole("region", { name: "Before you submit" });
  expect(within(card).getByText("1 to go, 1 met")).toBeTruthy();
  await user.click(within(card).getByRole("link", { name: "Go to Parties" }));
  await waitFor(() => expect(path()).toContain("step=parties"));
});

test("actions that the reader's capabilities do not hold are absent", async () => {
  const { user } = await openDraft({ capabilities: ["CAN_VIEW"] });
  await screen.findByRole("heading", { level: 1 });
  for (const name of ["Edit", "Review and submit"]) expect(screen.queryByRole("link", { name })).toBeNull();
  expect(screen.queryByRole("button", { name: "Attach file" })).toBeNull();
  // A copy is a draft of the organisation's own: whoever may raise one may begin with this one's facts.
  await user.click(screen.getByRole("button", { name: "More actions" }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Copy to a new draft",
  ]);
  expect(screen.queryByRole("list", { name: "Progress of the draft" })).toBeNull();
});

test("cancelling asks first, names the version, and shows the draft cancelled", async () => {
  const cancelled = aDraft({ version: 5, status: "CANCELLED", capabilities: ["CAN_VIEW"], waitingFor: null });
  const { user, server } = await openDraft(
    {},
    { DraftCancel: { data: { cancelDraft: { draft: cancelled } } } },
  );
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(screen.getByRole("menuitem", { name: "Cancel draft" }));
  const question = screen.getByRole("alertdialog", { name: "Cancel this draft?" });
  await user.click(within(question).getByRole("button", { name: "Cancel draft" }));
  expect(await screen.findByText("This draft was cancelled")).toBeTruthy();
  expect(server.inputsOf("DraftCancel")).toEqual([
    { id: DRAFT_ID, version: 4, clientMutationId: expect.any(String) },
  ]);
});

test("a request for changes and a refusal show their reason; a refused draft reads Declined", async () => {
  const { server } = await openDraft({ status: "CHANGES_REQUESTED", requestChangeReason: "Add the ACN." });
  expect(await screen.findByText("Add the ACN.")).toBeTruthy();
  const declined = aDraft({ version: 6, status: "REJECTED", rejectionReason: "Outside our policy." });
  act(() => server.push("DraftUpdated", { draftUpdated: declined }));
  expect(await screen.findByText("Outside our policy.")).toBeTruthy();
  expect(screen.getByText("Declined")).toBeTruthy();
});

test("a draft that is over says from which day it is archived, and an archived one since when and why", async () => {
  const { server } = await openDraft({ status: "CANCELLED", archiveDate: "2033-11-20" });
  expect(await screen.findByText("It is archived from 20/11/2033 on.")).toBeTruthy();
  const archived = aDraft({
    version: 6,
    status: "REJECTED",
    rejectionReason: "Outside our policy.",
    archiveDate: "2033-11-20",
    archivedAt: "2033-11-19T16:30:00Z",
    capabilities: ["CAN_VIEW", "CAN_VIEW_PROGRESS"],
  });
  act(() => server.push("DraftUpdated", { draftUpdated: archived }));
  expect(await screen.findByText("Archived on 20/11/2033")).toBeTruthy();
  expect(
    screen.getByText(/This draft was declined\. Closed drafts are archived after seven years/),
  ).toBeTruthy();
  expect(screen.getByText("Outside our policy.")).toBeTruthy();
});

test("the payment request shows lines, total, card and deposit with its reference", async () => {
  await openDraft(pendingPayment());
  const card = await screen.findByRole("region", { name: "Payment request" });
  expect(within(card).getByText("$4,550.00")).toBeTruthy();
  expect(within(card).getByText("Establishment Fee")).toBeTruthy();
  expect(within(card).getByRole("link", { name: "Pay by card" }).getAttribute("href")).toBe(
    "/sandbox/pay/pay_1",
  );
  expect(within(card).getByText("DR20871LCPL")).toBeTruthy();
  expect(within(card).getByRole("button", { name: "Copy deposit reference" })).toBeTruthy();
  expect(within(card).getByText("033-088")).toBeTruthy();
  expect(within(card).getByText(/Direct debit takes about 5 business days\./)).toBeTruthy();
  expect(within(card).getByText("Asked on 18/11/2026, due 25/11/2026")).toBeTruthy();
  expect(within(card).getByText(/Preferred: .* no extra fees/)).toBeTruthy();
});

const SECURITY = {
  askedAmount: "400000.00",
  bankName: "Macquarie",
  heldAmount: "0.00",
  heldDate: null,
  missingAmount: "400000.00",
  returnableAmount: "0.00",
  returnedAmount: "0.00",
  returnedDate: null,
  status: "ASKED",
  movements: [],
} as const satisfies DraftRecordFragment["securityMoney"];
const CAME = {
  id: "m1",
  kind: "HELD",
  amount: "400000.00",
  movedDate: "2026-03-03",
  reference: "TD 0091 447",
  returnedTo: null,
} as const;
const HELD_SECURITY = {
  ...SECURITY,
  status: "HELD",
  heldAmount: "400000.00",
  heldDate: "2026-03-03",
  missingAmount: "0.00",
  movements: [CAME],
} as const satisfies DraftRecordFragment["securityMoney"];

test("security money is asked for beside the fees, then held since a day, then returned", async () => {
  const { server } = await openDraft({ ...pendingPayment(), securityMoney: SECURITY });
  const card = await screen.findByRole("region", { name: "Security money" });
  expect(within(card).getByText("$400,000.00")).toBeTruthy();
  expect(within(card).getByText("Asked for, to be lodged with Macquarie")).toBeTruthy();
  const held = aDraft({ ...pendingPayment(), version: 6, securityMoney: HELD_SECURITY });
  act(() => server.push("DraftUpdated", { draftUpdated: held }));
  expect(await within(card).findByText("Held since 03/03/2026 at Macquarie")).toBeTruthy();
  expect(within(card).getByText("Reference TD 0091 447")).toBeTruthy();
  const returned = aDraft({
    version: 7,
    status: "REJECTED",
    securityMoney: {
      ...HELD_SECURITY,
      status: "RETURNED",
      heldAmount: "0.00",
      returnedAmount: "400000.00",
      returnedDate: "2026-04-14",
      movements: [
        CAME,
        {
          ...CAME,
          id: "m2",
          kind: "RETURNED",
          movedDate: "2026-04-14",
          reference: "NPP 118",
          returnedTo: "Harbour Civil",
        },
      ],
    },
  });
  act(() => server.push("DraftUpdated", { draftUpdated: returned }));
  expect(await within(card).findAllByText("Returned on 14/04/2026")).toHaveLength(2);
  expect(within(card).getByText("To Harbour Civil. Reference NPP 118")).toBeTruthy();
});

test("a paid draft waits for its security money before it waits for the bank", async () => {
  await openDraft({
    status: "PROCESSING",
    waitingFor: "BANK",
    progress: [
      { label: "Pay", state: "DONE", at: "2026-11-18T00:00:00Z", by: "Applicant" },
      { label: "Lodge security", state: "CURRENT", at: null, by: "Applicant" },
      { label: "Issue", state: "LATER", at: null, by: "Bank" },
    ],
    securityMoney: SECURITY,
  });
  expect(await screen.findByText("Lodge $400,000.00 as security")).toBeTruthy();
  const bars = screen.getByRole("list", { name: "Progress of the draft" });
  expect(within(bars).getByText("Waiting for you")).toBeTruthy();
});

test("what came beyond the total stands among the refunds, and nothing is still to pay", async () => {
  const paid = pendingPayment({ status: "paid", creditedAmount: "0.00", paidAmount: "4775.00" });
  const refund = {
    id: "r1",
    amount: "225.00",
    currency: "AUD",
    reason: "OVERPAID" as const,
    status: "DUE" as const,
    invoiceNumber: "INV-1",
    createdAt: "2026-11-19T01:00:00Z",
    paidDate: null,
    paidMethod: null,
    paidReference: null,
    sentAt: null,
    failureReason: null,
    isAwaitingApproval: false,
    isDisputed: false,
    isTransferApproved: false,
    transferTo: null,
    canGoThroughProvider: false,
    paidNote: null,
  };
  const paidBack = {
    ...refund,
    id: "r2",
    amount: "100.00",
    status: "PAID" as const,
    paidDate: "2026-11-20",
    paidMethod: "CARD_PROVIDER" as const,
    paidReference: "re_1",
    paidNote: "With thanks for your patience.",
  };
  if (paid.paymentDetails) paid.paymentDetails.paidAmount = "4775.00";
  await openDraft({ ...paid, refunds: [paidBack, refund] });
  const refunds = await screen.findByRole("region", { name: "Refunds" });
  expect(refunds.textContent).toContain("$225.00 due");
  expect(refunds.textContent).toContain("Paid beyond the total");
  expect(refunds.textContent).toContain("You don't need to do anything.");
  expect(refunds.textContent).toContain("Paid on 20/11/2026, through the card provider");
  expect(refunds.textContent).toContain("With thanks for your patience.");
  expect(within(refunds).queryByRole("button")).toBeNull();
  const card = screen.getByRole("region", { name: "Payment request" });
  expect(card.textContent).toContain("Paid so far$4,775.00");
  expect(card.textContent).toContain("Still to pay$0.00");
});

test("what is paid in part asks for the rest alone", async () => {
  const part = pendingPayment({ creditedAmount: "0.00", paidAmount: "1550.00" });
  if (part.paymentDetails) part.paymentDetails.paidAmount = "1550.00";
  await openDraft(part);
  const card = await screen.findByRole("region", { name: "Payment request" });
  expect(within(card).getAllByText("$3,000.00")).toHaveLength(2);
  expect(card.textContent).toContain("Still to pay$3,000.00");
});

test("coming back from the payment page is no payment: it is being confirmed until the server says so", async () => {
  const { server } = await openDraft(pendingPayment(), {}, `${VIEW}?paid=1`);
  expect(await screen.findByText("Your payment is being confirmed")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Pay by card" })).toBeNull();

  const paid = pendingPayment({
    status: "paid",
    paymentStatus: "succeeded",
    creditedAmount: "0.00",
    paidAmount: "4550.00",
  });
  act(() =>
    server.push("DraftUpdated", { draftUpdated: aDraft({ ...paid, version: 9, status: "PROCESSING" }) }),
  );
  await waitFor(() => expect(screen.queryByText("Your payment is being confirmed")).toBeNull());
  expect(within(screen.getByRole("region", { name: "Payment request" })).getByText("Paid")).toBeTruthy();
});

test("once it is paid the page says when, and gives the receipt as a file", async () => {
  const save = vi.spyOn(saving, "saveBytes").mockReturnValue();
  const file = { fileName: "INV-1.pdf", contentType: "application/pdf", content: "JVBERg==" };
  const { user, server } = await openDraft(
    pendingPayment({
      status: "paid",
      paymentStatus: "succeeded",
      creditedAmount: "0.00",
      paidAmount: "4550.00",
      paidAt: "2026-11-19T01:00:00Z",
    }),
    { InvoiceFile: { data: { draftInvoiceFile: file } } },
  );
  const card = await screen.findByRole("region", { name: "Payment request" });
  expect(within(card).getByText("Paid on 19/11/2026")).toBeTruthy();
  await user.click(within(card).getByRole("button", { name: "Download receipt" }));
  await waitFor(() => expect(save).toHaveBeenCalledWith("INV-1.pdf", "JVBERg==", "application/pdf"));
  expect(server.callsOf("InvoiceFile")).toHaveLength(1);
});

test("what happens next is said with who does it and how long it usually takes", async () => {
  const { server } = await openDraft({ status: "SUBMITTED", capabilities: ["CAN_VIEW"] });
  expect(await screen.findByText("We review it next")).toBeTruthy();
  expect(screen.getByText(/^Usually within 1 business day\./)).toBeTruthy();
  act(() => server.push("DraftUpdated", { draftUpdated: aDraft({ ...pendingPayment(), version: 8 }) }));
  expect(await screen.findByText(/^Pay by 25\/11\/2026\./)).toBeTruthy();
  act(() => server.push("DraftUpdated", { draftUpdated: aDraft({ version: 9, status: "PROCESSING" }) }));
  expect(await screen.findByText("The bank issues it next")).toBeTruthy();
});

test("requested changes stand among what is to do, and nothing says that all is done", async () => {
  const applicableRequirements = [{ field: "amount", message: "Enter the amount.", requirementMet: true }];
  await openDraft({
    status: "CHANGES_REQUESTED",
    requestChangeReason: "Add the ACN.",
    applicableRequirements,
  });
  const card = await screen.findByRole("region", { name: "Before you submit" });
  expect(within(card).getByText(/Make the changes that were requested/)).toBeTruthy();
  expect(within(card).queryByText(/All details are filled in/)).toBeNull();
});

test("a void invoice reads expired and cannot be paid", async () => {
  await openDraft(pendingPayment({ status: "void" }));
  const card = await screen.findByRole("region", { name: "Payment request" });
  expect(within(card).getByText("Expired")).toBeTruthy();
  expect(within(card).queryByRole("link", { name: "Pay by card" })).toBeNull();
});

test("each open invoice is paid: the newest in the payment request, the others beside it", async () => {
  const { invoices = [], ...draft } = pendingPayment({ paidAmount: "0.00", creditedAmount: "0.00" });
  const older = {
    id: "i0",
    invoiceNumber: "INV-0001",
    createdAt: "2026-05-19T01:00:00Z",
    dueDate: "2026-05-26",
    hostedUrl: "/sandbox/pay/pay_0",
    depositReferenceNumber: "BL-0001",
    paidAmount: "50.00",
    total: "3125.00",
  };
  await openDraft({ ...draft, invoices: invoices.flatMap((newest) => [newest, { ...newest, ...older }]) });
  const card = await screen.findByRole("region", { name: "Also to pay" });
  expect(within(card).getByText("$3,075.00")).toBeTruthy();
  expect(within(card).getByText("Due 26/05/2026")).toBeTruthy();
  expect(within(card).getByText("BL-0001")).toBeTruthy();
  const link = within(card).getByRole("link", { name: "Pay by card, INV-0001" });
  expect(link.getAttribute("href")).toBe("/sandbox/pay/pay_0");
  const request = screen.getByRole("region", { name: "Payment request" });
  expect(within(request).getByRole("link", { name: "Pay by card" })).toBeTruthy();
});

test("what comes back from the page of another invoice is said of that one", async () => {
  const { invoices = [], ...draft } = pendingPayment();
  const older = { id: "i0", createdAt: "2026-05-19T01:00:00Z" };
  const all = invoices.flatMap((newest) => [newest, { ...newest, ...older }]);
  await openDraft({ ...draft, invoices: all }, {}, `${VIEW}?paid=i0`);
  const card = await screen.findByRole("region", { name: "Also to pay" });
  expect(within(card).getByText("Your payment is being confirmed")).toBeTruthy();
  expect(within(card).queryByRole("link")).toBeNull();
  const request = screen.getByRole("region", { name: "Payment request" });
  expect(within(request).getByRole("link", { name: "Pay by card" })).toBeTruthy();
});

test("what was paid is shown, though a later invoice has expired", async () => {
  const { invoices = [], ...draft } = pendingPayment({ status: "paid" });
  const later = { id: "i2", status: "void" as const, createdAt: "2026-11-19T01:00:00Z" };
  await openDraft({ ...draft, invoices: invoices.flatMap((paid) => [paid, { ...paid, ...later }]) });
  const card = await screen.findByRole("region", { name: "Payment request" });
  expect(within(card).getByText("Paid")).toBeTruthy();
});

test("the scan of a file is followed as it happens, and a file is removed only after a question", async () => {
  const file = {
    id: "a1",
    fileName: "contract.pdf",
    fileSize: 412_000,
    contentType: "application/pdf",
    received: true,
    infectedFileStatus: "NOT_SCANNED" as const,
    failureReason: null,
    uploadedBy: "Ada Marsh",
    variant: "CONTRACT",
    createdAt: "2026-11-20T00:00:00Z",
  };
  const { user, server } = await openDraft(
    { attachments: [file] },
    { DraftAttachmentRemove: { data: { removeDraftAttachment: { draft: aDraft({ version: 6 }) } } } },
  );
  expect(await screen.findByText(/This file is not scanned yet/)).toBeTruthy();
  const clean = aDraft({ attachments: [{ ...file, infectedFileStatus: "CLEAN" }] });
  act(() => server.push("DraftUpdated", { draftUpdated: clean }));
  expect(await screen.findByRole("button", { name: "Download contract.pdf" })).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Remove contract.pdf" }));
  await user.click(screen.getByRole("button", { name: "Remove file" }));
  expect(await screen.findByText("Nothing attached yet")).toBeTruthy();
});

test.each(["at the file", "in what is missing"])(
  "a file that was refused says that it holds up the submission, and one press %s removes it",
  async (where) => {
    const refused = {
      id: "a1",
      fileName: "contract.pdf",
      fileSize: 412_000,
      contentType: "application/pdf",
      received: true,
      infectedFileStatus: "FAILED" as const,
      failureReason: "LOCKED" as const,
      uploadedBy: "Ada Marsh",
      variant: "CONTRACT",
      createdAt: "2026-11-20T00:00:00Z",
    };
    const message = "Remove contract.pdf or upload a new copy: we can't use it as it is.";
    const { user, server } = await openDraft(
      {
        attachments: [refused],
        applicableRequirements: [{ field: "attachments", message, requirementMet: false }],
      },
      { DraftAttachmentRemove: { data: { removeDraftAttachment: { draft: aDraft({ version: 6 }) } } } },
    );
    expect(await screen.findByText(/locked with a password\. Please save a copy without one/)).toBeTruthy();
    expect(screen.getByText("You can't submit while it is attached.")).toBeTruthy();
    const missing = screen.getByRole("region", { name: "Before you submit" });
    expect(within(missing).getByText(message)).toBeTruthy();
    expect(within(missing).getByRole("link", { name: "Go to attachments" })).toBeTruthy();

    const name = where === "at the file" ? "Remove contract.pdf" : "Remove file";
    await user.click(screen.getByRole("button", { name }));
    expect(await screen.findByText("Nothing attached yet")).toBeTruthy();
    expect(server.inputsOf("DraftAttachmentRemove")).toEqual([
      expect.objectContaining({ draftId: DRAFT_ID, id: "a1" }),
    ]);
  },
);

test("the upload button stays off until a file of the right kind and size is chosen", async () => {
  await openDraft();
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole("button", { name: "Attach file" }));
  const dialog = await screen.findByRole("dialog", { name: "Attach file" });
  const upload = within(dialog).getByRole("button", { name: "Upload" });
  expect(upload.getAttribute("aria-disabled")).toBe("true");
  await user.upload(
    within(dialog).getByLabelText("Files to attach"),
    new File(["a"], "contract.pdf", { type: "application/pdf" }),
  );
  expect(within(dialog).getByText(/Ready to upload/)).toBeTruthy();
  expect(upload.getAttribute("aria-disabled")).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Remove contract.pdf" }));
  expect(upload.getAttribute("aria-disabled")).toBe("true");
});

test("a file may be dropped; one that is too large is not taken; cancelling closes it and uploads nothing", async () => {
  const { user, server } = await openDraft();
  await user.click(await screen.findByRole("button", { name: "Attach file" }));
  const dialog = await screen.findByRole("dialog", { name: "Attach file" });
  const zone = within(dialog).getByLabelText("Files to attach");
  const upload = within(dialog).getByRole("button", { name: "Upload" });
  const large = new File(["a"], "plans.pdf", { type: "application/pdf" });
  Object.defineProperty(large, "size", { value: 30_000_001 });
  fireEvent.drop(zone, { dataTransfer: { files: [large] } });
  expect(within(dialog).getByText(/exceeds the maximum of 30MB/)).toBeTruthy();
  expect(upload.getAttribute("aria-disabled")).toBe("true");

  fireEvent.drop(zone, { dataTransfer: { files: [new File(["a"], "contract.pdf")] } });
  expect(within(dialog).getByText(/Ready to upload/)).toBeTruthy();
  expect(upload.getAttribute("aria-disabled")).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Attach file" })).toBeNull());
  expect(server.inputsOf("AttachmentCreate")).toEqual([]);
});

test("a draft without an amount, a contact or a number says so in words", async () => {
  const bare = { givenName: null, familyName: null, phoneNumber: null, email: null };
  await openDraft({
    amount: null,
    parties: [applicant(), beneficiary({ name: null, abn: null, address: null, primaryContact: bare })],
  });
  expect(await screen.findByRole("heading", { level: 1, name: "No amount yet" })).toBeTruthy();
  for (const text of ["No Party Name", "No ABN/ACN", "No address", "N/A"])
    expect(screen.getByText(text)).toBeTruthy();
});

function openDraft(given: Partial<DraftRecordFragment> = {}, answers: FakeAnswers = {}, at = VIEW) {
  const history = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
  return renderClient({
    at,
    token: "a-token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft(given) } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: { data: { draftHistory: history } },
      ...answers,
    },
  });
}

function pendingPayment(
  invoice: Partial<DraftRecordFragment["invoices"][number]> = {},
): Partial<DraftRecordFragment> {
  const lineItems = [
    { description: "Establishment Fee", amount: "650.00", taxTreatment: "INPUT_TAXED" as const },
    {
      description: "Half-yearly fee, first 6 months",
      amount: "3900.00",
      taxTreatment: "INPUT_TAXED" as const,
    },
  ];
  return {
    status: "PENDING_PAYMENT",
    capabilities: ["CAN_VIEW", "CAN_VIEW_PROGRESS", "CAN_VIEW_PAYMENT_DETAILS", "CAN_MAKE_PAYMENT"],
    paymentDetails: {
      bankAccountBsb: "033088",
      bankAccountName: "Bondline Trust Account",
      bankAccountNumber: "482913",
      paymentDescription: "DR20871LCPL",
      requestedAt: "2026-11-18T01:00:00Z",
      securityAmount: "400000.00",
      totalAmount: "4550.00",
      creditedAmount: "0.00",
      paidAmount: "0.00",
      lineItems,
    },
    invoices: [
      {
        id: "i1",
        invoiceNumber: "INV-1",
        createdAt: "2026-11-18T01:00:00Z",
        depositReferenceNumber: "DR20871LCPL",
        dueDate: "2026-11-25",
        gst: "0.00",
        hostedUrl: "/sandbox/pay/pay_1",
        creditNotes: [],
        isCreditAwaitingApproval: false,
        paymentIntents: [],
        creditedAmount: "0.00",
        paidAmount: "0.00",
        paidAt: null,
        paymentStatus: "requires_payment_method",
        status: "open",
        total: "4550.00",
        lineItems,
        ...invoice,
      },
    ],
  };
}
