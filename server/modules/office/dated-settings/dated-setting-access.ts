// The access check of settings that hold from a day on: the provider's administrators see all versions and propose.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { DatedSetting, KeptOf, VersionOf, VersionTable } from "./dated-setting.ts";
import { listVersions } from "./dated-setting-store.ts";

export type OfficeSetting<T extends VersionTable> = {
  inForce: KeptOf<T>;
  /** Null before the first version. */
  startsAt: Instant | null;
  /** Before the first version. */
  first: KeptOf<T>;
  /** The newest first. */
  versions: VersionOf<T>[];
};

export async function accessDatedSetting<T extends VersionTable>(
  tx: Transaction,
  setting: DatedSetting<T>,
): Promise<OfficeSetting<T>> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
  const [versions, first] = await Promise.all([listVersions(tx, setting.table), setting.first(tx)]);
  const begun = versions.find(({ startsAt }) => startsAt <= tx.now);
  return { inForce: begun ?? first, startsAt: begun?.startsAt ?? null, first, versions };
}
