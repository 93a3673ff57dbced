// The required documents on a draft's page and at the desk: what is to be done, threads, decisions with their exact sentences, live.
// Shows: RD-04..RD-19, RD-21, RD-22, RD-44..RD-49, H-10, H-11, E-36..E-40, V-111, V-113, V-114, L-04.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RequiredDocumentFieldsFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

type Document = RequiredDocumentFieldsFragment;
type Message = Document["messages"][number];

const message = (id: string, given: Partial<Message> = {}): Message => ({
  id,
  parentMessageId: null,
  message: null,
  dateCreated: "2026-11-20T00:00:00.000Z",
  fromParty: "PROVIDER_ADMIN",
  supplierName: null,
  createdByUser: { givenName: "Rosa", familyName: "Whitfield" },
  hasApproval: null,
  isAutomatedMessage: false,
  onBehalfOfApplicant: false,
  canAuthorizedUserAcceptOrReject: false,
  attachment: null,
  ...given,
});
const FILE = { id: "f1", draftId: DRAFT_ID, fileName: "form.pdf" };
const document = (given: Partial<Document> = {}): Document => ({
  id: "0198c000-0000-7000-8000-0000000000d1",
  draftId: DRAFT_ID,
  requiredDocumentType: "APPLICATION_FORM",
  name: null,
  templateUrl: null,
  isObligatory: true,
  requiredDocumentFlow: "REQUEST",
  overallStatus: null,
  putUpBy: null,
  withdrawnAt: null,
  capabilities: ["CAN_UPLOAD", "CAN_WRITE"],
  signing: null,
  attachments: [],
  messages: [],
  ...given,
});
const TO_DECIDE = document({
  requiredDocumentType: "DRAFT_BANK_GUARANTEE_FORM",
  requiredDocumentFlow: "FOR_APPROVAL",
  overallStatus: "SENT",
  putUpBy: "BANK",
  capabilities: ["CAN_WRITE"],
  messages: [message("m1", { attachment: FILE, canAuthorizedUserAcceptOrReject: true })],
});

function openDraft(requiredDocuments: readonly Document[], answers: object = {}) {
  const draft = aDraft({
    status: "SUBMITTED",
    submittedAt: "2026-11-19T00:00:00.000Z",
    capabilities: ["CAN_VIEW", "CAN_VIEW_PROGRESS", "CAN_MANAGE_REQUIRED_DOCUMENTS"],
  });
  return renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: "silent",
      HomeWork: "silent",
      NotificationCount: "silent",
      RequiredDocuments: { data: { requiredDocuments } },
      ...answers,
    },
  });
}
const done = { data: { actionRequiredDocumentMessage: { clientMutationId: "1" } } };
const panel = (name: string) => screen.findByRole("article", { name });

test("each document says what is to be done, opens where it waits for the reader, and closes by its line", async () => {
  const { user } = await openDraft([
    document(),
    document({
      id: "d2",
      requiredDocumentType: "SHARE_CERTIFICATE",
      overallStatus: "APPROVED",
      capabilities: [],
    }),
  ]);
  const form = await panel("Application form");
  expect(within(form).getByText("Please upload this")).toBeTruthy();
  const line = within(form).getByRole("button", { expanded: true });
  await user.click(line);
  expect(line.getAttribute("aria-expanded")).toBe("false");
  const certificate = await panel("Share certificate");
  expect(within(certificate).getByText("Approved")).toBeTruthy();
  expect(within(certificate).getByText("Nothing left to do")).toBeTruthy();
  expect(within(certificate).queryByRole("button", { name: /Upload/ })).toBeNull();
});

test("what the bank asked for has its own name and form, and one that is not needed says so", async () => {
  await openDraft([
    document({ name: "Form 12", templateUrl: "https://macquarie.example/form-12.pdf" }),
    document({
      id: "0198c000-0000-7000-8000-0000000000d2",
      requiredDocumentType: "OTHER_DOCUMENT",
      name: "Site plan",
      isObligatory: false,
    }),
  ]);
  const form = within(await panel("Form 12"));
  expect(form.getByRole("link", { name: /Form to fill in/ }).getAttribute("href")).toBe(
    "https://macquarie.example/form-12.pdf",
  );
  expect(form.queryByText("If there is one")).toBeNull();
  expect(within(await panel("Site plan")).getByText("If there is one")).toBeTruthy();
});

test("threads stand newest first with their answers, and the bank's people behind its name", async () => {
  await openDraft([
    document({
      messages: [
        message("m4", { parentMessageId: "m1", message: "Newest of all.", fromParty: "APPLICANT" }),
        message("m3", {
          message: "In black ink.",
          fromParty: "SUPPLIER_ADMIN",
          supplierName: "Macquarie",
          createdByUser: { givenName: "Sam", familyName: "Iyer" },
        }),
        message("m2", { parentMessageId: "m1", message: "Earlier answer." }),
        message("m1", { message: "Please sign it." }),
      ],
    }),
  ]);
  const form = await panel("Application form");
  const items = within(
    within(form).getByRole("list", { name: "Messages about application form" }),
  ).getAllByRole("listitem");
  expect(
    items.map(({ textContent }) => textContent?.match(/Please sign|In black|Newest|Earlier/)?.[0]),
  ).toEqual(["Please sign", "Newest", "Earlier", "In black"]);
  expect(within(form).getAllByText("Bondline · Rosa Whitfield").length).toBe(2);
  expect(within(form).getByText("Macquarie · Sam Iyer")).toBeTruthy();
  expect(
    within(form).getByText(
      "This message is sent on behalf of Macquarie and is intended for members of the issuer.",
    ),
  ).toBeTruthy();
});

test("it is approved after a question, and a failure is told in red", async () => {
  const { user, server } = await openDraft([TO_DECIDE], { RequiredDocumentMessageAction: "unreachable" });
  const form = await panel("Draft bank guarantee form");
  expect(within(form).queryByText("On behalf of the applicant:")).toBeNull();
  const approve = async () => {
    await user.click(within(form).getByRole("button", { name: "Approve" }));
    const question = await screen.findByRole("alertdialog", { name: "Approve this document?" });
    await user.click(within(question).getByRole("button", { name: "Approve" }));
  };
  await approve();
  expect(await screen.findByText("Something went wrong while approving the document.")).toBeTruthy();
  server.answers.RequiredDocumentMessageAction = done;
  await approve();
  expect(await screen.findByText("Your document has been approved.")).toBeTruthy();
  expect(server.callsOf("RequiredDocumentMessageAction").at(-1)?.variables.input).toMatchObject({
    requiredDocumentId: TO_DECIDE.id,
    requiredDocumentMessageId: "m1",
    outcome: "APPROVED",
  });
});

test("it is not approved without a reason, and the error is appended when it fails", async () => {
  const { user, server } = await openDraft([TO_DECIDE], {
    RequiredDocumentMessageAction: { refusal: { code: "INVALID_TRANSITION", message: "It is approved." } },
  });
  const form = await panel("Draft bank guarantee form");
  await user.click(within(form).getByRole("button", { name: "Not Approve" }));
  const dialog = await screen.findByRole("dialog", { name: "Not approve this document?" });
  expect(within(dialog).getByText(/Image, PDF, XLSX, CSV, XLS, DOC or DOCX/)).toBeTruthy();
  const large = new File(["x"], "marked-up.pdf", { type: "application/pdf" });
  Object.defineProperty(large, "size", { value: 30_000_001 });
  await user.upload(dialog.querySelector("input[type=file]") as HTMLInputElement, large);
  expect(await within(dialog).findByText("The file exceeds the maximum of 30MB.")).toBeTruthy();
  const decline = within(dialog).getByRole("button", { name: "Not Approve" });
  await user.click(decline);
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  expect(server.callsOf("RequiredDocumentMessageAction")).toEqual([]);
  await user.type(within(dialog).getByLabelText(/^Reason/), "The amount is wrong.");
  await user.click(decline);
  expect(
    await screen.findByText("Something went wrong when attempting to decline the document. It is approved."),
  ).toBeTruthy();
  server.answers.RequiredDocumentMessageAction = done;
  await user.click(decline);
  expect(await screen.findByText("Your document has been declined.")).toBeTruthy();
});

test("what others put up appears on the open page", async () => {
  const { server } = await openDraft([document()]);
  const form = await panel("Application form");
  server.push("RequiredDocumentsUpdated", {
    requiredDocumentsUpdated: [
      document({
        overallStatus: "NOT_APPROVED",
        putUpBy: "APPLICANT",
        messages: [
          message("m2", { parentMessageId: "m1", hasApproval: false, message: "No signature." }),
          message("m1", { fromParty: "APPLICANT", attachment: FILE }),
        ],
      }),
    ],
  });
  await waitFor(() => expect(within(form).getByText("Please upload another")).toBeTruthy());
  expect(within(form).getAllByText("Not Approved").length).toBe(2);
  expect(within(form).getByText("No signature.")).toBeTruthy();
});

test("nothing is put up without a file, and a message goes without one", async () => {
  const { user, server } = await openDraft([document()], {
    RequiredDocumentMessageCreate: { data: { createRequiredDocumentMessage: { clientMutationId: "1" } } },
  });
  const form = await panel("Application form");
  await user.click(within(form).getByRole("button", { name: "Upload: Application form" }));
  const upload = await screen.findByRole("dialog", { name: "Upload: application form" });
  await user.click(within(upload).getByRole("button", { name: "Put it up" }));
  expect(await within(upload).findByText("No file selected")).toBeTruthy();
  await user.click(within(upload).getByRole("button", { name: "Cancel" }));
  await user.click(within(form).getByRole("button", { name: "Write a message" }));
  const write = await screen.findByRole("dialog", { name: "Write a message: application form" });
  await user.type(within(write).getByLabelText(/^Message/), "Is a copy enough?");
  await user.click(within(write).getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Your message was sent")).toBeTruthy();
  expect(server.callsOf("RequiredDocumentMessageCreate")[0]?.variables.input).toMatchObject({
    message: "Is a copy enough?",
    attachment: null,
  });
});
