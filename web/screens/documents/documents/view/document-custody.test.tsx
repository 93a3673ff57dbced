// Shows: DOC-052..DOC-057.
// Where the original of a document is, as its readers see it, and handing it over by those who may.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID, OWNER_ID } from "./document-example.ts";

const MAY = { capabilities: ["CAN_VIEW", "CAN_EDIT_DETAILS"] };
const HANDOVER = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  name: "Mona Petrou",
  emailAddress: "mona@keeper.example",
  linkEndsAt: "2999-12-04T00:00:00.000Z",
  createdAt: "2026-11-04T00:00:00.000Z",
  openedAt: null,
  nextReminderAt: null,
  hasSecondCode: true,
  isLocked: false,
  requestedBy: "Ben Okafor",
};
const CUSTODIAN = {
  name: "Mona Petrou",
  emailAddress: "mona@keeper.example",
  storageAddress: "Safe 4, Bella Vista",
  notes: "Two pages.",
  dateReceived: "2026-11-19",
};
const MOVE = {
  id: "0198c000-0000-7000-8000-0000000000e2",
  kind: "HANDOVER_CONFIRMED",
  from: "Macquarie",
  to: "Mona Petrou",
  place: "Safe 4, Bella Vista",
  movedDate: "2026-11-19",
  saidBy: "Mona Petrou",
  acknowledgement: "LINK_AND_CODE",
  note: null,
  createdAt: "2026-11-19T00:00:00.000Z",
};
const LOST = {
  id: "0198c000-0000-7000-8000-0000000000e3",
  status: "INDEMNIFIED" as const,
  side: "APPLICANT" as const,
  lastSeenDate: "2026-11-19",
  searched: "The safe and the archive.",
  declaredBy: "Ada Nguyen",
  createdAt: "2026-11-19T00:00:00.000Z",
  indemnityStatement: "We will make good any loss.",
  indemnityName: "Ada Nguyen",
  indemnityDate: "2026-11-20",
  indemnityFile: { id: "0198c000-0000-7000-8000-0000000000f1", fileName: "indemnity.pdf" },
  outcome: null,
  agreement: null,
  replacementNumber: null,
  answerNote: null,
  answeredBy: null,
  answeredAt: null,
  foundNote: null,
  foundBy: null,
  endedAt: null,
  capabilities: [],
};
const DECLARED = {
  ...LOST,
  status: "DECLARED" as const,
  indemnityName: null,
  indemnityFile: null,
  capabilities: ["CAN_GIVE_INDEMNITY" as const],
};
const NO_HISTORY = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };

function openDocument(given: Parameters<typeof aDocument>[0]) {
  const document = aDocument(given);
  const changed = { clientMutationId: "1", document };
  return renderClient({
    at: `/documents/${OWNER_ID}/${DOCUMENT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DocumentView: { data: { document } },
      VerificationLookUps: "silent",
      CommentsOfDocument: "silent",
      ActivityDocumentHistory: { data: { documentHistory: NO_HISTORY } },
      HomeWork: "silent",
      NotificationCount: "silent",
      DocumentViewFacilities: { data: { facilities: [] } },
      CustodyMoves: { data: { document: { id: DOCUMENT_ID, custody: [MOVE] } } },
      LostDocumentDeclare: { data: { declareDocumentLost: changed } },
      LostDocumentIndemnify: { data: { giveLostDocumentIndemnity: changed } },
      LostDocumentConsent: { data: { consentToLostDocument: changed } },
      DocumentHandoverCreate: { data: { createDocumentHandover: { ...changed, secondCode: "MX7Q-4TRB" } } },
      DocumentHandoverRenew: { data: { renewDocumentHandoverCode: { ...changed, secondCode: "AB2C-D3EF" } } },
      DocumentHandoverRemove: { data: { removeDocumentHandover: changed } },
    },
  });
}

test("the original is handed over to a name and an address", async () => {
  const { user, server } = await openDocument(MAY);
  await user.click(await screen.findByRole("button", { name: "Hand over the original" }));
  const dialog = await screen.findByRole("dialog", { name: "Hand over the original" });
  await user.click(within(dialog).getByRole("button", { name: "Send link" }));
  expect(within(dialog).getAllByText("This field is required.")).toHaveLength(2);
  await user.type(within(dialog).getByLabelText("Recipient's name"), "Mona Petrou");
  await user.type(within(dialog).getByLabelText("Recipient's email"), "mona@keeper.example");
  await user.click(within(dialog).getByRole("button", { name: "Send link" }));
  expect(await screen.findByText("The link was sent")).toBeTruthy();
  const code = screen.getByRole("dialog", { name: "Second code" });
  expect(within(code).getByText("MX7Q-4TRB")).toBeTruthy();
  await user.click(within(code).getByRole("button", { name: "I have noted it" }));
  expect(screen.queryByText("MX7Q-4TRB")).toBeNull();
  expect(server.callsOf("DocumentHandoverCreate")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    version: 3,
    name: "Mona Petrou",
    emailAddress: "mona@keeper.example",
  });
});

test("one that is on its way says to whom, and is removed after a question", async () => {
  const { user, server } = await openDocument({ ...MAY, handover: HANDOVER });
  expect(await screen.findByText("On its way to Mona Petrou")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Hand over the original" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await user.click(screen.getByRole("button", { name: "Remove handover" }));
  expect(await screen.findByText("The handover was removed")).toBeTruthy();
  expect(server.callsOf("DocumentHandoverRemove")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    id: HANDOVER.id,
    version: 3,
  });
});

test("one whose link has ended says so and leaves room for another", async () => {
  await openDocument({ ...MAY, handover: { ...HANDOVER, linkEndsAt: "2020-12-04T00:00:00.000Z" } });
  expect(await screen.findByText(/ended on 04\/12\/2020 without an answer/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Hand over the original" })).toBeTruthy();
});

test("its custodian is named to every reader, who is offered nothing that they may not do", async () => {
  const { user } = await openDocument({ custodian: CUSTODIAN });
  const original = await screen.findByRole("region", { name: "Original" });
  for (const text of [
    "Mona Petrou",
    "mona@keeper.example",
    "Safe 4, Bella Vista",
    "19/11/2026",
    "Two pages.",
  ])
    expect(within(original).getByText(text)).toBeTruthy();
  expect(within(original).getAllByRole("button")).toHaveLength(1);
  await user.click(within(original).getByRole("button", { name: "Show custody record" }));
  const moves = await within(original).findByRole("list", { name: "Custody" });
  expect(within(moves).getByText("From Macquarie to Mona Petrou")).toBeTruthy();
  expect(
    within(moves).getByText("Confirmed by the emailed link and the second code, by Mona Petrou"),
  ).toBeTruthy();
});

test("an original is declared lost by those who may, with when it was last seen and what was searched", async () => {
  const { user, server } = await openDocument({ capabilities: ["CAN_VIEW", "CAN_DECLARE_LOST"] });
  await user.click(await screen.findByRole("button", { name: "Declare lost" }));
  const dialog = await screen.findByRole("dialog", { name: "Declare the original lost" });
  await user.click(within(dialog).getByRole("button", { name: "Declare lost" }));
  expect(within(dialog).getAllByText("This field is required.")).toHaveLength(2);
  await user.type(within(dialog).getByLabelText("Last seen on"), "19/11/2026");
  await user.type(within(dialog).getByLabelText("What was searched"), "The safe.");
  await user.click(within(dialog).getByRole("button", { name: "Declare lost" }));
  expect(await screen.findByText("The original is declared lost")).toBeTruthy();
  expect(server.callsOf("LostDocumentDeclare")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    version: 3,
    lastSeenDate: "2026-11-19",
    searched: "The safe.",
  });
});

test("what is lost is neither handed over nor asked back, and every reader sees how far it has come", async () => {
  await openDocument({
    capabilities: ["CAN_VIEW", "CAN_EDIT_DETAILS", "CAN_RETURN", "CAN_DECLARE_LOST"],
    lostDocument: LOST,
  });
  const lost = await screen.findByRole("region", { name: "Lost original" });
  for (const text of [
    "Indemnity given",
    "The safe and the archive.",
    "Last seen on 19/11/2026",
    "The issuer decides now.",
  ])
    expect(within(lost).getByText(text)).toBeTruthy();
  // Of the loss there is nothing to do but to read its indemnity.
  const [download, ...others] = within(lost).getAllByRole("button");
  expect(download?.getAttribute("aria-label")).toBe("Download the indemnity indemnity.pdf");
  expect(others).toEqual([]);
  for (const name of ["Hand over the original", "Ask for return", "Declare lost"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("an indemnity is given with its signed paper by those who may add a file", async () => {
  const { user, server } = await openDocument({
    capabilities: ["CAN_VIEW", "CAN_MANAGE_ATTACHMENTS"],
    lostDocument: DECLARED,
  });
  await user.click(await screen.findByRole("button", { name: "Give indemnity" }));
  const dialog = await screen.findByRole("dialog", { name: "Give an indemnity" });
  expect(within(dialog).getByText(/as it was signed/)).toBeTruthy();
  await user.type(within(dialog).getByLabelText("Signed by"), "Ada Nguyen");
  await user.click(within(dialog).getByRole("button", { name: "Give indemnity" }));
  expect(await screen.findByText("The indemnity was given")).toBeTruthy();
  expect(server.callsOf("LostDocumentIndemnify")[0]?.variables.input).toMatchObject({
    id: LOST.id,
    indemnityName: "Ada Nguyen",
    fileId: null,
  });
});

test("an indemnity is given in words alone by a beneficiary, who adds no files", async () => {
  const { user } = await openDocument({ capabilities: ["CAN_VIEW"], lostDocument: DECLARED });
  await user.click(await screen.findByRole("button", { name: "Give indemnity" }));
  const dialog = await screen.findByRole("dialog", { name: "Give an indemnity" });
  expect(within(dialog).getByLabelText("Signed by")).toBeTruthy();
  expect(within(dialog).queryByText(/as it was signed/)).toBeNull();
});

test("its issuer consents with how the beneficiary agreed, or notes the number of a replacement", async () => {
  const { user, server } = await openDocument({
    lostDocument: { ...LOST, capabilities: ["CAN_CONSENT", "CAN_REFUSE"] },
  });
  await user.click(await screen.findByRole("button", { name: "Consent" }));
  const dialog = screen.getByRole("dialog", { name: "Consent for the lost original" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel guarantee" }));
  expect(within(dialog).getByText("This field is required.")).toBeTruthy();
  await user.click(within(dialog).getByRole("radio", { name: "Issue a replacement" }));
  await user.type(within(dialog).getByLabelText("Number of the replacement"), "G 2");
  await user.click(within(dialog).getByRole("button", { name: "Note replacement" }));
  expect(await screen.findByText("The lost original is settled")).toBeTruthy();
  expect(server.callsOf("LostDocumentConsent")[0]?.variables.input).toMatchObject({
    documentId: DOCUMENT_ID,
    id: LOST.id,
    outcome: "REPLACED",
    replacementNumber: "G 2",
  });
});

test("a handover that was locked says so, and is given a new code, shown once", async () => {
  const { user } = await openDocument({ ...MAY, handover: { ...HANDOVER, isLocked: true } });
  expect(await screen.findByText("Locked after 5 wrong codes. Make a new code and pass it on.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "New code" }));
  await user.click(screen.getByRole("button", { name: "Make new code" }));
  expect(
    within(await screen.findByRole("dialog", { name: "Second code" })).getByText("AB2C-D3EF"),
  ).toBeTruthy();
});
