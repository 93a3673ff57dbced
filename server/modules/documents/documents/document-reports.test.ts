// Reports over documents: what fits a filter, sums that are exact in every grouping, and who is counted what.
// Shows: RP-01, RP-06..RP-08, RP-13, API-020.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { IN_FLIGHT_STATUSES } from "@bondline/domain/drafts/drafts/draft.ts";
import { addCents, cents, centsFromDecimal, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { addViewer } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { putOnFacility } from "../../../demo/seed-facilities.ts";

const HARBOUR = idOf("organisation", "harbour");
const REPORT = `query ($o: ID!, $filter: DocumentReportFilter) { documentReport(organisationId: $o, filter: $filter) {
  totalCount totalAmount byVariant { key count amount } byStatus { key count amount } byBeneficiary { key count amount } byExpiryMonth { key count amount } } }`;
const ROWS = `query ($o: ID!, $filter: DocumentReportFilter, $first: Int, $after: String) {
  documentsForReports(organisationId: $o, filter: $filter, first: $first, after: $after) { totalCount edges { node { id guaranteeNumber metadata { key value } } } pageInfo { hasNextPage endCursor } } }`;

let world: World;
let ada: Api;
const ids: string[] = [];
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  for (const key of ["Region", "Cost centre"])
    await ada.mutate(
      "createOrganisationDocumentMetadata",
      "CreateOrganisationDocumentMetadataInput",
      { organisationId: HARBOUR, key },
      "organisation { id }",
    );
  const fixed = (day: string) => ({ expiryType: "FIXED", expiresAt: day });
  const MADE = [
    {
      beneficiary: "qantas",
      fields: { amount: "999999999.99", guaranteeNumber: "R-0", ...fixed("2027-03-31") },
    },
    {
      beneficiary: "qantas",
      fields: { amount: "999999999.99", guaranteeNumber: "R-1", ...fixed("2027-03-01") },
    },
    {
      beneficiary: "bhp",
      fields: {
        amount: "1.01",
        documentVariant: "LEASE_BOND",
        guaranteeNumber: "R-2",
        metadata: [
          { key: "Region", value: "South" },
          { key: "Cost centre", value: "CC-41" },
        ],
      },
    },
    {
      isProjected: true,
      fields: { amount: "500", guaranteeNumber: "R-3", metadata: [{ key: "Region", value: "South" }] },
    },
  ] as const;
  for (const overrides of MADE) ids.push(await recordDocument(world.app, overrides));
});
after(() => world.end());

const report = async (filter: object = {}, api = ada) =>
  (await api.get(REPORT, { o: HARBOUR, filter })).documentReport;
const numbers = async (filter: object = {}) => {
  const { documentsForReports } = await ada.get(ROWS, { o: HARBOUR, filter });
  return documentsForReports.edges.map(
    ({ node }: { node: { guaranteeNumber: string } }) => node.guaranteeNumber,
  );
};

test("every grouping comes to the same whole, to the cent", async () => {
  const { totalCount, totalAmount, ...groups } = await report();
  assert.equal(totalCount, 4);
  assert.equal(totalAmount, "2000000500.99");
  for (const [name, parts] of Object.entries(groups) as [string, { amount: string; count: number }[]][]) {
    const sum = parts.reduce((whole, { amount }) => cents(whole + centsFromDecimal(amount)), cents(0n));
    assert.equal(sum, centsFromDecimal(totalAmount), name);
    assert.equal(
      parts.reduce((count, part) => count + part.count, 0),
      4,
      name,
    );
  }
  assert.deepEqual(groups.byExpiryMonth, [
    { key: "2027-03", count: 2, amount: "1999999999.98" },
    { key: null, count: 2, amount: "501.01" },
  ]);
  assert.deepEqual(
    groups.byVariant.map(({ key, count }: { key: string; count: number }) => [key, count]),
    [
      ["BANK_GUARANTEE", 3],
      ["LEASE_BOND", 1],
    ],
  );
});

test("rows and sums answer the same filter, what expires first stands first", async () => {
  assert.deepEqual(await numbers(), ["R-1", "R-0", "R-2", "R-3"]);
  const FILTERS: [filter: object, fitting: string[]][] = [
    [{ statuses: ["PROJECTED"] }, ["R-3"]],
    [{ variants: ["LEASE_BOND", "SURETY_BOND"] }, ["R-2"]],
    [{ expiresFrom: "2027-03-02", expiresTo: "2027-03-31" }, ["R-0"]],
    [{ search: "qantas" }, ["R-1", "R-0"]],
    [{ metadata: [{ key: "region", value: "SOUTH" }] }, ["R-2", "R-3"]],
    [
      {
        metadata: [
          { key: "Region", value: "South" },
          { key: "Cost centre", value: "CC-41" },
        ],
      },
      ["R-2"],
    ],
    [{ metadata: [{ key: "Region", value: "North" }] }, []],
  ];
  for (const [filter, fitting] of FILTERS) {
    assert.deepEqual(await numbers(filter), fitting, JSON.stringify(filter));
    assert.equal((await report(filter)).totalCount, fitting.length);
  }
  assert.equal((await report({ metadata: [{ key: "Region", value: "North" }] })).totalAmount, "0.00");
});

test("it pages without gap or repeat", async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { documentsForReports: page }: { documentsForReports: Page } = await ada.get(ROWS, {
      o: HARBOUR,
      first: 1,
      after,
    });
    seen.push(...page.edges.map(({ node }) => node.guaranteeNumber));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  assert.deepEqual(seen, ["R-1", "R-0", "R-2", "R-3"]);
});
type Page = {
  edges: { node: { guaranteeNumber: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
};

test("a limited user is counted what they were added to, and nobody another organisation's", async () => {
  const cam = await world.as("cam");
  assert.equal((await report({}, cam)).totalCount, 0);
  await addViewer(world.app, "document", { id: ids[2] ?? "", organisationId: HARBOUR }, "cam");
  assert.equal((await report({}, cam)).totalAmount, "1.01");
  const wes = await world.as("wes");
  assert.equal(await wes.codeOf(REPORT, { o: HARBOUR }), "ORGANISATION_NOT_FOUND");
});

const GROUPINGS = {
  byVariant: "VARIANT",
  byStatus: "STATUS",
  byBeneficiary: "BENEFICIARY",
  byState: "STATE",
  byApplicant: "APPLICANT",
  byBank: "BANK",
  byExpiryMonth: "EXPIRY_MONTH",
} as const;
const FIGURES = "key count amount established establishedCount projected";
type Figures = { key: string | null; count: number; amount: string; established: string; projected: string };
type ReportedRow = { node: { amount: string; status: string; documentVariant: string } };

/** What rows that are read one by one come to. */
async function addedUp(within: object) {
  const ROWS_OF =
    "query ($o: ID!, $filter: DocumentReportFilter) { documentsForReports(organisationId: $o, filter: $filter, first: 100) { edges { node { amount status documentVariant } } } }";
  const { documentsForReports } = await ada.get(ROWS_OF, { o: HARBOUR, filter: within });
  const rows: ReportedRow["node"][] = documentsForReports.edges.map(({ node }: ReportedRow) => node);
  const sum = (of: readonly ReportedRow["node"][]) =>
    of.reduce((whole, { amount }) => whole + centsFromDecimal(amount), 0n);
  const inForce = rows.filter(({ status }) => ["PENDING", "ESTABLISHED", "AWAITING_RETURN"].includes(status));
  return {
    count: rows.length,
    amount: sum(rows),
    established: sum(inForce),
    projected: sum(rows.filter(({ status }) => status === "PROJECTED")),
  };
}
const figuresOf = ({ count, amount, established, projected }: Figures) => ({
  count,
  amount: centsFromDecimal(amount),
  established: centsFromDecimal(established),
  projected: centsFromDecimal(projected),
});

const BY_FACILITY = `query ($o: ID!, $f: DocumentReportFilter) {
  documentReport(organisationId: $o, filter: $f) { byFacility { name limit inFlight group { ${FIGURES} } } } }`;

test("a facility shows what is in flight on it, as its own page and the list of drafts do", async () => {
  const { id } = await buildFacility(world.app, { fields: { name: "On its way", limit: "5000000.00" } });
  for (const [status, amount] of [
    ["SUBMITTED", "120000.10"],
    ["PENDING_PAYMENT", "80000.05"],
    ["DRAFT", "99000.00"],
    ["CANCELLED", "98000.00"],
  ] as const)
    await world.draft({ status, fields: { amount, facilityId: id } });

  const { documentReport } = await ada.get(BY_FACILITY, { o: HARBOUR });
  const own = documentReport.byFacility.find(({ name }: { name: string | null }) => name === "On its way");
  assert.equal(own.inFlight, "200000.15");
  assert.equal(own.limit, "5000000.00");
  assert.equal(own.group.count, 0);

  const { documentFacility, drafts } = await ada.get(
    `query ($id: ID!, $o: ID!, $s: [DraftStatus!]) {
      documentFacility(id: $id) { totalDrafts }
      drafts(organisationId: $o, filter: { facilityId: $id, statuses: $s }, first: 25) { edges { node { amount } } } }`,
    { id, o: HARBOUR, s: IN_FLIGHT_STATUSES },
  );
  assert.equal(documentFacility.totalDrafts, own.inFlight);
  assert.equal(
    decimalFromCents(
      addCents(
        ...drafts.edges.map(({ node }: { node: { amount: string } }) => centsFromDecimal(node.amount)),
      ),
    ),
    own.inFlight,
  );
});

test("a report that is narrowed to documents says nothing of drafts", async () => {
  for (const f of [
    { isHeld: true },
    { search: "a" },
    { variants: ["BANK_GUARANTEE"] },
    { within: [{ by: "BANK", key: "Westpac" }] },
  ]) {
    const { documentReport } = await ada.get(BY_FACILITY, { o: HARBOUR, f });
    for (const { inFlight } of documentReport.byFacility) assert.equal(inFlight, null);
  }
});

test("somebody who was added to few sees of what is in flight only theirs", async () => {
  const { id } = await buildFacility(world.app, { fields: { name: "Partly seen", limit: "5000000.00" } });
  const [theirs] = await Promise.all(
    ["75000.00", "60000.00"].map((amount) =>
      world.draft({ status: "SUBMITTED", fields: { amount, facilityId: id } }),
    ),
  );
  const cam = await world.as("cam");
  const inFlightFor = async () => {
    const { documentReport } = await cam.get(BY_FACILITY, { o: HARBOUR });
    return documentReport.byFacility
      .map(({ inFlight }: { inFlight: string }) => inFlight)
      .filter((inFlight: string) => inFlight !== "0.00");
  };
  assert.deepEqual(await inFlightFor(), []);
  assert.ok(theirs !== undefined);
  await addViewer(world.app, "draft", theirs, "cam");
  assert.deepEqual(await inFlightFor(), ["75000.00"]);
});

test("the rows of every bar come to its figure, to the cent", async () => {
  const facility = await buildFacility(world.app, { fields: { limit: "900000000.00" } });
  await putOnFacility(world.app, ids[2] ?? "", facility.id);
  const asked = `query ($o: ID!) { documentReport(organisationId: $o) {
    ${Object.keys(GROUPINGS)
      .map((name) => `${name} { ${FIGURES} }`)
      .join(" ")}
    byFacility { name limit group { ${FIGURES} } } byExpiryMonthAndVariant { variant group { ${FIGURES} } } } }`;
  const { documentReport } = await ada.get(asked, { o: HARBOUR });
  const { byFacility, byExpiryMonthAndVariant, ...plain } = documentReport;
  for (const [name, groups] of Object.entries(plain) as [keyof typeof GROUPINGS, Figures[]][]) {
    assert.ok(groups.length > 0, name);
    for (const group of groups) {
      const within = [{ by: GROUPINGS[name], key: group.key }];
      assert.deepEqual(await addedUp({ within }), figuresOf(group), `${name} ${group.key}`);
    }
  }
  assert.deepEqual(
    byFacility
      .filter(({ group }: { group: Figures }) => group.count > 0)
      .map(({ name, limit }: { name: string; limit: string }) => [name, limit]),
    [
      ["Guarantee facility", "900000000.00"],
      [null, null],
    ],
  );
  for (const { group } of byFacility as { group: Figures }[]) {
    const within = [{ by: "FACILITY", key: group.key }];
    assert.deepEqual(await addedUp({ within }), figuresOf(group), `facility ${group.key}`);
  }
  for (const { variant, group } of byExpiryMonthAndVariant as { variant: string; group: Figures }[]) {
    const within = [{ by: "EXPIRY_MONTH", key: group.key }];
    assert.deepEqual(
      await addedUp({ within, variants: [variant] }),
      figuresOf(group),
      `${variant} ${group.key}`,
    );
  }
});

test("a group is one of its kind, a state is that of the beneficiary, and no more are asked than there are kinds", async () => {
  const { documentReport } = await ada.get(
    "query ($o: ID!) { documentReport(organisationId: $o) { byState { key } } }",
    { o: HARBOUR },
  );
  assert.ok(documentReport.byState.some(({ key }: Figures) => key === "NSW"));
  assert.equal((await report({ within: [{ by: "BANK", key: "A bank that nobody has" }] })).totalCount, 0);
  const many = Array.from({ length: 9 }, () => ({ by: "BANK", key: null }));
  const { errors } = await ada.ask(REPORT, { o: HARBOUR, filter: { within: many } });
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["within"]);
});

test("a fact that nobody could have noted is refused at its field", async () => {
  const metadata = [{ key: "Region", value: "So\u0000uth" }];
  const { errors } = await ada.ask(REPORT, { o: HARBOUR, filter: { metadata } });
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["metadata.0.value"]);
});

test("a day that is none is refused at its field", async () => {
  const { errors } = await ada.ask(REPORT, { o: HARBOUR, filter: { expiresFrom: "31/12/2027" } });
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["expiresFrom"]);
});

test("the cost to date is that of every document together, and a limited user's alone to be left out", async () => {
  const COSTS =
    "query ($o: ID!) { documentReport(organisationId: $o) { costToDate } documentsForReports(organisationId: $o, first: 100) { edges { node { costs { accruedCost setUpCost } } } } }";
  await recordDocument(world.app, {
    fields: {
      amount: "100000",
      costs: {
        setUpCost: "450",
        recurringFeeType: "ANNUAL_PERCENTAGE",
        recurringPercentageCost: "2",
        recurringCostFrequency: 6,
      },
    },
  });
  const { documentReport, documentsForReports } = await ada.get(COSTS, { o: HARBOUR });
  type Row = { node: { costs: { accruedCost: string; setUpCost: string } | null } };
  const added = documentsForReports.edges
    .flatMap(({ node }: Row) => (node.costs === null ? [] : [node.costs.accruedCost, node.costs.setUpCost]))
    .reduce((sum: bigint, each: string) => sum + centsFromDecimal(each), 0n);
  assert.ok(added > 45_000n);
  assert.equal(centsFromDecimal(documentReport.costToDate), added);
  await requireMonths(documentReport.costToDate);
  const cam = await world.as("cam");
  assert.equal((await cam.get(COSTS, { o: HARBOUR })).documentReport.costToDate, null);
});

/** To date they are the cost to date, each month is the list behind it, and a month that was never told is refused. */
async function requireMonths(costToDate: string): Promise<void> {
  const MONTHS =
    "query ($o: ID!) { documentReport(organisationId: $o) { costs { openEndedCount months { month accrued toCome } } } }";
  const { costs } = (await ada.get(MONTHS, { o: HARBOUR })).documentReport;
  type Month = { month: string; accrued: string; toCome: string };
  const months: Month[] = costs.months;
  const sum = (of: readonly Month[], which: "accrued" | "toCome") =>
    of.reduce((whole, each) => whole + centsFromDecimal(each[which]), 0n);
  assert.equal(sum(months, "accrued"), centsFromDecimal(costToDate));
  assert.ok(sum(months, "toCome") > 0n);
  assert.deepEqual(
    [months.length, months[0]?.month, months[1]?.month, months.at(-1)?.month],
    [20, "EARLIER", "2026-05", "LATER"],
  );
  const BEHIND =
    "query ($o: ID!, $month: String!) { documentReport(organisationId: $o) { costsInMonth(month: $month) { documentId accrued toCome } } }";
  for (const month of months) {
    const { costsInMonth } = (await ada.get(BEHIND, { o: HARBOUR, month: month.month })).documentReport;
    assert.deepEqual(
      [sum(costsInMonth, "accrued"), sum(costsInMonth, "toCome")],
      [centsFromDecimal(month.accrued), centsFromDecimal(month.toCome)],
      month.month,
    );
  }
  const OF_YEAR = MONTHS.replace("costs {", "costsOfYear {");
  const { costsOfYear } = (await ada.get(OF_YEAR, { o: HARBOUR })).documentReport;
  const year: Month[] = costsOfYear.months;
  assert.deepEqual(
    [year.length, year[1]?.month, year.at(-2)?.month],
    [14, "2026-07", "2027-06"],
    "the financial year that today lies in",
  );
  assert.deepEqual(
    year.slice(1, -1),
    months.filter(({ month }) => month >= "2026-07" && month <= "2027-06"),
    "each month costs the same, whichever months it is told among",
  );
  const { errors } = await ada.ask(BEHIND, { o: HARBOUR, month: "1999-01" });
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["month"]);
}

test("a month's calendar has each day on which something in force ends, with the largest of it, and is what the report of the day says", async () => {
  const ENDINGS =
    "query ($o: ID!, $month: String!) { documentReport(organisationId: $o, filter: { isHeld: false }) { endings(month: $month) { day count amount largest { documentId reference beneficiary } } } }";
  const endings = async (month: string) =>
    (await ada.get(ENDINGS, { o: HARBOUR, month })).documentReport.endings;
  const found = await endings("2027-03");
  assert.deepEqual(
    found.map(({ day, count, amount }: { day: string; count: number; amount: string }) => [
      day,
      count,
      amount,
    ]),
    [
      ["2027-03-01", 1, "999999999.99"],
      ["2027-03-31", 1, "999999999.99"],
    ],
  );
  assert.deepEqual(found[0].largest, [
    { documentId: ids[1], reference: "R-1", beneficiary: "Qantas Airways Limited" },
  ]);
  for (const { day, count, amount } of found) {
    const { documentReport } = await ada.get(REPORT, {
      o: HARBOUR,
      filter: { isHeld: false, expiresFrom: day, expiresTo: day },
    });
    assert.deepEqual([documentReport.totalCount, documentReport.totalAmount], [count, amount]);
  }
  assert.deepEqual(await endings("1999-03"), []);
  const { errors } = await ada.ask(ENDINGS, { o: HARBOUR, month: "March" });
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["month"]);
});

test("what is due back is what was asked back, or was thought to be back by that day and is still in force", async () => {
  const dueBack = async (returnDueBy: string) =>
    (await numbers({ returnDueBy })).filter((number: string) => number === "G 2026/009001");
  await world.draft({
    status: "ESTABLISHED",
    fields: { expectedReturnDate: "2027-01-31" },
    guaranteeNumber: "G 2026/009001",
  });
  assert.deepEqual(await dueBack("2027-01-30"), []);
  assert.deepEqual(await dueBack("2027-01-31"), ["G 2026/009001"]);
});

test("a beneficiary that is amended is summed under its new name, and one that was taken away under the next", async () => {
  const id = await recordDocument(world.app, { beneficiary: "bhp", fields: { guaranteeNumber: "R-9" } });
  const namesOf = async () => {
    const { byBeneficiary } = await report({ search: "R-9" });
    return byBeneficiary.map(({ key }: { key: string }) => key);
  };
  const PARTIES = "document { version parties { id partyVariant name } }";
  const amended = async (version: number, parties: object[]) => {
    const input = { id, version, amendments: { parties } };
    const { data } = await ada.mutate("amendDocument", "AmendDocumentInput", input, PARTIES);
    return data.amendDocument.document;
  };
  const [before] = await namesOf();
  const { document } = await ada.get(
    `query ($id: ID!) { ${PARTIES.replace("document", "document(id: $id)")} }`,
    { id },
  );
  const [beneficiary] = document.parties.filter(
    ({ partyVariant }: { partyVariant: string }) => partyVariant === "BENEFICIARY",
  );
  const renamed = await amended(document.version, [
    { id: beneficiary.id, partyVariant: "BENEFICIARY", name: "Renamed Roads Limited" },
    { partyVariant: "BENEFICIARY", name: "Second Shire Council" },
  ]);
  assert.notEqual(before, "Renamed Roads Limited");
  assert.deepEqual(await namesOf(), ["Renamed Roads Limited"]);
  await amended(renamed.version, [{ id: beneficiary.id, isDeleted: true }]);
  assert.deepEqual(await namesOf(), ["Second Shire Council"]);
});
