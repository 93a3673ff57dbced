// The standard wording that a draft is worded in: the version that was in force when the draft was begun, so that none changes under anybody.

import type { StandardFor, StandardText } from "@bondline/domain/drafts/wording/standard-wording.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Undefined for the first version, which is no row. */
export async function findStandardText(
  tx: Transaction,
  { processType, contractForm }: StandardFor,
  begunAt: Instant,
): Promise<StandardText | undefined> {
  return await findRow<StandardText>(tx, "select * from standard_wording_at($1, $2, $3)", [
    processType,
    contractForm,
    begunAt,
  ]);
}
