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
  requestedBy: "Ben Okafor",
};
const CUSTODIAN = {
  name: "Mona Petrou",
  emailAddress: "mona@keeper.example",
  storageAddress: "Safe 4, Bella Vista",
  notes: "Two pages.",
  dateReceived: "2026-11-19",
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
      DocumentHandoverCreate: { data: { createDocumentHandover: changed } },
      DocumentHandoverRemove: { data: { removeDocumentHandover: changed } },
    },
  });
}

test("the original is handed over to a name and an address", async () => {
  const { user, server } = await openDocument(MAY);
  await user.click(await screen.findByRole("button", { name: "Hand over the original" }));
  const dialog = screen.getByRole("dialog", { name: "Hand over the original" });
  await user.click(within(dialog).getByRole("button", { name: "Send link" }));
  expect(within(dialog).getAllByText("This field is required.")).toHaveLength(2);
  await user.type(within(dialog).getByLabelText("Recipient's name"), "Mona Petrou");
  await user.type(within(dialog).getByLabelText("Recipient's email"), "mona@keeper.example");
  await user.click(within(dialog).getByRole("button", { name: "Send link" }));
  expect(await screen.findByText("The link was sent")).toBeTruthy();
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
  await openDocument({ custodian: CUSTODIAN });
  const original = await screen.findByRole("region", { name: "Original" });
  for (const text of [
    "Mona Petrou",
    "mona@keeper.example",
    "Safe 4, Bella Vista",
    "19/11/2026",
    "Two pages.",
  ])
    expect(within(original).getByText(text)).toBeTruthy();
  expect(within(original).queryByRole("button")).toBeNull();
});
