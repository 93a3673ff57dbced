// Shows: R-03.
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { EMPTY_HOME, HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const DRAFT = {
  id: "0198c000-0000-7000-8000-000000000101",
  organisationId: HARBOUR_CIVIL.id,
  version: 1,
  status: "DRAFT",
  referenceNumber: "DR-20871",
  amount: "400000.00",
  waitingFor: "APPLICANT",
  waitingSince: new Date().toISOString(),
  capabilities: ["CAN_EDIT"],
  requestChangeReason: null,
  waitingRequiredDocuments: null,
  parties: [{ id: "p", partyVariant: "BENEFICIARY", name: "Murray Hospital Alliance" }],
  paymentDetails: null,
};

async function home(work: Parameters<typeof renderClient>[0]["answers"]) {
  return renderClient({ at: "/home", token: "token", answers: { SessionUserState: userState(), ...work } });
}

test("a new organisation is told what to do first, and nothing is invented", async () => {
  await home({ HomeWork: { data: EMPTY_HOME } });
  expect(await screen.findByRole("heading", { name: "Raise your first guarantee" })).toBeTruthy();
  expect(screen.getByText(/Nothing to do\./)).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "New draft" })[0]?.getAttribute("href")).toBe(
    `/drafts/${HARBOUR_CIVIL.id}/create`,
  );
});

test("a draft that waits for the reader has its row, and leaves it when somebody submits it elsewhere", async () => {
  const { server } = await home({
    HomeWork: { data: { ...EMPTY_HOME, drafts: { edges: [{ node: DRAFT }] } } },
  });
  const group = await screen.findByRole("region", { name: "Drafts waiting on you" });
  expect(within(group).getByText("Murray Hospital Alliance")).toBeTruthy();
  expect(
    within(group).getByRole("link", { name: "Continue: Murray Hospital Alliance" }).getAttribute("href"),
  ).toBe(`/drafts/${HARBOUR_CIVIL.id}/${DRAFT.id}/view`);

  const submitted = { ...DRAFT, version: 2, status: "SUBMITTED", waitingFor: "PROVIDER", capabilities: [] };
  act(() =>
    server.push("HomeChanged", { organisationDocumentsChanged: { draft: submitted, document: null } }),
  );
  expect(screen.queryByRole("region", { name: "Drafts waiting on you" })).toBeNull();
  expect(screen.getByRole("heading", { name: "Nothing to do" })).toBeTruthy();
  expect(
    within(screen.getByRole("region", { name: "Waiting for others" })).getByText("Bondline"),
  ).toBeTruthy();
  expect(server.callsOf("HomeWork")).toHaveLength(1);
});

const task = (kind: string, fields: object) => ({
  kind,
  totalCount: 1,
  tasks: [
    {
      id: `task-${kind}`,
      documentId: "0198c000-0000-7000-8000-000000000301",
      organisationId: "0198c000-0000-7000-8000-000000000302",
      referenceNumber: "BG-104882",
      guaranteeNumber: null,
      amount: "250000.00",
      applicantName: "Kestrel Fitouts Pty Ltd",
      beneficiaryName: "Murray Hospital Alliance",
      about: null,
      waitsFor: null,
      isHeld: false,
      since: new Date().toISOString(),
      dueDate: null,
      ...fields,
    },
  ],
});

test("what waits after issue has a row for each, which leads to its document and goes when it is done elsewhere", async () => {
  const documentTasks = [
    task("CONFIRM_MILESTONE", { about: "Practical completion" }),
    task("ACKNOWLEDGE_EXPIRY", { organisationId: HARBOUR_CIVIL.id, dueDate: "2099-06-30" }),
    task("AWAIT_REQUEST", { about: "Extend to 30/06/2029", waitsFor: "EXECUTION" }),
  ];
  const { server } = await home({ HomeWork: { data: { ...EMPTY_HOME, documentTasks } } });
  const milestones = await screen.findByRole("region", { name: "Milestones to confirm" });
  expect(within(milestones).getByText("Practical completion · BG-104882")).toBeTruthy();
  const confirm = within(milestones).getByRole("link", { name: "Confirm: Kestrel Fitouts Pty Ltd" });
  expect(confirm.getAttribute("href")).toBe(
    "/documents/0198c000-0000-7000-8000-000000000302/0198c000-0000-7000-8000-000000000301/view",
  );
  const expiries = screen.getByRole("region", { name: "Expiries to acknowledge" });
  expect(within(expiries).getByRole("link", { name: "Acknowledge: Murray Hospital Alliance" })).toBeTruthy();
  const waiting = screen.getByRole("region", { name: "Accepted, not done yet" });
  expect(
    within(waiting).getByText("Waiting for the issuer to do it · Extend to 30/06/2029 · BG-104882"),
  ).toBeTruthy();
  expect(screen.getByText(/3 to do/)).toBeTruthy();

  server.answers.HomeTasks = { data: { documentTasks: documentTasks.slice(1), confirmationsToAnswer: [] } };
  act(() => server.push("NotificationCountChanged", { unreadNotificationCountChanged: 1 }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Milestones to confirm" })).toBeNull());
  expect(screen.getByRole("region", { name: "Expiries to acknowledge" })).toBeTruthy();
});

test("a failure says what happened and can be tried again", async () => {
  const { user, server } = await home({
    HomeWork: {
      refusal: { code: "INTERNAL", message: "Something went wrong on our side. Please mention R-1." },
    },
  });
  expect(await screen.findByText("Your work could not be loaded")).toBeTruthy();
  expect(screen.getByText(/Please mention R-1/)).toBeTruthy();
  server.answers.HomeWork = { data: EMPTY_HOME };
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Raise your first guarantee" })).toBeTruthy();
});

const SHARED_DRAFT = {
  ...DRAFT,
  capabilities: ["CAN_VIEW", "CAN_APPROVE"],
  organisation: { id: HARBOUR_CIVIL.id, name: "Harbour Civil Pty Ltd" },
};
/** From the day that it is where the documents are, which at night is another than in London. */
const inDays = (days: number) => addDays(dayAt(new Date().toISOString() as Instant, DEFAULT_ZONE), days);
const SHARED_DOCUMENT = {
  id: "0198c000-0000-7000-8000-000000000201",
  isHeld: false,
  organisationId: HARBOUR_CIVIL.id,
  version: 1,
  status: "ESTABLISHED",
  referenceNumber: "BG-7KJPWRY",
  guaranteeNumber: "MB 4471",
  amount: "120000.00",
  expiresAt: inDays(10),
  expectedReturnDate: null,
  bank: { name: "Macquarie" },
  parties: [],
  organisation: SHARED_DRAFT.organisation,
};
const COLLABORATOR = userState({ me: { isCollaborator: true }, organisations: [] });
const sharedAnswer = ({
  drafts = [],
  documents = [],
  tasks = [],
  toConfirm = [],
}: Record<string, object[]> = {}) => ({
  data: {
    documentTasks: tasks,
    confirmationsToAnswer: toConfirm,
    drafts: { totalCount: drafts.length, edges: drafts.map((node) => ({ node })) },
    documents: { totalCount: documents.length, edges: documents.map((node) => ({ node })) },
  },
});

const WORDING = {
  id: "0198c000-0000-7000-8000-000000000111",
  applicantName: "Harbour Civil Pty Ltd",
  referenceNumber: "DR-104212",
  amount: "400000.00",
  linkEndsAt: "2026-11-24T02:00:00Z",
};

test("somebody who was invited finds what waits for them and ends soon, and how much is shared", async () => {
  await home({
    SessionUserState: COLLABORATOR,
    HomeShared: sharedAnswer({
      // A draft that waits for somebody else is counted, and asks nothing.
      drafts: [
        SHARED_DRAFT,
        { ...SHARED_DRAFT, id: "0198c000-0000-7000-8000-000000000102", capabilities: [] },
      ],
      documents: [SHARED_DOCUMENT],
      tasks: [task("RETURN_ORIGINAL", {}), task("CONFIRM_RECEIPT", {})],
      toConfirm: [WORDING],
    }),
  });
  const wordings = await screen.findByRole("region", { name: "Wordings to confirm before issue" });
  expect(
    within(wordings)
      .getByRole("link", { name: "Read and confirm: Harbour Civil Pty Ltd" })
      .getAttribute("href"),
  ).toBe(`/confirm/${WORDING.id}`);
  const drafts = await screen.findByRole("region", { name: "Drafts waiting on you" });
  expect(
    within(drafts)
      .getAllByRole("link")
      .map((link) => link.getAttribute("aria-label")),
  ).toEqual(["Read and approve: Harbour Civil Pty Ltd"]);
  const asked = screen.getByRole("region", { name: "Originals asked back" });
  expect(within(asked).getByRole("link", { name: "Open: Kestrel Fitouts Pty Ltd" })).toBeTruthy();
  const onItsWay = screen.getByRole("region", { name: "Originals to confirm" });
  expect(within(onItsWay).getByText(/^Confirm it by the link in your mail/)).toBeTruthy();
  const ending = screen.getByRole("region", { name: "Shared with you, ends in the next 60 days" });
  expect(within(ending).getByText("10 days left")).toBeTruthy();
  const shared = screen.getByRole("region", { name: "Shared with me" });
  expect(
    within(shared)
      .getAllByRole("link")
      .map((link) => [link.textContent?.slice(-1), link.getAttribute("href")]),
  ).toEqual([
    ["1", "/shared-with-me"],
    ["2", "/shared-with-me?tab=drafts"],
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("where nothing waits for who was invited, all that is shared is a press away; a failure is tried again", async () => {
  const { server, user } = await home({ SessionUserState: COLLABORATOR, HomeShared: "unreachable" });
  expect(await screen.findByText("What is shared with you could not be loaded")).toBeTruthy();
  server.answers.HomeShared = sharedAnswer();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Nothing to do" })).toBeTruthy();
  const shared = screen.getByRole("link", { name: "Go to Shared with me" });
  expect(shared.getAttribute("href")).toBe("/shared-with-me");
});
