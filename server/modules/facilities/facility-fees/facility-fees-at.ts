// What a property backed facility costs that was asked for at a moment.

import {
  type FacilityFees,
  FIRST_FACILITY_FEES,
} from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type FeeColumns, findFeesAt } from "./facility-fee-store.ts";

/** An application has those of the moment at which it was begun: its applicant has read them then. */
export async function facilityFeesAt(tx: Transaction, at: Instant): Promise<FacilityFees> {
  const version = await findFeesAt(tx, at);
  return version === undefined ? FIRST_FACILITY_FEES : feesOf(version);
}

export function feesOf(row: FeeColumns): FacilityFees {
  return {
    applicationCents: row.applicationFeeCents,
    perGuaranteeCents: row.perGuaranteeCents,
    residentialPercentage: short(row.residentialPercentage),
    commercialPercentage: short(row.commercialPercentage),
  };
}

/** "2" for what the database keeps as "2.00". */
function short(kept: string): string {
  return percentageToText(percentageFromText(kept));
}
