// Shows: D-02, D-67..D-72, V-149.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID, SUBMISSION_FIELDS } from "../draft-example.ts";

const SUBMIT = `/drafts/${OWNER_ID}/${DRAFT_ID}/submit`;
const BEGUN = aDraft({ version: 5, status: "SUBMISSION_STARTED", editableFields: SUBMISSION_FIELDS });
const UNMET = {
  field: "directorEmail",
  message: "Enter the name and email of a director.",
  requirementMet: false,
};
const MET = { field: "amount", message: "Enter the amount.", requirementMet: true };

test("beginning the submission locks the details and opens its own fields", async () => {
  const begin = { data: { beginDraftSubmission: { draft: BEGUN } } };
  const { user, server } = await openSubmission({ DraftBeginSubmission: begin });
  await user.click(await screen.findByRole("button", { name: "Begin submission" }));
  expect(await screen.findByLabelText("Source of funds")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cancel submission" })).toBeTruthy();
  expect(server.inputsOf("DraftBeginSubmission")).toEqual([
    { id: DRAFT_ID, version: 4, clientMutationId: expect.any(String) },
  ]);
});

test("the submission terms come first: without them nothing is sent", async () => {
  const { user, server } = await openSubmission({ DraftOpen: { data: { draft: BEGUN } } });
  await user.click(await screen.findByRole("button", { name: "Submit draft" }));
  expect(screen.getByText("You must accept the submission terms.")).toBeTruthy();
  const terms = screen.getByRole("checkbox", { name: /I accept the submission terms/ });
  await waitFor(() => expect(document.activeElement).toBe(terms));
  expect(screen.getByRole("link", { name: "submission terms" }).getAttribute("href")).toBe(
    "/submissionTerms",
  );
  expect(server.callsOf("DraftCompleteSubmission")).toEqual([]);
});

test("what the server still finds missing stays on the page and takes focus", async () => {
  const after = { ...BEGUN, version: 6, applicableRequirements: [UNMET, MET] };
  const { user, path } = await openSubmission({
    DraftOpen: { data: { draft: BEGUN } },
    DraftCompleteSubmission: {
      data: { completeDraftSubmission: { draft: after, applicableRequirements: [UNMET, MET] } },
    },
  });
  await accept(user);
  expect(await screen.findByText("The draft can’t be submitted yet")).toBeTruthy();
  const list = screen.getByRole("region", { name: "Requirements" });
  expect(within(list).getByText(UNMET.message)).toBeTruthy();
  expect(within(list).getByText("1 to go, 1 met")).toBeTruthy();
  expect(document.activeElement?.contains(list)).toBe(true);
  expect(path()).toBe(SUBMIT);
});

test("a complete submission hands the draft over and shows it", async () => {
  const { user, server, path } = await openSubmission(handOver());
  await accept(user);
  expect(await screen.findByText("The draft was submitted")).toBeTruthy();
  await waitFor(() => expect(path()).toContain("/view"));
  expect(server.inputsOf("DraftCompleteSubmission")).toEqual([
    { id: DRAFT_ID, version: 5, acceptSubmissionTerms: true, clientMutationId: expect.any(String) },
  ]);
});

test("cancelling the submission goes back to before it", async () => {
  const cancel = { data: { cancelDraftSubmission: { draft: aDraft({ version: 6 }) } } };
  const { user } = await openSubmission({
    DraftOpen: { data: { draft: BEGUN } },
    DraftCancelSubmission: cancel,
  });
  await user.click(await screen.findByRole("button", { name: "Cancel submission" }));
  expect(await screen.findByRole("button", { name: "Begin submission" })).toBeTruthy();
});

test("a person who may not submit is told so, with the way back", async () => {
  await openSubmission({ DraftOpen: { data: { draft: aDraft({ capabilities: ["CAN_VIEW"] }) } } });
  expect(await screen.findByText("You can’t submit this draft")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open draft" })).toBeTruthy();
});

/** A server that takes the submission, and from then on answers the draft as submitted. */
function handOver(): FakeAnswers {
  const submitted = aDraft({
    version: 6,
    status: "SUBMITTED",
    capabilities: ["CAN_VIEW"],
    editableFields: [],
  });
  const held = { draft: BEGUN };
  const open = () => ({ data: { draft: held.draft } });
  const complete = () => {
    held.draft = submitted;
    return { data: { completeDraftSubmission: { draft: submitted, applicableRequirements: [MET] } } };
  };
  return { DraftOpen: open, DraftCompleteSubmission: complete };
}

type User = Awaited<ReturnType<typeof renderClient>>["user"];

async function accept(user: User): Promise<void> {
  await user.click(await screen.findByRole("checkbox", { name: /I accept the submission terms/ }));
  await user.click(screen.getByRole("button", { name: "Submit draft" }));
}

function openSubmission(answers: FakeAnswers) {
  return renderClient({
    at: SUBMIT,
    token: "a-token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft() } },
      DraftSourceOfFunds: {
        data: {
          sourceOfFundsOptions: [
            { code: "BUSINESS_INCOME", label: "Income from the business", needsDetails: false },
          ],
        },
      },
      DraftFeeSummaries: { data: { feeSummaries: [] } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: "silent",
      ...answers,
    },
  });
}
