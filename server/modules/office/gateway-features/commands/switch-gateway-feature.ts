// Switches a part of the product on or off, for everybody and at once.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessGatewayFeatureToChange } from "../gateway-feature-access.ts";
import { saveFeature } from "../gateway-feature-store.ts";

export type SwitchGatewayFeatureInput = { name: string; isEnabled: boolean; version: number };

export async function switchGatewayFeature(
  tx: Transaction,
  input: SwitchGatewayFeatureInput,
): Promise<CommandResult> {
  const feature = await accessGatewayFeatureToChange(tx, input);
  if (feature.isEnabled !== input.isEnabled) {
    const { accountId } = requirePerson(tx.actor);
    await saveFeature(tx, { name: feature.name, isEnabled: input.isEnabled, by: accountId });
    await tx.announce("gateway-feature", { id: feature.id });
  }
  return { name: feature.name };
}
