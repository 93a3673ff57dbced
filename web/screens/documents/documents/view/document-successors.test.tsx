// New drafts from an issued guarantee: what is offered and asked, where it leads, and what both pages say of each other.

import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDocument, DOCUMENT_ID } from "./document-example.ts";
import type { DocumentRecord } from "./document-facts.ts";

const DRAFT_ID = "0198c000-0000-7000-8000-0000000000f7";
const MADE: DocumentRecord["successors"][number] = {
  id: "0198c000-0000-7000-8000-0000000000a1",
  kind: "FINAL",
  release: "ASKED",
  leftOut: null,
  isCountedTwice: true,
  createdAt: "2026-11-17T00:00:00Z",
  madeBy: "Ada Nguyen",
  documentId: DOCUMENT_ID,
  documentReference: "BG-104212",
  draftId: DRAFT_ID,
  draftReference: "DR-20900",
  draftStatus: "ESTABLISHED",
  newDocumentId: "0198c000-0000-7000-8000-0000000000d9",
  newDocumentReference: "BG-104999",
};

async function open(given: Partial<DocumentRecord>, answers = {}) {
  return await renderClient({
    at: `/documents/${HARBOUR_CIVIL.id}/${DOCUMENT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DocumentView: { data: { document: aDocument({ organisationId: HARBOUR_CIVIL.id, ...given }) } },
      DocumentViewFacilities: "silent",
      ActivityDocumentHistory: "silent",
      CommentsOfDocument: "silent",
      VerificationLookUps: "silent",
      HomeWork: "silent",
      NotificationCount: "silent",
      DocumentExpiry: "silent",
      ...answers,
    },
  });
}

test("a tender bond is made into a performance guarantee after a question that says what is copied", async () => {
  const { user, server } = await open(
    { successorKinds: ["FINAL", "RENEWAL", "COPY"] },
    {
      DraftFromDocument: {
        data: { createDraftFromDocument: { draft: { id: DRAFT_ID, organisationId: HARBOUR_CIVIL.id } } },
      },
      DraftOpen: "silent",
    },
  );
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(screen.getByRole("menuitem", { name: "Make the performance guarantee" }));
  const dialog = await screen.findByRole("alertdialog", {
    name: "Make a performance guarantee from BG-104212?",
  });
  expect(dialog.textContent).toContain("we ask the issuer to cancel this one");
  await user.click(screen.getByRole("button", { name: "Make the draft" }));
  expect(await screen.findByText("The new draft is ready")).toBeTruthy();
  expect(server.inputsOf("DraftFromDocument")[0]).toMatchObject({
    documentId: DOCUMENT_ID,
    version: 3,
    kind: "FINAL",
  });
});

test("each page says what was made and what that means for the earlier one", async () => {
  const { user } = await open({ successors: [MADE] });
  const link = await screen.findByRole("link", { name: "BG-104999" });
  expect(link.getAttribute("href")).toContain(MADE.newDocumentId);
  expect(
    screen.getByText(
      /The issuer has been asked to cancel the earlier one. Until the earlier one is closed, both take up room/,
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More actions" }));
  expect(screen.queryByRole("menuitem", { name: "Copy it to a new draft" })).toBeNull();
});
