// What the members of a trade organisation are given: set by two, from a day on, given on a draft by naming it, kept by what was given, and told by its history.
// Shows: REF-18, REF-19.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const FEDERATION = idOf("channel partner", "civil");
let world: World;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
});
after(() => world.end());

const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultsOf = (reply: ApiReply) => Object.keys(reply.errors?.[0]?.extensions.fields ?? {});

async function propose(api: Api, changes: object = {}): Promise<ApiReply> {
  return await api.mutate(
    "proposePartnerDiscount",
    "ProposePartnerDiscountInput",
    { id: FEDERATION, discountPercentage: "7.5", reason: "Agreed for the year.", ...changes },
    "officeChange { id version subjectName fields { label before after } }",
  );
}

async function decide(api: Api, { data, errors }: ApiReply): Promise<ApiReply> {
  assert.deepEqual(errors ?? [], []);
  const { id, version } = data.proposePartnerDiscount.officeChange;
  const input = { id, version, decision: "APPROVE" };
  return await api.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, "officeChange { status }");
}

async function kept() {
  const { officeChannelPartners } = await rosa.get(
    "{ officeChannelPartners { id discountPercentage waitingChangeId } }",
  );
  return officeChannelPartners.find(({ id }: { id: string }) => id === FEDERATION);
}

async function give(draft: { id: string; version: number }, given: object = {}) {
  return await rosa.mutate(
    "setDraftDiscount",
    "SetDraftDiscountInput",
    { ...draft, acceptedChannelPartnerId: FEDERATION, ...given },
    "draft { version discountPercentage establishmentFeeDiscountAmount acceptedChannelPartnerName }",
  );
}

test("administrators of the provider alone propose it, and what is wrong is told at its field", async () => {
  assert.equal((await kept()).discountPercentage, "0");
  for (const person of ["sam", "ada", "fay", "gus"] as const)
    if (person !== "gus")
      assert.equal(codeOf(await propose(await world.as(person))), "CHANNEL_PARTNER_NOT_FOUND", person);
  for (const [changes, fields] of [
    [{ discountPercentage: "100.01" }, ["discountPercentage"]],
    [{ discountPercentage: "" }, ["discountPercentage"]],
    [{ discountPercentage: "0" }, ["discountPercentage"]],
    [{ reason: " " }, ["reason"]],
  ] as [object, string[]][])
    assert.deepEqual(faultsOf(await propose(rosa, changes)), fields);
  assert.equal(
    codeOf(await propose(rosa, { id: idOf("organisation", "harbour") })),
    "CHANNEL_PARTNER_NOT_FOUND",
  );
});

test("it holds once another administrator approves it, and is for the desk to read", async () => {
  const reply = await propose(rosa);
  assert.deepEqual(reply.data.proposePartnerDiscount.officeChange.fields, [
    { label: "Discount on the first ongoing fee, percent", before: "0%", after: "7.5%" },
    { label: "From", before: null, after: null },
  ]);
  assert.ok((await kept()).waitingChangeId);
  assert.equal(codeOf(await propose(gus)), "CHANGE_WAITING");
  assert.equal(codeOf(await decide(rosa, reply)), "SECOND_PERSON_NEEDED");
  assert.equal((await kept()).discountPercentage, "0");
  await decide(gus, reply);
  assert.deepEqual(await kept(), { id: FEDERATION, discountPercentage: "7.5", waitingChangeId: null });

  const read = async (api: Api) => {
    const { channelPartners } = await api.get(
      "{ channelPartners(first: 100) { edges { node { id discountPercentage } } } }",
    );
    return channelPartners.edges.find(({ node }: { node: { id: string } }) => node.id === FEDERATION)?.node
      .discountPercentage;
  };
  assert.equal(await read(rosa), "7.5");
  assert.equal(await read(await world.as("ada")), null);
});

test("naming it on a draft gives what was agreed; what is entered goes before it; what was given is kept", async () => {
  const { id, version } = await world.draft({ status: "SUBMITTED" });
  const given = (await give({ id, version })).data.setDraftDiscount.draft;
  assert.equal(given.discountPercentage, "7.50");
  assert.equal(given.acceptedChannelPartnerName, "Civil Trades Federation");
  const fee = idOf("fee summary", "macquarieCash");
  const lines = async () => {
    const { productSelectionSummary } = await rosa.get(
      `{ productSelectionSummary(draftId: "${id}", feeSummaryId: "${fee}") { feeSummary { id } productDiscount } }`,
    );
    return productSelectionSummary.productDiscount;
  };
  const takenOff = await lines();
  assert.notEqual(takenOff, "0.00");

  await decide(gus, await propose(rosa, { discountPercentage: "2" }));
  assert.equal(await lines(), takenOff);
  const amount = await give({ id, version: given.version }, { establishmentFeeDiscountAmount: "20" });
  assert.equal(amount.data.setDraftDiscount.draft.discountPercentage, null);
  const typed = await give(
    { id, version: amount.data.setDraftDiscount.draft.version },
    { discountPercentage: "1" },
  );
  assert.equal(typed.data.setDraftDiscount.draft.discountPercentage, "1.00");
  const again = await give({ id, version: typed.data.setDraftDiscount.draft.version });
  assert.equal(again.data.setDraftDiscount.draft.discountPercentage, "2.00");
  const nothing = await give(
    { id, version: again.data.setDraftDiscount.draft.version },
    { acceptedChannelPartnerId: idOf("channel partner", "builders") },
  );
  assert.deepEqual(faultsOf(nothing), ["discountPercentage"]);
});

test("its history says who changed what, to the provider's administrators alone", async () => {
  const HISTORY = `{ channelPartnerHistory(channelPartnerId: "${FEDERATION}", first: 10) {
    edges { node { changeType triggeredBy { name } changes { label oldDisplayValue newDisplayValue } } } } }`;
  const { channelPartnerHistory } = await rosa.get(HISTORY);
  const [newest] = channelPartnerHistory.edges;
  const { changes, ...entry } = newest.node;
  assert.deepEqual(entry, { changeType: "INSERT", triggeredBy: { name: "Bondline, Gus Reid" } });
  assert.deepEqual(changes, [
    { label: "Discount percentage", oldDisplayValue: null, newDisplayValue: "2%" },
    { label: "Starts at", oldDisplayValue: null, newDisplayValue: "20/11/2026" },
  ]);
  for (const person of ["sam", "ada"] as const)
    assert.equal(await (await world.as(person)).codeOf(HISTORY), "CHANNEL_PARTNER_NOT_FOUND", person);
});

test("it holds from its day on, until then what held before, and nothing is agreed on before the latest version", async () => {
  const read = async () => {
    const { officeChannelPartners } = await rosa.get(
      "{ officeChannelPartners { id discountPercentage nextDiscountPercentage nextDiscountStartsAt } }",
    );
    const { id, ...held } = officeChannelPartners.find((each: { id: string }) => each.id === FEDERATION);
    assert.equal(id, FEDERATION);
    return held;
  };
  assert.deepEqual(faultsOf(await propose(rosa, { startsDate: "2026-11-19" })), ["startsDate"]);
  await decide(gus, await propose(rosa, { startsDate: "2026-11-25" }));
  assert.deepEqual(await read(), {
    discountPercentage: "2",
    nextDiscountPercentage: "7.5",
    nextDiscountStartsAt: "2026-11-24T13:00:00.000Z",
  });
  for (const startsDate of [null, "2026-11-24", "2026-11-25"])
    assert.deepEqual(faultsOf(await propose(rosa, { discountPercentage: "4", startsDate })), ["startsDate"]);
  const draft = await world.draft({ status: "SUBMITTED" });
  const before = (await give({ id: draft.id, version: draft.version })).data.setDraftDiscount.draft;
  assert.equal(before.discountPercentage, "2.00");

  const late = await propose(rosa, { discountPercentage: "4", startsDate: "2026-11-26" });
  world.clock.setTo("2026-11-27T02:00:00.000Z" as Instant);
  [rosa, gus] = [await world.as("rosa"), await aSecondAdministrator(world)];
  assert.deepEqual(await read(), {
    discountPercentage: "7.5",
    nextDiscountPercentage: null,
    nextDiscountStartsAt: null,
  });
  assert.deepEqual(faultsOf(await decide(gus, late)), ["startsDate"]);
  const { discountPercentage } = (await rosa.get(`{ draft(id: "${draft.id}") { discountPercentage } }`))
    .draft;
  assert.equal(discountPercentage, "2.00");
  const now = (await give({ id: draft.id, version: before.version })).data.setDraftDiscount.draft;
  assert.equal(now.discountPercentage, "7.50");
});
