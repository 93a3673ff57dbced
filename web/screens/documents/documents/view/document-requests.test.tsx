// Requests after issue on a document's page: asked with what it becomes, answered by who may, and said where another has crossed it.
// Shows: DOC-103, DOC-104.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID, OWNER_ID } from "./document-example.ts";

type Document = ReturnType<typeof aDocument>;
const NO_HISTORY = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };

const REDUCTION: Document["requests"][number] = {
  id: "0198c000-0000-7000-8000-0000000000e7",
  documentId: "0198c000-0000-7000-8000-0000000000d1",
  kind: "REDUCTION",
  status: "REQUESTED",
  side: "APPLICANT",
  amount: "50000.00",
  requestedExpiryDate: null,
  claimAction: null,
  wordingField: null,
  newText: null,
  scheduledDate: null,
  milestone: null,
  milestoneReachedDate: null,
  milestoneConfirmedBy: null,
  reason: "Stage 1 is complete.",
  fromAmount: "850000.00",
  fromExpiryDate: "2027-01-14",
  requestedBy: "Ada Nguyen",
  createdAt: "2026-11-17T00:00:00.000Z",
  answeredBy: null,
  answeredAt: null,
  answerNote: null,
  agreement: null,
  agreementNeededFrom: "BENEFICIARY",
  agreementAnswer: null,
  agreementAnsweredAt: null,
  agreementBy: null,
  agreementReason: null,
  agreementEmail: null,
  agreementLinkEndsAt: null,
  agreementSha256: null,
  waitsFor: "AGREEMENT",
  claimOutcome: null,
  paidDate: null,
  paymentReference: null,
  executedBy: null,
  executedAt: null,
  amendmentNumber: null,
  wordingHash: null,
  paper: null,
  amountAfter: null,
  expiryAfterDate: null,
  changedSince: [],
  capabilities: [],
  version: 1,
};

const AGREED_TEXT = "Guarantee BG-104882\nReduction: Reduce by $50,000.00 to $800,000.00";

function openDocument(given: Partial<Document>) {
  const document = aDocument(given);
  const asked = { clientMutationId: "1", document };
  const taken = { clientMutationId: "1", documentRequest: { id: REDUCTION.id, version: 2 } };
  return renderClient({
    at: `/documents/${OWNER_ID}/${DOCUMENT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DocumentView: { data: { document } },
      CommentsOfDocument: "silent",
      ActivityDocumentHistory: { data: { documentHistory: NO_HISTORY } },
      HomeWork: "silent",
      NotificationCount: "silent",
      DocumentViewFacilities: { data: { facilities: [] } },
      VerificationLookUps: "silent",
      DocumentRequestCreate: { data: { createDocumentRequest: asked } },
      DocumentClaimCreate: { data: { createDocumentClaim: asked } },
      DocumentRequestAccept: { data: { acceptDocumentRequest: taken } },
      DocumentRequestDecline: { data: { declineDocumentRequest: taken } },
      DocumentRequestExecute: { data: { executeDocumentRequest: taken } },
      DocumentRequestAgree: { data: { answerDocumentRequestAgreement: taken } },
      DocumentRequestAgreementSend: { data: { sendDocumentRequestAgreement: taken } },
      DocumentRequestAgreementText: {
        data: { document: { id: DOCUMENT_ID, requests: [{ id: REDUCTION.id, agreementText: AGREED_TEXT }] } },
      },
      DocumentMilestoneRecorded: {
        data: { document: { id: DOCUMENT_ID, practicalCompletionDate: document.practicalCompletionDate } },
      },
      DocumentMilestoneConfirm: { data: { confirmDocumentMilestone: taken } },
      DocumentRequestWithdraw: { data: { withdrawDocumentRequest: taken } },
    },
  });
}

test("a reduction shows the new amount before it is sent, and is refused where it leads nowhere", async () => {
  const { user, server } = await openDocument({ requestKinds: ["EXTENSION", "REDUCTION"] });
  await user.click(await screen.findByRole("button", { name: "Ask for a change" }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Extend", "Reduce"]);
  await user.click(screen.getByRole("menuitem", { name: "Reduce" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask to reduce" });
  const amount = within(dialog).getByLabelText("By how much");
  await user.type(amount, "900000");
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  expect(await within(dialog).findByText(/Leave at least \$1 of \$850,000\.00/)).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, "50000");
  expect(await within(dialog).findByText(/New amount \$800,000\.00/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Request sent")).toBeTruthy();
  expect(server.callsOf("DocumentRequestCreate")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    version: 3,
    kind: "REDUCTION",
    amount: "50000",
  });
});

test("who issued the paper accepts, declines with a reason, and does it with how the beneficiary agreed", async () => {
  const capabilities = ["CAN_ACCEPT", "CAN_EXECUTE", "CAN_DECLINE"] as const;
  const { user, server } = await openDocument({
    requests: [{ ...REDUCTION, capabilities: [...capabilities] }],
  });
  const said = "Reduce by $50,000.00 to $800,000.00";
  const request = await screen.findByRole("article", { name: said });
  expect(within(request).getByText("Stage 1 is complete.")).toBeTruthy();
  await user.click(within(request).getByRole("button", { name: `Decline: ${said}` }));
  const declining = await screen.findByRole("dialog", { name: "Decline this request" });
  await user.click(within(declining).getByRole("button", { name: "Decline" }));
  expect(await within(declining).findByText("This field is required.")).toBeTruthy();
  await user.click(within(declining).getByRole("button", { name: "Go back" }));

  await user.click(within(request).getByRole("button", { name: `Reduce: ${said}` }));
  const doing = await screen.findByRole("dialog", { name: said });
  await user.click(within(doing).getByRole("button", { name: "Reduce" }));
  expect(await within(doing).findByText(/Say how the beneficiary agreed/)).toBeTruthy();
  await user.type(
    within(doing).getByLabelText("How the beneficiary agreed on paper"),
    "Letter of 18 November",
  );
  await user.click(within(doing).getByRole("button", { name: "Reduce" }));
  expect(await screen.findByText("The guarantee was changed")).toBeTruthy();
  expect(server.callsOf("DocumentRequestExecute")[0]?.variables.input).toMatchObject({
    id: REDUCTION.id,
    version: 1,
    agreement: "Letter of 18 November",
  });
});

test("who loses by it reads every word and agrees, or refuses with a reason", async () => {
  const { user, server } = await openDocument({ requests: [{ ...REDUCTION, capabilities: ["CAN_AGREE"] }] });
  const said = "Reduce by $50,000.00 to $800,000.00";
  const request = await screen.findByRole("article", { name: said });
  expect(within(request).getByText("Waiting for the beneficiary’s agreement")).toBeTruthy();
  await user.click(within(request).getByRole("button", { name: `Agree or refuse: ${said}` }));
  const dialog = await screen.findByRole("dialog", { name: "Agree or refuse" });
  expect(await within(dialog).findByText(/Guarantee BG-104882/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Send answer" }));
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  await user.click(within(dialog).getByRole("radio", { name: /^I don’t agree/ }));
  await user.type(within(dialog).getByLabelText("Reason"), "Defects are open.");
  await user.click(within(dialog).getByRole("radio", { name: /^I agree/ }));
  expect(within(dialog).queryByLabelText("Reason")).toBeNull();
  await user.click(within(dialog).getByRole("radio", { name: /^I don’t agree/ }));
  await user.click(within(dialog).getByRole("button", { name: "Send answer" }));
  expect(await screen.findByText("You have refused")).toBeTruthy();
  expect(server.callsOf("DocumentRequestAgree")[0]?.variables.input).toMatchObject({
    id: REDUCTION.id,
    version: 1,
    answer: "REFUSED",
    agreementReason: "Defects are open.",
  });
});

test("what the other side has agreed to is done without a letter, and a new link goes where its issuer says", async () => {
  const agreed = {
    agreementAnswer: "AGREED",
    agreementBy: "Mona Petrou",
    agreementAnsweredAt: "2026-11-18T00:00:00.000Z",
    agreementSha256: "ab".repeat(32),
    waitsFor: "EXECUTION",
    status: "ACCEPTED",
  } as const;
  const asked = {
    id: "0198c000-0000-7000-8000-0000000000e8",
    amount: "20000.00",
    agreementEmail: "mona@lessor.example",
    agreementLinkEndsAt: "2026-11-01T00:00:00.000Z",
  };
  const { user, server } = await openDocument({
    requests: [
      { ...REDUCTION, ...agreed, capabilities: ["CAN_EXECUTE"] },
      { ...REDUCTION, ...asked, capabilities: ["CAN_DECLINE", "CAN_SEND_AGREEMENT"] },
    ],
  });
  const said = "Reduce by $50,000.00 to $800,000.00";
  const request = await screen.findByRole("article", { name: said });
  expect(within(request).getByText(/^Agreed by Mona Petrou, beneficiary, /)).toBeTruthy();
  expect(within(request).getByText("Waiting for the issuer to do it")).toBeTruthy();
  await user.click(within(request).getByRole("button", { name: `Reduce: ${said}` }));
  const doing = await screen.findByRole("dialog", { name: said });
  expect(within(doing).queryByLabelText(/on paper/)).toBeNull();
  await user.click(within(doing).getByRole("button", { name: "Reduce" }));
  expect(await screen.findByText("The guarantee was changed")).toBeTruthy();

  expect(screen.getByText("The link emailed to mona@lessor.example has expired")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Send agreement link/ }));
  const sending = await screen.findByRole("dialog", { name: "Send the agreement link" });
  const email = within(sending).getByLabelText("The beneficiary’s email");
  await user.clear(email);
  await user.type(email, "legal@lessor.example");
  await user.click(within(sending).getByRole("button", { name: "Send link" }));
  expect(await screen.findByText("Link sent")).toBeTruthy();
  expect(server.callsOf("DocumentRequestAgreementSend")[0]?.variables.input).toMatchObject({
    agreementEmail: "legal@lessor.example",
  });
});

test("one that another has crossed says what changed and can only be declined", async () => {
  await openDocument({
    requests: [
      {
        ...REDUCTION,
        capabilities: ["CAN_ACCEPT", "CAN_EXECUTE", "CAN_DECLINE"],
        changedSince: [{ term: "AMOUNT", before: "$850,000.00", now: "$700,000.00" }],
      },
    ],
  });
  expect(await screen.findByText(/Amount was \$850,000\.00 and is \$700,000\.00/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Reduce/ })).toBeNull();
  expect(screen.getByRole("button", { name: /^Decline/ })).toBeTruthy();
});

test("a claim is offered over all that is left, and may ask for more time instead", async () => {
  const { user, server } = await openDocument({ requestKinds: ["CLAIM"] });
  await user.click(await screen.findByRole("button", { name: "Ask for a change" }));
  await user.click(screen.getByRole("menuitem", { name: "Claim" }));
  const dialog = await screen.findByRole("dialog", { name: "Claim on this guarantee" });
  expect((within(dialog).getByLabelText("How much to claim") as HTMLInputElement).value).toBe("850,000.00");
  await user.click(within(dialog).getByRole("radio", { name: "Extend or pay" }));
  await user.click(within(dialog).getByRole("button", { name: "Send claim" }));
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  await user.click(within(dialog).getByRole("radio", { name: "Pay" }));
  await user.click(within(dialog).getByRole("button", { name: "Send claim" }));
  expect(await screen.findByText("Claim sent")).toBeTruthy();
  expect(server.callsOf("DocumentClaimCreate")[0]?.variables.input).toMatchObject({
    amount: "850000.00",
    claimAction: "PAY",
  });
});

test("an amendment names what it changes, with what it says now", async () => {
  const { user, server } = await openDocument({ requestKinds: ["AMENDMENT"] });
  await user.click(await screen.findByRole("button", { name: "Ask for a change" }));
  await user.click(screen.getByRole("menuitem", { name: "Amend" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask to amend" });
  await user.selectOptions(within(dialog).getByLabelText("What to amend"), "Project address");
  expect(within(dialog).getByText(/Says now: 180 Pigdons Road/)).toBeTruthy();
  await user.type(within(dialog).getByLabelText("New wording"), "182 Pigdons Road, Waurn Ponds VIC 3216");
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("Request sent")).toBeTruthy();
  expect(server.callsOf("DocumentRequestCreate")[0]?.variables.input).toMatchObject({
    kind: "AMENDMENT",
    wordingField: "PROJECT_ADDRESS",
    newText: "182 Pigdons Road, Waurn Ponds VIC 3216",
  });
});

test("a reduction on a day to come is accepted with how the beneficiary agreed", async () => {
  const { user, server } = await openDocument({
    requests: [{ ...REDUCTION, scheduledDate: "2027-01-10", capabilities: ["CAN_ACCEPT"] }],
  });
  const said = "Reduce by $50,000.00 on 10/01/2027";
  await user.click(await screen.findByRole("button", { name: `Accept: ${said}` }));
  const dialog = await screen.findByRole("dialog", { name: said });
  await user.click(within(dialog).getByRole("button", { name: "Accept" }));
  expect(await within(dialog).findByText(/Say how the beneficiary agreed/)).toBeTruthy();
  await user.type(
    within(dialog).getByLabelText("How the beneficiary agreed on paper"),
    "Contract, clause 5.4",
  );
  await user.click(within(dialog).getByRole("button", { name: "Accept" }));
  expect(await screen.findByText("Request accepted")).toBeTruthy();
  expect(server.callsOf("DocumentRequestAccept")[0]?.variables.input).toMatchObject({
    agreement: "Contract, clause 5.4",
  });
});

test.each([
  { milestone: "Practical completion", offered: "30/06/2026" },
  { milestone: "Practical completion of stage 1", offered: "" },
])(
  "the day recorded on the document is offered for $milestone: '$offered'",
  async ({ milestone, offered }) => {
    const accepted = { ...REDUCTION, status: "ACCEPTED" as const, milestone };
    const { user, server } = await openDocument({
      practicalCompletionDate: "2026-06-30",
      requests: [{ ...accepted, capabilities: ["CAN_CONFIRM_MILESTONE"] }],
    });
    await user.click(await screen.findByRole("button", { name: /^Confirm milestone/ }));
    const dialog = await screen.findByRole("dialog", { name: "Confirm that this is reached" });
    const day = within(dialog).getByLabelText<HTMLInputElement>("Reached on");
    expect(day.value).toBe(offered);
    expect(within(dialog).queryByText("As recorded on this document.") !== null).toBe(offered !== "");
    await user.clear(day);
    await user.type(day, "01/07/2026");
    await user.click(within(dialog).getByRole("button", { name: "Confirm milestone" }));
    expect(await screen.findByText("Milestone confirmed")).toBeTruthy();
    expect(server.callsOf("DocumentMilestoneConfirm")[0]?.variables.input).toMatchObject({
      id: REDUCTION.id,
      version: 1,
      reachedDate: "2026-07-01",
    });
  },
);
