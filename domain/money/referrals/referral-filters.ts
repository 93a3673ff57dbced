// What the provider's list of all referrals may be narrowed by.

import { optionsOf } from "../../values/fields/field.ts";
import type { FilterTable } from "../../values/lists/list-filter.ts";
import { REFERRAL_WAY_TEXT } from "./referral.ts";
import { REFERRAL_STAGE_TEXT } from "./referrer-account.ts";

export const REFERRAL_FILTERS = {
  client: { kind: "text", label: "Client" },
  referrer: { kind: "text", label: "Referrer or code" },
  firm: { kind: "text", label: "Firm" },
  ways: { kind: "choices", label: "Came by", options: optionsOf(REFERRAL_WAY_TEXT) },
  stages: { kind: "choices", label: "Stage", options: optionsOf(REFERRAL_STAGE_TEXT) },
  signedUp: { kind: "days", label: "Signed up" },
  firstPaid: { kind: "days", label: "First paid request" },
  promised: { kind: "amounts", label: "Amount promised" },
  earned: { kind: "amounts", label: "Amount earned" },
  takenBack: { kind: "amounts", label: "Amount taken back" },
  paidOut: { kind: "amounts", label: "Amount paid out or used" },
} as const satisfies FilterTable;
export type ReferralFilterName = keyof typeof REFERRAL_FILTERS;
