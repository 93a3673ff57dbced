// What a bank is asked to do, on a document's page: asked for, shown with how far it has come, answered by who may.
// Shows: DOC-103.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID, OWNER_ID } from "./document-example.ts";

type Document = ReturnType<typeof aDocument>;
const NO_HISTORY = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };

const LETTER: Document["bankActions"][number] = {
  id: "0198c000-0000-7000-8000-0000000000ba",
  kind: "CONFIRMATION_LETTER",
  status: "QUESTIONED",
  note: "For our auditor.",
  question: "Who is the letter addressed to?",
  reply: null,
  repliedBy: null,
  answerNote: null,
  answeredBy: null,
  answeredAt: null,
  requestedBy: "Ada Nguyen",
  takenBy: "Sam Iyer",
  takenAt: "2026-11-17T00:00:00.000Z",
  createdAt: "2026-11-16T00:00:00.000Z",
  endedAt: null,
  file: null,
  answerFile: null,
  capabilities: [],
};

function openDocument(given: Partial<Document>) {
  const document = aDocument(given);
  const done = { clientMutationId: "1", document };
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
      BankActionRequest: { data: { requestBankAction: done } },
      BankActionReply: { data: { replyToBankAction: done } },
      BankActionTake: { data: { takeBankAction: done } },
      BankActionComplete: { data: { completeBankAction: done } },
    },
  });
}

test("who may ask is offered it beside the changes, and what is sent says what and why", async () => {
  const { user, server } = await openDocument({ capabilities: ["CAN_VIEW", "CAN_REQUEST_BANK_ACTION"] });
  await user.click(await screen.findByRole("button", { name: "Ask for a change" }));
  await user.click(screen.getByRole("menuitem", { name: "Letter, copy or other bank action" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask the bank to do something" });
  await user.click(within(dialog).getByRole("button", { name: "Ask the bank" }));
  expect(server.callsOf("BankActionRequest")).toEqual([]);
  await user.selectOptions(within(dialog).getByLabelText("What the bank should do"), "CERTIFIED_COPY");
  await user.type(within(dialog).getByLabelText(/^Details/), "Two of them.");
  await user.click(within(dialog).getByRole("button", { name: "Ask the bank" }));
  expect(await screen.findByText("The bank was asked")).toBeTruthy();
  expect(server.callsOf("BankActionRequest")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    kind: "CERTIFIED_COPY",
    note: "Two of them.",
    fileId: null,
  });
});

test("who may not ask is not offered it, and reads how far it has come", async () => {
  await openDocument({ bankActions: [LETTER], requestKinds: ["EXTENSION"] });
  const action = await screen.findByRole("article", { name: "Confirmation letter" });
  expect(within(action).getByText("Question to answer")).toBeTruthy();
  expect(within(action).getByText("Question: Who is the letter addressed to?")).toBeTruthy();
  expect(within(action).queryAllByRole("button")).toEqual([]);
});

test("the applicant replies to a question, with the question before their eyes", async () => {
  const { user, server } = await openDocument({
    bankActions: [{ ...LETTER, capabilities: ["CAN_REPLY", "CAN_WITHDRAW"] }],
  });
  await user.click(await screen.findByRole("button", { name: "Reply: Confirmation letter" }));
  const dialog = await screen.findByRole("dialog", { name: "Reply to the bank" });
  expect(within(dialog).getByText("Who is the letter addressed to?")).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Reply/), "Smith and Partners.");
  await user.click(within(dialog).getByRole("button", { name: "Send reply" }));
  expect(await screen.findByText("The reply was sent")).toBeTruthy();
  expect(server.callsOf("BankActionReply")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    id: LETTER.id,
    reply: "Smith and Partners.",
    fileId: null,
  });
});

test("the bank takes it on with one press, and has to say or show what was done", async () => {
  const { user, server } = await openDocument({
    bankActions: [
      { ...LETTER, status: "TAKEN", capabilities: ["CAN_COMPLETE", "CAN_QUESTION", "CAN_DECLINE"] },
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Done: Confirmation letter" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark as done" });
  await user.click(within(dialog).getByRole("button", { name: "Mark as done" }));
  expect(server.callsOf("BankActionComplete")).toEqual([]);
  await user.type(within(dialog).getByLabelText(/^What was done/), "Posted today.");
  await user.click(within(dialog).getByRole("button", { name: "Mark as done" }));
  expect(await screen.findByText("Marked as done")).toBeTruthy();
  expect(server.callsOf("BankActionComplete")[0]?.variables.input).toMatchObject({
    id: LETTER.id,
    answerNote: "Posted today.",
  });
});

test("what has not been taken on is, by one press", async () => {
  const { user, server } = await openDocument({
    bankActions: [
      { ...LETTER, status: "REQUESTED", takenBy: null, takenAt: null, capabilities: ["CAN_TAKE"] },
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Take on: Confirmation letter" }));
  expect(await screen.findByText("You are working on it")).toBeTruthy();
  expect(server.callsOf("BankActionTake")[0]?.variables.input).toMatchObject({ id: LETTER.id });
});
