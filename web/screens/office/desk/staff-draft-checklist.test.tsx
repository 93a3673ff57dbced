// The checklist beside a draft at the desk: each line says who ticked it, a tick is sent and one that is refused comes back, and nothing that a bank's people are shown.
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
const step = (by: string, isTicked: boolean) => ({ at: "2026-11-20T00:00:00.000Z", by, isTicked });
const ABNS = {
  number: 1,
  text: "ABNs confirmed",
  isRequired: true,
  isTicked: true,
  steps: [step("Gus Reid", true), step("Rosa Whitfield", false)],
};
const CALLED = { number: 2, text: "Applicant called", isRequired: false, isTicked: false, steps: [] };

function checklist(canTick: boolean, called: object = CALLED) {
  return { data: { recordChecklist: { canTick, lines: [ABNS, called] } } };
}

function open(answers: FakeAnswers, me: Me = RAVI) {
  return renderClient({
    at: `/staff/drafts/${DRAFT.id}`,
    token: "token",
    answers: {
      SessionUserState: userState({ me, organisations: [] }),
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
const list = async () => within(await screen.findByRole("list", { name: "Checklist" }));

test("each line says who ticked it, and a tick is sent and shown", async () => {
  const { server, user } = await open({
    RecordChecklist: checklist(true),
    ChecklistTick: { data: { tickChecklistLine: { clientMutationId: "1", recordId: DRAFT.id } } },
  });
  const lines = await list();
  expect(screen.getByText("1 of 2")).toBeTruthy();
  expect(lines.getByText(/^Ticked by Gus Reid/)).toBeTruthy();
  expect(lines.getByText(/^Unticked by Rosa Whitfield/)).toBeTruthy();
  server.answers.RecordChecklist = checklist(true, {
    ...CALLED,
    isTicked: true,
    steps: [step("Ravi Menon", true)],
  });
  await user.click(lines.getByRole("checkbox", { name: "Applicant called" }));
  expect(await screen.findByText("2 of 2")).toBeTruthy();
  expect(server.inputsOf("ChecklistTick")).toMatchObject([
    { recordKind: "DRAFT", recordId: DRAFT.id, line: 2, isTicked: true },
  ]);
});

test("the decision bar counts the required lines that are open, until they are ticked", async () => {
  const { server, user } = await open({
    RecordChecklist: checklist(true, { ...CALLED, isRequired: true }),
    ChecklistTick: { data: { tickChecklistLine: { clientMutationId: "1", recordId: DRAFT.id } } },
  });
  const lines = await list();
  expect(await screen.findByText("1 line of the checklist is still open")).toBeTruthy();
  server.answers.RecordChecklist = checklist(true, { ...CALLED, isRequired: true, isTicked: true });
  await user.click(lines.getByRole("checkbox", { name: "Applicant called" }));
  expect(await screen.findByText("Ready to approve with a fee plan")).toBeTruthy();
});

test("a tick stays where what is read then is from before it", async () => {
  const { server, user } = await open({
    RecordChecklist: checklist(true),
    ChecklistTick: { data: { tickChecklistLine: { clientMutationId: "1", recordId: DRAFT.id } } },
  });
  const box = (await list()).getByRole<HTMLInputElement>("checkbox", { name: "Applicant called" });
  server.answers.RecordChecklist = {
    data: { recordChecklist: { canTick: true, lines: [{ ...ABNS, isTicked: false }, { ...CALLED }] } },
  };
  await user.click(box);
  await screen.findByText("0 of 2");
  expect(box.checked).toBe(true);
});

test("a tick that is refused comes back with the reason", async () => {
  const { user } = await open({
    RecordChecklist: checklist(true),
    ChecklistTick: {
      refusal: { code: "INVALID_TRANSITION", message: "This draft has been decided." },
    },
  });
  const box = (await list()).getByRole<HTMLInputElement>("checkbox", { name: "Applicant called" });
  await user.click(box);
  expect(await screen.findByText("This draft has been decided.")).toBeTruthy();
  expect(box.checked).toBe(false);
});

test("after the decision it is read and not ticked, and without a list there is no card", async () => {
  await open({ RecordChecklist: checklist(false) });
  const box = (await list()).getByRole<HTMLInputElement>("checkbox", { name: "Applicant called" });
  expect(box.disabled).toBe(true);
  expect(screen.queryByText("Tick the required lines before the decision.")).toBeNull();
});

test("a bank's people are neither shown a checklist nor ask for one", async () => {
  const supplier = { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" };
  const { server } = await open(
    { RecordChecklist: checklist(true) },
    { ...RAVI, staff: { staffType: "EXTERNAL_SUPPLIER", isAdmin: false, referrerName: null, supplier } },
  );
  await screen.findByRole("heading", { name: "Comments" });
  expect(screen.queryByRole("heading", { name: "Checklist" })).toBeNull();
  expect(server.callsOf("RecordChecklist")).toHaveLength(0);
});
