// The register of what an organisation holds as beneficiary: shared with its people by name, or received outside the portal and recorded by itself.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { ORGANISATIONS, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const WESFARMERS = idOf("organisation", "wesfarmers");
const { name, abn, address, state, postcode } = ORGANISATIONS.harbour;
const PARTIES = [
  { partyVariant: "ISSUER", name: "Kestrel Fitouts Pty Ltd" },
  { partyVariant: "BENEFICIARY", name, abn, address, state, postcode },
];
const IN_FAVOUR_OF_HARBOUR = { name, abn, address, state, postcode };

let world: World;
let shared: string;
let received: string;
before(async () => {
  world = await aWorld();
  // Wesfarmers' own record in favour of Harbour Civil, shared with Ada by name.
  shared = await recordDocument(world.app, {
    owner: "wesfarmers",
    beneficiary: IN_FAVOUR_OF_HARBOUR,
    fields: { guaranteeNumber: "BW 30-817", bankName: "Bankwest Ltd", amount: "58000.10" },
  });
  await share(shared, "ada", ["BENEFICIARY"]);
  world.clock.advance({ hours: 1 });
  received = await receive({ guaranteeNumber: "NAB 77", bankName: "NAB", amount: "120000" });
});
after(() => world.end());

const share = (id: string, person: PersonName, roles: readonly ("BENEFICIARY" | "LIMITED")[]) =>
  shareWith(world.app, "document", { id, organisationId: WESFARMERS }, { person, roles });
const receive = (fields: object) =>
  recordDocument(world.app, { isHeld: true, fields: { parties: PARTIES, ...fields } });

async function remove(id: string): Promise<void> {
  const ada = await world.as("ada");
  await ada.mutate("removeDocument", "RemoveDocumentInput", { id, version: 1 }, "clientMutationId");
}

const FIELDS =
  "id isReturnAsked openClaimCount document { id referenceNumber amount isHeld parties { name } } enforceability { test isMet missing } compared { documentId differences { label here there } }";

async function register(person: PersonName, variables: object = {}) {
  const api = await world.as(person);
  return await api.get(
    `query ($organisationId: ID!, $first: Int, $after: String, $search: String, $sort: DocumentSort, $tab: DocumentTab) {
      heldSecurities(organisationId: $organisationId, first: $first, after: $after, search: $search, sort: $sort, tab: $tab) {
        edges { node { ${FIELDS} } } totalCount pageInfo { hasNextPage endCursor } }
      heldSecuritySums(organisationId: $organisationId, tab: $tab, search: $search) { count amount openClaimCount returnRequestCount } }`,
    { organisationId: HARBOUR, ...variables },
  );
}
type Node = {
  id: string;
  document: { amount: string };
  compared: unknown;
  enforceability: { missing: string | null }[];
};
const nodes = (data: { heldSecurities: { edges: { node: Node }[] } }) =>
  data.heldSecurities.edges.map(({ node }) => node);
const ids = (data: Awaited<ReturnType<typeof register>>) => nodes(data).map(({ id }) => id);

test("what was shared by name and what was recorded stand in one register, over all issuers, with their sum", async () => {
  const adas = await register("ada");
  assert.deepEqual(ids(adas), [received, shared]);
  assert.equal(adas.heldSecurities.totalCount, 2);
  assert.deepEqual(adas.heldSecuritySums, {
    count: 2,
    amount: "178000.10",
    openClaimCount: 0,
    returnRequestCount: 0,
  });
  // What is shared is shared with a person.
  assert.deepEqual(ids(await register("ben")), [received]);
});

test("the report of what is held is made of the register: its sum, its groups and its rows, to the cent", async () => {
  const report = async (person: PersonName, filter: object) => {
    const { documentReport, documentsForReports } = await (await world.as(person)).get(
      `query ($organisationId: ID!, $filter: DocumentReportFilter) {
        documentReport(organisationId: $organisationId, filter: $filter) { totalCount totalAmount costToDate
          byApplicant { key amount } byBank { key amount } byExpiryMonth { key amount } byStatus { key amount } }
        documentsForReports(organisationId: $organisationId, filter: $filter) { totalCount edges { node { id amount } } } }`,
      { organisationId: HARBOUR, filter },
    );
    const rows: { id: string; amount: string }[] = documentsForReports.edges.map(
      ({ node }: { node: object }) => node,
    );
    return { ...documentReport, rows, rowCount: documentsForReports.totalCount };
  };
  for (const person of ["ada", "ben", "cam"] as const) {
    const { heldSecuritySums, ...register_ } = await register(person);
    const of = await report(person, { isHeld: true });
    assert.equal(of.totalAmount, heldSecuritySums.amount);
    assert.deepEqual([of.totalCount, of.rowCount], [heldSecuritySums.count, heldSecuritySums.count]);
    assert.deepEqual(
      of.rows.map(({ id }: { id: string }) => id).toSorted(),
      ids(register_ as never).toSorted(),
    );
  }
  const { byApplicant, byBank, costToDate } = await report("ada", { isHeld: true });
  assert.deepEqual(byApplicant, [
    { key: "Kestrel Fitouts Pty Ltd", amount: "120000.00" },
    { key: "Wesfarmers Limited", amount: "58000.10" },
  ]);
  assert.deepEqual(byBank, [
    { key: "Bankwest Ltd", amount: "58000.10" },
    { key: "NAB", amount: "120000.00" },
  ]);
  assert.equal(costToDate, null);
  const own = await report("ada", { isHeld: false });
  assert.ok(own.rows.every(({ id }: { id: string }) => id !== received && id !== shared));
  assert.ok((await report("ada", {})).rows.some(({ id }: { id: string }) => id === received));
  assert.deepEqual((await report("ada", { isHeld: true, search: "bankwest" })).totalAmount, "58000.10");
});

test("page by page in either order, by search and by tab", async () => {
  const sort = { field: "AMOUNT", direction: "ASC" };
  const first = await register("ada", { first: 1, sort });
  assert.deepEqual(ids(first), [shared]);
  const second = await register("ada", { first: 1, sort, after: first.heldSecurities.pageInfo.endCursor });
  assert.deepEqual(ids(second), [received]);
  assert.equal(second.heldSecurities.pageInfo.hasNextPage, false);
  assert.deepEqual(ids(await register("ada", { search: "bankwest" })), [shared]);
  assert.deepEqual(ids(await register("ada", { tab: "CLOSED" })), []);
});

test("a document for the other side, and one that is shared for another reason, is not held", async () => {
  const limited = await recordDocument(world.app, { owner: "wesfarmers", beneficiary: IN_FAVOUR_OF_HARBOUR });
  await share(limited, "ben", ["LIMITED"]);
  const another = await recordDocument(world.app, { owner: "wesfarmers", beneficiary: "bhp" });
  await share(another, "ben", ["BENEFICIARY"]);
  await recordDocument(world.app);
  assert.deepEqual(ids(await register("ben")), [received]);
});

test("each says what is missing before it could be called", async () => {
  const [own, others] = nodes(await register("ada"));
  const missing = (node: Node | undefined) => node?.enforceability.map((each) => each.missing);
  assert.deepEqual(missing(own), [
    "Attach a copy of the signed paper.",
    null,
    "Note the amount that the contract requires.",
    "Note when the original came to you.",
  ]);
  assert.deepEqual(missing(others), missing(own));
});

test("what the holder notes counts, to the cent", async () => {
  const id = await receive({
    guaranteeNumber: "NAB 78",
    receivedDate: "2026-03-02",
    requiredAmount: "100000.01",
  });
  const ada = await world.as("ada");
  const { heldSecurity } = await ada.get(
    `query ($documentId: ID!) { heldSecurity(documentId: $documentId) { ${FIELDS} } }`,
    { documentId: id },
  );
  assert.deepEqual(
    heldSecurity.enforceability.map((each: { missing: string | null }) => each.missing),
    [
      "Attach a copy of the signed paper.",
      null,
      "It is $0.01 short of the $100,000.01 that the contract requires.",
      null,
    ],
  );
  await remove(id);
});

test("the same paper stands once, with what differs between the two records", async () => {
  const own = await receive({ guaranteeNumber: "bw30817", bankName: "BANKWEST", amount: "60000" });
  const adas = await register("ada");
  assert.deepEqual(ids(adas), [received, shared]);
  assert.equal(adas.heldSecuritySums.amount, "178000.10");
  const theirs = nodes(adas)[1]?.compared;
  assert.deepEqual(theirs, {
    documentId: own,
    differences: [
      { label: "Amount", here: "$58,000.10", there: "$60,000.00" },
      { label: "Applicant", here: "Wesfarmers Limited", there: "Kestrel Fitouts Pty Ltd" },
    ],
  });
  const ada = await world.as("ada");
  const asked =
    "query ($documentId: ID!) { heldSecurity(documentId: $documentId) { compared { documentId } } }";
  const { heldSecurity } = await ada.get(asked, { documentId: own });
  assert.equal(heldSecurity.compared.documentId, shared);

  // Nobody else learns that there is another record: neither a colleague with whom it is not shared, nor its applicant.
  const bens = nodes(await register("ben"));
  assert.deepEqual(
    bens.map(({ id, compared }) => [id, compared]),
    [
      [own, null],
      [received, null],
    ],
  );
  const wes = await world.as("wes");
  assert.equal((await wes.get(asked, { documentId: shared })).heldSecurity, null);
  await remove(own);
});

test("what was received is neither exposure nor asked back", async () => {
  const ada = await world.as("ada");
  const before = await exposureOf("ada");
  const id = await receive({ guaranteeNumber: "NAB 79", amount: "990000", expectedReturnDate: "2026-01-31" });
  assert.deepEqual(await exposureOf("ada"), before);
  const { documentsProbablyDone } = await ada.get(
    "query ($organisationId: ID!) { documentsProbablyDone(organisationId: $organisationId) { id } }",
    { organisationId: HARBOUR },
  );
  assert.ok(!documentsProbablyDone.some((each: { id: string }) => each.id === id));
  const { id: facilityId } = await buildFacility(world.app);
  const { errors } = await ada.mutate(
    "setDocumentFacility",
    "SetDocumentFacilityInput",
    { documentId: id, facilityId, version: 1 },
    "clientMutationId",
  );
  assert.match(errors?.[0]?.extensions.fields?.facilityId ?? "", /Only what is issued for it/);
  await remove(id);
});

async function exposureOf(person: PersonName) {
  const api = await world.as(person);
  return await api.get(
    "query ($organisationId: ID!) { exposure(organisationId: $organisationId) { notCounted { amount count } steps { day established } } }",
    { organisationId: HARBOUR },
  );
}

test("a stranger is answered as if there were no such organisation or document", async () => {
  const fay = await world.as("fay");
  await assert.rejects(register("fay"), /ORGANISATION_NOT_FOUND/);
  await assert.rejects(
    fay.get("query ($documentId: ID!) { heldSecurity(documentId: $documentId) { id } }", {
      documentId: received,
    }),
    /DOCUMENT_NOT_FOUND/,
  );
});

test("what is declared lost is not callable, and is not asked back by its holder", async () => {
  const lost = await receive({ guaranteeNumber: "NAB 78", bankName: "NAB", receivedDate: "2026-05-04" });
  const ada = await world.as("ada");
  const callable = async () => {
    const { heldSecurity } = await ada.get(
      "query ($id: ID!) { heldSecurity(documentId: $id) { enforceability { test missing } document { capabilities version } } }",
      { id: lost },
    );
    const { enforceability, document } = heldSecurity;
    const [found] = enforceability.filter(({ test: name }: { test: string }) => name === "CALLABLE");
    return { missing: found.missing, ...document };
  };
  const before = await callable();
  assert.equal(before.missing, null);
  assert.ok(!before.capabilities.includes("CAN_RETURN"));
  const asked = await ada.mutate(
    "createDocumentRequestForReturn",
    "CreateDocumentRequestForReturnInput",
    { documentId: lost, version: before.version, emailAddress: "keeper@keeper.example" },
    "document { id }",
  );
  assert.equal(asked.errors?.[0]?.extensions.code, "DOCUMENT_NOT_FOUND");
  const declared = await ada.mutate(
    "declareDocumentLost",
    "DeclareDocumentLostInput",
    {
      documentId: lost,
      version: before.version,
      searched: "Not in the safe any more.",
      lastSeenDate: "2026-05-04",
    },
    "document { id }",
  );
  assert.equal(declared.errors, undefined, JSON.stringify(declared.errors));
  assert.equal((await callable()).missing, "The original is declared lost. That has to be settled first.");
  await remove(lost);
});
