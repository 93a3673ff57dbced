// A new rate from a day through the API: what accrues, what is charged next, who may set one, and what is refused under which field.
// Shows: DOC-105, F-43..F-45.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { anIssuedDocument } from "../../../../testing/builders/document-request-builder.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const COSTS = `costs { accruedCost adjustedCost nextInvoiceAmount recurringPercentageCost steps { label }
  rates { fromDate recurringPercentageCost recurringFixedCost setBy } }`;
const SHOWN = `document { id version ${COSTS} }`;
const OWN = {
  documentVariant: "BANK_GUARANTEE",
  amount: "50000",
  expiryType: "FIXED",
  expiresAt: "2028-01-01",
  establishedAt: "2026-01-01",
  bankName: "Westpac",
  parties: [
    { partyVariant: "ISSUER", name: "Harbour Civil Pty Ltd" },
    { partyVariant: "BENEFICIARY", name: "Quay Landlord" },
  ],
};
const PERCENT = {
  recurringFeeType: "ANNUAL_PERCENTAGE",
  recurringPercentageCost: "2",
  recurringCostFrequency: 12,
};

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

async function anOwn(given: object = { costs: PERCENT }) {
  const document = { ...OWN, ...given };
  const input = { organisationId: idOf("organisation", "harbour"), isProjected: false, document };
  const { data, errors } = await ada.mutate("createDocument", "CreateDocumentInput", input, SHOWN);
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data.createDocument.document;
}
type Held = { id: string; version: number };
const set = (on: Held, rate: object, api = ada) =>
  api.mutate(
    "createDocumentCostRate",
    "CreateDocumentCostRateInput",
    { documentId: on.id, version: on.version, ...rate },
    SHOWN,
  );
const takeBack = (on: Held, fromDate: string) =>
  ada.mutate(
    "removeDocumentCostRate",
    "RemoveDocumentCostRateInput",
    { documentId: on.id, version: on.version, fromDate },
    SHOWN,
  );
const fieldsIn = ({ errors }: { errors?: { extensions: { fields?: Record<string, string> } }[] }) =>
  errors?.[0]?.extensions.fields ?? {};

test("the fees say of which amount they are taken, and from which day to which", async () => {
  const costsOf = async (given?: object) => {
    const { id } = await anOwn(given);
    const { document } = await ada.get(
      "query ($id: ID!) { document(id: $id) { costs { amount interestStartDate interestEndDate } } }",
      { id },
    );
    return document.costs;
  };
  const from = { amount: "50000.00", interestStartDate: "2026-01-01" };
  assert.deepEqual(await costsOf(), { ...from, interestEndDate: "2028-01-01" });
  const openEnded = { costs: PERCENT, expiryType: "OPEN_ENDED", expiresAt: null };
  assert.deepEqual(await costsOf(openEnded), { ...from, interestEndDate: null });
});

test("from its day on each day costs at the new rate, and what is charged next follows", async () => {
  const before = await anOwn();
  // 2 % of $50,000 to 20 November: 323 days of 365.
  assert.equal(before.costs.accruedCost, "884.93");
  const { data } = await set(before, { fromDate: "2026-07-02", recurringPercentageCost: "3" });
  const { costs } = data.createDocumentCostRate.document;
  // 182 days at 2 %, the other 141 at 3 %: 498.63 + (1,327.40 − 747.95).
  assert.equal(costs.accruedCost, "1078.08");
  assert.equal(costs.adjustedCost, "1500.00");
  assert.equal(costs.nextInvoiceAmount, "1500.00");
  assert.equal(
    costs.recurringPercentageCost,
    before.costs.recurringPercentageCost,
    "what it began with stays",
  );
  assert.match(costs.steps[1].label, /at 3%$/);
  assert.deepEqual(
    costs.rates.map(({ fromDate, setBy }: { fromDate: string; setBy: string }) => [
      fromDate,
      setBy.split(" ")[0],
    ]),
    [["2026-07-02", "Ada"]],
  );
});

test("one to come changes nothing yet but what will be charged, and is taken back without a trace in the costs", async () => {
  const before = await anOwn();
  const { data } = await set(before, { fromDate: "2026-12-31", recurringPercentageCost: "4" });
  const with4 = data.createDocumentCostRate.document;
  assert.equal(with4.costs.accruedCost, before.costs.accruedCost);
  assert.equal(with4.costs.adjustedCost, "1000.00");
  assert.equal(with4.costs.nextInvoiceAmount, "2000.00");
  const back = await takeBack(with4, "2026-12-31");
  assert.deepEqual(back.data.removeDocumentCostRate.document.costs, before.costs);
  const again = await takeBack(back.data.removeDocumentCostRate.document, "2026-12-31");
  assert.match(fieldsIn(again).fromDate ?? "", /no new rate from this day/);
});

test("what cannot be is refused under its field, and nothing is kept of it", async () => {
  const own = await anOwn();
  const first = await set(own, { fromDate: "2026-07-02", recurringPercentageCost: "3" });
  const document = first.data.createDocumentCostRate.document;
  const table: [object, string][] = [
    [{ fromDate: "2026-07-02", recurringPercentageCost: "4" }, "fromDate"],
    [{ fromDate: "2026-01-01", recurringPercentageCost: "4" }, "fromDate"],
    [{ fromDate: "2028-01-01", recurringPercentageCost: "4" }, "fromDate"],
    [{ fromDate: "31 June", recurringPercentageCost: "4" }, "fromDate"],
    [{ fromDate: "2026-08-01" }, "recurringPercentageCost"],
    [{ fromDate: "2026-08-01", recurringPercentageCost: "101" }, "recurringPercentageCost"],
    [{ fromDate: "2026-08-01", recurringPercentageCost: "3", recurringFixedCost: "5" }, "recurringFixedCost"],
  ];
  for (const [rate, field] of table)
    assert.deepEqual(Object.keys(fieldsIn(await set(document, rate))), [field], JSON.stringify(rate));
  const stale = await set(own, { fromDate: "2026-09-01", recurringPercentageCost: "4" });
  assert.equal(stale.errors?.[0]?.extensions.code, "CONFLICT");
  const without = await anOwn({});
  assert.match(
    fieldsIn(await set(without, { fromDate: "2026-08-01", recurringPercentageCost: "3" })).fromDate ?? "",
    /No costs are recorded/,
  );
});

test("while there is one, the costs stay of its kind of fee", async () => {
  const { data } = await set(await anOwn(), { fromDate: "2026-07-02", recurringPercentageCost: "3" });
  const { id, version } = data.createDocumentCostRate.document;
  const costs = { recurringFeeType: "FIXED_FEE", recurringFixedCost: "100", recurringPercentageCost: null };
  const refused = await ada.mutate(
    "updateDocumentCosts",
    "UpdateDocumentCostsInput",
    { id, version, costs },
    SHOWN,
  );
  assert.match(fieldsIn(refused)["costs.recurringFeeType"] ?? "", /Take them back first/);
  const half = { recurringPercentageCost: "1" };
  const kept = await ada.mutate(
    "updateDocumentCosts",
    "UpdateDocumentCostsInput",
    { id, version, costs: half },
    SHOWN,
  );
  // The 182 days before it at 1 %: 249.32 + (1,327.40 − 747.95).
  assert.equal(kept.data.updateDocumentCosts.document.costs.accruedCost, "828.77");
});

test("on issued paper the provider sets it, nobody else, and the history says it to those who see the costs", async () => {
  const { id, version } = await anIssuedDocument(world);
  const [rosa, dee] = await Promise.all([world.as("rosa"), world.as("dee")]);
  const rate = { fromDate: "2027-02-01", recurringPercentageCost: "2.75" };
  for (const api of [ada, dee])
    assert.equal((await set({ id, version }, rate, api)).errors?.[0]?.extensions.code, "DOCUMENT_NOT_FOUND");
  assert.equal((await set({ id, version }, rate, rosa)).errors, undefined);
  const said = async (api: Api) => {
    const asked =
      "query ($id: ID!) { documentHistory(documentId: $id) { edges { node { objectType changes { label newDisplayValue } } } } }";
    const { documentHistory } = (await api.get(asked, { id })) as {
      documentHistory: { edges: { node: { objectType: string; changes: object[] } }[] };
    };
    return documentHistory.edges.find(({ node }) => node.objectType === "Rate")?.node.changes;
  };
  const changes = JSON.stringify(await said(ada));
  assert.match(changes, /"label":"From","newDisplayValue":"01\/02\/2027"/);
  assert.match(changes, /"label":"Percent a year","newDisplayValue":"2.75/);
  assert.equal(await said(dee), undefined);
});
