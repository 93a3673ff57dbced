// Saved answers beside a reason: used, kept, changed and removed in the dialog in which the reason is typed, which loses nothing by it.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { aStaffDraft } from "../../drafts/drafts/public/staff-draft-example.ts";

const DRAFT = aStaffDraft();
const ADDRESS = {
  id: "answer-1",
  title: "Registered address",
  content: "Please give the registered address.",
  version: 3,
};
const listed = (...savedAnswers: (typeof ADDRESS)[]) => ({ data: { savedAnswers } });

const NOTHING = {
  totalCount: 0,
  totalCountIsCapped: false,
  pageInfo: { endCursor: null, hasNextPage: false },
  edges: [],
};

async function openReason(answers: FakeAnswers = {}) {
  const opened = await renderClient({
    at: `/staff/drafts/${DRAFT.id}`,
    token: "token",
    answers: {
      SessionUserState: userState({ me: RAVI, organisations: [] }),
      StaffQueue: { data: { staffDrafts: NOTHING } },
      StaffQueueCount: { data: { staffDraftCount: { all: 0, applicant: 0, bank: 0, provider: 0 } } },
      StaffMoney: "silent",
      StaffDraft: { data: { draft: DRAFT } },
      StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
      StaffDraftWording: { data: { draftPreview: { html: "", wordingHash: "h", checks: [] } } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: { data: { draftHistory: NOTHING } },
      SavedAnswers: listed(ADDRESS),
      ...answers,
    },
  });
  await opened.user.click(await screen.findByRole("button", { name: "Decline" }));
  const dialog = await screen.findByRole("dialog", { name: "Decline this draft" });
  const reason = () => within(dialog).getByLabelText<HTMLTextAreaElement>("Why it is declined");
  return { ...opened, dialog, reason };
}

test("an answer follows what was typed, and the field is ready to go on", async () => {
  const { user, dialog, reason } = await openReason();
  await user.click(reason());
  // Its message would move what is pressed from under the pointer.
  await user.click(within(dialog).getByText("Saved answers"));
  expect(document.activeElement).toBe(reason());
  expect(within(dialog).queryByText("This field is required.")).toBeNull();
  await user.type(reason(), "Dear Ada,");
  await user.click(await within(dialog).findByRole("button", { name: "Use “Registered address”" }));
  await waitFor(() => expect(reason().value).toBe(`Dear Ada,\n${ADDRESS.content}`));
  await waitFor(() => expect(document.activeElement).toBe(reason()));
});

test("what was typed is kept under a title, by Enter too, and the decision is not sent by it", async () => {
  const { user, dialog, reason, server } = await openReason({
    SavedAnswers: listed(),
    SaveAnswer: { data: { createSavedAnswer: { clientMutationId: "1", savedAnswer: ADDRESS } } },
  });
  await user.click(within(dialog).getByText("Saved answers"));
  expect(
    await within(dialog).findByText("Your team has saved no answers yet. Type one above, then save it here."),
  ).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Save what you typed as an answer" }));
  expect(within(dialog).getByText("Type the answer above first.")).toBeTruthy();
  await user.type(reason(), ADDRESS.content);
  await user.click(within(dialog).getByRole("button", { name: "Save what you typed as an answer" }));
  await user.click(within(dialog).getByRole("button", { name: "Save answer" }));
  expect(await within(dialog).findByText("This field is required.")).toBeTruthy();
  server.answers.SavedAnswers = listed(ADDRESS);
  await user.type(within(dialog).getByLabelText("Title"), `${ADDRESS.title}{Enter}`);
  expect(await within(dialog).findByRole("button", { name: "Use “Registered address”" })).toBeTruthy();
  expect(server.inputsOf("SaveAnswer")).toEqual([
    expect.objectContaining({ title: ADDRESS.title, content: ADDRESS.content }),
  ]);
  expect(server.callsOf("StaffReject")).toEqual([]);
  expect(reason().value).toBe(ADDRESS.content);
});

test("one is changed by the version that was seen, and one that changed meanwhile says so and keeps what was typed", async () => {
  const { user, dialog, server } = await openReason({
    ChangeSavedAnswer: { refusal: { code: "CONFLICT", message: "Somebody else has changed this answer." } },
  });
  await user.click(within(dialog).getByText("Saved answers"));
  await user.click(await within(dialog).findByRole("button", { name: "Change “Registered address”" }));
  await user.type(within(dialog).getByLabelText("Text"), " In full.");
  await user.click(within(dialog).getByRole("button", { name: "Save answer" }));
  expect(await within(dialog).findByText("Somebody else has changed this answer.")).toBeTruthy();
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>("Text").value).toBe(
    `${ADDRESS.content} In full.`,
  );
  expect(server.inputsOf("ChangeSavedAnswer")).toEqual([
    expect.objectContaining({ id: ADDRESS.id, version: 3, content: `${ADDRESS.content} In full.` }),
  ]);
});

test("one is removed for the whole team only after it was asked", async () => {
  const { user, dialog, server } = await openReason({
    RemoveSavedAnswer: { data: { removeSavedAnswer: { clientMutationId: "1" } } },
  });
  await user.click(within(dialog).getByText("Saved answers"));
  await user.click(await within(dialog).findByRole("button", { name: "Remove “Registered address”" }));
  await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
  await user.click(await within(dialog).findByRole("button", { name: "Remove “Registered address”" }));
  server.answers.SavedAnswers = listed();
  await user.click(within(dialog).getByRole("button", { name: "Remove answer" }));
  expect(
    await within(dialog).findByText("Your team has saved no answers yet. Type one above, then save it here."),
  ).toBeTruthy();
  expect(server.inputsOf("RemoveSavedAnswer")).toEqual([
    expect.objectContaining({ id: ADDRESS.id, version: 3 }),
  ]);
});
