// The fees of facilities at a moment, in the database: SQL and nothing else.

import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type FeeColumns = Pick<
  Tables["facility_fees"],
  "applicationFeeCents" | "perGuaranteeCents" | "residentialPercentage" | "commercialPercentage"
>;

/** The version that had begun, whoever asks. */
export async function findFeesAt(tx: Transaction, at: Instant): Promise<FeeColumns | undefined> {
  return await findRow<FeeColumns>(tx, "select * from facility_fees_at($1)", [at]);
}
