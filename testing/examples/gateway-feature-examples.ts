// One valid call of each operation on the switches of the product's parts.

import type { Examples, Given } from "./example.ts";

/** Of a part that nothing else in a run looks at. */
const NAME = "emailAuditing";

async function switched({ personas }: Given): Promise<{ name: string; isEnabled: boolean; version: number }> {
  const { gatewayFeatureSettings } = await personas.api.manager.get(
    "{ gatewayFeatureSettings { name isEnabled version } }",
  );
  const { name, isEnabled, version } = gatewayFeatureSettings.find(
    (each: { name: string }) => each.name === NAME,
  );
  return { name, isEnabled: !isEnabled, version };
}

export const GATEWAY_FEATURE_EXAMPLES: Examples = {
  Query: {
    gatewayFeatureSettings: { on: "ANY" },
    gatewayFeatureHistory: { on: "ANY", given: () => ({ name: NAME, first: 1 }) },
  },
  Mutation: {
    switchGatewayFeature: { on: "ANY", given: switched, writes: "Gateway feature UPDATE" },
  },
  Subscription: { gatewayFeaturesChanged: { on: "ANY" } },
};
