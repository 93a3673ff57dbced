// What is right in a version of the terms of finance: asked when it is proposed, and again when it is approved.

import {
  FINANCE_VERSION_RULES,
  type FinanceVersion,
  financeTermFaults,
  PAST_FINANCE_DAY_MESSAGE,
} from "@bondline/domain/money/finance/finance-terms.ts";
import { findStartFault } from "@bondline/domain/office/changes/version-start.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { OfficeFinanceTerms } from "./finance-version-access.ts";

/** The day in Sydney decides which days are past. */
export function requireFinanceVersion(
  { now }: Transaction,
  { versions }: Pick<OfficeFinanceTerms, "versions">,
  texts: RawFields,
): FinanceVersion {
  const [latest] = versions;
  const after = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
  const days = { today: dayAt(now, DEFAULT_ZONE), after };
  return requireFields(FINANCE_VERSION_RULES, texts, {
    across: (version) => ({
      ...financeTermFaults(version),
      ...findStartFault(version.startsDate, days, PAST_FINANCE_DAY_MESSAGE),
    }),
  });
}
