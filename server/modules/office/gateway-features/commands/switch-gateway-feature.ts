// Switches a part of the product on or off, for everybody and at once.

import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { accessGatewayFeatureToChange } from "../gateway-feature-access.ts";
import { saveFeature } from "../gateway-feature-store.ts";

export type SwitchGatewayFeatureInput = { name: string; isEnabled: boolean; version: number };

export async function switchGatewayFeature(work: Work, input: SwitchGatewayFeatureInput): Promise<Answer> {
  const feature = await accessGatewayFeatureToChange(work, input);
  if (feature.isEnabled !== input.isEnabled) {
    const { accountId } = requirePerson(work.actor);
    await saveFeature(work, { name: feature.name, isEnabled: input.isEnabled, by: accountId });
    await work.announce("gateway-feature", { id: feature.id });
  }
  return { name: feature.name };
}
