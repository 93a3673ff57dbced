// What is right in a version of the alerts that new organisations begin with: asked when it is proposed, and again when it is approved.

import { findStartFault } from "@bondline/domain/office/changes/version-start.ts";
import { ALERT_VERSION_RULES, PAST_DAY_MESSAGE } from "@bondline/domain/records/alerts/alert-default.ts";
import { type FieldValues, type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { OfficeAlertDefaults } from "./alert-default-access.ts";

/** The day in Sydney decides which days are past. */
export function requireAlertVersion(
  { now }: Transaction,
  { versions }: Pick<OfficeAlertDefaults, "versions">,
  texts: RawFields,
): FieldValues<typeof ALERT_VERSION_RULES> {
  const [latest] = versions;
  const after = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
  return requireFields(ALERT_VERSION_RULES, texts, {
    across: ({ startsDate }) =>
      findStartFault(startsDate, { today: dayAt(now, DEFAULT_ZONE), after }, PAST_DAY_MESSAGE),
  });
}
