// The provider's clients: the list that is searched, and what one of them is given on its fees, proposed by one and approved by another.
// Shows: O-33, Q-075.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { SAME_DISCOUNT_MESSAGE } from "@bondline/domain/people/clients/client-discount.ts";
import { CLIENT_FILTERS } from "@bondline/domain/people/clients/client-filters.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { provesChosen } from "../../../../testing/narrowed-list.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const CHANGE = "officeChange { id version status subjectName fields { label before after } }";

let world: World;
let rosa: Api;
let gus: Api;
let ada: Api;
/** To staff who do not administer the provider. */
let offeredToColleague: string[] | undefined;
before(async () => {
  world = await aWorld();
  [rosa, ada] = [await world.as("rosa"), await world.as("ada")];
  const [seenByColleague] = await clientsFound("harbour civil", await world.as("gus"));
  offeredToColleague = seenByColleague?.capabilities;
  gus = await aSecondAdministrator(world);
});
after(() => world.end());

type Client = {
  id: string;
  name: string;
  discountPercentage: string;
  waitingChangeId: string | null;
  capabilities: string[];
};

async function clientsFound(search: string, by = rosa, first = 100): Promise<Client[]> {
  const { clients } = await by.get(
    `query ($search: String, $first: Int) { clients(search: $search, first: $first) {
      edges { node { id name abn people administrators { email } discountPercentage waitingChangeId capabilities } } } }`,
    { search, first },
  );
  return clients.edges.map(({ node }: { node: Client }) => node);
}

async function propose(given: object, by = rosa): Promise<ApiReply> {
  const input = { id: HARBOUR, discountPercentage: "10", reason: "Agreed for the year.", ...given };
  return await by.mutate("proposeClientDiscount", "ProposeClientDiscountInput", input, CHANGE);
}

async function decide(by: Api, { id, version }: { id: string; version: number }, decision: string) {
  const input = { id, version, decision, note: "Seen." };
  return await by.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, CHANGE);
}

const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code;

describe("the list", () => {
  test("is in the order of the names, and found by a part of the name or of the number", async () => {
    const all = (await clientsFound("")).map(({ name }) => name);
    assert.ok(all.length > 1);
    assert.deepEqual(
      all,
      all.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
    );
    const [harbour] = await clientsFound("HARBOUR");
    assert.equal(harbour?.id, HARBOUR);
    const { organisation } = await ada.get("query ($id: ID!) { organisation(id: $id) { abn } }", {
      id: HARBOUR,
    });
    const spaced = organisation.abn.replace(/(\d{2})(\d{3})(\d{3})(\d{3})/, "$1 $2 $3 $4");
    for (const number of [organisation.abn, spaced])
      assert.deepEqual(
        (await clientsFound(number)).map(({ id }) => id),
        [HARBOUR],
      );
    assert.deepEqual(await clientsFound("%"), []);
  });

  test("says to an administrator alone that a discount can be proposed, and the client closed", async () => {
    const [harbour] = await clientsFound("harbour civil");
    assert.deepEqual(harbour?.capabilities, [
      "CAN_PROPOSE_DISCOUNT",
      "CAN_ACT_FOR",
      "CAN_CLOSE",
      "CAN_MERGE",
      "CAN_SUSPEND_PEOPLE",
    ]);
    assert.deepEqual(offeredToColleague, []);
    assert.equal(codeOf(await ada.ask("{ clients { totalCount } }")), "ORGANISATION_NOT_FOUND");
  });
});

test("clients leave as a file of what was chosen", () =>
  provesChosen(rosa, {
    table: CLIENT_FILTERS,
    query:
      "query ($filter: ClientFilter) { clients(filter: $filter, first: 100) { totalCount edges { node { name } } } }",
    field: "clients",
    nameOf: ({ name }: { name: string }) => name,
    wanted: "clients",
    nameKey: "name",
    found: [],
  }));

test("a discount holds once a second person approves it, for what is submitted from then on", async () => {
  const before = await world.draft({ status: "SUBMITTED", fields: { amount: "250000.00" } });
  const { data } = await propose({ discountPercentage: "10%" });
  const change = data.proposeClientDiscount.officeChange;
  assert.deepEqual(
    [change.status, change.subjectName],
    ["PROPOSED", (await clientsFound("harbour civil"))[0]?.name],
  );
  assert.deepEqual(change.fields, [
    { label: "Discount on the first ongoing fee, percent", before: "0%", after: "10%" },
  ]);
  assert.equal((await clientsFound("harbour civil"))[0]?.waitingChangeId, change.id);
  assert.equal(codeOf(await propose({ discountPercentage: "20" }, gus)), "CHANGE_WAITING");
  assert.equal(codeOf(await decide(rosa, change, "APPROVE")), "SECOND_PERSON_NEEDED");

  const { data: decided } = await decide(gus, change, "APPROVE");
  assert.equal(decided.decideOfficeChange.officeChange.status, "APPROVED");
  const { organisation } = await ada.get(
    "query ($id: ID!) { organisation(id: $id) { discountPercentage } }",
    { id: HARBOUR },
  );
  assert.equal(organisation.discountPercentage, "10.00");

  const later = await world.draft({ status: "SUBMITTED", fields: { amount: "250000.00" } });
  // Half a year at 2.5 percent of 250,000 is 3,125, and a tenth of it is given to what came after the approval.
  assert.deepEqual([await takenOff(before.id), await takenOff(later.id)], ["0.00", "312.50"]);

  const back = await propose({ discountPercentage: "0" });
  await decide(gus, back.data.proposeClientDiscount.officeChange, "APPROVE");
  assert.deepEqual([await takenOff(before.id), await takenOff(later.id)], ["0.00", "312.50"]);
});

async function takenOff(id: string): Promise<string> {
  const { productSelectionSummary } = await ada.get(
    "query ($id: ID!, $fee: ID!) { productSelectionSummary(draftId: $id, feeSummaryId: $fee) { productDiscount } }",
    { id, fee: idOf("fee summary", "macquarieCash") },
  );
  return productSelectionSummary.productDiscount;
}

test("what cannot be proposed is refused by its field or by its name, and nothing waits", async () => {
  const faultOf = async (given: object, field: string) =>
    (await propose(given)).errors?.[0]?.extensions.fields?.[field];
  assert.match(
    (await faultOf({ discountPercentage: "100.5" }, "discountPercentage")) ?? "",
    /between 0 and 100/,
  );
  assert.equal(await faultOf({ discountPercentage: "0" }, "discountPercentage"), SAME_DISCOUNT_MESSAGE);
  assert.match((await faultOf({ reason: " " }, "reason")) ?? "", /required/);
  assert.equal(codeOf(await propose({ id: idOf("person", "ada") })), "ORGANISATION_NOT_FOUND");
  assert.equal(codeOf(await propose({}, ada)), "ORGANISATION_NOT_FOUND");
  assert.equal((await clientsFound("harbour civil"))[0]?.waitingChangeId, null);
});
