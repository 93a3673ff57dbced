// Changes: what waits is looked at field by field and decided by somebody else; one's own can only be taken back.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OfficeChangeRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const CHANGE: OfficeChangeRowFragment = {
  id: "0198c000-0000-7000-8000-0000000000c1",
  subject: "DEPOSIT_ACCOUNT",
  subjectName: "Bondline Trust Account",
  status: "PROPOSED",
  reason: "The bank has moved us.",
  createdAt: "2026-11-20T01:00:00Z",
  proposedBy: "Rosa Whitfield",
  decidedAt: null,
  decidedBy: null,
  decisionNote: null,
  decisions: ["APPROVE", "DECLINE"],
  version: 1,
};
const ADMINISTRATOR = {
  staff: { staffType: "GENERAL", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(change: OfficeChangeRowFragment, answers: FakeAnswers = {}) {
  const officeChanges = {
    totalCount: 1,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: [{ node: change }],
  };
  const fields = [
    { field: "bsb", label: "BSB", before: "033-088", after: "062-000" },
    { field: "accountName", label: "Account name", before: "Bondline", after: "Bondline" },
  ];
  return await renderClient({
    at: "/staff/changes",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      OfficeChanges: { data: { officeChanges } },
      OfficeChange: { data: { officeChange: { id: change.id, fields } } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

async function look(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.click(
    await screen.findByRole("button", { name: "Look at the change of Bondline Trust Account" }),
  );
  return within(await screen.findByRole("dialog"));
}

test("a second administrator sees what changes, approves it, and the list is read again", async () => {
  const { user, server } = await open(CHANGE, {
    OfficeChangeDecide: { data: { decideOfficeChange: { clientMutationId: "1" } } },
  });
  const dialog = await look(user);
  expect(await dialog.findByText("062-000")).toBeTruthy();
  expect(dialog.getByText("Now: 033-088")).toBeTruthy();
  expect(dialog.queryByText("Now: Bondline")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("The change is approved")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("OfficeChanges")).toHaveLength(2));
  expect(server.inputsOf("OfficeChangeDecide")).toMatchObject([
    { id: CHANGE.id, version: 1, decision: "APPROVE" },
  ]);
});

test("a long text that would change is shown by what differs in it", async () => {
  const field = {
    field: "body",
    label: "Text",
    before: "## Fees\nAs shown.",
    after: "## Fees\nAs invoiced.",
  };
  const { user } = await open(CHANGE, {
    OfficeChange: { data: { officeChange: { id: CHANGE.id, fields: [field] } } },
  });
  const dialog = await look(user);
  const difference = await dialog.findByRole("region", { name: "What changes" });
  expect(within(difference).getByText("invoiced", { selector: "mark" })).toBeTruthy();
});

test("declining without a note is told at the note", async () => {
  const { user } = await open(CHANGE, {
    OfficeChangeDecide: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "This field is required.",
        fields: { note: "This field is required." },
      },
    },
  });
  const dialog = await look(user);
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  expect(await dialog.findByText("Nothing was decided")).toBeTruthy();
});

test("one's own is taken back and nothing else", async () => {
  const { user } = await open({ ...CHANGE, decisions: ["WITHDRAW"] });
  const dialog = await look(user);
  expect(dialog.getByText("You proposed it, so another administrator has to decide about it.")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Approve" })).toBeNull();
  expect(dialog.getByRole("button", { name: "Take it back" })).toBeTruthy();
});
