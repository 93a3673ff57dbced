// The access check of the switches of the product's parts: everybody reads how they stand, provider administrators see and change them.

import {
  findGatewayFeature,
  GATEWAY_FEATURES,
  type GatewayFeature,
  type GatewayFeatures,
} from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  findFeature,
  findFeatureForChange,
  type GatewayFeatureRow,
  listEnabledFeatures,
  listFeatures,
} from "./gateway-feature-store.ts";

export type { GatewayFeatureRow };

/** Public: the sign-in screen already depends on it. A feature that the table does not know is off. */
export async function readGatewayFeatures(tx: Transaction): Promise<GatewayFeatures> {
  const enabled = new Set(await listEnabledFeatures(tx));
  return Object.fromEntries(GATEWAY_FEATURES.map((name) => [name, enabled.has(name)])) as GatewayFeatures;
}

export async function isFeatureOn(tx: Transaction, name: GatewayFeature): Promise<boolean> {
  return (await readGatewayFeatures(tx))[name];
}

export async function accessGatewayFeatures(tx: Transaction): Promise<GatewayFeatureRow[]> {
  requireAdministrator(tx, "");
  const rows = await listFeatures(tx);
  return rows.filter(({ name }) => findGatewayFeature(name) !== undefined);
}

export async function accessGatewayFeature(tx: Transaction, name: string): Promise<GatewayFeatureRow> {
  requireSwitch(tx, name);
  return (await findFeature(tx, name)) ?? refuse("GATEWAY_FEATURE_NOT_FOUND", { id: name });
}

export async function accessGatewayFeatureToChange(
  tx: Transaction,
  { name, version }: { name: string; version: number },
): Promise<GatewayFeatureRow> {
  requireSwitch(tx, name);
  const feature = (await findFeatureForChange(tx, name)) ?? refuse("GATEWAY_FEATURE_NOT_FOUND", { id: name });
  requireCurrent(feature, version);
  return feature;
}

function requireAdministrator({ actor }: Transaction, id: string): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("GATEWAY_FEATURE_NOT_FOUND", { id });
}

/** A text that names no switch of the product goes no further. */
function requireSwitch(tx: Transaction, name: string): void {
  requireAdministrator(tx, name);
  if (findGatewayFeature(name) === undefined) refuse("GATEWAY_FEATURE_NOT_FOUND", { id: name });
}
