// The access check of the fees of facilities: the provider's administrators see all versions and propose.

import {
  type FacilityFees,
  FIRST_FACILITY_FEES,
} from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type FacilityFeeVersionRow, listFeeVersions } from "./facility-fee-store.ts";
import { feesOf } from "./facility-fees-at.ts";

export type { FacilityFeeVersionRow };

export type OfficeFacilityFees = {
  /** Of applications that are begun now. */
  inForce: FacilityFees;
  /** Null before the first version. */
  startsAt: Instant | null;
  /** The newest first. */
  versions: FacilityFeeVersionRow[];
};

export async function accessFacilityFees(tx: Transaction): Promise<OfficeFacilityFees> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
  const versions = await listFeeVersions(tx);
  const begun = versions.find(({ startsAt }) => startsAt <= tx.now);
  const inForce = begun === undefined ? FIRST_FACILITY_FEES : feesOf(begun);
  return { inForce, startsAt: begun?.startsAt ?? null, versions };
}
