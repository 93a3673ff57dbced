// The access check of what the referral programme gives: the provider's administrators see all versions and propose.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { findFirstReferralAmounts, type ReferralConfiguration } from "../referrals/public.ts";
import { listReferralVersions, type ReferralVersionRow } from "./referral-version-store.ts";

export type { ReferralVersionRow };

export type OfficeReferralProgramme = {
  /** For organisations that are referred now. `startsAt` is null before the first version. */
  inForce: ReferralConfiguration & { startsAt: Instant | null };
  /** Before the first version. */
  first: ReferralConfiguration;
  /** The newest first. */
  versions: ReferralVersionRow[];
};

export async function accessReferralProgramme(tx: Transaction): Promise<OfficeReferralProgramme> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
  const [versions, first] = await Promise.all([listReferralVersions(tx), findFirstReferralAmounts(tx)]);
  const begun = versions.find(({ startsAt }) => startsAt <= tx.now);
  return { inForce: begun ?? { ...first, startsAt: null }, first, versions };
}
