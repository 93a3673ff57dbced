// Which parts of the product are switched on, as data. Public: the sign-in screen already depends on it.

import type { Work } from "../../work/work.ts";
import { listEnabledFeatures } from "./gateway-feature-store.ts";

const NAMES = [
  "emailAuditing",
  "googleAuth",
  "gvpIntegration",
  "isBgSwitchEnabled",
  "referralPortal",
  "referrals",
  "suretyBonds",
] as const;
export type GatewayFeatures = Record<(typeof NAMES)[number], boolean>;

/** A feature that the table does not know is off. */
export async function readGatewayFeatures(work: Work): Promise<GatewayFeatures> {
  const enabled = new Set(await listEnabledFeatures(work));
  return Object.fromEntries(NAMES.map((name) => [name, enabled.has(name)])) as GatewayFeatures;
}
