// What administrators change by two: products and the account for deposits, proposed by one, approved by another, refused by name otherwise.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

let world: World;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
});
after(() => world.end());

const CHANGE = "officeChange { id version status decisions proposedBy decidedBy subjectId }";

/** A band of amounts that no other product has. */
const PRODUCT = {
  name: "Macquarie property-backed guarantee",
  supplierId: idOf("supplier", "macquarie"),
  processType: "BANK_GUARANTEE",
  security: "PROPERTY",
  deliveryType: "COURIER",
  details: "Secured over property.",
  minValue: "5000",
  maxValue: "1000000",
  establishmentFee: "700",
  feeFrequency: "HALF_YEARLY",
  ongoingPercentage: "1.25",
  minimumAnnualCost: "250",
  ongoingDiscountPercentage: null,
  establishmentFeeDiscount: null,
  status: "ACTIVE",
  startsDate: "2026-11-20",
  versionCount: 0,
  reason: "The bank offers it from today.",
};

async function propose(api: Api, changes: object = {}): Promise<ApiReply> {
  return await api.mutate("proposeProduct", "ProposeProductInput", { ...PRODUCT, ...changes }, CHANGE);
}

async function decide(api: Api, change: { id: string; version: number }, decision: string, note?: string) {
  const input = { id: change.id, version: change.version, decision, note };
  return await api.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, CHANGE);
}

/** Of the kind and amount of the drafts below. */
async function offered(draftId: string): Promise<{ id: string; name: string; establishmentFee: string }[]> {
  const ada = await world.as("ada");
  const { feeOffers } = await ada.get(
    "query ($id: ID!) { feeOffers(draftId: $id) { feeSummary { id name establishmentFee } payNow } }",
    { id: draftId },
  );
  return feeOffers.map(({ feeSummary }: { feeSummary: object }) => feeSummary);
}

const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultOf = (reply: ApiReply, field: string) => String(reply.errors?.[0]?.extensions.fields?.[field]);

test("a product that one proposes is offered once another approves it, never by whoever proposed it", async () => {
  const draft = await world.draft({ status: "DRAFT" });
  const before = (await offered(draft.id)).map(({ name }) => name);
  const proposed = await propose(rosa);
  const change = proposed.data.proposeProduct.officeChange;
  assert.deepEqual(change.decisions, ["WITHDRAW"]);
  assert.deepEqual(
    (await offered(draft.id)).map(({ name }) => name),
    before,
  );

  assert.equal(codeOf(await decide(rosa, change, "APPROVE")), "SECOND_PERSON_NEEDED");
  assert.equal(codeOf(await propose(gus, { productId: null })), undefined);
  const approved = await decide(gus, change, "APPROVE");
  assert.equal(approved.data.decideOfficeChange.officeChange.status, "APPROVED");
  assert.ok((await offered(draft.id)).some(({ name }) => name === PRODUCT.name));

  // Twice the same band: the one that was proposed meanwhile is refused when it is approved, and stays as it was.
  const { officeChanges } = await rosa.get(
    "{ officeChanges(status: PROPOSED) { edges { node { id version subjectName } } } }",
  );
  const [{ node: second }] = officeChanges.edges;
  assert.match(
    faultOf(await decide(rosa, second, "APPROVE"), "minValue"),
    /overlaps with that of Macquarie property/,
  );
  const declined = await decide(rosa, second, "DECLINE", "It is there already.");
  assert.equal(declined.data.decideOfficeChange.officeChange.status, "DECLINED");
});

test("what is wrong with fees is refused by the field: range, cap, discount, day, bank", async () => {
  const wrong: [object, string, RegExp][] = [
    [{ minValue: "2000", maxValue: "1000" }, "maxValue", /end at or above/],
    [{ ongoingPercentage: "12.5" }, "ongoingPercentage", /at most 10 percent/],
    [{ feeFrequency: "YEARLY", ongoingPercentage: "20.01" }, "ongoingPercentage", /at most 20 percent/],
    [{ establishmentFeeDiscount: "700.01" }, "establishmentFeeDiscount", /more than the establishment fee/],
    [{ startsDate: "2026-11-19" }, "startsDate", /today or a later day/],
    [{ supplierId: idOf("person", "ada") }, "supplierId", /does not issue/],
    [{ security: "CASH" }, "minValue", /overlaps with that of Macquarie cash-backed/],
  ];
  for (const [changes, field, message] of wrong)
    assert.match(faultOf(await propose(rosa, changes), field), message);
});

test("a running draft keeps the fees that it was priced with when its product changes", async () => {
  const submitted = await world.draft({ status: "SUBMITTED" });
  const open = await world.draft({ status: "DRAFT" });
  const FEES =
    "query ($id: ID!) { draft(id: $id) { feeSummary { id establishmentFee } productSelectionSummary { feeSummary { id } } fees: productSelectionSummary { productDiscount } } }";
  const read = async (id: string) => (await rosa.get(FEES, { id })).draft;
  const then = await read(submitted.id);
  const productId = idOf("fee summary", "macquarieCash");
  const { products } = await rosa.get("{ products { id versions { name details } currentVersionId } }");
  const cash = products.find(({ id }: { id: string }) => id === productId);

  const changes = {
    productId,
    versionCount: 1,
    name: cash.versions[0].name,
    security: "CASH",
    minValue: "5000",
    maxValue: "25000000",
    establishmentFee: "900",
    establishmentFeeDiscount: "100",
    startsDate: "2026-11-21",
  };
  const { data } = await propose(rosa, changes);
  const { officeChange } = data.proposeProduct;
  assert.equal(codeOf(await propose(gus, changes)), "CHANGE_WAITING");
  await decide(gus, officeChange, "APPROVE");
  assert.equal(
    (await offered(open.id)).find(({ name }) => name === cash.versions[0].name)?.establishmentFee,
    "650.00",
  );

  // Half past midnight in Sydney, while it is still the day before in UTC.
  world.clock.setTo("2026-11-20T13:30:00.000Z" as Instant);
  const now = (await offered(open.id)).find(({ name }) => name === cash.versions[0].name);
  assert.equal(now?.establishmentFee, "900.00");
  assert.deepEqual(await read(submitted.id), then);
  assert.equal(codeOf(await propose(rosa, { ...changes, versionCount: 1 })), "CONFLICT");
});
