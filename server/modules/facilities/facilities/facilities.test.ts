// Facilities through the API: recorded, changed, arranged, ended and listed.
// Shows: FA-001, FA-003, FA-004, FA-103..FA-122, FA-131..FA-136, FA-142, FA-144..FA-147, R-64, X-28, X-49, X-55, Q-013, Q-014, API-131, API-132, API-140..API-143.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const WESFARMERS = idOf("organisation", "wesfarmers");
const FIELDS = {
  name: "Macquarie guarantee facility",
  provider: "Macquarie Bank Limited",
  limit: "$5,000,000",
  startDate: "01/01/2026",
  documentVariants: ["LEASE_BOND", "BANK_GUARANTEE"],
};

let world: World;
let ada: Api;
let rosa: Api;
let wes: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa, wes] = [await world.as("ada"), await world.as("rosa"), await world.as("wes")];
});
after(() => world.end());

const create = (api: Api, facility: object, organisationId = HARBOUR, selection = "id version status") =>
  api.mutate(
    "createDocumentFacility",
    "CreateDocumentFacilityInput",
    { organisationId, facility: { ...FIELDS, ...facility } },
    `documentFacility { ${selection} }`,
  );
const move = (api: Api, name: string, input: object) =>
  api.mutate(name, "DocumentFacilityVersionInput", input, "documentFacility { status version endedReason }");
const seen = async (api: Api, id: string, selection: string) =>
  (await api.get(`query ($id: ID!) { documentFacility(id: $id) { ${selection} } }`, { id })).documentFacility;

describe("an organisation's own facility", () => {
  test("begins established, with everything that was recorded of it", async () => {
    const given = {
      endDate: "31/12/2028",
      securityType: "PROPERTY",
      setUpCost: "2,500",
      annualCost: "4000.50",
      costs: {
        recurringFeeType: "ANNUAL_PERCENTAGE",
        recurringCostFrequency: 6,
        recurringPercentageCost: "1.6%",
      },
      bankFrontedBondCosts: { recurringFeeType: "LIFETIME_FEE", recurringFixedCost: "800" },
      premiumRecurringCosts: {
        recurringFeeType: "FIXED_FEE",
        recurringCostFrequency: 12,
        recurringFixedCost: "1200",
        recurringMinimumAnnualCost: "1000",
      },
    };
    const selection = `status isSystemFacility name provider limit startDate endDate documentVariant documentVariants securityType setUpCost annualCost
      isBankGuaranteeFacility isSuretyBondFacility isCashSecurityFacility isLeaseBondFacility totalEstablished totalProjected totalDrafts headroom
      costs { recurringFeeType recurringCostFrequency recurringPercentageCost } bankFrontedBondCosts { recurringFeeType recurringFixedCost }
      premiumRecurringCosts { recurringFixedCost recurringMinimumAnnualCost } capabilities`;
    const { data, errors } = await create(ada, given, HARBOUR, selection);
    assert.equal(errors, undefined);
    assert.deepEqual(data.createDocumentFacility.documentFacility, {
      status: "ESTABLISHED",
      isSystemFacility: false,
      name: FIELDS.name,
      provider: FIELDS.provider,
      limit: "5000000.00",
      startDate: "2026-01-01",
      endDate: "2028-12-31",
      documentVariant: "BANK_GUARANTEE",
      documentVariants: ["BANK_GUARANTEE", "LEASE_BOND"],
      securityType: "PROPERTY",
      setUpCost: "2500.00",
      annualCost: "4000.50",
      isBankGuaranteeFacility: true,
      isSuretyBondFacility: false,
      isCashSecurityFacility: false,
      isLeaseBondFacility: true,
      totalEstablished: "0.00",
      totalProjected: "0.00",
      totalDrafts: "0.00",
      headroom: "5000000.00",
      costs: {
        recurringFeeType: "ANNUAL_PERCENTAGE",
        recurringCostFrequency: 6,
        recurringPercentageCost: "1.6000",
      },
      bankFrontedBondCosts: { recurringFeeType: "LIFETIME_FEE", recurringFixedCost: "800.00" },
      premiumRecurringCosts: { recurringFixedCost: "1200.00", recurringMinimumAnnualCost: "1000.00" },
      capabilities: [
        "CAN_VIEW",
        "CAN_EDIT",
        "CAN_CLOSE",
        "CAN_ATTACH_TO_DOCUMENTS",
        "CAN_RAISE_DRAFTS",
        "CAN_SHARE",
        "CAN_STOP_SHARING",
        "CAN_MANAGE_COLLABORATORS",
        "CAN_TAKE_OFF_COLLABORATORS",
        "CAN_VIEW_COSTS",
      ],
    });
  });

  test("takes a bank of the portal by its id, under its own name", async () => {
    const { data } = await create(
      ada,
      { provider: null, supplierId: idOf("supplier", "beyond") },
      HARBOUR,
      "provider supplierId",
    );
    assert.deepEqual(data.createDocumentFacility.documentFacility, {
      provider: "Beyond Bank Australia",
      supplierId: idOf("supplier", "beyond"),
    });
    assert.deepEqual(refusalOf(await create(ada, { supplierId: HARBOUR })), {
      supplierId: "Choose one of the banks and insurers.",
    });
  });

  test("names every faulty field at once and records nothing", async () => {
    const refused = await create(ada, { name: "", limit: "0", endDate: "2025-01-01", documentVariants: [] });
    assert.deepEqual(Object.keys(refusalOf(refused)).sort(), [
      "documentVariants",
      "endDate",
      "limit",
      "name",
    ]);
    assert.equal(refusalOf(await create(await world.as("cam"), {})), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await create(world.anonymous, {})), "AUTH_NOT_AUTHENTICATED");
  });

  test("is changed by its organisation, once for a version, and nobody else finds it", async () => {
    const facility = await buildFacility(world.app);
    const change = (api: Api, version: number) =>
      api.mutate(
        "updateDocumentFacility",
        "UpdateDocumentFacilityInput",
        { id: facility.id, version, facility: { ...FIELDS, name: "Renamed" } },
        "documentFacility { name version costs { recurringFeeType } endDate }",
      );
    assert.equal(refusalOf(await change(wes, 1)), "FACILITY_NOT_FOUND");
    assert.equal(refusalOf(await change(rosa, 1)), "FACILITY_NOT_FOUND");
    const { data } = await change(await world.as("ben"), 1);
    assert.deepEqual(data.updateDocumentFacility.documentFacility, {
      name: "Renamed",
      version: 2,
      costs: null,
      endDate: null,
    });
    assert.equal(refusalOf(await change(ada, 1)), "CONFLICT");
  });

  test("is cancelled by its organisation, and then takes nothing any more", async () => {
    const facility = await buildFacility(world.app);
    const { data } = await move(ada, "closeDocumentFacility", {
      id: facility.id,
      version: 1,
      reason: "Repaid",
    });
    assert.deepEqual(data.closeDocumentFacility.documentFacility, {
      status: "CANCELLED",
      version: 2,
      endedReason: "Repaid",
    });
    assert.equal(
      refusalOf(await move(ada, "closeDocumentFacility", { id: facility.id, version: 2 })),
      "INVALID_TRANSITION",
    );
    const { capabilities } = await seen(ada, facility.id, "capabilities");
    assert.deepEqual(capabilities, [
      "CAN_VIEW",
      "CAN_STOP_SHARING",
      "CAN_MANAGE_COLLABORATORS",
      "CAN_TAKE_OFF_COLLABORATORS",
      "CAN_VIEW_COSTS",
    ]);
  });

  test("after its last day it takes nothing any more either", async () => {
    const facility = await buildFacility(world.app, { fields: { endDate: "2026-11-19" } });
    const { capabilities } = await seen(ada, facility.id, "capabilities");
    assert.equal(capabilities.includes("CAN_RAISE_DRAFTS"), false);
    assert.equal(capabilities.includes("CAN_EDIT"), true);
  });
});

const outcome = (api: Api, input: object) =>
  api.mutate(
    "recordDocumentFacilityBankOutcome",
    "RecordDocumentFacilityBankOutcomeInput",
    input,
    "documentFacility { status version endedReason }",
  );

describe("a facility that the provider arranges", () => {
  test("is declined by its bank for a reason that its holder reads", async () => {
    const { id } = await buildFacility(world.app, { arrangedWith: "macquarie", isSent: true });
    const sam = await world.as("sam");
    assert.deepEqual(refusalOf(await outcome(sam, { id, version: 2, isApproved: false })), {
      reason: "This field is required.",
    });
    const { data } = await outcome(sam, { id, version: 2, isApproved: false, reason: "Turnover too low." });
    assert.deepEqual(data.recordDocumentFacilityBankOutcome.documentFacility, {
      status: "DECLINED",
      version: 3,
      endedReason: "Turnover too low.",
    });
    assert.equal((await seen(ada, id, "endedReason")).endedReason, "Turnover too low.");
  });

  test("is arranged by number, which the provider alone may look up", async () => {
    const holder = `{ facilityHolder(abn: "28008984049") { name } }`;
    assert.match((await rosa.get(holder)).facilityHolder.name, /Wesfarmers/);
    assert.equal(await ada.codeOf(holder), "ORGANISATION_NOT_FOUND");
    assert.equal(await (await world.as("sam")).codeOf(holder), "ORGANISATION_NOT_FOUND");
  });

  test("begins started, goes to the bank, is established, and its bank sees it", async () => {
    const { id } = await buildFacility(world.app, { arrangedWith: "macquarie" });
    assert.equal(
      refusalOf(await move(ada, "sendDocumentFacilityToSupplier", { id, version: 1 })),
      "FACILITY_NOT_FOUND",
    );
    const sam = await world.as("sam");
    const isSeen = `{ documentFacility(id: "${id}") { id } }`;
    assert.equal(await sam.codeOf(isSeen), "FACILITY_NOT_FOUND", "not sent yet");
    const sent = await move(rosa, "sendDocumentFacilityToSupplier", { id, version: 1 });
    assert.equal(sent.data.sendDocumentFacilityToSupplier.documentFacility.status, "PROCESSING");
    assert.equal((await seen(await world.as("sam"), id, "status setUpCost")).setUpCost, null);
    assert.equal(
      await (await world.as("bea")).codeOf(`{ documentFacility(id: "${id}") { id } }`),
      "FACILITY_NOT_FOUND",
    );
    assert.equal(
      refusalOf(await move(rosa, "establishDocumentFacility", { id, version: 2 })),
      "INVALID_TRANSITION",
      "its bank has not said yes",
    );
    const arranged = "{ arrangedFacilities(first: 50) { edges { node { id } } } }";
    const ids = (answer: { arrangedFacilities: { edges: { node: { id: string } }[] } }) =>
      answer.arrangedFacilities.edges.map(({ node }) => node.id);
    assert.ok(ids(await sam.get(arranged)).includes(id));
    assert.ok(!ids(await (await world.as("bea")).get(arranged)).includes(id));
    const said = await outcome(sam, { id, version: 2, isApproved: true, reason: "Up to five years." });
    assert.equal(said.errors, undefined);
    assert.equal((await seen(rosa, id, "bankNote")).bankNote, "Up to five years.");
    assert.equal(
      refusalOf(await outcome(sam, { id, version: 3, isApproved: false, reason: "No." })),
      "INVALID_TRANSITION",
      "it is asked once",
    );
    const done = await move(rosa, "establishDocumentFacility", { id, version: 3 });
    assert.equal(done.data.establishDocumentFacility.documentFacility.status, "ESTABLISHED");
    assert.deepEqual((await seen(ada, id, "capabilities")).capabilities.includes("CAN_EDIT"), false);
  });

  test("tells those whom a step concerns in the product, and whoever has it open sees it", async () => {
    const sam = await world.as("sam");
    const notices = async (api: Api, id: string) => {
      const { notifications } = await api.get(
        "{ notifications(first: 50) { edges { node { kind facilityId about } } } }",
      );
      const about = notifications.edges.map(({ node }: { node: { facilityId: string } }) => node);
      return about
        .filter(({ facilityId }: { facilityId: string }) => facilityId === id)
        .map(({ kind }: { kind: string }) => kind);
    };
    const { id } = await buildFacility(world.app, { arrangedWith: "macquarie" });
    await move(rosa, "sendDocumentFacilityToSupplier", { id, version: 1 });
    const open = await watch(world, ada, {
      query: "subscription ($id: ID!) { documentFacilityUpdated(id: $id) { id status } }",
      variables: { id },
    });
    await outcome(sam, { id, version: 2, isApproved: true });
    assert.deepEqual((await open.next()).data.documentFacilityUpdated, { id, status: "PROCESSING" });
    await move(rosa, "establishDocumentFacility", { id, version: 3 });
    assert.deepEqual((await open.next()).data.documentFacilityUpdated, { id, status: "ESTABLISHED" });
    await open.end();
    assert.deepEqual(await notices(sam, id), ["FACILITY_ESTABLISHED", "FACILITY_TO_DECIDE"]);
    assert.deepEqual(await notices(rosa, id), ["FACILITY_APPROVED"]);
    assert.deepEqual(await notices(ada, id), ["FACILITY_ESTABLISHED"]);
  });

  test("is seen to fill up by whoever has it open", async () => {
    const { id } = await buildFacility(world.app);
    const open = await watch(world, ada, {
      query: "subscription ($id: ID!) { documentFacilityUpdated(id: $id) { totalEstablished } }",
      variables: { id },
    });
    const documentId = await recordDocument(world.app, { fields: { amount: "120000" } });
    assert.equal((await open.next()).data.documentFacilityUpdated.totalEstablished, "0.00");
    const input = { documentId, version: 1, facilityId: id };
    await ada.mutate("setDocumentFacility", "SetDocumentFacilityInput", input, "document { facilityId }");
    assert.deepEqual((await open.next()).data.documentFacilityUpdated, { totalEstablished: "120000.00" });
    await open.end();
  });

  test("is declined with a reason, or withdrawn by the client", async () => {
    const declined = await buildFacility(world.app, { arrangedWith: "macquarie", isSent: true });
    assert.deepEqual(
      refusalOf(await move(rosa, "declineDocumentFacility", { id: declined.id, version: 2, reason: " " })),
      { reason: "This field is required." },
    );
    const { data } = await move(rosa, "declineDocumentFacility", {
      id: declined.id,
      version: 2,
      reason: "Turnover too low.",
    });
    assert.deepEqual(data.declineDocumentFacility.documentFacility, {
      status: "DECLINED",
      version: 3,
      endedReason: "Turnover too low.",
    });
    const withdrawn = await buildFacility(world.app, { arrangedWith: "macquarie" });
    const answer = await move(ada, "closeDocumentFacility", { id: withdrawn.id, version: 1 });
    assert.equal(answer.data.closeDocumentFacility.documentFacility.status, "WITHDRAWN");
  });

  test("is arranged for an organisation that exists", async () => {
    assert.equal(
      refusalOf(await create(rosa, {}, "018f0000-0000-7000-8000-000000000000")),
      "ORGANISATION_NOT_FOUND",
    );
  });
});

describe("the list of facilities", () => {
  const LIST = `query ($id: ID!, $search: String, $sort: DocumentFacilitySort, $tab: FacilityTab, $first: Int, $after: String) {
    documentFacilities(organisationId: $id, search: $search, sort: $sort, tab: $tab, first: $first, after: $after) {
      totalCount totalCountIsCapped pageInfo { hasNextPage endCursor } edges { node { name limit } } } }`;
  const names = (answer: { documentFacilities: { edges: { node: { name: string } }[] } }) =>
    answer.documentFacilities.edges.map(({ node }) => node.name);
  let una: Api;
  before(async () => {
    una = await world.as("una");
    for (const [name, limit] of [
      ["Zeta line", "1000000"],
      ["Alpha line", "3000000"],
      ["Middle line", "2000000"],
    ] as const)
      await buildFacility(world.app, { owner: "wesfarmers", fields: { name, limit, provider: "ANZ" } });
  });

  test("is searched, sorted and paged", async () => {
    const id = WESFARMERS;
    assert.deepEqual(names(await una.get(LIST, { id })), ["Alpha line", "Middle line", "Zeta line"]);
    const byLimit = { field: "LIMIT", direction: "ASC" };
    assert.deepEqual(names(await una.get(LIST, { id, sort: byLimit })), [
      "Zeta line",
      "Middle line",
      "Alpha line",
    ]);
    assert.deepEqual(names(await una.get(LIST, { id, search: "MIDDLE" })), ["Middle line"]);
    assert.equal(names(await una.get(LIST, { id, search: "anz" })).length, 3);
    const first = await una.get(LIST, { id, sort: byLimit, first: 2 });
    assert.equal(first.documentFacilities.totalCount, 3);
    assert.equal(first.documentFacilities.pageInfo.hasNextPage, true);
    const rest = await una.get(LIST, {
      id,
      sort: byLimit,
      first: 2,
      after: first.documentFacilities.pageInfo.endCursor,
    });
    assert.deepEqual(names(rest), ["Alpha line"]);
  });

  test("has two tabs with their counts, and the picker has what is current", async () => {
    const ended = await buildFacility(world.app, { owner: "wesfarmers", fields: { name: "Old line" } });
    await move(wes, "closeDocumentFacility", { id: ended.id, version: 1 });
    const { documentFacilityCount, facilities } = await una.get(
      "query ($id: ID!) { documentFacilityCount(organisationId: $id) { current ended } facilities(organisationId: $id) { name capabilities } }",
      { id: WESFARMERS },
    );
    assert.deepEqual(documentFacilityCount, { current: 3, ended: 1 });
    assert.deepEqual(
      facilities.map(({ name }: { name: string }) => name),
      ["Alpha line", "Middle line", "Zeta line"],
    );
    assert.deepEqual(names(await una.get(LIST, { id: WESFARMERS, tab: "ENDED" })), ["Old line"]);
  });

  test("is another organisation's business, and shows a limited user nothing", async () => {
    assert.equal(await ada.codeOf(LIST, { id: WESFARMERS }), "ORGANISATION_NOT_FOUND");
    const lou = await world.as("lou");
    const { documentFacilities } = await lou.get(LIST, { id: WESFARMERS });
    assert.deepEqual(documentFacilities.edges, []);
    assert.equal(documentFacilities.totalCount, 0);
  });
});
