// Shows, DOC-081, DOC-001..DOC-002, DOC-017, DOC-019, DOC-028, DOC-044..DOC-045, DOC-060..DOC-062, H-02, INV-26, E-08, UI-04, UI-18, UI-25, UI-28.
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { paths } from "../../../../paths.ts";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID, OWNER_ID } from "./document-example.ts";

test("the guarantee is named by its amount and shows whom it is for, what it costs and what belongs to it", async () => {
  const { user } = await openDocument();
  expect(await screen.findByRole("heading", { level: 1, name: "$850,000.00" })).toBeTruthy();
  expect(screen.getByText("Established", { selector: "span" })).toBeTruthy();
  expect(screen.getByText("since 12/03/2025")).toBeTruthy();
  expect(screen.getByText("MBG 7702 418 865")).toBeTruthy();

  const parties = screen.getByRole("region", { name: "Parties" });
  expect(within(parties).getByText("Hume Rail Delivery Authority")).toBeTruthy();
  expect(within(parties).getByText("ABN 11 005 357 522")).toBeTruthy();

  const costs = screen.getByRole("region", { name: "Costs" });
  expect(within(costs).getAllByText("$29,390.33")).toHaveLength(2);
  expect(within(costs).getByText("next invoice, 12/01/2027")).toBeTruthy();
  expect(within(costs).getByText("$8,500.00 × 69 ÷ 181 days")).toBeTruthy();
  expect(within(costs).getByText(/leaves out the establishment fee/)).toBeTruthy();

  const invoices = screen.getByRole("region", { name: "Invoices" });
  expect(within(invoices).getByText("Expired")).toBeTruthy();
  expect(within(invoices).getByText("Paid 11/03/2025")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More actions" }));
  expect(screen.getByRole("menuitem", { name: "Original draft" })).toBeTruthy();
  expect(await screen.findByText(/There is no recent activity for this document/)).toBeTruthy();
});

test("a clean file downloads, any other says in words why it cannot", async () => {
  const followed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { user, server } = await openDocument();
  const files = await screen.findByRole("region", { name: "Attachments" });
  expect(within(files).getByText(/This file is infected/)).toBeTruthy();
  expect(within(files).getByText(/This file is not scanned yet/)).toBeTruthy();
  // A clean one can be looked at and downloaded, the others neither.
  expect(
    within(files)
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Preview Bank guarantee BG-104212 signed.pdf", "Download Bank guarantee BG-104212 signed.pdf"]);

  await user.click(
    within(files).getByRole("button", { name: "Download Bank guarantee BG-104212 signed.pdf" }),
  );
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(server.callsOf("DocumentViewAttachmentDownload")[0]?.variables).toEqual({
    documentId: DOCUMENT_ID,
    id: "a1",
  });
});

test("the guarantee stands first, with who issued it and its own download", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const [signed] = aDocument().attachments;
  const paper = { ...signed!, id: "p1", fileName: "MBG 7702.pdf", variant: "ISSUED_PAPER" };
  const { user, server } = await openDocument({ attachments: [paper] });
  const card = await screen.findByRole("region", { name: "Guarantee" });
  expect(
    within(card).getByText(/Issued by Macquarie Bank Limited on 12\/03\/2025 · added by Macquarie/),
  ).toBeTruthy();
  expect(screen.getAllByRole("region")[0]).toBe(card);
  await user.click(screen.getByRole("button", { name: "Guarantee" }));
  await waitFor(() =>
    expect(server.callsOf("DocumentViewAttachmentDownload").at(-1)?.variables).toMatchObject({ id: "p1" }),
  );
  // It is no other attachment as well.
  expect(
    within(screen.getByRole("region", { name: "Attachments" })).getByText("No files are attached."),
  ).toBeTruthy();
});

test("without its file the page says who issued it and that the file follows", async () => {
  await openDocument({ attachments: [] });
  const card = await screen.findByRole("region", { name: "Guarantee" });
  expect(card.textContent).toContain("Issued by Macquarie Bank Limited on 12/03/2025.");
  expect(card.textContent).toContain("Its PDF appears here once the bank adds it.");
  expect(screen.queryByRole("button", { name: "Guarantee" })).toBeNull();
});

test("a digital original says to whom it was sent, when, and whether it was opened", async () => {
  await openDocument({
    deliveryType: "DIGITAL",
    handover: {
      id: "h",
      name: "Mona Petrou",
      emailAddress: "mona@keeper.example",
      linkEndsAt: "2999-12-04T00:00:00.000Z",
      createdAt: "2026-11-18T02:00:00.000Z",
      openedAt: null,
      nextReminderAt: null,
      hasSecondCode: false,
      isLocked: false,
      requestedBy: "Macquarie Bank Limited",
    },
  });
  const card = await screen.findByRole("region", { name: "Digital original" });
  for (const text of ["Mona Petrou", "mona@keeper.example", "18/11/2026", "Not yet"])
    expect(within(card).getByText(text)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Original" })).toBeNull();
});

test("what somebody else changes appears without reloading, and the activity is read again", async () => {
  const { server } = await openDocument();
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(server.callsOf("ActivityDocumentHistory")).toHaveLength(1));

  act(() =>
    server.push("DocumentViewUpdated", {
      documentUpdated: aDocument({ version: 4, status: "AWAITING_RETURN" }),
    }),
  );
  expect(await screen.findByText("Awaiting return")).toBeTruthy();
  expect(screen.getByText("The original has been asked for")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("ActivityDocumentHistory")).toHaveLength(2));
  expect(server.callsOf("DocumentView")).toHaveLength(1);
});

test("a closed document says when and how it ended, and counts no days", async () => {
  await openDocument({ status: "CLOSED_RETURNED", closedAt: "2026-10-01T03:00:00Z" });
  expect(await screen.findByText("Returned on 01/10/2026")).toBeTruthy();
  expect(screen.queryByText(/days left/)).toBeNull();
});

test("an archived document says since when and why, and offers nothing that would change it", async () => {
  await openDocument({
    status: "CLOSED_RETURNED",
    closedAt: "2019-10-01T03:00:00Z",
    archivedAt: "2026-10-01T16:30:00Z",
    archiveDate: "2026-10-01",
    capabilities: ["CAN_VIEW"],
  });
  expect(await screen.findByText("Archived on 02/10/2026")).toBeTruthy();
  expect(
    screen.getByText(/^Returned on 01\/10\/2019\. Closed records are archived after seven years/),
  ).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Reopen" })).toBeNull();
});

test("a closed document says from which day it is archived", async () => {
  await openDocument({
    status: "CLOSED_RETURNED",
    closedAt: "2026-10-01T03:00:00Z",
    archiveDate: "2033-10-01",
  });
  expect(await screen.findByText("It is archived from 01/10/2033 on.")).toBeTruthy();
});

test("without the right to see costs there are none on the page", async () => {
  await openDocument({ costs: null });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("region", { name: "Costs" })).toBeNull();
});

test("an address without the organisation opens the document and becomes the one that names it", async () => {
  const client = await openDocument({}, {}, `/documents/${DOCUMENT_ID}/view`);
  await screen.findByRole("heading", { level: 1, name: "$850,000.00" });
  await waitFor(() => expect(client.path()).toBe(`/documents/${OWNER_ID}/${DOCUMENT_ID}/view`));
});

test("without an answer the page offers to try again", async () => {
  const { user, server } = await openDocument({}, { DocumentView: "unreachable" });
  await screen.findByText("The document could not be loaded");
  server.answers.DocumentView = { data: { document: aDocument() } };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { level: 1, name: "$850,000.00" })).toBeTruthy();
});

const NO_HISTORY = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };

test("opened by its short address, a document comes once, under its whole one", async () => {
  const headings: number[] = [];
  const watched = new MutationObserver(() => headings.push(document.querySelectorAll("h1").length));
  watched.observe(document.body, { childList: true, subtree: true });
  const client = await openDocument({}, {}, paths.documentView({ documentId: DOCUMENT_ID }));
  await waitFor(() => expect(client.path()).toContain(OWNER_ID));
  await screen.findByRole("heading", { level: 1, name: "$850,000.00" });
  watched.disconnect();
  expect(headings.slice(headings.indexOf(1))).not.toContain(0);
});

test("who may adds a file with its kind, and takes one away after asking", async () => {
  const [signed] = aDocument().attachments;
  const issued = { ...signed!, id: "a9", fileName: "contract.pdf", isKept: true };
  const { user, server } = await openDocument({
    attachments: [signed!, issued],
    capabilities: ["CAN_VIEW", "CAN_MANAGE_ATTACHMENTS"],
  });
  await user.click(await screen.findByRole("button", { name: "Attach file" }));
  expect(
    screen.queryByRole("button", { name: "Remove contract.pdf" }),
    "what came with the issue",
  ).toBeNull();
  const dialog = await screen.findByRole("dialog", { name: "Attach file" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  const document = aDocument();
  server.answers.DocumentAttachmentRemove = {
    data: { removeDocumentAttachment: { clientMutationId: "1", document } },
  };
  await user.click(screen.getByRole("button", { name: `Remove ${signed!.fileName}` }));
  const question = await screen.findByRole("alertdialog", { name: "Remove this file?" });
  await user.click(within(question).getByRole("button", { name: "Remove file" }));
  expect(await screen.findByText("The file was removed")).toBeTruthy();
  expect(server.inputsOf("DocumentAttachmentRemove")).toMatchObject([{ documentId: DOCUMENT_ID, id: "a1" }]);
});

test("whoever keeps the costs corrects them: what is missing is named, what a choice makes meaningless is not sent", async () => {
  const { user, server } = await openDocument({
    capabilities: ["CAN_VIEW", "CAN_VIEW_COSTS", "CAN_EDIT_COSTS"],
  });
  server.answers.DocumentCostsUpdate = {
    data: { updateDocumentCosts: { clientMutationId: "1", document: aDocument() } },
  };
  const costs = await screen.findByRole("region", { name: "Costs" });
  await user.click(within(costs).getByRole("button", { name: "Edit costs" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit costs" });
  await user.selectOptions(within(dialog).getByLabelText(/^Fee type/), "Fixed Fee");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  await user.type(within(dialog).getByLabelText("Amount of each payment"), "100");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The costs were changed")).toBeTruthy();
  expect(server.callsOf("DocumentCostsUpdate")[0]?.variables.input).toMatchObject({
    id: DOCUMENT_ID,
    version: 3,
    costs: { recurringFeeType: "FIXED_FEE", recurringPercentageCost: null, recurringCostFrequency: 6 },
  });
});

const OWN_OPEN = { isSystemDocument: false, expiresAt: null, expiryType: "OPEN_ENDED" } as const;

test("a record of one's own is closed with its outcome, day and reason", async () => {
  const { user, server } = await openDocument({ ...OWN_OPEN, capabilities: ["CAN_VIEW", "CAN_CLOSE_OUT"] });
  server.answers.DocumentClose = {
    data: { closeDocument: { clientMutationId: "1", document: aDocument(OWN_OPEN) } },
  };
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(screen.getByRole("menuitem", { name: "Close" }));
  const dialog = await screen.findByRole("dialog", { name: "Close BG-104212?" });
  await user.click(within(dialog).getByRole("button", { name: "Close record" }));
  expect(within(dialog).getAllByText("This field is required.").length).toBeGreaterThan(1);
  await user.selectOptions(within(dialog).getByLabelText("Closed as"), "Cancelled");
  await user.type(within(dialog).getByLabelText("Reason"), "Replaced by a bond.");
  await user.click(within(dialog).getByRole("button", { name: "Close record" }));
  expect(await screen.findByText("The record was closed")).toBeTruthy();
  expect(server.callsOf("DocumentClose")[0]?.variables.input).toMatchObject({
    id: DOCUMENT_ID,
    version: 3,
    outcome: "CANCELLED",
    reason: "Replaced by a bond.",
  });
});

test("a closed one says why, and is opened again after asking", async () => {
  const { user, server } = await openDocument({
    ...OWN_OPEN,
    status: "CLOSED_CANCELLED",
    closedAt: "2026-11-10T06:00:00.000Z",
    closeReason: "Replaced by a bond.",
    capabilities: ["CAN_VIEW", "CAN_REOPEN"],
  });
  expect(await screen.findByText("Replaced by a bond.")).toBeTruthy();
  server.answers.DocumentReopen = {
    data: { reopenDocument: { clientMutationId: "1", document: aDocument(OWN_OPEN) } },
  };
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(screen.getByRole("menuitem", { name: "Reopen" }));
  const question = await screen.findByRole("alertdialog", { name: "Reopen BG-104212?" });
  await user.click(within(question).getByRole("button", { name: "Reopen record" }));
  expect(await screen.findByText("The record is open again")).toBeTruthy();
  expect(server.inputsOf("DocumentReopen")).toMatchObject([{ id: DOCUMENT_ID, version: 3 }]);
});

test("one whose end has passed is opened with a new end", async () => {
  const { user, server } = await openDocument({
    isSystemDocument: false,
    status: "CLOSED_EXPIRED",
    expiresAt: "2024-11-18",
    closedAt: "2024-11-18T05:00:00.000Z",
    capabilities: ["CAN_VIEW", "CAN_REOPEN"],
  });
  server.answers.DocumentReopen = {
    data: { reopenDocument: { clientMutationId: "1", document: aDocument() } },
  };
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(screen.getByRole("menuitem", { name: "Reopen" }));
  const dialog = await screen.findByRole("dialog", { name: "Reopen BG-104212?" });
  await user.type(within(dialog).getByLabelText("New expiry"), "30/06/2999");
  await user.click(within(dialog).getByRole("button", { name: "Reopen record" }));
  expect(await screen.findByText("The record is open again")).toBeTruthy();
  expect(server.callsOf("DocumentReopen")[0]?.variables.input).toMatchObject({ expiresAt: "2999-06-30" });
});

test("a record of one's own is removed after asking, and what keeps it is said", async () => {
  const kept = "This record has comments, so it can't be removed.";
  const answers: FakeAnswers = {
    DocumentRemove: { refusal: { code: "VALIDATION_ERROR", message: kept, fields: { id: kept } } },
    ListAll: "silent",
    ListCounts: "silent",
  };
  const own = { isSystemDocument: false, capabilities: ["CAN_VIEW", "CAN_REMOVE"] } as const;
  const { user, server, path } = await openDocument({ ...own, capabilities: [...own.capabilities] }, answers);
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(screen.getByRole("menuitem", { name: "Remove" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove BG-104212?" }));
  await user.click(dialog.getByRole("button", { name: "Remove record" }));
  expect(await dialog.findByText(kept)).toBeTruthy();
  expect(server.inputsOf("DocumentRemove")).toMatchObject([{ id: DOCUMENT_ID, version: 3 }]);

  server.answers.DocumentRemove = { data: { removeDocument: { clientMutationId: "1" } } };
  await user.click(dialog.getByRole("button", { name: "Remove record" }));
  expect(await screen.findByText("BG-104212 has been removed")).toBeTruthy();
  await waitFor(() => expect(path()).toMatch(/^\/documents/));
});

function openDocument(
  given: Parameters<typeof aDocument>[0] = {},
  answers: FakeAnswers = {},
  at = `/documents/${OWNER_ID}/${DOCUMENT_ID}/view`,
) {
  return renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DocumentView: { data: { document: aDocument(given) } },
      CommentsOfDocument: "silent",
      ActivityDocumentHistory: { data: { documentHistory: NO_HISTORY } },
      HomeWork: "silent",
      VerificationLookUps: { data: { document: { verification: { lookUpCount: 0, lookUps: [] } } } },
      DocumentViewFacilities: { data: { facilities: [] } },
      DocumentViewAttachmentDownload: {
        data: { documentAttachmentDownload: { url: "https://files.example/a1" } },
      },
      ...answers,
    },
  });
}

test("evidence is one press, and its link is followed", async () => {
  const { user, server } = await openDocument(
    {},
    {
      EvidenceCreate: {
        data: {
          createDocumentEvidence: {
            clientMutationId: "1",
            download: { url: "https://portal.example/evidence/packs/1" },
          },
        },
      },
    },
  );
  const followed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await user.click(await screen.findByRole("button", { name: "Download evidence" }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(server.callsOf("EvidenceCreate")[0]?.variables.input).toMatchObject({ documentId: DOCUMENT_ID });
});

test("the codes of the paper and who has checked it are on its page", async () => {
  const lookUps = [
    { id: "l2", way: "NUMBER", outcome: "UNKNOWN", createdAt: "2026-11-20T01:00:00.000Z" },
    { id: "l1", way: "FILE", outcome: "CURRENT", createdAt: "2026-11-20T00:00:00.000Z" },
  ] as const;
  const link = "https://portal.example/verify#ABCDEFGHJKLMNPQRSTUVWXYZ23";
  await openDocument(
    { verification: { checkCode: "K7QF-2MXA", link } },
    { VerificationLookUps: { data: { document: { verification: { lookUpCount: 12, lookUps } } } } },
  );
  const card = await screen.findByRole("region", { name: "Verify this document" });
  for (const text of [
    "K7QF-2MXA",
    link,
    "Checked 12 times",
    "Number and check code: Wrong check code",
    "Dropped PDF: Current",
    "10 older checks",
  ])
    expect(await within(card).findByText(text)).toBeTruthy();
});

test("whoever is told nothing of the costs is not told that there are no invoices", async () => {
  await openDocument({ invoices: [], capabilities: ["CAN_VIEW"] });
  await screen.findByRole("region", { name: "Details" });
  expect(screen.queryByRole("region", { name: "Invoices" })).toBeNull();
});

test.each([[false], [true]])(
  "a record of the organisation's own may be put on a facility, paper that it holds may not: held %s",
  async (isHeld) => {
    const line = {
      id: "f1",
      name: "Guarantee line",
      headroom: "900000.00",
      documentVariants: ["BANK_GUARANTEE"],
      capabilities: ["CAN_ATTACH_TO_DOCUMENTS"],
    };
    const { server } = await openDocument(
      { isHeld, isSystemDocument: false, capabilities: ["CAN_VIEW", "CAN_EDIT_DETAILS"] },
      { DocumentViewFacilities: { data: { facilities: [line] } }, HoldingCard: "silent" },
    );
    await screen.findByRole("region", { name: "Details" });
    if (isHeld) expect(server.callsOf("DocumentViewFacilities")).toEqual([]);
    else expect(await screen.findByRole("region", { name: "Facility" })).toBeTruthy();
  },
);

test("what was issued ahead of its day says when it takes effect, and not since when it is", async () => {
  await openDocument({ status: "PENDING", establishedAt: "2026-12-01", actionDate: "2026-11-17" });
  expect(await screen.findByText("Issued, not yet in force")).toBeTruthy();
  expect(
    screen.getByText(/^It takes effect on 01\/12\/2026\. Until then nothing can be claimed/),
  ).toBeTruthy();
  expect(screen.getByText("Takes effect")).toBeTruthy();
  expect(screen.getByText("since 17/11/2026")).toBeTruthy();
});
