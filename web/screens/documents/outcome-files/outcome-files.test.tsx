// A bank's outcomes as its people work through them: uploaded, looked at row by row, applied or put away, and refused in words.
// Shows: ST-05, ST-08.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OutcomeFileRecordFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { aPage } from "../../../testing/list-answers.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ID = "0198c000-0000-7000-8000-0000000000b1";
const BANK = {
  staff: {
    staffType: "EXTERNAL_SUPPLIER",
    isAdmin: false,
    referrerName: null,
    supplier: { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" },
  },
} as const;

const ROW: OutcomeFileRecordFragment["rows"][number] = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  rowNumber: 2,
  reference: "DR-GE9DTMH",
  outcome: "ISSUED",
  guaranteeNumber: "MB 7",
  date: "2026-11-20",
  reason: "",
  amount: "151000.00",
  client: "Harbour Civil Pty Ltd",
  draftId: "0198c000-0000-7000-8000-0000000000d1",
  state: "GOOD",
  message: null,
};
const FAULTY = {
  ...ROW,
  id: "0198c000-0000-7000-8000-0000000000e2",
  rowNumber: 3,
  reference: "DR-NOWHERE",
  guaranteeNumber: "MB 8",
  client: null,
  amount: null,
  draftId: null,
  state: "FAULTY",
  message: "Nothing with this reference was sent to you.",
} as const;

const FILE: OutcomeFileRecordFragment = {
  id: ID,
  version: 2,
  fileName: "friday.csv",
  stage: "READY",
  message: null,
  capabilities: ["CAN_APPLY", "CAN_DISCARD"],
  createdAt: "2026-11-20T01:00:00.000Z",
  createdBy: "Sam Iyer",
  finishedAt: null,
  earlierFile: null,
  rows: [ROW, FAULTY],
};

async function open(at: string, answers: FakeAnswers) {
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: BANK }),
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

const PAGE = `/staff/outcomes/${ID}`;
const read = (file: Partial<OutcomeFileRecordFragment> = {}): FakeAnswers => ({
  OutcomeFileRead: { data: { outcomeFile: { ...FILE, ...file } } },
});
const noFiles = { outcomeFiles: aPage([]) };

test("the dry run says of each row what it would do or why not, and what is possible is applied once that is confirmed", async () => {
  const { user, server } = await open(PAGE, {
    ...read(),
    OutcomeFileApply: {
      data: {
        applyOutcomeFile: {
          clientMutationId: "1",
          outcomeFile: { ...FILE, version: 3, stage: "APPLYING", capabilities: [] },
        },
      },
    },
  });
  expect(await screen.findByText("This is what friday.csv would do. Nothing is decided yet.")).toBeTruthy();
  expect(screen.getByText("Issued as MB 7, 20 Nov 26")).toBeTruthy();
  expect(screen.getByText("Row 2 · Harbour Civil Pty Ltd · $151,000.00")).toBeTruthy();
  expect(screen.getByRole("link", { name: "DR-GE9DTMH" }).getAttribute("href")).toBe(
    `/staff/drafts/${ROW.draftId}`,
  );
  expect(screen.getByText("Nothing with this reference was sent to you.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Apply 1 row" }));
  const asking = within(await screen.findByRole("alertdialog"));
  expect(asking.getByText("1 row is not possible and is left out.")).toBeTruthy();
  await user.click(asking.getByRole("button", { name: "Apply 1 row" }));
  await waitFor(() =>
    expect(server.inputsOf("OutcomeFileApply")[0]).toMatchObject({
      id: ID,
      version: 2,
      isAllOrNothing: false,
    }),
  );
  expect((await screen.findAllByText("Applying")).length).toBeGreaterThan(0);
});

test("all or none is offered where every row is possible, and what is refused is said in its dialog", async () => {
  const { user, server } = await open(PAGE, {
    ...read({ rows: [ROW] }),
    OutcomeFileApply: { refusal: { code: "CONFLICT", message: "Somebody else changed it." } },
  });
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Apply 1 row or none" }));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Apply 1 row or none" }),
  );
  await waitFor(() => expect(server.inputsOf("OutcomeFileApply")[0]).toMatchObject({ isAllOrNothing: true }));
  expect(await screen.findByText("The rows could not be applied")).toBeTruthy();
});

test("a file of which nothing is possible cannot be applied, and the same file is known again", async () => {
  await open(
    PAGE,
    read({
      rows: [FAULTY],
      earlierFile: {
        id: "0198c000-0000-7000-8000-0000000000b2",
        fileName: "thursday.csv",
        createdAt: "2026-11-19T01:00:00.000Z",
        createdBy: "Sam Iyer",
      },
    }),
  );
  expect(await screen.findByText("The same file was uploaded before")).toBeTruthy();
  expect(screen.getByText(/^thursday\.csv, by Sam Iyer/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Apply 0 rows/ }).getAttribute("aria-disabled")).toBe("true");
});

test("a file is uploaded, and what is wrong with it is said where it was chosen", async () => {
  const refused = "The file has no column “Reference”.";
  const { user, server } = await open("/staff/outcomes", {
    OutcomeFiles: { data: noFiles },
    OutcomeFileCreate: { refusal: { code: "VALIDATION_ERROR", message: "", fields: { content: refused } } },
  });
  expect(await screen.findByText("No outcomes yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Take the queue as a file" }).getAttribute("href")).toBe(
    "/staff/all-drafts?statuses=PROCESSING",
  );
  await user.click(screen.getByRole("button", { name: "Upload outcomes" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Upload outcomes" }));
  await user.upload(
    dialog.getByLabelText("Outcomes as a CSV"),
    new File(["Outcome\nISSUED\n"], "friday.csv", { type: "text/csv" }),
  );
  await user.click(dialog.getByRole("button", { name: "Upload" }));
  expect(await dialog.findByText(refused)).toBeTruthy();
  expect(server.inputsOf("OutcomeFileCreate")[0]).toMatchObject({
    fileName: "friday.csv",
    content: btoa("Outcome\nISSUED\n"),
  });
});

test("files beyond the first page are reached by their page, which stands in the address", async () => {
  const older = { ...FILE, id: "0198c000-0000-7000-8000-0000000000b2", fileName: "march.csv" };
  const filesAt = ({ after }: Readonly<Record<string, unknown>>) => ({
    data: {
      outcomeFiles:
        after === "c1" ? aPage([older], { total: 26 }) : aPage([FILE], { total: 26, endCursor: "c1" }),
    },
  });
  const { user, path } = await open("/staff/outcomes", {
    OutcomeFiles: filesAt,
  });
  await screen.findByRole("link", { name: /friday\.csv/ });
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("link", { name: /march\.csv/ })).toBeTruthy();
  expect(screen.getByText("26–26 of 26")).toBeTruthy();
  expect(path()).toBe("/staff/outcomes?after=c1&page=2");
});
