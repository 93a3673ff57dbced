// The page of work: what is late is marked, work is taken in place, given to a colleague, and what another does shows by itself.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import type { Work } from "./work-changes.ts";
import { someWork } from "./work-example.ts";

const GUS = "0198c000-0000-7000-8000-0000000000f1";
const PROVIDER = {
  staff: { staffType: "GENERAL", isAdmin: false, referrerName: null, supplier: null },
} as const;
const LOAD = [
  { accountId: GUS, name: "Gus Reid", open: 3, dueToday: 1, overdue: 2, doneThisWeek: 7 },
  { accountId: null, name: null, open: 1, dueToday: 0, overdue: 0, doneThisWeek: 0 },
];

async function open(work: Work, answers: FakeAnswers = {}, at = "/staff/work") {
  const deskWorkList = {
    totalCount: 1,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: [{ node: work }],
  };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: PROVIDER }),
      DeskWorkList: { data: { deskWorkList } },
      DeskWorkLoad: { data: { deskLoad: LOAD } },
      DeskWorkChanged: "silent",
      StaffQueueCount: "silent",
      ...answers,
    },
  });
}

test("free work is taken in its row, and its reference leads to where it is done", async () => {
  const taken = someWork({
    takenBy: "Gus Reid",
    takenById: GUS,
    steps: ["HAND_OVER", "RELEASE"],
    version: 2,
  });
  const { user, server } = await open(someWork(), {
    DeskWorkTake: { data: { takeDeskWork: { clientMutationId: "1", deskWork: taken } } },
  });
  expect((await screen.findByRole("link", { name: "Ada Nguyen" })).getAttribute("href")).toBe(
    "/staff/finance",
  );
  await user.click(screen.getByRole("button", { name: "Take Ada Nguyen" }));
  expect(await screen.findByText("You have taken Ada Nguyen")).toBeTruthy();
  expect(server.inputsOf("DeskWorkTake")).toMatchObject([{ id: taken.id, version: 1 }]);
  expect(screen.queryByRole("button", { name: "Take Ada Nguyen" })).toBeNull();
});

test("an arranged facility that its bank has approved says what it is, and leads to the facility's page", async () => {
  const work = someWork({ kind: "ARRANGED_FACILITY", reference: "Guarantee facility", amount: "5000000.00" });
  await open(work);
  const link = await screen.findByRole("link", { name: "Guarantee facility" });
  expect(link.getAttribute("href")).toBe(`/facilities/${work.parentId}/view`);
  expect(screen.getAllByText("Arranged facility to establish").length).toBeGreaterThan(0);
});

test.each([
  ["REQUIRED_DOCUMENT", "Document to decide on"],
  ["WORDING_PROPOSAL", "Proposed wording to answer"],
  ["IDENTITY", "Identity to decide on"],
] as const)("%s says what it is, and leads to its draft", async (kind, text) => {
  const work = someWork({ kind, reference: "BD-104212", amount: null });
  await open(work);
  const link = await screen.findByRole("link", { name: "BD-104212" });
  expect(link.getAttribute("href")).toBe(`/staff/drafts/${work.parentId}`);
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test("a bank statement with lines to settle leads to the statement", async () => {
  const work = someWork({
    kind: "BANK_LINES",
    reference: "november.csv",
    amount: null,
    organisationName: null,
  });
  await open(work);
  const link = await screen.findByRole("link", { name: "november.csv" });
  expect(link.getAttribute("href")).toBe(`/staff/bank-statements/${work.parentId}`);
});

test("whoever comes too late is told who has it, and sees the list as it is", async () => {
  const message = "Rosa Whitfield has taken this.";
  const { user, server } = await open(someWork(), {
    DeskWorkTake: { refusal: { code: "DESK_WORK_TAKEN", message, by: "Rosa Whitfield" } },
  });
  await user.click(await screen.findByRole("button", { name: "Take Ada Nguyen" }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(server.callsOf("DeskWorkList")).toHaveLength(2));
});

test("it is handed over to a colleague with a note", async () => {
  const mine = someWork({ takenBy: "Rosa Whitfield", takenById: "me", steps: ["HAND_OVER", "RELEASE"] });
  const given = { ...mine, takenBy: "Gus Reid", takenById: GUS, steps: [], version: 2 };
  const { user, server } = await open(mine, {
    DeskWorkHandOver: { data: { handOverDeskWork: { clientMutationId: "1", deskWork: given } } },
  });
  await user.click(await screen.findByRole("button", { name: "More for Ada Nguyen" }));
  await user.click(await screen.findByRole("menuitem", { name: "Hand over" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Colleague"), "Gus Reid");
  await user.type(dialog.getByLabelText(/Note/), "Call before noon.");
  await user.click(dialog.getByRole("button", { name: "Hand over" }));
  expect(await screen.findByText("Gus Reid has it now")).toBeTruthy();
  expect(server.inputsOf("DeskWorkHandOver")).toMatchObject([
    { id: mine.id, version: 1, accountId: GUS, note: "Call before noon." },
  ]);
});

test("narrowed to one client it says to whom, asks for that, and shows every client again", async () => {
  const { organisationId, organisationName: name } = someWork();
  const { user, server } = await open(
    someWork(),
    { WorkClient: { data: { client: { id: organisationId, name } } } },
    `/staff/work?client=${organisationId}`,
  );
  expect(await screen.findByText("Only what waits about Harbour Civil Pty Ltd")).toBeTruthy();
  expect(server.callsOf("DeskWorkList")[0]?.variables).toMatchObject({ organisationId });
  await user.click(screen.getByRole("button", { name: "Show every client" }));
  await waitFor(() =>
    expect(server.callsOf("DeskWorkList").at(-1)?.variables).toMatchObject({ organisationId: null }),
  );
  expect(screen.queryByText("Only what waits about Harbour Civil Pty Ltd")).toBeNull();
});

test("kind, person and what is overdue stand in the address and are asked of the server", async () => {
  const { user, server } = await open(someWork(), {}, "/staff/work?kind=ENQUIRY&due=overdue");
  await screen.findByRole("link", { name: "Ada Nguyen" });
  await user.click(await screen.findByRole("button", { name: "Gus Reid" }));
  await waitFor(() => expect(server.callsOf("DeskWorkList")).toHaveLength(2));
  expect(server.callsOf("DeskWorkList").map(({ variables }) => variables)).toMatchObject([
    { kind: "ENQUIRY", isOverdue: true, person: null, isFree: false },
    { kind: "ENQUIRY", isOverdue: true, person: GUS, isFree: false },
  ]);
});

const chosen = (name: string, work: Work, refused?: string) => ({
  data: {
    [name]: {
      clientMutationId: "1",
      results: [
        { id: work.id, code: refused ? "DESK_WORK_TAKEN" : null, reason: refused ?? null, deskWork: work },
      ],
    },
  },
});

test("what is chosen is taken in one call; what was refused says why, and is tried again as it is now", async () => {
  const free = someWork({ version: 3 });
  const { user, server } = await open(someWork(), {
    DeskWorkStepChosen: chosen("stepChosenDeskWork", free, "Gus Reid has taken this."),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose Ada Nguyen, Finance enquiry" }));
  await user.click(screen.getByRole("button", { name: "Take 1" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Gus Reid has taken this.")).toBeTruthy();
  expect(dialog.getByText("0 of 1 done")).toBeTruthy();

  server.answers.DeskWorkStepChosen = chosen("stepChosenDeskWork", { ...free, version: 4 });
  await user.click(dialog.getByRole("button", { name: "Try 1 again" }));
  expect(await dialog.findByText("1 of 1 done")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /again/ })).toBeNull();
  expect(server.inputsOf("DeskWorkStepChosen")).toMatchObject([
    { step: "TAKE", works: [{ id: free.id, version: 1 }] },
    { step: "TAKE", works: [{ id: free.id, version: 3 }] },
  ]);
  await user.click(dialog.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(server.callsOf("DeskWorkList")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Take 1" })).toBeNull();
});

test("what is chosen is handed over with one note, or written about", async () => {
  const mine = someWork({ takenBy: "Rosa Whitfield", takenById: "me", steps: ["HAND_OVER", "RELEASE"] });
  const given = { ...mine, takenBy: "Gus Reid", takenById: GUS, steps: [], version: 2 };
  const { user, server } = await open(mine, {
    DeskWorkStepChosen: chosen("stepChosenDeskWork", given),
    DeskWorkNoteChosen: chosen("noteChosenDeskWork", given),
  });
  const choose = async () =>
    await user.click(await screen.findByRole("checkbox", { name: "Choose Ada Nguyen, Finance enquiry" }));
  const finish = async () => {
    expect(await screen.findByText("1 of 1 done")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "OK" }));
  };
  await choose();
  await user.click(screen.getByRole("button", { name: "Hand over 1" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Colleague"), "Gus Reid");
  await user.click(dialog.getByRole("button", { name: "Hand over" }));
  await finish();
  expect(server.inputsOf("DeskWorkStepChosen")).toMatchObject([
    { step: "HAND_OVER", works: [{ id: mine.id, version: 1 }], accountId: GUS },
  ]);

  await choose();
  await user.click(screen.getByRole("button", { name: "Note on 1" }));
  const note = within(await screen.findByRole("dialog"));
  await user.type(note.getByLabelText("Note"), "Waits for the bank.");
  await user.click(note.getByRole("button", { name: "Add the note" }));
  await finish();
  expect(server.inputsOf("DeskWorkNoteChosen")).toMatchObject([
    { content: "Waits for the bank.", works: [{ id: mine.id, version: 1 }] },
  ]);
});
