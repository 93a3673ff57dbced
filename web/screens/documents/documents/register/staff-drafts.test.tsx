// What all clients have sent in: narrowed, ordered and taken away as it is shown, and opened at the desk.
// Shows: L-03, ST-30.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;
const SENT = {
  __typename: "Draft",
  id: "0190a000-0000-7000-8000-00000000d101",
  organisationId: "0190a000-0000-7000-8000-00000000c001",
  version: 3,
  status: "CHANGES_REQUESTED",
  processType: "BANK_GUARANTEE",
  referenceNumber: "BG-DR-7KJ",
  yourReference: "HC-19",
  amount: "120000.00",
  updatedAt: "2026-11-20T01:00:00.000Z",
  submittedAt: "2026-11-19T01:00:00.000Z",
  waitingFor: "APPLICANT",
  parties: [{ id: "p1", partyVariant: "BENEFICIARY", name: "Wesfarmers Limited" }],
  feeSummary: { supplier: { tradeName: "Macquarie" } },
  organisation: { id: "0190a000-0000-7000-8000-00000000c001", name: "Harbour Civil Pty Ltd" },
};

async function open(at: string, rows: readonly object[], answers: FakeAnswers = {}) {
  const staffDraftRegister = {
    totalCount: rows.length,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: rows.map((node) => ({ node })),
  };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: STAFF }),
      StaffDraftRegister: { data: { staffDraftRegister } },
      ListViews: { data: { listViews: [] } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("each stands with its client and leads to the desk; the address narrows and orders it, and its file", async () => {
  const { user, server } = await open(
    "/staff/all-drafts?bank=macq&statuses=CHANGES_REQUESTED.ESTABLISHED&sort=submitted-ascending&columns=reference.client.beneficiary.status.waitingFor.bank.submitted",
    [SENT],
    { ExportOffer: "silent" },
  );
  const row = within((await screen.findByText("Harbour Civil Pty Ltd")).closest("tr") as HTMLElement);
  const SAID = [
    "BG-DR-7KJ",
    "Wesfarmers Limited",
    "Changes requested",
    "The client",
    "Macquarie",
    "19/11/2026",
  ];
  for (const said of SAID) expect(row.getByText(said)).toBeTruthy();
  expect(row.getByRole("link", { name: /Harbour Civil/ }).getAttribute("href")).toBe(
    `/staff/drafts/${SENT.id}`,
  );
  const wanted = {
    filter: { bank: "macq", statuses: ["CHANGES_REQUESTED", "ESTABLISHED"] },
    sort: { field: "SUBMITTED_AT", direction: "ASC" },
  };
  expect(server.callsOf("StaffDraftRegister").at(-1)?.variables).toMatchObject(wanted);
  expect(server.callsOf("ListViews")[0]?.variables).toEqual({ organisationId: null, list: "STAFF_DRAFTS" });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ staffDraftRegister: wanted }),
  );
});

test("what waits about the drafts that are chosen is taken there, and nothing where nothing waits", async () => {
  const work = {
    id: "0190a000-0000-7000-8000-00000000f101",
    kind: "DRAFT_SUBMITTED",
    reference: "BG-DR-7KJ",
    amount: null,
    organisationId: SENT.organisationId,
    organisationName: "Harbour Civil Pty Ltd",
    parentId: SENT.id,
    waitingSince: "2026-11-19T01:00:00Z",
    dueAt: "2026-11-20T01:00:00Z",
    closedAt: null,
    takenBy: null,
    takenById: null,
    steps: ["TAKE"],
    version: 1,
  };
  const waiting = (...works: object[]) => ({
    data: { deskWorkList: { edges: works.map((node) => ({ node })) }, deskLoad: [] },
  });
  const done = {
    id: work.id,
    code: null,
    reason: null,
    deskWork: { ...work, steps: ["RELEASE"], version: 2 },
  };
  const { user, server } = await open("/staff/all-drafts", [SENT], {
    WorkOfRecords: waiting(work),
    DeskWorkStepChosen: { data: { stepChosenDeskWork: { clientMutationId: "1", results: [done] } } },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose BG-DR-7KJ" }));
  await user.click(await screen.findByRole("button", { name: "Take 1" }));
  expect(await screen.findByText("1 of 1 done")).toBeTruthy();
  expect(server.callsOf("WorkOfRecords")[0]?.variables).toEqual({ recordIds: [SENT.id] });
  expect(server.inputsOf("DeskWorkStepChosen")).toMatchObject([
    { step: "TAKE", works: [{ id: work.id, version: 1 }] },
  ]);
  server.answers.WorkOfRecords = waiting();
  await user.click(screen.getByRole("button", { name: "OK" }));
  await user.click(await screen.findByRole("checkbox", { name: "Choose BG-DR-7KJ" }));
  expect(await screen.findByText("Nothing is waiting about these")).toBeTruthy();
});

test("a bank's people find in it what was sent to them, and no word of which bank", async () => {
  const bank = { staffType: "EXTERNAL_SUPPLIER", isAdmin: false, referrerName: null } as const;
  const { user } = await open("/staff/all-drafts?columns=reference.client.bank", [SENT], {
    SessionUserState: userState({
      organisations: [],
      me: {
        staff: { ...bank, supplier: { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" } },
      },
    }),
  });
  await screen.findByText("Harbour Civil Pty Ltd");
  expect(screen.getByText("What was sent to you, also what you have issued or declined since.")).toBeTruthy();
  expect(screen.queryByRole("columnheader", { name: "Bank or insurer" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add filter" }));
  expect(await screen.findByRole("menuitem", { name: "Client" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "Bank or insurer" })).toBeNull();
});

test("without any the list says when one appears", async () => {
  await open("/staff/all-drafts", []);
  expect(await screen.findByText("No drafts yet")).toBeTruthy();
});
