// Parts of the product as switches: read by everybody, switched by provider administrators alone, kept in the history, told at once.
// Shows: K-04..K-10, API-011.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const FLAGS = "{ gatewayFeatures { referrals suretyBonds } }";
const SETTINGS = "{ gatewayFeatureSettings { name isEnabled version updatedAt updatedBy } }";
const HISTORY =
  "query ($name: String!) { gatewayFeatureHistory(name: $name) { totalCount edges { node { triggeredBy { name } changes { field oldValue newValue } } } } }";

let world: World;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
});
after(() => world.end());

async function settingOf(name: string) {
  const { gatewayFeatureSettings } = await rosa.get(SETTINGS);
  return gatewayFeatureSettings.find((each: { name: string }) => each.name === name);
}

async function turn(api: Api, name: string, isEnabled: boolean, version?: number) {
  return await api.mutate(
    "switchGatewayFeature",
    "SwitchGatewayFeatureInput",
    { name, isEnabled, version: version ?? (await settingOf(name))?.version ?? 1 },
    "gatewayFeature { name isEnabled version updatedBy }",
  );
}

test("a provider administrator switches a part on, everybody reads it, and the history says who", async () => {
  assert.deepEqual(await world.anonymous.get(FLAGS), {
    gatewayFeatures: { referrals: false, suretyBonds: false },
  });
  const { data } = await turn(rosa, "referrals", true);
  assert.deepEqual(data.switchGatewayFeature.gatewayFeature, {
    name: "referrals",
    isEnabled: true,
    version: 2,
    updatedBy: "Rosa Whitfield",
  });
  assert.equal((await world.anonymous.get(FLAGS)).gatewayFeatures.referrals, true);

  await turn(rosa, "referrals", false);
  const { gatewayFeatureHistory } = await rosa.get(HISTORY, { name: "referrals" });
  assert.equal(gatewayFeatureHistory.totalCount, 2);
  assert.deepEqual(
    gatewayFeatureHistory.edges.map((edge: { node: { changes: object[] } }) => edge.node.changes),
    [
      [{ field: "isEnabled", oldValue: "true", newValue: "false" }],
      [{ field: "isEnabled", oldValue: "false", newValue: "true" }],
    ],
  );
  assert.equal(gatewayFeatureHistory.edges[0].node.triggeredBy.name, "Bondline, Rosa Whitfield");
});

test("general staff, supplier staff and clients are told that there is no such switch, and nothing changes", async () => {
  for (const person of ["gus", "sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(await api.codeOf(SETTINGS), "GATEWAY_FEATURE_NOT_FOUND");
    assert.equal(await api.codeOf(HISTORY, { name: "suretyBonds" }), "GATEWAY_FEATURE_NOT_FOUND");
    const { errors } = await turn(api, "suretyBonds", true);
    assert.equal(errors?.[0]?.extensions.code, "GATEWAY_FEATURE_NOT_FOUND");
  }
  assert.equal((await settingOf("suretyBonds")).isEnabled, false);
  const { errors } = await turn(rosa, "suretyBond", true);
  assert.equal(errors?.[0]?.extensions.code, "GATEWAY_FEATURE_NOT_FOUND");
});

test("of two administrators who switch at once the second is told, and sending the same state again writes nothing", async () => {
  const { version } = await settingOf("suretyBonds");
  await turn(rosa, "suretyBonds", true, version);
  const { errors } = await turn(rosa, "suretyBonds", false, version);
  assert.equal(errors?.[0]?.extensions.code, "CONFLICT");
  const before = await settingOf("suretyBonds");
  await turn(rosa, "suretyBonds", true);
  assert.deepEqual(await settingOf("suretyBonds"), before);
});

test("whoever is signed in is told of a switch at once", async () => {
  const watching = await watch(world, await world.as("ada"), {
    query: "subscription { gatewayFeaturesChanged { googleAuth } }",
  });
  await turn(rosa, "googleAuth", true);
  assert.equal((await watching.next()).data.gatewayFeaturesChanged.googleAuth, true);
  await watching.end();
});
