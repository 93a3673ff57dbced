// Notes beside a draft at the desk: written for colleagues, kept when they can't be sent, taken back, and nothing that a bank's people are shown.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Me, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { aStaffDraft } from "../../drafts/drafts/public/staff-draft-example.ts";

const DRAFT = aStaffDraft();
const NOTHING = {
  totalCount: 0,
  totalCountIsCapped: false,
  pageInfo: { endCursor: null, hasNextPage: false },
  edges: [],
};
const GUS = "0198c000-0000-7000-8000-0000000000e2";

type Note = { id: string; content: string; mentioned?: string[]; isOwn?: boolean; isGone?: boolean };
function notes(...given: readonly Note[]) {
  const edges = given.map(({ id, content, mentioned = [], isOwn = false, isGone = false }) => ({
    node: {
      id,
      author: isOwn ? "Ravi Menon" : "Rosa Whitfield",
      content: isGone ? "" : content,
      createdAt: "2026-11-20T00:00:00.000Z",
      mentioned,
      removableUntil: isOwn && !isGone ? new Date(Date.now() + 60_000).toISOString() : null,
      removedAt: isGone ? "2026-11-20T00:01:00.000Z" : null,
    },
  }));
  return { data: { deskNotes: { ...NOTHING, totalCount: edges.length, edges } } };
}

function open(answers: FakeAnswers, me: Me = RAVI) {
  const { data } = userState({ me, organisations: [] });
  return renderClient({
    at: `/staff/drafts/${DRAFT.id}`,
    token: "token",
    answers: {
      SessionUserState: { data },
      StaffQueue: { data: { staffDrafts: NOTHING } },
      StaffQueueCount: { data: { staffDraftCount: { all: 0, applicant: 0, bank: 0, provider: 0 } } },
      StaffMoney: "silent",
      StaffDraft: { data: { draft: DRAFT } },
      StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
      StaffDraftWording: { data: { draftPreview: { html: "", wordingHash: "h", checks: [] } } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: { data: { draftHistory: NOTHING } },
      ...answers,
    },
  });
}

const noteList = () => screen.findByRole("list", { name: "Team notes" });

test("a note is written for a colleague, who is found by name and is not oneself", async () => {
  const { server, user } = await open({
    DeskNotes: notes(),
    DeskNoteColleagues: {
      data: {
        deskLoad: [
          { accountId: RAVI?.id ?? "", name: "Ravi Menon" },
          { accountId: GUS, name: "Gus Reid" },
          { accountId: null, name: null },
        ],
      },
    },
    WriteDeskNote: { data: { createDeskNote: { clientMutationId: "m", deskNoteId: "n1" } } },
  });
  expect(await screen.findByText("No notes yet")).toBeTruthy();
  expect(server.callsOf("DeskNotes")[0]?.variables).toMatchObject({ kind: "DRAFT", id: DRAFT.id });
  await user.click(screen.getByText("Tell colleagues"));
  const box = await screen.findByRole("checkbox", { name: "Gus Reid" });
  expect(screen.queryByRole("checkbox", { name: "Ravi Menon" })).toBeNull();
  await user.click(box);
  await user.type(screen.getByLabelText("Your note"), "Please check the amount.");
  server.answers.DeskNotes = notes({
    id: "n1",
    content: "Please check the amount.",
    mentioned: ["Gus Reid"],
  });
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await within(await noteList()).findByText(/wrote, for Gus Reid/)).toBeTruthy();
  expect(server.callsOf("WriteDeskNote")[0]?.variables.input).toMatchObject({
    recordKind: "DRAFT",
    recordId: DRAFT.id,
    content: "Please check the amount.",
    mentionedIds: [GUS],
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your note").value).toBe("");
});

test("an empty note is refused where it is typed, and one that can't be sent is not lost", async () => {
  const { server, user } = await open({ DeskNotes: notes(), WriteDeskNote: "unreachable" });
  await screen.findByText("No notes yet");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("This field is required.")).toBeTruthy();
  expect(server.callsOf("WriteDeskNote")).toHaveLength(0);
  await user.type(screen.getByLabelText("Your note"), "Waits for the bank.");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText(/could not be reached/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your note").value).toBe("Waits for the bank.");
});

test("one's own note is taken back after a question, and a mark of it stays", async () => {
  const { server, user } = await open({
    DeskNotes: notes(
      { id: "n2", content: "The wrong draft.", isOwn: true },
      { id: "n1", content: "Of another." },
    ),
    TakeDeskNoteBack: { data: { removeDeskNote: { clientMutationId: "m", deskNoteId: "n2" } } },
  });
  const list = await noteList();
  expect(within(list).getAllByRole("button", { name: "Take back" })).toHaveLength(1);
  await user.click(within(list).getByRole("button", { name: "Take back" }));
  server.answers.DeskNotes = notes(
    { id: "n2", content: "", isOwn: true, isGone: true },
    { id: "n1", content: "Of another." },
  );
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Take back" }));
  expect(await within(await noteList()).findByText(/took a note back/)).toBeTruthy();
  expect(server.callsOf("TakeDeskNoteBack")[0]?.variables.input).toMatchObject({ id: "n2" });
});

test("a bank's people are neither shown notes nor ask for any", async () => {
  const supplier = { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" };
  const { server } = await open(
    {},
    { ...RAVI, staff: { staffType: "EXTERNAL_SUPPLIER", isAdmin: false, referrerName: null, supplier } },
  );
  await screen.findByRole("heading", { name: "Comments" });
  expect(screen.queryByRole("heading", { name: "Team notes" })).toBeNull();
  expect(server.callsOf("DeskNotes")).toHaveLength(0);
});
