// Shows: ST-01, ST-03, ST-05, ST-07..ST-08, E-09, UI-04, UI-18.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import type { QueueDraft } from "../../drafts/drafts/public/queue-changes.ts";
import { aFirstApproval, aStaffDraft } from "../../drafts/drafts/public/staff-draft-example.ts";
import { aWaitingDocument } from "../../drafts/required-documents/public/waiting-document-example.ts";

const DRAFT = aStaffDraft();

test("the queue is grouped by who it waits for, with counts for each side", async () => {
  await openDesk();
  expect(await screen.findByRole("heading", { level: 1, name: "Review queue" })).toBeTruthy();
  const ours = await screen.findByRole("region", { name: "Waiting on us" });
  expect(within(ours).getByRole("link", { name: /Lachlan Civil Pty Ltd/ }).textContent).toContain(
    "$1,150,000.00",
  );
  const theirs = screen.getByRole("region", { name: "Waiting on the applicant" });
  expect(within(theirs).getByText("Eyre Marine Works Pty Ltd")).toBeTruthy();
  expect(await screen.findByText("12 open, 4 wait for us")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Applicant 5" })).toBeTruthy();
});

test("the filter and the search ask the server and stand in the address, and a search without result can be cleared", async () => {
  const { server, user, path } = await openDesk({
    StaffQueue: nothingFound,
  });
  await user.click(await screen.findByRole("radio", { name: /^Us/ }));
  await waitFor(() => expect(server.callsOf("StaffQueue").at(-1)?.variables.waitingFor).toBe("PROVIDER"));

  await user.type(screen.getByRole("searchbox", { name: "Name, ABN or reference" }), "otway");
  expect(await screen.findByText("Nothing matches “otway”.")).toBeTruthy();
  expect(server.callsOf("StaffQueue").at(-1)?.variables.search).toBe("otway");
  expect(path()).toBe("/staff/drafts?queue-waiting=PROVIDER&queue-search=otway");
  await user.click(screen.getByText("Clear search"));
  await user.click(await screen.findByRole("link", { name: /Lachlan Civil/ }));
  await waitFor(() => expect(path()).toBe(`/staff/drafts/${DRAFT.id}?queue-waiting=PROVIDER`));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Us/ }).checked).toBe(true);
});

test("a draft in the queue says which of its documents wait, and for whom", async () => {
  const { server } = await openDesk();
  const row = async () => await screen.findByRole("link", { name: /DR-20911/ });
  expect((await row()).textContent).not.toContain("Applicant:");
  const asked = queued({
    waitingRequiredDocuments: {
      applicantDocuments: [aWaitingDocument("APPLICATION_FORM"), aWaitingDocument("SHARE_CERTIFICATE")],
      bankDocuments: [],
    },
  });
  act(() => server.push("StaffQueueChanged", { staffDraftsChanged: asked }));
  expect(await screen.findByText("Applicant: application form and 1 more")).toBeTruthy();
});

test("a draft in the queue says that it waits for a second person, and whose approval that is", async () => {
  const { server } = await openDesk();
  await screen.findByRole("link", { name: /DR-20911/ });
  const approved = queued({ deskApprovals: [aFirstApproval()] });
  act(() => server.push("StaffQueueChanged", { staffDraftsChanged: approved }));
  expect(await screen.findByText("Approved by Gus Reid, waiting for a second person")).toBeTruthy();
});

test("a draft that is submitted meanwhile appears in the queue by itself", async () => {
  const { server } = await openDesk();
  await screen.findByRole("region", { name: "Waiting on us" });
  const coorong = queued({
    id: "d9",
    organisation: { id: "o9", name: "Coorong Civil Pty Ltd", abn: "48123123124" },
  });
  act(() => server.push("StaffQueueChanged", { staffDraftsChanged: coorong }));
  expect(await screen.findByRole("link", { name: /Coorong Civil/ })).toBeTruthy();
  expect(server.callsOf("StaffQueue")).toHaveLength(1);
});

test("money that waits stands above the queue with its count, and leads to its draft", async () => {
  const { server, user } = await openDesk({
    StaffMoney: fiveRefunds,
  });
  const refunds = await screen.findByRole("region", { name: "Refunds to pay" });
  expect(refunds.textContent).toContain("5");
  expect(within(refunds).getAllByRole("link")).toHaveLength(3);
  expect(within(refunds).getAllByRole("link")[0]?.getAttribute("href")).toBe("/staff/drafts/d7");
  expect(screen.queryByRole("region", { name: "Payments to decide" })).toBeNull();
  await user.click(within(refunds).getByRole("button", { name: "Show all 5" }));
  await waitFor(() => expect(within(refunds).getAllByRole("link")).toHaveLength(5));
  expect(within(refunds).queryByRole("button")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Applicant 5" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Refunds to pay" })).toBeNull());
  expect(server.callsOf("StaffMoney")).toHaveLength(2);
});

test("what waits stands together: the queue with the money above it, the checks with the wording's", async () => {
  const desk = await openDesk({ StaffMoney: "silent" });
  await waitFor(() => expect(desk.server.callsOf("StaffMoney")).toHaveLength(1));
  expect(screen.queryByRole("region", { name: "Waiting on us" })).toBeNull();
  cleanup();

  await openDraft({ StaffDraftWording: "silent" });
  expect(await screen.findByRole("heading", { level: 1, name: "$1,150,000.00" })).toBeTruthy();
  const checks = screen.getByRole("region", { name: "Checks" });
  expect(within(checks).getByRole("status")).toBeTruthy();
  expect(within(checks).queryAllByRole("heading", { level: 3 })).toEqual([]);
});

test("what waits on issued guarantees is counted above the queue, with the way to it", async () => {
  await openDesk({
    StaffRequestsWaiting: {
      data: {
        staffDocumentRequests: { totalCount: 3 },
        staffBankActions: { totalCount: 0 },
        staffSignatures: { totalCount: 2 },
        staffLostDocuments: { totalCount: 1 },
      },
    },
  });
  const line = await screen.findByRole("link", {
    name: "3 requests after issue · 2 originals to sign · 1 lost original",
  });
  expect(line.getAttribute("href")).toBe("/staff/requests");
});

test("money that could not be read says so, and is asked for again", async () => {
  const { server, user } = await openDesk({ StaffMoney: "unreachable" });
  await screen.findByText("The waiting payments and refunds could not be loaded.");
  server.answers.StaffMoney = money({ payments: [{ id: "u1", amount: "1000.00" }] });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  const payments = await screen.findByRole("region", { name: "Payments to decide" });
  expect(payments.textContent).toContain("$1,000.00");
});

test("the next drafts are a page of their own, and a draft chosen there leaves the page as it is", async () => {
  const { user, server } = await openDesk({ StaffQueue: inTwoPages });
  await user.click(await screen.findByRole("button", { name: "Next page" }));
  await user.click(await screen.findByRole("link", { name: /DR-20917/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "$1,150,000.00" })).toBeTruthy();
  expect(screen.getByText("26–26 of 26")).toBeTruthy();
  expect(server.callsOf("StaffQueue")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Previous page" }));
  expect(await screen.findByRole("link", { name: /DR-20911/ })).toBeTruthy();
});

test("an empty queue says what will appear, and a queue without an answer offers to try again", async () => {
  const { server, user } = await openDesk({ StaffQueue: "unreachable" });
  await screen.findByText("The queue could not be loaded");
  server.answers.StaffQueue = queue([]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("A draft appears here as soon as it is submitted.")).toBeTruthy();
});

test("a chosen draft shows its checks by trouble, whom to ask and its files", async () => {
  await openDraft({ StaffDraftWording: wording(false) });
  expect(await screen.findByRole("heading", { level: 1, name: "$1,150,000.00" })).toBeTruthy();
  const checks = screen.getByRole("region", { name: "Checks" });
  await within(checks).findByText("Clause 4 says 5.00 pm.");
  const titles = within(checks)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles[0]).toBe("Against approval: Wording");
  // No register is connected here.
  expect(titles).toContain("Not checked: Applicant name and ABN");
  expect(within(checks).getByText(/ABN 53 004 085 616/)).toBeTruthy();

  const contacts = screen.getByRole("region", { name: "Who to ask" });
  expect(within(contacts).getByRole("link", { name: "0491 570 156" }).getAttribute("href")).toBe(
    "tel:0491570156",
  );
  expect(screen.getByRole("button", { name: "Download Contract HR-22.pdf" })).toBeTruthy();
});

test("what another person changes is shown at once, and the wording is checked again", async () => {
  const { server } = await openDraft();
  await screen.findByText("Nothing against it, 2 not checked");
  act(() =>
    server.push("StaffDraftUpdated", { draftUpdated: aStaffDraft({ version: 5, amount: "900000.00" }) }),
  );
  expect(await screen.findByRole("heading", { level: 1, name: "$900,000.00" })).toBeTruthy();
  await waitFor(() => expect(server.callsOf("StaffDraftWording")).toHaveLength(2));
});

test("a draft that has come back says what was asked for and what was changed since, until it is decided", async () => {
  const change = (field: string, label: string, values: readonly [string | null, string | null]) => ({
    field,
    label,
    newValue: values[1],
    oldDisplayValue: values[0],
    newDisplayValue: values[1],
    isSystemField: false,
  });
  const group = (triggeredAt: string, name: string, changes: readonly object[]) => ({
    node: {
      key: "1:Draft:d",
      changeType: "UPDATE",
      objectType: "Draft",
      recordName: "DR-20911",
      triggeredAt,
      triggeredBy: { name, isBankAuthor: name.startsWith("Bondline") },
      changes,
    },
  });
  const edges = [
    group("2026-11-17T21:00:00Z", "Ruth Calder", [
      change("status", "Status", ["SUBMITTING", "SUBMITTED"]),
      change("requestChangeReason", "Request change reason", ["Name the contract.", null]),
    ]),
    group("2026-11-17T20:00:00Z", "Ruth Calder", [
      change("contractTitle", "Contract title", [null, "HR-22"]),
    ]),
    group("2026-11-16T21:00:00Z", "Bondline, Ravi Menon", [
      change("requestChangeReason", "Request change reason", [null, "Name the contract."]),
    ]),
  ];
  const { server } = await openDraft({ StaffChangeHistory: { data: { draftHistory: { edges } } } });
  expect(await screen.findByText("Changes asked for on 17/11/2026")).toBeTruthy();
  expect(screen.getByText("Name the contract.")).toBeTruthy();
  expect(screen.getByText("Ruth Calder sent it back on 18/11/2026. Changed: Contract title.")).toBeTruthy();

  const approved = aStaffDraft({ version: 5, status: "PENDING_PAYMENT" });
  act(() => server.push("StaffDraftUpdated", { draftUpdated: approved }));
  await waitFor(() => expect(screen.queryByText(/^Changes asked for/)).toBeNull());
});

test("a supplier sees the same desk and only what it may do", async () => {
  await openDraft({
    StaffDraft: draft({ capabilities: ["CAN_VIEW", "CAN_REJECT"] }),
    StaffDraftWording: wording(false),
  });
  const bar = await screen.findByRole("region", { name: "Decision" });
  expect(
    within(bar)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Decline"]);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("for a supplier, us is the bank", async () => {
  const supplier = { id: "s", name: "Macquarie Bank Limited", tradeName: "Macquarie" };
  const staff = { staffType: "EXTERNAL_SUPPLIER", isAdmin: false, referrerName: null, supplier } as const;
  await openDesk({
    SessionUserState: userState({ me: { ...RAVI, staff }, organisations: [] }),
    StaffQueue: queue([queued({ waitingFor: "BANK" }), EYRE]),
    StaffTodayOfBank: { data: { late: { totalCount: 0, edges: [] } } },
  });
  const ours = await screen.findByRole("region", { name: "Waiting on us" });
  expect(within(ours).getByText("Lachlan Civil Pty Ltd")).toBeTruthy();
  expect(await screen.findByText("12 open, 3 wait for us")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Provider 4" })).toBeTruthy();
});

test("the provider is told a year before public holidays run out, and not earlier", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-02T00:00:00Z") });
  await openDesk();
  expect(await screen.findByText(/Public holidays of WA are known until 31\/12\/2027/)).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date("2026-12-30T00:00:00Z"));
  await openDesk();
  await screen.findByRole("region", { name: "Waiting on us" });
  expect(screen.queryByText(/Public holidays/)).toBeNull();
  vi.useRealTimers();
});

test("for somebody who is no staff there is no desk", async () => {
  const client = await renderClient({
    at: "/staff/drafts",
    token: "token",
    answers: { SessionUserState: userState(), HomeWork: "silent" },
  });
  await waitFor(() => expect(client.path()).toBe("/home"));
});

function openDesk(answers: FakeAnswers = {}) {
  return renderClient({ at: "/staff/drafts", token: "token", answers: { ...ANSWERS, ...answers } });
}

function openDraft(answers: FakeAnswers = {}) {
  return renderClient({
    at: `/staff/drafts/${DRAFT.id}`,
    token: "token",
    answers: { ...ANSWERS, ...answers },
  });
}

function draft(given: Parameters<typeof aStaffDraft>[0]) {
  return { data: { draft: aStaffDraft(given) } };
}

function queued(given: Partial<QueueDraft> = {}): QueueDraft {
  const {
    id,
    version,
    status,
    processType,
    referenceNumber,
    amount,
    waitingFor,
    waitingSince,
    organisation,
    waitingRequiredDocuments,
    deskApprovals,
  } = DRAFT;
  return {
    id,
    version,
    status,
    processType,
    referenceNumber,
    amount,
    waitingFor,
    waitingSince,
    organisation,
    waitingRequiredDocuments,
    deskApprovals,
    ...given,
  };
}

function wording(clear: boolean) {
  const checks = [{ clear, title: "Expiry time", message: "Clause 4 says 5.00 pm." }];
  return { data: { draftPreview: { html: "<p>Undertaking</p>", wordingHash: "h", checks } } };
}

function queue(
  drafts: readonly QueueDraft[],
  given: { totalCount?: number; endCursor?: string; hasNextPage?: boolean } = {},
) {
  return {
    data: {
      staffDrafts: {
        totalCount: given.totalCount ?? drafts.length,
        totalCountIsCapped: false,
        pageInfo: { endCursor: given.endCursor ?? null, hasNextPage: given.hasNextPage ?? false },
        edges: drafts.map((node) => ({ node })),
      },
    },
  };
}

type Waiting = { id: string; amount: string; draftId?: string };

/** Money that waits, by its kind: those that are shown, of so many. */
function money({
  payments = [],
  refunds = [],
  total,
}: {
  payments?: Waiting[];
  refunds?: Waiting[];
  total?: number;
}) {
  const list = (waiting: Waiting[]) => ({
    totalCount: total ?? waiting.length,
    pageInfo: { hasNextPage: (total ?? 0) > waiting.length },
    edges: waiting.map((each) => ({
      node: {
        currency: "AUD",
        createdAt: "2026-11-19T01:00:00Z",
        draftId: "d7",
        draftReferenceNumber: "DR-20700",
        organisationName: "Otway Drilling Pty Ltd",
        ...each,
      },
    })),
  });
  return { data: { payments: list(payments), refunds: list(refunds) } };
}

function fiveRefunds({ first }: Readonly<Record<string, unknown>>) {
  const shown = ["100.00", "200.00", "300.00", "400.00", "500.00"].slice(0, Number(first));
  const refunds = shown.map((amount) => ({ id: `r${amount}`, amount }));
  const { data } = money({ refunds, total: 5 });
  return { data: { ...data, payments: money({}).data.payments } };
}

function nothingFound({ search }: Readonly<Record<string, unknown>>) {
  return search === null ? queue([queued()]) : queue([]);
}

function inTwoPages({ after }: Readonly<Record<string, unknown>>) {
  if (after === null) return queue([queued()], { totalCount: 26, endCursor: "c1", hasNextPage: true });
  return queue([queued({ id: "d2", referenceNumber: "DR-20917" })], { totalCount: 26 });
}

const EYRE = queued({
  id: "d3",
  referenceNumber: "DR-20894",
  waitingFor: "APPLICANT",
  organisation: { id: "o3", name: "Eyre Marine Works Pty Ltd", abn: "15087651143" },
});

const ANSWERS: FakeAnswers = {
  SessionUserState: userState({ me: RAVI, organisations: [] }),
  StaffQueue: queue([queued(), EYRE], { totalCount: 12 }),
  StaffQueueCount: { data: { staffDraftCount: { all: 12, applicant: 5, bank: 3, provider: 4 } } },
  StaffMoney: money({}),
  StaffDraft: draft({}),
  StaffDraftWording: wording(true),
  StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
  CommentsOfDraft: "silent",
  ActivityDraftHistory: {
    data: { draftHistory: { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] } },
  },
};
