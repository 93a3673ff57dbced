// Shows: DOC-058, DOC-059, DOC-107.
// The return of an original on its document: asking, what was answered, taking back, and recording that it is here.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID, OWNER_ID } from "./document-example.ts";
import type { DocumentRecord } from "./document-facts.ts";

const NO_HISTORY = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
const ASKED: NonNullable<DocumentRecord["requestForReturn"]> = {
  id: "0198c000-0000-7000-8000-0000000000e7",
  status: "REQUESTED",
  name: "Mona Petrou",
  emailAddress: "mona@keeper.example",
  reason: "The works are complete.",
  recurringFrequency: 14,
  nextReminderAt: "2999-12-03T22:00:00.000Z",
  linkEndsAt: "2999-12-19T00:00:00.000Z",
  mailsSent: 2,
  requestedBy: "Ben Okafor",
  createdAt: "2026-11-04T00:00:00.000Z",
  answer: null,
  answeredByName: null,
  answeredAt: null,
  askAgainAt: null,
  answerDate: null,
  answerMethod: null,
  answerReason: null,
  returnedDate: null,
  returnNote: null,
  endedBy: null,
};

function openDocument(given: Partial<DocumentRecord>) {
  const document = aDocument(given);
  const changed = { data: { clientMutationId: "1", document } };
  return renderClient({
    at: `/documents/${OWNER_ID}/${DOCUMENT_ID}/view`,
    token: "token",
    answers: {
      VerificationLookUps: "silent",
      SessionUserState: userState(),
      DocumentView: { data: { document } },
      CommentsOfDocument: "silent",
      ActivityDocumentHistory: { data: { documentHistory: NO_HISTORY } },
      HomeWork: "silent",
      NotificationCount: "silent",
      DocumentViewFacilities: { data: { facilities: [] } },
      HoldingCard: "silent",
      DocumentReturnAsk: { data: { createDocumentRequestForReturn: changed.data } },
      DocumentReturnRemove: { data: { removeDocumentRequestForReturn: changed.data } },
      DocumentReturnRecord: { data: { recordDocumentReturn: changed.data } },
    },
  });
}

test("the beneficiary's contact is asked, every two weeks unless another rhythm is chosen", async () => {
  const { user, server } = await openDocument({ capabilities: ["CAN_VIEW", "CAN_RETURN"] });
  await user.click(await screen.findByRole("button", { name: "Ask for its return" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask for the original back" });
  const address = within(dialog).getByLabelText("Recipient's email");
  await user.clear(address);
  await user.type(address, "mona@keeper.example");
  await user.selectOptions(within(dialog).getByLabelText("Remind"), "Every week");
  await user.click(within(dialog).getByRole("button", { name: "Send request" }));
  expect(await screen.findByText("The request was sent")).toBeTruthy();
  expect(server.callsOf("DocumentReturnAsk")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    version: 3,
    emailAddress: "mona@keeper.example",
    recurringFrequency: 7,
  });
});

test("while it waits its reader sees when the holder is reminded next, and may take it back", async () => {
  const { user, server } = await openDocument({
    status: "AWAITING_RETURN",
    requestForReturn: ASKED,
    capabilities: ["CAN_VIEW", "CAN_RETURN"],
  });
  const card = await screen.findByRole("region", { name: "Return" });
  expect(within(card).getByText("Mona Petrou was asked to return it")).toBeTruthy();
  expect(within(card).getByText("04/12/2999")).toBeTruthy();
  expect(within(card).queryByRole("button", { name: "Record the return" })).toBeNull();
  await user.click(within(card).getByRole("button", { name: "Take back the request" }));
  const dialog = screen.getByRole("alertdialog", { name: "Take back this request?" });
  await user.click(within(dialog).getByRole("button", { name: "Take back the request" }));
  expect(await screen.findByText("The request was taken back")).toBeTruthy();
  expect(server.callsOf("DocumentReturnRemove")[0]?.variables.input).toMatchObject({ id: ASKED.id });
});

test("what was answered stands with who said it, by which link, and in which words", async () => {
  await openDocument({
    requestForReturn: {
      ...ASKED,
      status: "DECLINED",
      answer: "NOT_YET",
      answeredByName: "Mona Petrou",
      answeredAt: "2026-11-10T00:00:00.000Z",
      answerDate: "2027-02-26",
      answerReason: "Two defects are open.",
      nextReminderAt: null,
      linkEndsAt: null,
    },
    capabilities: ["CAN_VIEW", "CAN_RETURN"],
  });
  const card = await screen.findByRole("region", { name: "Return" });
  for (const text of ["Mona Petrou can't return it yet", "26/02/2027", "Two defects are open."])
    expect(within(card).getByText(text)).toBeTruthy();
  expect(within(card).getByText(/by the link emailed to mona@keeper\.example/)).toBeTruthy();
  expect(within(card).getByRole("button", { name: "Ask again" })).toBeTruthy();
});

test("who has the paper records that it is back", async () => {
  const { user, server } = await openDocument({
    status: "AWAITING_RETURN",
    requestForReturn: ASKED,
    capabilities: ["CAN_VIEW", "CAN_CLOSE_OUT"],
  });
  await user.click(await screen.findByRole("button", { name: "Record the return" }));
  const dialog = await screen.findByRole("dialog", { name: "Record the return" });
  await user.type(within(dialog).getByLabelText("Original returned on"), "13/03/2025");
  await user.click(within(dialog).getByRole("button", { name: "Record the return" }));
  expect(await screen.findByText("The return was recorded")).toBeTruthy();
  expect(server.callsOf("DocumentReturnRecord")[0]?.variables.input).toMatchObject({
    id: DOCUMENT_ID,
    version: 3,
    returnedDate: "2025-03-13",
  });
});

test("who may do neither and has nothing to read is shown nothing", async () => {
  await openDocument({ capabilities: ["CAN_VIEW"] });
  await screen.findByRole("region", { name: "Details" });
  expect(screen.queryByRole("region", { name: "Return" })).toBeNull();
});

test.each([
  ["that is not signed yet has nobody to ask for it", null, 0],
  ["that its bank has given is asked for", { holder: "Woolworths", givenBy: "Macquarie" }, 1],
] as const)("a digital original %s", async (_, given, buttons) => {
  const file = { since: "2026-11-20T00:00:00.000Z", fileSha256: "0".repeat(64) };
  await openDocument({
    deliveryType: "DIGITAL",
    possession: given && { ...given, ...file },
    capabilities: ["CAN_VIEW", "CAN_RETURN"],
  });
  await screen.findByRole("region", { name: "Digital original" });
  expect(screen.queryAllByRole("button", { name: "Ask for its return" })).toHaveLength(buttons);
});

test("whoever holds the paper records that it was returned, and has nobody to ask", async () => {
  await openDocument({
    isSystemDocument: false,
    isHeld: true,
    capabilities: ["CAN_RETURN", "CAN_CLOSE_OUT"],
  });
  const card = await screen.findByRole("region", { name: "Return" });
  expect(within(card).queryByRole("button", { name: "Ask for its return" })).toBeNull();
  within(card).getByRole("button", { name: "Record the return" }).click();
  const dialog = await screen.findByRole("dialog", { name: "Record the return" });
  expect(within(dialog).getByText(/You can reopen it/)).toBeTruthy();
});

test("who was asked is told where to answer, and takes nothing back", async () => {
  await openDocument({
    status: "AWAITING_RETURN",
    requestForReturn: { ...ASKED, emailAddress: "ada@harbourcivil.example" },
    capabilities: ["CAN_VIEW", "CAN_RETURN"],
  });
  const card = await screen.findByRole("region", { name: "Return" });
  expect(within(card).getByText(/Answer by the link/)).toBeTruthy();
  expect(within(card).queryByRole("button", { name: "Take back the request" })).toBeNull();
});

test("an original that came back is said to be back, and on which day", async () => {
  await openDocument({
    status: "CLOSED_RETURNED",
    requestForReturn: { ...ASKED, status: "EXECUTED", returnedDate: "2026-11-20" },
  });
  expect(await screen.findByText("The original came back on 20/11/2026.")).toBeTruthy();
  expect(screen.queryByText("No one has confirmed holding the paper original")).toBeNull();
});
