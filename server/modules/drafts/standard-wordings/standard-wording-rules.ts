// What is right in a version of a standard wording by what is there: asked when it is proposed, and again when it is approved.

import {
  STANDARD_WORDING_RULES,
  type StandardFor,
  type StandardWordingValues,
} from "@bondline/domain/drafts/wording/standard-wording.ts";
import {
  findStandardFaults,
  PAST_DAY_MESSAGE,
} from "@bondline/domain/drafts/wording/standard-wording-faults.ts";
import { findStartFault } from "@bondline/domain/office/changes/version-start.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listVersionsOf } from "./standard-wording-store.ts";

/** The day in Sydney decides which days are past. */
export async function requireStandard(
  tx: Transaction,
  of: StandardFor,
  texts: RawFields,
): Promise<StandardWordingValues> {
  const [latest] = await listVersionsOf(tx, of);
  const after = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
  const today = dayAt(tx.now, DEFAULT_ZONE);
  return requireFields(STANDARD_WORDING_RULES, texts, {
    across: (right) => ({
      ...findStandardFaults(right, of),
      ...findStartFault(right.startsDate, { today, after }, PAST_DAY_MESSAGE),
    }),
  });
}
