// What the referral programme gives as a dated setting: organisations that are made from its day on are promised it, and no promise that was made changes.

import {
  PAST_REFERRAL_DAY_MESSAGE,
  REFERRAL_VERSION_FIELDS,
  REFERRAL_VERSION_RULES,
} from "@bondline/domain/money/referrals/referral-programme.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import type { DatedSetting } from "../../office/dated-settings/public.ts";
import { findFirstReferralAmounts } from "../referrals/public.ts";

export const REFERRAL_PROGRAMME: DatedSetting<"referral_programme"> = {
  kind: "REFERRAL_PROGRAMME",
  table: "referral_programme",
  fields: REFERRAL_VERSION_FIELDS,
  columns: columnsFor<Tables["referral_programme"]>()(REFERRAL_VERSION_FIELDS, {
    refereeDiscountAmount: "refereeDiscountCents",
    referrerDiscountAmount: "referrerDiscountCents",
    startsDate: null,
  }),
  rules: REFERRAL_VERSION_RULES,
  pastMessage: PAST_REFERRAL_DAY_MESSAGE,
  first: findFirstReferralAmounts,
};
