// A fee summary as the server holds it: what a supplier charges for one kind of guarantee in one band of amounts.

import type { BankResource } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type SupplierRow = Tables["supplier"];

export function needsDirectorContact({ features }: Pick<SupplierRow, "features">): boolean {
  return features.includes("DIRECTOR_CONTACT");
}

/** They are written by `updateBankProfile` alone, which validates them. */
export function resourcesOf({ resources }: Pick<SupplierRow, "resources">): readonly BankResource[] {
  return resources as readonly BankResource[];
}

export type FeeSummaryRow = Tables["fee_summary"] & { supplier: SupplierRow };

/** One JSON object for a row of `fee_summary f` with its `supplier s`; rates stay text. */
export const FEE_SUMMARY_JSON = `
  to_jsonb(f) || jsonb_build_object(
    'biannual_fee_coefficient', f.biannual_fee_coefficient::text,
    'recurring_fee_percentage', f.recurring_fee_percentage::text,
    'ongoing_discount_percentage', f.ongoing_discount_percentage::text,
    'supplier', to_jsonb(s))`;
