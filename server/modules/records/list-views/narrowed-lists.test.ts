// Every list but that of documents: what narrows it, its file, and its views, which tell nobody more than the list itself.
// Shows: L-03, RP-02.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { FACILITY_APPLICATION_FILTERS } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import { FACILITY_FILTERS } from "@bondline/domain/facilities/facilities/facility-filters.ts";
import { INVOICE_FILTERS } from "@bondline/domain/money/invoices/invoice-filters.ts";
import { MEMBER_FILTERS } from "@bondline/domain/people/members/member-filters.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { parse } from "csv-parse/sync";
import type { Api } from "../../../../testing/api.ts";
import {
  type NarrowedList,
  OFFER,
  provesFaults,
  provesFile,
  provesFilters,
  wantedOf,
} from "../../../../testing/narrowed-list.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { aGuest, joinAs } from "../../../demo/builders/guest-builder.ts";
import { addViewer } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");

const cellsOf = (csv: Buffer): string[][] => parse(csv, { bom: true, relax_column_count: false });
const READER = () => ({ ownerUrl: world.ownerUrl, cellsOf });

let world: World;
let ada: Api;
let cam: Api;
/** The world's day is 20 November 2026. */
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  cam = await world.as("cam");
});
after(() => world.end());

describe("facilities", () => {
  const LIST: NarrowedList = {
    table: FACILITY_FILTERS,
    organisationId: HARBOUR,
    query: `query ($organisationId: ID!, $filter: FacilityFilter) {
      documentFacilities(organisationId: $organisationId, filter: $filter) { totalCount edges { node { name } } } }`,
    field: "documentFacilities",
    nameOf: ({ name }: { name: string }) => name,
    wanted: "facilities",
    nameKey: "name",
    found: [
      [{}, ["Anz line", "Bonds", "Theirs"]],
      [{ statuses: ["STARTED"] }, ["Bonds"]],
      [{ bank: "o sur" }, ["Anz line"]],
      // Its own name is among the words too, and is no bank's.
      [{ bank: "bonds" }, []],
      [{ bank: "%" }, []],
      [{ variants: ["LEASE_BOND", "SURETY_BOND"] }, ["Anz line"]],
      [{ limitFrom: "2000000" }, ["Bonds"]],
      [{ limitTo: "$1,000,000.00" }, ["Anz line", "Theirs"]],
      [{ startsFrom: "2026-03-01", startsTo: "2026-03-01" }, ["Anz line"]],
      [{ startsTo: "2026-02-28" }, ["Bonds", "Theirs"]],
      [{ endsFrom: "2027-01-01" }, ["Anz line"]],
      // What has no end is in no span of ends.
      [{ endsTo: "2030-01-01" }, ["Anz line"]],
      [{ securityTypes: ["CASH"] }, ["Anz line"]],
      [{ sides: ["SHARED"] }, ["Theirs"]],
      [{ sides: ["OWN"], origins: ["HOLDER"] }, ["Anz line"]],
      [{ origins: ["PORTAL"] }, ["Bonds"]],
      [{ archived: ["CURRENT"], statuses: ["STARTED"] }, ["Bonds"]],
      [{ archived: ["ARCHIVED"] }, []],
    ],
  };

  before(async () => {
    const vero = await buildFacility(world.app, {
      fields: {
        name: "Anz line",
        provider: "Vero Surety",
        limit: "1000000",
        startDate: "2026-03-01",
        endDate: "2027-06-30",
        documentVariants: ["SURETY_BOND"],
        securityType: "CASH",
        setUpCost: "1200",
      },
    });
    const plain = {
      startDate: "2026-01-31",
      documentVariants: ["BANK_GUARANTEE"],
      limit: "500000",
      endDate: null,
    };
    await buildFacility(world.app, {
      arrangedWith: "macquarie",
      fields: { ...plain, name: "Bonds", limit: "2000000" },
    });
    await buildFacility(world.app, {
      owner: "wesfarmers",
      sharedWith: "harbour",
      fields: { ...plain, name: "Theirs", setUpCost: "9900" },
    });
    await addViewer(world.app, "facility", vero, "cam");
  });

  test("are narrowed by each filter, in the list and its file", () => provesFilters(ada, LIST));
  test("name every faulty filter at once", () => provesFaults(ada, LIST));

  test("leave as a file row for row; what another organisation's costs is not in it", async () => {
    const rows = await provesFile(ada, READER(), LIST);
    assert.deepEqual(
      rows.map(({ limit, status, side, holder, setUpCost, headroom, documentVariants }) => [
        limit,
        status,
        side,
        holder,
        setUpCost,
        headroom,
        documentVariants,
      ]),
      [
        [
          "1000000.00",
          "Established",
          "Our own",
          "Harbour Civil Pty Ltd",
          "1200.00",
          "1000000.00",
          "Surety Bond",
        ],
        [
          "2000000.00",
          "Started",
          "Our own",
          "Harbour Civil Pty Ltd",
          "2500.00",
          "2000000.00",
          "Bank Guarantee",
        ],
        [
          "500000.00",
          "Established",
          "Shared with us",
          "Wesfarmers Limited",
          "",
          "500000.00",
          "Bank Guarantee",
        ],
      ],
    );
  });

  test("to a limited member are those that they were added to, without costs", async () => {
    const { rowCount, columns } = (await cam.get(OFFER, { wanted: wantedOf(LIST, {}) })).exportOffer;
    assert.equal(rowCount, 1);
    const keys = columns.map(({ key }: { key: string }) => key);
    assert.deepEqual(
      [keys.includes("name"), keys.includes("setUpCost"), keys.includes("annualCost")],
      [true, false, false],
    );
    const hidden = await cam.get(LIST.query, { organisationId: HARBOUR, filter: { sides: ["SHARED"] } });
    assert.equal(hidden.documentFacilities.totalCount, 0);
  });
});

describe("invoices", () => {
  const numbers: string[] = [];
  const LIST: NarrowedList = {
    table: INVOICE_FILTERS,
    organisationId: HARBOUR,
    query: `query ($organisationId: ID!, $filter: InvoiceFilter) {
      invoices(organisationId: $organisationId, filter: $filter) { totalCount edges { node { draftReferenceNumber } } } }`,
    field: "invoices",
    nameOf: ({ draftReferenceNumber }: { draftReferenceNumber: string }) =>
      String(numbers.indexOf(draftReferenceNumber)),
    wanted: "invoices",
    nameKey: "draftReference",
    // The first is paid, the second waits since the day after, and is a little over a thousand dollars.
    found: [
      [{}, ["0", "1"]],
      [{ paymentStatuses: ["succeeded"] }, ["0"]],
      [{ paymentStatuses: ["requires_payment_method", "processing"] }, ["1"]],
      [{ amountFrom: "1" }, ["0", "1"]],
      [{ amountTo: "1" }, []],
      [{ owedFrom: "1" }, ["1"]],
      [{ owedTo: "1" }, []],
      [{ issuedFrom: "2026-11-21" }, ["1"]],
      [{ issuedTo: "2026-11-20" }, ["0"]],
      [{ issuedFrom: "2026-11-20", issuedTo: "2026-11-21" }, ["0", "1"]],
      [{ dueTo: "2026-11-20" }, []],
      [{ dueFrom: "2026-11-21", dueTo: "2027-01-31" }, ["0", "1"]],
      [{ paidFrom: "2026-11-20", paidTo: "2026-11-20" }, ["0"]],
      [{ paidFrom: "2026-11-21" }, []],
      [{ variants: ["BANK_GUARANTEE"] }, ["0", "1"]],
      [{ variants: ["SURETY_BOND"] }, []],
      [{ beneficiary: "WOOL" }, ["0", "1"]],
      [{ beneficiary: "harbour" }, []],
      [{ archived: ["CURRENT"], beneficiary: "WOOL" }, ["0", "1"]],
      [{ archived: ["ARCHIVED"] }, []],
    ],
  };
  const QUERY = LIST.query;

  before(async () => {
    const paid = await world.draft({ status: "PROCESSING" });
    world.clock.advance({ days: 1 });
    [ada, cam] = [await world.as("ada"), await world.as("cam")];
    const open = await world.draft({ status: "PENDING_PAYMENT" });
    numbers.push(paid.referenceNumber, open.referenceNumber);
  });

  test("are narrowed by each filter, in the list and its file", () => provesFilters(ada, LIST));
  test("name every faulty filter at once", () => provesFaults(ada, LIST));

  test("leave as a file row for row, with what is still owed of each", async () => {
    const named = {
      ...LIST,
      nameOf: ({ draftReferenceNumber }: { draftReferenceNumber: string }) => draftReferenceNumber,
    };
    const rows = await provesFile(ada, READER(), named);
    const [open, paid] = rows;
    assert.deepEqual([open?.status, paid?.status], ["Open", "Paid"]);
    assert.equal(open?.owed, open?.total);
    assert.deepEqual([paid?.owed, paid?.paid], ["0.00", paid?.total]);
    assert.deepEqual(
      [paid?.issuedDate, paid?.paidDate, open?.issuedDate],
      ["2026-11-20", "2026-11-20", "2026-11-21"],
    );
  });

  test("are found by their number, and ordered by their total", async () => {
    const search = `query ($o: ID!, $search: String) { invoices(organisationId: $o, search: $search, sort: { field: AMOUNT, direction: ASC }) {
      totalCount edges { node { invoice { invoiceNumber total } } } } }`;
    const { invoices } = await ada.get(search, { o: HARBOUR });
    const [first, second] = invoices.edges.map(
      ({ node }: { node: { invoice: { invoiceNumber: string; total: string } } }) => node.invoice,
    );
    assert.ok(centsFromDecimal(first.total) <= centsFromDecimal(second.total));
    const found = await ada.get(search, { o: HARBOUR, search: second.invoiceNumber.toLowerCase() });
    assert.equal(found.invoices.totalCount, 1);
  });

  test("whoever does not see them gets no file, no view and no name of one", async () => {
    assert.equal(await cam.codeOf(QUERY, { organisationId: HARBOUR, filter: {} }), "ORGANISATION_NOT_FOUND");
    assert.equal(await cam.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "ORGANISATION_NOT_FOUND");
    const view = {
      organisationId: HARBOUR,
      list: "INVOICES",
      name: "Owed to Macquarie",
      place: "",
      isShared: true,
    };
    const kept = await ada.mutate("createListView", "CreateListViewInput", view, "listView { id version }");
    const { id, version } = kept.data.createListView.listView;
    const VIEWS = "query ($o: ID!) { listViews(organisationId: $o, list: INVOICES) { name } }";
    assert.equal((await ada.get(VIEWS, { o: HARBOUR })).listViews.length, 1);
    assert.equal(await cam.codeOf(VIEWS, { o: HARBOUR }), "ORGANISATION_NOT_FOUND");
    const own = await cam.mutate(
      "createListView",
      "CreateListViewInput",
      { ...view, isShared: false },
      "listView { id }",
    );
    assert.equal(own.errors?.[0]?.extensions.code, "ORGANISATION_NOT_FOUND");
    const changed = await cam.mutate(
      "updateListView",
      "UpdateListViewInput",
      { id, version },
      "listView { id }",
    );
    assert.equal(changed.errors?.[0]?.extensions.code, "LIST_VIEW_NOT_FOUND");
  });
});

describe("members", () => {
  const LIST: NarrowedList = {
    table: MEMBER_FILTERS,
    organisationId: HARBOUR,
    query: `query ($organisationId: ID!, $filter: MemberFilter) {
      organisationMembers(organisationId: $organisationId, filter: $filter) { totalCount edges { node { givenName } } } }`,
    field: "organisationMembers",
    nameOf: ({ givenName }: { givenName: string }) => givenName,
    wanted: "members",
    nameKey: "givenName",
    // Gil joined three days after the others.
    found: [
      [{}, ["Ada", "Ben", "Cam", "Gil"]],
      [{ roles: ["ADMIN"] }, ["Ada"]],
      [{ roles: ["USER", "LIMITED_USER"] }, ["Ben", "Cam", "Gil"]],
      [{ sinceFrom: "2026-11-24" }, ["Gil"]],
      [{ sinceTo: "2026-11-23" }, ["Ada", "Ben", "Cam"]],
      [{ sinceFrom: "2026-11-24", sinceTo: "2026-11-24", roles: ["ADMIN"] }, []],
    ],
  };

  before(async () => {
    world.clock.advance({ days: 3 });
    [ada, cam] = [await world.as("ada"), await world.as("cam")];
    const gil = await aGuest(world.app, "Gil");
    await joinAs(world.app, gil, { organisationId: HARBOUR, role: "USER" });
  });

  test("are narrowed by each filter, in the list and its file", () => provesFilters(ada, LIST));
  test("name every faulty filter at once", () => provesFaults(ada, LIST));

  test("leave as a file row for row, for everybody who knows them", async () => {
    const rows = await provesFile(cam, READER(), LIST);
    // At midnight of London, by the clocks of Sydney.
    assert.deepEqual(
      rows.map(({ email, role, createdAt }) => [email, role, createdAt]),
      [
        ["ada@harbourcivil.example", "Administrator", "2026-11-20 11:00:00"],
        ["ben@harbourcivil.example", "Standard User", "2026-11-20 11:00:00"],
        ["cam@harbourcivil.example", "Limited User", "2026-11-20 11:00:00"],
        ["gil@guests.example", "Standard User", "2026-11-24 11:00:00"],
      ],
    );
  });

  test("are ordered by when they came, page by page", async () => {
    const query = `query ($o: ID!, $after: String) {
      organisationMembers(organisationId: $o, sort: { field: CREATED_AT, direction: DESC }, first: 1, after: $after) {
        edges { node { givenName } } pageInfo { endCursor } } }`;
    const first = (await ada.get(query, { o: HARBOUR })).organisationMembers;
    assert.equal(first.edges[0].node.givenName, "Gil");
    const after = (await ada.get(query, { o: HARBOUR, after: first.pageInfo.endCursor })).organisationMembers;
    assert.notEqual(after.edges[0].node.givenName, "Gil");
  });

  test("whoever is none of them gets neither list nor file", async () => {
    const wes = await world.as("wes");
    assert.equal(
      await wes.codeOf(LIST.query, { organisationId: HARBOUR, filter: {} }),
      "ORGANISATION_NOT_FOUND",
    );
    assert.equal(await wes.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "ORGANISATION_NOT_FOUND");
  });
});

describe("applications for facilities", () => {
  const LIST: NarrowedList = {
    table: FACILITY_APPLICATION_FILTERS,
    organisationId: HARBOUR,
    query: `query ($organisationId: ID!, $filter: FacilityApplicationFilter) {
      facilityApplications(organisationId: $organisationId, filter: $filter) { totalCount edges { node { id } } } }`,
    field: "facilityApplications",
    nameOf: ({ id }: { id: string }) => NAMES.get(id) ?? id,
    wanted: "facilityApplications",
    nameKey: "referenceNumber",
    found: [
      [{}, ["draft", "sent", "surety", "theirs"]],
      [{ statuses: ["DRAFT"] }, ["draft"]],
      // What desk and bank call otherwise is under way to its applicant.
      [{ statuses: ["PROCESSING"] }, ["sent", "surety", "theirs"]],
      [{ statuses: ["REJECTED"] }, []],
      [{ types: ["SURETY_BOND"] }, ["surety"]],
      [{ limitFrom: "2000000" }, ["draft", "sent", "surety", "theirs"]],
      [{ limitTo: "1999999.99" }, []],
      // Theirs was sent there too, which is not said to whoever shares it.
      [{ bank: "MACQ" }, ["sent"]],
      [{ startedFrom: "2026-11-25" }, ["surety"]],
      [{ startedTo: "2026-11-24" }, ["draft", "sent", "theirs"]],
      [{ submittedFrom: "2026-11-25" }, ["surety"]],
      [{ submittedTo: "2026-11-24" }, ["sent", "theirs"]],
      [{ sides: ["SHARED"] }, ["theirs"]],
      [{ archived: ["CURRENT"], statuses: ["DRAFT"] }, ["draft"]],
      [{ archived: ["ARCHIVED"] }, []],
    ],
  };
  const NAMES = new Map<string, string>();
  const REFERENCES = new Map<string, string>();

  before(async () => {
    const name = async (called: string, build: Parameters<typeof buildApplication>[1]) => {
      const { id, referenceNumber } = await buildApplication(world.app, build);
      NAMES.set(id, called);
      REFERENCES.set(referenceNumber, called);
    };
    await name("draft", { status: "DRAFT" });
    await name("sent", { status: "PROCESSING" });
    await name("theirs", { status: "PROCESSING", owner: "wesfarmers", sharedWith: "harbour" });
    world.clock.advance({ days: 1 });
    ada = await world.as("ada");
    await name("surety", { status: "SUBMITTED", facilityType: "SURETY_BOND" });
  });

  test("are narrowed by each filter, in the list and its file", () => provesFilters(ada, LIST));
  test("name every faulty filter at once", () => provesFaults(ada, LIST));

  test("leave as a file row for row; to which bank another organisation applies is not in it", async () => {
    const byReference = {
      ...LIST,
      query: LIST.query.replace("{ id }", "{ referenceNumber }"),
      nameOf: ({ referenceNumber }: { referenceNumber: string }) => referenceNumber,
    };
    const rows = await provesFile(ada, READER(), byReference);
    assert.deepEqual(
      rows
        .map((row) => [
          REFERENCES.get(row.referenceNumber ?? ""),
          row.status,
          row.side,
          row.supplier,
          row.fee,
          row.submittedAt,
        ])
        .toSorted(),
      [
        ["draft", "Draft", "Our own", "", "850.00", ""],
        ["sent", "Processing", "Our own", "Macquarie", "850.00", "2026-11-24 11:00:00"],
        ["surety", "Processing", "Our own", "", "0.00", "2026-11-25 11:00:00"],
        ["theirs", "Processing", "Shared with us", "", "", "2026-11-24 11:00:00"],
      ],
    );
  });

  test("are found by their reference and ordered by limit, page by page", async () => {
    const query = `query ($o: ID!, $after: String, $search: String) {
      facilityApplications(organisationId: $o, search: $search, sort: { field: LIMIT, direction: ASC }, first: 1, after: $after) {
        totalCount edges { node { id } } pageInfo { hasNextPage endCursor } } }`;
    const idsFrom = async (after?: string): Promise<string[]> => {
      const { edges, pageInfo } = (await ada.get(query, { o: HARBOUR, after })).facilityApplications;
      const further = pageInfo.hasNextPage ? await idsFrom(pageInfo.endCursor) : [];
      return [edges[0].node.id, ...further];
    };
    const seen = await idsFrom();
    assert.deepEqual(seen.toSorted(), [...NAMES.keys()].toSorted());
    const [[reference, called] = []] = REFERENCES;
    const found = (await ada.get(query, { o: HARBOUR, search: reference?.toLowerCase() }))
      .facilityApplications;
    assert.equal(found.totalCount, 1);
    assert.equal(NAMES.get(found.edges[0].node.id), called);
  });

  test("what waits at the desk is one list, narrowed by nobody", async () => {
    const rosa = await world.as("rosa");
    const narrowed = await rosa.ask('{ facilityApplications(search: "x") { totalCount } }');
    assert.deepEqual(Object.keys(narrowed.errors?.[0]?.extensions.fields ?? {}), ["organisationId"]);
    assert.equal(
      (await rosa.get("{ facilityApplications { totalCount } }")).facilityApplications.totalCount,
      3,
    );
  });

  test("a limited member gets neither list, file nor view", async () => {
    cam = await world.as("cam");
    assert.equal(
      await cam.codeOf(LIST.query, { organisationId: HARBOUR, filter: {} }),
      "ORGANISATION_NOT_FOUND",
    );
    assert.equal(await cam.codeOf(OFFER, { wanted: wantedOf(LIST, {}) }), "ORGANISATION_NOT_FOUND");
    const views = "query ($o: ID!) { listViews(organisationId: $o, list: FACILITY_APPLICATIONS) { id } }";
    assert.equal(await cam.codeOf(views, { o: HARBOUR }), "ORGANISATION_NOT_FOUND");
  });
});
