// What is right in a version of the fees of facilities: asked when it is proposed, and again when it is approved.

import {
  FACILITY_FEE_VERSION_RULES,
  type FacilityFeeVersion,
  facilityFeeFaults,
  PAST_FACILITY_FEE_DAY_MESSAGE,
} from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { findStartFault } from "@bondline/domain/office/changes/version-start.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { OfficeFacilityFees } from "./facility-fee-access.ts";

/** The day in Sydney decides which days are past. */
export function requireFeeVersion(
  { now }: Transaction,
  { versions }: Pick<OfficeFacilityFees, "versions">,
  texts: RawFields,
): FacilityFeeVersion {
  const [latest] = versions;
  const after = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
  const days = { today: dayAt(now, DEFAULT_ZONE), after };
  return requireFields(FACILITY_FEE_VERSION_RULES, texts, {
    across: (version) => ({
      ...facilityFeeFaults(version),
      ...findStartFault(version.startsDate, days, PAST_FACILITY_FEE_DAY_MESSAGE),
    }),
  });
}
