// Shows: R-28, RP-01..RP-04, RP-06..RP-09.
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ROW = {
  id: "0198c000-0000-7000-8000-0000000000d2",
  organisationId: HARBOUR_CIVIL.id,
  status: "ESTABLISHED",
  documentVariant: "BANK_GUARANTEE",
  referenceNumber: "=HC-061",
  guaranteeNumber: "WBG 0071",
  amount: "420000.00",
  createdAt: "2024-02-29T00:00:00Z",
  establishedAt: "2024-02-29",
  expiresAt: null,
  expiryType: "OPEN_ENDED",
  version: 1,
  isHeld: false,
  bank: { name: "Westpac" },
  parties: [{ id: "p", partyVariant: "BENEFICIARY", name: "Qantas Airways Limited" }],
  costs: { accruedCost: "24647.46", setUpCost: "450.00" },
};
const rows = (nodes: readonly unknown[], endCursor: string | null = null) => ({
  data: {
    documentsForReports: {
      totalCount: nodes.length,
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
      edges: nodes.map((node) => ({ node })),
    },
  },
});
const group = (key: string | null) => ({
  key,
  count: 1,
  amount: "420000.00",
  established: "420000.00",
  establishedCount: 1,
  projected: "0.00",
});
const SUMS = {
  documentReport: {
    totalCount: 1,
    totalAmount: "420000.00",
    costToDate: "25097.46",
    byVariant: [group("BANK_GUARANTEE")],
    byStatus: [
      group("ESTABLISHED"),
      { ...group("PROJECTED"), amount: "1000.00", established: "0.00", projected: "1000.00" },
    ],
    byBeneficiary: [group("Qantas Airways Limited")],
    byApplicant: [group("Wesfarmers Limited")],
    byBank: [group("Westpac")],
    byState: [group("NSW"), group(null)],
    byFacility: [{ name: null, limit: null, inFlight: "0.00", group: group(null) }],
    byExpiryMonthAndVariant: [
      { variant: "BANK_GUARANTEE", group: group("2999-03") },
      { variant: "SURETY_BOND", group: { ...group(null), established: "0.00", projected: "1000.00" } },
    ],
  },
};

const month = (name: string, accrued: string, toCome: string) => ({ month: name, accrued, toCome });
const COSTS = {
  documentReport: {
    costs: {
      openEndedCount: 1,
      months: [
        month("EARLIER", "20000.00", "0.00"),
        month("2026-11", "5097.46", "300.00"),
        month("2026-12", "0.00", "450.10"),
        month("LATER", "0.00", "900.00"),
      ],
    },
  },
};

const open = (answers: FakeAnswers = {}, at = "/reports") =>
  renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState(),
      ReportKeys: {
        data: { organisation: { id: HARBOUR_CIVIL.id, documentMetadataKeys: [{ id: "k", key: "Region" }] } },
      },
      ReportSums: { data: SUMS },
      ReportRows: rows([ROW]),
      ReportCosts: { data: COSTS },
      ExposureFacilities: "silent",
      ExposureOf: "silent",
      ...answers,
    },
  });

test("what is established and what is projected stand apart above the documents, each group with its amount", async () => {
  await open();
  const table = await screen.findByRole("table", { name: "Reports" });
  expect(await within(table).findByText("Qantas Airways Limited")).toBeTruthy();
  expect(within(table).getByText("$25,097.46")).toBeTruthy();
  expect(screen.getAllByText("$1,000.00")[0]).toBeTruthy();
  expect(screen.queryByText("$421,000.00")).toBeNull();
  const months = within(await screen.findByRole("region", { name: "By month of expiry" }));
  expect(months.getByRole("link", { name: "Later: $420,000.00, 1 document" })).toBeTruthy();
  expect(
    months.getByRole("link", { name: "No date of expiry: $1,000.00 projected, 1 document" }),
  ).toBeTruthy();
});

const addressOf = (link: HTMLElement) => new URL(link.getAttribute("href") ?? "", "http://bondline.test");

test("a bar leads to the report of exactly its documents, and what was followed can be taken away", async () => {
  const { user, server } = await open();
  const banks = within(await screen.findByRole("region", { name: "By bank or insurer" }));
  const bar = banks.getByRole("link", { name: "Westpac: $420,000.00, 1 document" });
  expect(addressOf(bar).hash).toBe("#documents");
  await user.click(bar);
  const within1 = [{ by: "BANK", key: "Westpac" }];
  const statuses = ["PENDING", "ESTABLISHED", "AWAITING_RETURN", "PROJECTED"];
  await waitFor(() => {
    for (const asked of ["ReportRows", "ReportSums"])
      expect(server.callsOf(asked).at(-1)?.variables.filter).toMatchObject({ within: within1, statuses });
  });
  await user.click(await screen.findByRole("button", { name: "Bank or insurer: Westpac: take away" }));
  await waitFor(() =>
    expect(server.callsOf("ReportRows").at(-1)?.variables.filter).toMatchObject({ within: [], statuses }),
  );
});

test("months that were narrowed already stay within that, and those without a date are asked for as such", async () => {
  await open({}, "/reports?expiresFrom=2999-03-15&status=ESTABLISHED");
  const months = within(await screen.findByRole("region", { name: "By month of expiry" }));
  const later = addressOf(months.getByRole("link", { name: /^Later/ }));
  expect(later.searchParams.get("expiresFrom")).toBe("2999-03-15");
  expect(later.searchParams.get("status")).toBe("ESTABLISHED");
  const none = addressOf(months.getByRole("link", { name: /^No date/ }));
  expect(none.searchParams.get("month")).toBe("none");
});

test("the bars are walked by the arrow keys, each says itself, and the table says the same", async () => {
  const { user } = await open();
  const states = within(await screen.findByRole("region", { name: "By state of the beneficiary" }));
  states.getByRole("link", { name: /^New South Wales/ }).focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("No state: $420,000.00, 1 document");
  await user.keyboard("{ArrowDown}{Home}");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^New South Wales/);
  await user.click(states.getByText("Show as a table"));
  const row = within(states.getByRole("row", { name: /^No state/ }));
  const figure = addressOf(row.getByRole("link", { name: "$420,000.00" }));
  expect([figure.searchParams.get("state"), figure.searchParams.get("status")]).toEqual(["none", "IN_FORCE"]);
});

test("a month of cost opens the documents that it is made of, and their sum", async () => {
  const part = { organisationId: HARBOUR_CIVIL.id, beneficiary: "Qantas Airways Limited", accrued: "0.00" };
  const { user, server } = await open({
    ReportCostsInMonth: {
      data: {
        documentReport: {
          costsInMonth: [
            { ...part, documentId: ROW.id, reference: "WBG 0071", toCome: "450.00" },
            {
              ...part,
              documentId: "0198c000-0000-7000-8000-0000000000d3",
              reference: "WBG 0072",
              toCome: "0.10",
            },
          ],
        },
      },
    },
  });
  const costs = within(await screen.findByRole("region", { name: "Cost by month" }));
  expect(costs.getByText("$25,097.46 to date, $1,650.10 to come")).toBeTruthy();
  expect(costs.getByText(/1 document has no end/)).toBeTruthy();
  await user.click(costs.getByRole("button", { name: "December 2026: $450.10, to come" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cost in December 2026" }));
  const total = within(await dialog.findByRole("row", { name: /^Total/ }));
  expect(total.getByText("$450.10")).toBeTruthy();
  expect(server.callsOf("ReportCostsInMonth").at(-1)?.variables.month).toBe("2026-12");
});

test("a facility's use says what is in flight beside what is in force, and leads to those drafts", async () => {
  const [busy, empty] = ["0198c000-0000-7000-8000-0000000000f1", "0198c000-0000-7000-8000-0000000000f2"];
  const nothing = { ...group(empty), count: 0, amount: "0.00", established: "0.00", establishedCount: 0 };
  const byFacility = [
    { name: "Macquarie facility", limit: "900000.00", inFlight: "120000.10", group: group(busy) },
    { name: "Westpac facility", limit: "50000.00", inFlight: "5000.00", group: nothing },
  ];
  await open({ ReportSums: { data: { documentReport: { ...SUMS.documentReport, byFacility } } } });
  const card = within(await screen.findByRole("region", { name: "Facility use" }));
  expect(
    card.getByRole("link", {
      name: "Macquarie facility: $420,000.00, $120,000.10 in flight, 1 document, of $900,000.00",
    }),
  ).toBeTruthy();
  const drafts =
    "/documents?tab=drafts&statuses=IDENTIFYING.SUBMITTED.CHANGES_REQUESTED.PENDING_PAYMENT.PROCESSING";
  const alone = card.getByRole("link", { name: "Westpac facility: $5,000.00 in flight, of $50,000.00" });
  expect(alone.getAttribute("href")).toBe(`${drafts}&facilityId=${empty}`);

  const inFlight = card.getByRole("link", { name: "$120,000.10" });
  expect(inFlight.getAttribute("href")).toBe(`${drafts}&facilityId=${busy}`);
});

test("what costs too much to add up by month says so, and what is not the reader's to see says nothing", async () => {
  const many = { documentReport: { ...SUMS.documentReport, totalCount: 1_001 } };
  const ReportCosts = { data: { documentReport: { costs: null } } };
  const { server } = await open({ ReportCosts, ReportSums: { data: many } });
  expect(await screen.findByText(/Narrow the report to a thousand documents/)).toBeTruthy();
  cleanup();
  await open({ ReportCosts });
  expect(await screen.findByRole("region", { name: "By bank or insurer" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("region", { name: "Cost by month" })).toBeNull());
  expect(server.callsOf("ReportCosts")).toHaveLength(1);
});

test("what is held is a report of its own: by applicant and bank, with neither costs nor exposure", async () => {
  const parties = [{ id: "i", partyVariant: "ISSUER", name: "Wesfarmers Limited" }];
  const held = {
    ...ROW,
    isHeld: true,
    organisationId: "0198c000-0000-7000-8000-000000000019",
    parties,
    costs: null,
  };
  const { server } = await open({ ReportRows: rows([held]) }, "/reports?tab=held");
  const table = await screen.findByRole("table", { name: "Reports" });
  expect(await within(table).findByText("Wesfarmers Limited")).toBeTruthy();
  expect(within(table).getByRole("columnheader", { name: "Applicant" })).toBeTruthy();
  for (const name of ["By applicant", "By bank or insurer"])
    expect(
      within(await screen.findByRole("region", { name })).getByRole("link", { name: /: \$420,000.00, / }),
    ).toBeTruthy();
  expect(screen.queryByRole("region", { name: "By beneficiary" })).toBeNull();
  expect(screen.queryByText("Cost to date")).toBeNull();
  for (const asked of ["ReportRows", "ReportSums"])
    expect(server.callsOf(asked)[0]?.variables.filter).toMatchObject({ isHeld: true });
  expect(screen.getByRole("link", { name: "You applied for" }).getAttribute("href")).toBe("/reports");
});

test("what it is narrowed by is asked of rows and sums alike, and can be cleared", async () => {
  const { user, server } = await open();
  await user.selectOptions(await screen.findByLabelText("Status"), "PROJECTED");
  await user.selectOptions(await screen.findByLabelText("Fact"), "Region");
  await user.type(screen.getByLabelText("Region is"), "South");
  const filter = { isHeld: false, statuses: ["PROJECTED"], metadata: [{ key: "Region", value: "South" }] };
  await waitFor(() => {
    expect(server.callsOf("ReportSums").at(-1)?.variables.filter).toMatchObject(filter);
    expect(server.callsOf("ReportRows").at(-1)?.variables.filter).toMatchObject(filter);
  });
  await user.click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() =>
    expect(server.callsOf("ReportSums").at(-1)?.variables.filter).toMatchObject({
      statuses: [],
      metadata: [],
    }),
  );
});

test("what is exported is narrowed as the report is", async () => {
  const { user, server } = await open({
    ExportOffer: { data: { exportOffer: { rowCount: 0, rowCountIsCapped: false, columns: [] } } },
  });
  await user.selectOptions(await screen.findByLabelText("Status"), "PROJECTED");
  await waitFor(() =>
    expect(server.callsOf("ReportRows").at(-1)?.variables.filter).toMatchObject({ statuses: ["PROJECTED"] }),
  );
  await user.click(screen.getByRole("button", { name: "Export" }));
  expect(await screen.findByText("There is no data available to export")).toBeTruthy();
  expect(server.callsOf("ExportOffer").at(-1)?.variables.wanted).toMatchObject({
    organisationId: HARBOUR_CIVIL.id,
    report: { isHeld: false, statuses: ["PROJECTED"] },
  });
});
