// Shows: D-02, D-67..D-72, V-149.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID, SUBMISSION_FIELDS } from "../draft-example.ts";

const SUBMIT = `/drafts/${OWNER_ID}/${DRAFT_ID}/submit`;
const BEGUN = aDraft({ version: 5, status: "SUBMISSION_STARTED", editableFields: SUBMISSION_FIELDS });
const COMPLETE = aDraft({
  productSelectionSummary: {
    totalFees: "4550.00",
    gst: "0.00",
    securityAmount: "400000.00",
    feeSummary: {
      id: "fee-1",
      name: "Macquarie cash-backed guarantee",
      supplier: { tradeName: "Macquarie" },
    },
    lineItems: [],
    steps: [],
  },
});
const UNMET = {
  field: "directorEmail",
  message: "Enter the name and email of a director.",
  requirementMet: false,
};
const MET = { field: "amount", message: "Enter the amount.", requirementMet: true };

test("one page shows what is asked for, its fee plan and wording, and one button hands it over", async () => {
  const { user, server, path } = await openSubmission(handOver());
  const summary = await screen.findByRole("region", { name: "Summary" });
  for (const text of ["Harbour Civil Pty Ltd", "$400,000.00", "14/07/2028"])
    expect(within(summary).getByText(text)).toBeTruthy();
  const plan = screen.getByRole("region", { name: "Fee plan" });
  expect(within(plan).getByText("$4,550.00")).toBeTruthy();
  expect(within(plan).getByText("Lodged with Macquarie, beside the fees")).toBeTruthy();
  expect(await screen.findByTitle(/^Wording of/)).toBeTruthy();
  expect(screen.queryByText("Still missing")).toBeNull();

  await accept(user);
  expect(await screen.findByText("Submitted for review")).toBeTruthy();
  await waitFor(() => expect(path()).toContain("/view"));
  expect(server.inputsOf("DraftBeginSubmission")).toEqual([
    { id: DRAFT_ID, version: 4, clientMutationId: expect.any(String) },
  ]);
  expect(server.inputsOf("DraftCompleteSubmission")).toEqual([
    { id: DRAFT_ID, version: 5, acceptSubmissionTerms: true, clientMutationId: expect.any(String) },
  ]);
});

test("the wording is read sentence by sentence, and what was found says where it stands and what mends it", async () => {
  const finding = {
    topic: "PARTY",
    severity: "STOP",
    sentence: "Kestrel and Sons Pty Ltd is the Principal.",
    message: "Kestrel and Sons Pty Ltd is not how the beneficiary is recorded.",
    mend: "Write Kestrel & Sons Pty Ltd.",
  };
  const condition = {
    ...finding,
    topic: "CONDITION",
    severity: "CARE",
    sentence: null,
    message: "A condition.",
  };
  await openSubmission({ WordingAssurance: { data: { draftPreview: { findings: [finding, condition] } } } });
  const card = within(await screen.findByRole("region", { name: "Wording, sentence by sentence" }));
  expect(await card.findByText("1 to mend, 1 to look at")).toBeTruthy();
  const [first, second] = card.getAllByRole("listitem");
  for (const text of [finding.message, finding.sentence, finding.mend])
    expect(within(first as HTMLElement).getByText(text)).toBeTruthy();
  expect(within(first as HTMLElement).getByText("To be mended")).toBeTruthy();
  expect(within(second as HTMLElement).getByText("To look at")).toBeTruthy();
});

test("the submission terms come first: without them nothing is sent", async () => {
  const { user, server } = await openSubmission({});
  await user.click(await screen.findByRole("button", { name: "Submit" }));
  expect(screen.getByText("You must accept the submission terms.")).toBeTruthy();
  const terms = screen.getByRole("checkbox", { name: /I accept the submission terms/ });
  await waitFor(() => expect(document.activeElement).toBe(terms));
  expect(screen.getByRole("link", { name: "submission terms" }).getAttribute("href")).toBe(
    "/submissionTerms",
  );
  expect(server.callsOf("DraftBeginSubmission")).toEqual([]);
});

test("what is missing stands on the page, leads to its field, takes focus and keeps the draft from being sent", async () => {
  const { user, server } = await openSubmission({
    DraftOpen: { data: { draft: aDraft({ applicableRequirements: [UNMET, MET] }) } },
  });
  const list = await screen.findByRole("region", { name: "Still missing" });
  expect(within(list).getByText("1 to go, 1 met")).toBeTruthy();
  expect(within(list).getByRole("link", { name: "Go to Fees and funds" }).getAttribute("href")).toContain(
    "step=funds&field=directorEmail",
  );
  await accept(user);
  expect(screen.getByText("Fill in what is missing first")).toBeTruthy();
  expect(document.activeElement?.contains(list)).toBe(true);
  expect(server.callsOf("DraftBeginSubmission")).toEqual([]);
});

test("what the server alone finds missing opens the details again and is named", async () => {
  const reopened = aDraft({ version: 7, applicableRequirements: [UNMET, MET] });
  const { user, server, path } = await openSubmission({
    DraftCompleteSubmission: {
      data: { completeDraftSubmission: { draft: BEGUN, applicableRequirements: [UNMET, MET] } },
    },
    DraftCancelSubmission: { data: { cancelDraftSubmission: { draft: reopened } } },
  });
  await accept(user);
  const list = await screen.findByRole("region", { name: "Still missing" });
  expect(within(list).getByText(UNMET.message)).toBeTruthy();
  expect(server.callsOf("DraftCancelSubmission")).toHaveLength(1);
  expect(path()).toBe(SUBMIT);
});

test("requested changes are confirmed by hand before the draft is sent again", async () => {
  const requestChangeReason = "Add the ACN.";
  const { user, server } = await openSubmission({
    DraftOpen: { data: { draft: aDraft({ status: "CHANGES_REQUESTED", requestChangeReason }) } },
  });
  expect(await screen.findByText(requestChangeReason)).toBeTruthy();
  await accept(user);
  expect(screen.getByText("Make the requested changes first.")).toBeTruthy();
  expect(server.callsOf("DraftBeginSubmission")).toEqual([]);
});

test("a submission that has begun is opened again for editing", async () => {
  const cancel = { data: { cancelDraftSubmission: { draft: aDraft({ version: 6 }) } } };
  const { user } = await openSubmission({
    DraftOpen: { data: { draft: BEGUN } },
    DraftCancelSubmission: cancel,
  });
  await user.click(await screen.findByRole("button", { name: "Unlock to edit" }));
  expect(await screen.findByRole("link", { name: "Back" })).toBeTruthy();
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
  const held = { draft: COMPLETE };
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
  await user.click(screen.getByRole("button", { name: "Submit" }));
}

function openSubmission(answers: FakeAnswers) {
  return renderClient({
    at: SUBMIT,
    token: "a-token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: COMPLETE } },
      DraftBeginSubmission: { data: { beginDraftSubmission: { draft: BEGUN } } },
      DraftWordingPreview: { data: { draftPreview: { html: "<p>Undertaking</p>", checks: [] } } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: "silent",
      ...answers,
    },
  });
}
