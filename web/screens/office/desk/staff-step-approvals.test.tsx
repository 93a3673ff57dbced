// A step that waits for a second person: what was entered is read and confirmed, and not confirmed without a reason.
// Shows: ST-26.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { aStaffDraft, securityMoney } from "../../drafts/drafts/public/staff-draft-example.ts";

const DRAFT = aStaffDraft({
  capabilities: ["CAN_VIEW", "CAN_RECORD_SECURITY_RETURN"],
  securityMoney: securityMoney({
    status: "HELD",
    heldAmount: "250000.00",
    missingAmount: "0.00",
    returnableAmount: "250000.00",
    movements: [
      {
        id: "m1",
        kind: "HELD",
        amount: "250000.00",
        movedDate: "2026-11-12",
        reference: "TD",
        returnedTo: null,
      },
    ],
  }),
});
const PAGE = {
  totalCount: 0,
  totalCountIsCapped: false,
  pageInfo: { endCursor: null, hasNextPage: false },
  edges: [],
};
const WAITING = {
  id: "0198c000-0000-7000-8000-0000000000f7",
  status: "WAITING",
  amount: "250000.00",
  currency: "AUD",
  approvedBy: "Rosa Whitfield",
  createdAt: "2026-11-20T00:00:00.000Z",
  decidedBy: null,
  decidedAt: null,
  note: null,
  decisions: ["CONFIRM", "DECLINE"],
  facts: [
    { label: "Amount returned", before: null, value: "$250,000.00" },
    { label: "Returned to", before: null, value: "Harbour Civil Pty Ltd" },
  ],
};

function open(approvals: readonly object[] = [WAITING], answers: FakeAnswers = {}) {
  const { data } = userState({ me: RAVI, organisations: [] });
  // Of the steps that the page asks about, the return of the security alone.
  const ofReturn = ({ step }: Record<string, unknown>) => ({
    data: { stepApprovals: step === "SECURITY_RETURN" ? approvals : [] },
  });
  return renderClient({
    at: `/staff/drafts/${DRAFT.id}`,
    token: "token",
    answers: {
      SessionUserState: { data },
      StaffQueue: { data: { staffDrafts: PAGE } },
      StaffQueueCount: { data: { staffDraftCount: { all: 0, applicant: 0, bank: 0, provider: 0 } } },
      StaffMoney: "silent",
      StaffDraft: { data: { draft: DRAFT } },
      StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
      StaffDraftWording: { data: { draftPreview: { html: "", wordingHash: "h", checks: [] } } },
      CommentsOfDraft: "silent",
      DeskNotes: { data: { deskNotes: PAGE } },
      ActivityDraftHistory: { data: { draftHistory: PAGE } },
      StepApprovals: ofReturn,
      StepApprovalDecide: { data: { decideStepApproval: { clientMutationId: "1", recordId: DRAFT.id } } },
      ...answers,
    },
  });
}

test("what the first person has entered is confirmed by a second", async () => {
  const { server, user } = await open();
  expect(await screen.findByText("Waiting for a second person")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Harbour Civil Pty Ltd")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Confirm $250,000.00" }));
  expect(await screen.findByText("Confirmed and done")).toBeTruthy();
  expect(server.inputsOf("StepApprovalDecide")).toMatchObject([
    {
      id: DRAFT.id,
      version: DRAFT.version,
      step: "SECURITY_RETURN",
      approvalId: WAITING.id,
      decision: "CONFIRM",
      note: null,
    },
  ]);
});

test("where another approval has come in the place of what was read, that is said, and what was read still stands there", async () => {
  const { user } = await open([WAITING], {
    StepApprovalDecide: { refusal: { code: "CONFLICT", message: "Somebody was faster." } },
  });
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Confirm $250,000.00" }));
  expect(await dialog.findByText(/Close it and read what waits now/)).toBeTruthy();
  expect(dialog.getByText("Harbour Civil Pty Ltd")).toBeTruthy();
});

test("whoever does not confirm says why", async () => {
  const { server, user } = await open();
  await user.click(await screen.findByRole("button", { name: "Don't confirm" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Don't confirm" }));
  expect(server.callsOf("StepApprovalDecide")).toHaveLength(0);
  await user.type(dialog.getByLabelText("Reason"), "The account is not the client's.");
  await user.click(dialog.getByRole("button", { name: "Don't confirm" }));
  expect(await screen.findByText("Not confirmed. Nothing was done.")).toBeTruthy();
  expect(server.inputsOf("StepApprovalDecide")).toMatchObject([
    { decision: "DECLINE", note: "The account is not the client's." },
  ]);
});

test("what waits already is not offered again, and the page says who has approved it", async () => {
  await open();
  const card = within(await screen.findByRole("region", { name: "Security money" }));
  expect(
    await card.findByText("Rosa Whitfield has approved this. It is waiting for a second person."),
  ).toBeTruthy();
  expect(card.queryByRole("button", { name: "Record return" })).toBeNull();
});

test("what came to nothing is offered again", async () => {
  await open([{ ...WAITING, status: "TAKEN_BACK", decidedAt: "2026-11-20T01:00:00.000Z", decisions: [] }]);
  expect(await screen.findByText("Taken back")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Record return" })).toBeTruthy();
});
