// Papers on a draft's page: asked for, shown while they are made, saved once they are there, and told when they failed; and the page that checks one.
// Shows: API-036, API-038.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as saving from "../../../../app/save-file.ts";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

const ID = "0198c000-0000-7000-8000-0000000000e1";
const AGREEMENT = { kind: "AGENCY_AGREEMENT", itemId: null, name: null, title: "Agency agreement" };
const waiting = { id: ID, isWaiting: true, fileName: "Agency agreement DR-1.pdf", download: null };
const ready = { ...waiting, isWaiting: false, download: { url: "https://files.example/1" } };
const failed = { ...waiting, isWaiting: false };

test("a paper is saved at once where it is there already", async () => {
  const save = vi.spyOn(saving, "saveFromAddress").mockReturnValue();
  const { user, server } = await openPapers({ PaperMake: { data: { makePaper: { paper: ready } } } });
  await user.click(await screen.findByRole("button", { name: "Download PDF: Agency agreement" }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith("https://files.example/1", "Agency agreement DR-1.pdf"),
  );
  expect(server.inputsOf("PaperMake")[0]).toMatchObject({ kind: "AGENCY_AGREEMENT", draftId: DRAFT_ID });
});

test("while it is being made its button waits, and then the file is saved", async () => {
  const save = vi.spyOn(saving, "saveFromAddress").mockReturnValue();
  const { user } = await openPapers({
    PaperMake: { data: { makePaper: { paper: waiting } } },
    PaperRead: { data: { paper: ready } },
  });
  await user.click(await screen.findByRole("button", { name: "Download PDF: Agency agreement" }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(screen.queryByText("Making the PDF")).toBeNull();
});

test("one that could not be made says so, and may be asked for again", async () => {
  const { user } = await openPapers({
    PaperMake: { data: { makePaper: { paper: waiting } } },
    PaperRead: { data: { paper: failed } },
  });
  const papers = await screen.findByRole("region", { name: "Papers" });
  const button = await within(papers).findByRole("button", { name: "Download PDF: Agency agreement" });
  await user.click(button);
  expect(await within(papers).findByText("Agency agreement could not be made")).toBeTruthy();
  expect(button.getAttribute("aria-disabled")).not.toBe("true");
});

test("one that is refused says why", async () => {
  const message = "This paper could not be found.";
  const { user } = await openPapers({ PaperMake: { refusal: { code: "PAPER_NOT_FOUND", message } } });
  await user.click(await screen.findByRole("button", { name: "Download PDF: Agency agreement" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test("anybody checks a paper by the code in its foot", async () => {
  const checked = {
    title: "Agency agreement",
    createdAt: "2026-11-24T00:00:00.000Z",
    isNewest: false,
    sha256: "a".repeat(64),
    textHash: "b".repeat(64),
  };
  const { user } = await renderClient({
    at: "/verify/paper",
    answers: { PaperCheck: { data: { paperCheck: checked } } },
  });
  const field = await screen.findByRole("textbox", { name: "Verification code" });
  await user.type(field, "too short");
  await user.click(screen.getByRole("button", { name: "Check" }));
  expect(await screen.findByText("Enter the 26 letters and digits of the code.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "ABCD-EFGH-JKLM-NPQR-STUV-WXYZ-23");
  await user.click(screen.getByRole("button", { name: "Check" }));
  expect(await screen.findByText("There is a newer paper")).toBeTruthy();
  expect(screen.getByText("b".repeat(64))).toBeTruthy();
});

async function openPapers(answers: FakeAnswers) {
  return renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft({ capabilities: ["CAN_VIEW", "CAN_VIEW_PROGRESS"] }) } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: "silent",
      HomeWork: "silent",
      NotificationCount: "silent",
      PaperOffers: { data: { paperOffers: [AGREEMENT] } },
      ...answers,
    },
  });
}
