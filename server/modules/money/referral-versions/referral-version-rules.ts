// What is right in a version of what the referral programme gives: asked when it is proposed, and again when it is approved.

import {
  PAST_REFERRAL_DAY_MESSAGE,
  REFERRAL_VERSION_RULES,
  type ReferralVersion,
} from "@bondline/domain/money/referrals/referral-programme.ts";
import { findStartFault } from "@bondline/domain/office/changes/version-start.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { OfficeReferralProgramme } from "./referral-version-access.ts";

/** The day in Sydney decides which days are past. */
export function requireReferralVersion(
  { now }: Transaction,
  { versions }: Pick<OfficeReferralProgramme, "versions">,
  texts: RawFields,
): ReferralVersion {
  const [latest] = versions;
  const after = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
  return requireFields(REFERRAL_VERSION_RULES, texts, {
    across: ({ startsDate }) =>
      findStartFault(startsDate, { today: dayAt(now, DEFAULT_ZONE), after }, PAST_REFERRAL_DAY_MESSAGE),
  });
}
