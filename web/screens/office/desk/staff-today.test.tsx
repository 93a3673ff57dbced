// Shows: ST-01.
// What each of the desk's people finds waiting before they have chosen anything.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const WEEK_AGO = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString();

const NONE = { totalCount: 0 };
const NOBODY = { totalCount: 0, edges: [] };
const DESK = {
  drafts: { totalCount: 4, edges: [{ node: { id: "d1", waitingSince: WEEK_AGO } }] },
  requests: { totalCount: 2, edges: [{ node: { id: "r1", createdAt: WEEK_AGO } }] },
  bankActions: NONE,
  originals: NONE,
  losses: NONE,
};
const PROVIDER = {
  overdue: { totalCount: 5, edges: [{ node: { id: "w1", waitingSince: WEEK_AGO } }] },
  payments: { totalCount: 1, edges: [{ node: { id: "p1", createdAt: WEEK_AGO } }] },
  refunds: NOBODY,
  claims: { totalCount: 3 },
  enquiries: NONE,
};
const ADMINISTRATOR = {
  changes: { totalCount: 2 },
  officeReadiness: [
    { code: "PRODUCT", isDone: true },
    { code: "SECOND_ADMINISTRATOR", isDone: false },
  ],
};

const NO_PAGE = { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] };
function openDesk(staff: Partial<NonNullable<typeof RAVI.staff>>, answers: FakeAnswers = {}) {
  const me = { ...RAVI, staff: { ...RAVI.staff, ...staff } } as typeof RAVI;
  return renderClient({
    at: "/staff/drafts",
    token: "token",
    answers: {
      SessionUserState: userState({ me, organisations: [] }),
      StaffQueue: { data: { staffDrafts: { ...NO_PAGE, totalCountIsCapped: false } } },
      StaffQueueCount: { data: { staffDraftCount: { all: 4, applicant: 0, bank: 0, provider: 4 } } },
      StaffMoney: { data: { payments: NO_PAGE, refunds: NO_PAGE } },
      StaffToday: { data: DESK },
      StaffTodayOfProvider: { data: PROVIDER },
      StaffTodayOfAdministrator: { data: ADMINISTRATOR },
      ...answers,
    },
  });
}

async function lines(): Promise<[string | null, string | null][]> {
  const card = await screen.findByRole("region", { name: "What waits" });
  const links = await within(card).findAllByRole("link");
  return links.map((link) => [link.textContent, link.getAttribute("href")]);
}

test("the provider's staff find what waits for them, since when and where, and nothing that waits for nobody", async () => {
  const { server } = await openDesk({});
  expect(await lines()).toEqual([
    ["5Overdue workthe first for 7 d", "/staff/work?due=overdue"],
    ["4Drafts to reviewthe first for 7 d", "/staff/drafts?queue-waiting=PROVIDER"],
    ["2Requests after issuethe first for 7 d", "/staff/requests"],
    ["1Payments to decidethe first for 7 d", "/staff/drafts?queue-waiting=PROVIDER"],
    ["3ABN checks", "/staff/organisations"],
  ]);
  expect(server.callsOf("StaffTodayOfAdministrator")).toHaveLength(0);
});

test("an administrator also finds changes that wait for a second person, and what the set-up lacks", async () => {
  await openDesk({ isAdmin: true });
  expect((await lines()).slice(-2)).toEqual([
    ["2Changes to approve", "/staff/changes"],
    ["1Missing in the set-up", "/staff/settings"],
  ]);
});

test("a bank's staff find what they have to issue, and are asked nothing of the provider's", async () => {
  const supplier = { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" };
  const { server } = await openDesk({ staffType: "EXTERNAL_SUPPLIER", supplier });
  expect((await lines())[0]).toEqual([
    "4Guarantees to issuethe first for 7 d",
    "/staff/drafts?queue-waiting=BANK",
  ]);
  expect(server.callsOf("StaffToday")[0]?.variables.waitingFor).toBe("BANK");
  expect(server.callsOf("StaffTodayOfProvider")).toHaveLength(0);
});

test("a failure can be tried again, and where nothing waits it is said so", async () => {
  const { server, user } = await openDesk(
    {},
    {
      StaffToday: "unreachable",
      StaffTodayOfProvider: {
        data: { overdue: NOBODY, payments: NOBODY, refunds: NOBODY, claims: NONE, enquiries: NONE },
      },
    },
  );
  expect(await screen.findByText("What waits could not be loaded")).toBeTruthy();
  server.answers.StaffToday = { data: { ...DESK, drafts: NOBODY, requests: NOBODY } };
  const card = screen.getByRole("region", { name: "What waits" });
  await user.click(within(card).getByRole("button", { name: "Retry" }));
  expect(await within(card).findByText("Nothing waits")).toBeTruthy();
  expect(within(card).queryAllByRole("link")).toHaveLength(0);
});
