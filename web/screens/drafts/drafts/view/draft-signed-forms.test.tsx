// Forms that are signed online, on a draft's page: whose turn it is and what happens next, sending one, calling it off, and what the service says in the thread.
// Shows: RD-20, RD-37, ST-04, UI-27.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type {
  FormSigningFieldsFragment,
  RequiredDocumentFieldsFragment,
} from "../../../../api/generated/graphql.ts";
import * as saving from "../../../../app/save-file.ts";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

type Document = RequiredDocumentFieldsFragment;
type Message = Document["messages"][number];
type Signing = FormSigningFieldsFragment;
type Envelope = NonNullable<Signing["envelope"]>;

const SERVICE = "Sandbox e-signatures";
const PAGE = "https://sign.example/sign/abc";
const ADA = { id: "s1", name: "Ada Nguyen", capacity: "DIRECTOR", readAt: null, signedAt: null } as const;
const BEN = { ...ADA, id: "s2", name: "Ben Okafor", capacity: "COMPANY_SECRETARY" } as const;

const envelope = (given: Partial<Envelope> = {}): Envelope => ({
  id: "e1",
  isWaiting: true,
  serviceName: SERVICE,
  openedBy: "Rosa Whitfield",
  createdAt: "2026-11-20T00:00:00.000Z",
  isOwnTurn: true,
  signingUrl: PAGE,
  signers: [ADA, BEN],
  ...given,
});
const signing = (given: Partial<Signing> = {}): Signing => ({
  title: "Draft bank guarantee form",
  serviceName: SERVICE,
  capabilities: [],
  candidates: [],
  envelope: null,
  ...given,
});
const message = (id: string, given: Partial<Message> = {}): Message => ({
  id,
  parentMessageId: null,
  message: null,
  dateCreated: "2026-11-20T00:00:00.000Z",
  fromParty: "AUTOMATED_E_SIGNATURE",
  supplierName: null,
  createdByUser: null,
  hasApproval: null,
  isAutomatedMessage: true,
  onBehalfOfApplicant: false,
  canAuthorizedUserAcceptOrReject: false,
  attachment: null,
  ...given,
});
const document = (given: Partial<Document> = {}): Document => ({
  id: "0198c000-0000-7000-8000-0000000000d1",
  draftId: DRAFT_ID,
  requiredDocumentType: "DRAFT_BANK_GUARANTEE_FORM",
  name: null,
  templateUrl: null,
  isObligatory: true,
  requiredDocumentFlow: "FOR_APPROVAL",
  overallStatus: null,
  putUpBy: null,
  withdrawnAt: null,
  capabilities: ["CAN_WRITE"],
  signing: signing(),
  attachments: [],
  messages: [],
  ...given,
});

async function openForm(shown: Document, answers: object = {}) {
  const draft = aDraft({
    status: "SUBMITTED",
    submittedAt: "2026-11-19T00:00:00.000Z",
    capabilities: ["CAN_VIEW", "CAN_VIEW_PROGRESS", "CAN_MANAGE_REQUIRED_DOCUMENTS"],
  });
  const client = await renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: "silent",
      HomeWork: "silent",
      NotificationCount: "silent",
      RequiredDocuments: { data: { requiredDocuments: [shown] } },
      ...answers,
    },
  });
  const form = within(await screen.findByRole("article", { name: "Draft bank guarantee form" }));
  return { ...client, form };
}

test("whoever signs now finds the page, opened by itself, and reads what happens next", async () => {
  const { form } = await openForm(document({ signing: signing({ envelope: envelope() }) }));
  expect(form.getByText("Please sign this")).toBeTruthy();
  expect(form.getByRole("button", { expanded: true })).toBeTruthy();
  expect(form.getByRole("link", { name: /^Sign now/ }).getAttribute("href")).toBe(PAGE);
  expect(form.getByText(/this page knows by itself/)).toBeTruthy();
  expect(form.getByText("Signs next")).toBeTruthy();
  expect(form.getByText("Signs after that")).toBeTruthy();
  expect(form.queryByRole("button", { name: "Call it off" })).toBeNull();
});

test("others read whom it waits for, and until the service has taken it there is no page", async () => {
  const signed = { ...ADA, signedAt: "2026-11-20T01:00:00.000Z" };
  const theirs = envelope({ isOwnTurn: false, signingUrl: null, signers: [signed, BEN] });
  const { form, user, server } = await openForm(document({ signing: signing({ envelope: theirs }) }));
  expect(form.getByText("Waiting for Ben Okafor to sign")).toBeTruthy();
  await user.click(form.getByRole("button", { expanded: false }));
  expect(form.getByText(/^Signed /)).toBeTruthy();
  expect(form.queryByRole("link", { name: /Sign now/ })).toBeNull();
  server.push("RequiredDocumentsUpdated", {
    requiredDocumentsUpdated: [document({ signing: signing({ envelope: envelope({ signingUrl: null }) }) })],
  });
  await waitFor(() => expect(form.getByText(/We are sending the form to/)).toBeTruthy());
});

test("it is sent to the people who sign, in their order, and not without one or with the same one twice", async () => {
  const candidates = [
    { accountId: "a1", name: "Ada Nguyen" },
    { accountId: "a2", name: "Ben Okafor" },
  ];
  const { form, user, server } = await openForm(
    document({ signing: signing({ capabilities: ["CAN_SEND_TO_SIGN"], candidates }) }),
    { FormEnvelopeOpen: { data: { openFormEnvelope: { clientMutationId: "1" } } } },
  );
  await user.click(form.getByRole("button", { expanded: false }));
  await user.click(form.getByRole("button", { name: "Have it signed online" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Draft bank guarantee form to sign" }));
  await user.click(dialog.getByRole("button", { name: "Send to sign" }));
  expect(await dialog.findByText("Choose who signs.")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Who signs"), "a1");
  await user.selectOptions(dialog.getByLabelText(/^Second signer(?! signs)/), "a1");
  await user.click(dialog.getByRole("button", { name: "Send to sign" }));
  expect(await dialog.findByText("Each person signs once.")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText(/^Second signer(?! signs)/), "a2");
  await user.selectOptions(dialog.getByLabelText("Second signer signs as"), "COMPANY_SECRETARY");
  await user.click(dialog.getByRole("button", { name: "Send to sign" }));
  expect(await screen.findByText(`Sent to ${SERVICE}`)).toBeTruthy();
  expect(server.callsOf("FormEnvelopeOpen")[0]?.variables.input).toMatchObject({
    requiredDocumentId: document().id,
    signers: [
      { accountId: "a1", capacity: "DIRECTOR" },
      { accountId: "a2", capacity: "COMPANY_SECRETARY" },
    ],
  });
});

test("it is called off after a question", async () => {
  const waits = signing({ capabilities: ["CAN_CALL_OFF"], envelope: envelope() });
  const { form, user, server } = await openForm(document({ signing: waits }), {
    FormEnvelopeCallOff: { data: { callOffFormEnvelope: { clientMutationId: "1" } } },
  });
  await user.click(form.getByRole("button", { name: "Call it off" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Call off the signature?" }));
  await user.click(question.getByRole("button", { name: "Call it off" }));
  expect(await screen.findByText("The signature was called off")).toBeTruthy();
  expect(server.callsOf("FormEnvelopeCallOff").length).toBe(1);
});

test("the service speaks in the thread by itself, and the file that is there already is downloaded from it", async () => {
  const save = vi.spyOn(saving, "saveFromAddress").mockImplementation(() => undefined);
  const file = { id: "f1", draftId: DRAFT_ID, fileName: "signed.pdf" };
  const { form, user } = await openForm(
    document({
      overallStatus: "PENDING_APPROVAL",
      putUpBy: "APPLICANT",
      messages: [
        message("m2", { parentMessageId: "m1", message: "Signed by everybody.", attachment: file }),
        message("m1", { message: "Sent to be signed." }),
      ],
    }),
    { RequiredDocumentFileDownload: { data: { draftAttachmentDownload: { url: "/files/f1" } } } },
  );
  expect(form.getByText("The bank is looking at it")).toBeTruthy();
  await user.click(form.getByRole("button", { expanded: false }));
  expect(form.getAllByText("Signing service").length).toBe(2);
  expect(form.getByText("put up the signed file")).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Download signed.pdf" }));
  await waitFor(() => expect(save).toHaveBeenCalledWith("/files/f1", "signed.pdf"));
});

test("an administrator who records the applicant's decision reads that it is on its behalf; what the applicant has signed the bank decides on itself", async () => {
  const file = { id: "f1", draftId: DRAFT_ID, fileName: "form.pdf" };
  const put = (overallStatus: "SENT" | "PENDING_APPROVAL") =>
    document({
      overallStatus,
      putUpBy: overallStatus === "SENT" ? "BANK" : "APPLICANT",
      capabilities: ["CAN_UPLOAD", "CAN_WRITE"],
      messages: [message("m1", { attachment: file, canAuthorizedUserAcceptOrReject: true })],
    });
  const { form, server } = await openForm(put("SENT"));
  expect(form.getByText("On behalf of the applicant:")).toBeTruthy();
  server.push("RequiredDocumentsUpdated", { requiredDocumentsUpdated: [put("PENDING_APPROVAL")] });
  await waitFor(() => expect(form.queryByText("On behalf of the applicant:")).toBeNull());
  expect(form.getAllByRole("button", { name: "Approve", hidden: true }).length).toBe(1);
});
