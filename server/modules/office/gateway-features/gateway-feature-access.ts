// The doors to the switches of the product's parts: everybody reads how they stand, provider administrators see and change them.

import {
  findGatewayFeature,
  GATEWAY_FEATURES,
  type GatewayFeature,
  type GatewayFeatures,
} from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { isProviderAdministrator, requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import {
  findFeature,
  findFeatureForChange,
  type GatewayFeatureRow,
  listEnabledFeatures,
  listFeatures,
} from "./gateway-feature-store.ts";

export type { GatewayFeatureRow };

/** Public: the sign-in screen already depends on it. A feature that the table does not know is off. */
export async function readGatewayFeatures(work: Work): Promise<GatewayFeatures> {
  const enabled = new Set(await listEnabledFeatures(work));
  return Object.fromEntries(GATEWAY_FEATURES.map((name) => [name, enabled.has(name)])) as GatewayFeatures;
}

export async function isFeatureOn(work: Work, name: GatewayFeature): Promise<boolean> {
  return (await readGatewayFeatures(work))[name];
}

export async function accessGatewayFeatures(work: Work): Promise<GatewayFeatureRow[]> {
  requireAdministrator(work, "");
  const rows = await listFeatures(work);
  return rows.filter(({ name }) => findGatewayFeature(name) !== undefined);
}

export async function accessGatewayFeature(work: Work, name: string): Promise<GatewayFeatureRow> {
  requireSwitch(work, name);
  return (await findFeature(work, name)) ?? refuse("GATEWAY_FEATURE_NOT_FOUND", { id: name });
}

export async function accessGatewayFeatureToChange(
  work: Work,
  { name, version }: { name: string; version: number },
): Promise<GatewayFeatureRow> {
  requireSwitch(work, name);
  const feature =
    (await findFeatureForChange(work, name)) ?? refuse("GATEWAY_FEATURE_NOT_FOUND", { id: name });
  if (feature.version !== version) refuse("CONFLICT", { versionRead: version, versionNow: feature.version });
  return feature;
}

function requireAdministrator({ actor }: Work, id: string): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("GATEWAY_FEATURE_NOT_FOUND", { id });
}

/** A text that names no switch of the product goes no further. */
function requireSwitch(work: Work, name: string): void {
  requireAdministrator(work, name);
  if (findGatewayFeature(name) === undefined) refuse("GATEWAY_FEATURE_NOT_FOUND", { id: name });
}
