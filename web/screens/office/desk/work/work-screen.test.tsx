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

test("what is chosen is taken one after the other, and each is told what became of it", async () => {
  const { user, server } = await open(someWork(), {
    DeskWorkTake: {
      refusal: { code: "DESK_WORK_TAKEN", message: "Gus Reid has taken this.", by: "Gus Reid" },
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose Ada Nguyen, Finance enquiry" }));
  await user.click(screen.getByRole("button", { name: "Take 1" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Gus Reid has taken this.")).toBeTruthy();
  expect(dialog.getByText("0 of 1 done")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(server.callsOf("DeskWorkList")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Take 1" })).toBeNull();
});

test("what is chosen is handed over with one note", async () => {
  const mine = someWork({ takenBy: "Rosa Whitfield", takenById: "me", steps: ["HAND_OVER", "RELEASE"] });
  const given = { ...mine, takenBy: "Gus Reid", takenById: GUS, steps: [], version: 2 };
  const { user, server } = await open(mine, {
    DeskWorkHandOver: { data: { handOverDeskWork: { clientMutationId: "1", deskWork: given } } },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose Ada Nguyen, Finance enquiry" }));
  await user.click(screen.getByRole("button", { name: "Hand over 1" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Colleague"), "Gus Reid");
  await user.click(dialog.getByRole("button", { name: "Hand over" }));
  expect(await screen.findByText("1 of 1 done")).toBeTruthy();
  expect(server.inputsOf("DeskWorkHandOver")).toMatchObject([{ id: mine.id, version: 1, accountId: GUS }]);
});
