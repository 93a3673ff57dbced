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
  applications: NONE,
};
const ISSUED = {
  all: { amount: "2981500.50", count: 1211 },
  in30: { amount: "0.00", count: 0 },
  in60: { amount: "120000.00", count: 1 },
  in90: { amount: "1311000.00", count: 1200 },
};
const PROVIDER = {
  overdue: { totalCount: 5, edges: [{ node: { id: "w1", waitingSince: WEEK_AGO } }] },
  payments: { totalCount: 1, edges: [{ node: { id: "p1", createdAt: WEEK_AGO } }] },
  refunds: NOBODY,
  claims: { totalCount: 3 },
  enquiries: NONE,
};
const BANK = { late: { totalCount: 3, edges: [{ node: { id: "b1", waitingSince: WEEK_AGO } }] } };
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
      StaffTodayOfBank: { data: BANK },
      StaffTodayOfSupplier: { data: ISSUED },
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

const SUPPLIER = { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" };

test("a bank's staff find what they have to issue and to decide, and are asked nothing of the provider's", async () => {
  const { server } = await openDesk(
    { staffType: "EXTERNAL_SUPPLIER", supplier: SUPPLIER },
    { StaffToday: { data: { ...DESK, applications: { totalCount: 2 } } } },
  );
  expect(await lines()).toEqual([
    ["3Late workthe first for 7 d", "/staff/bank-work?due=late"],
    ["4Guarantees to issuethe first for 7 d", "/staff/drafts?queue-waiting=BANK"],
    ["2Requests after issuethe first for 7 d", "/staff/requests"],
    ["2Facility applications", "/facilities"],
  ]);
  expect(server.callsOf("StaffToday")[0]?.variables.waitingFor).toBe("BANK");
  expect(server.callsOf("StaffTodayOfProvider")).toHaveLength(0);
});

test("what a bank has issued and ends soon is summed up, and each line leads to exactly what it counts", async () => {
  const { server } = await openDesk({ staffType: "EXTERNAL_SUPPLIER", supplier: SUPPLIER });
  const card = await screen.findByRole("region", { name: "Issued" });
  const links = within(card).getAllByRole("link").slice(1);
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ends within 30 days0 documents$0.00", "/staff/issued?ends=30"],
    ["Ends within 60 days1 document$120,000.00", "/staff/issued?ends=60"],
    ["Ends within 90 days1,200 documents$1,311,000.00", "/staff/issued?ends=90"],
    ["In force1,211 documents$2,981,500.50", "/staff/issued"],
  ]);
  const [asked] = server.callsOf("StaffTodayOfSupplier");
  expect(asked?.variables).toEqual({ in30: 30, in60: 60, in90: 90 });
});

test("the provider's staff are told nothing of what one bank has issued", async () => {
  const { server } = await openDesk({});
  await lines();
  expect(server.callsOf("StaffTodayOfSupplier")).toHaveLength(0);
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
