// What the chosen fee plan and its bank ask for on the draft that is filled in.

import { askedFeatures, type BankFeature } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import type { BankProfileFieldsFragment, DraftRecordFragment } from "../../../../api/generated/graphql.ts";

export type PlanNeeds = {
  readonly bankFeatures: readonly BankFeature[];
  readonly securityTypeCash: boolean;
};

export type ChosenPlan = { readonly profile: BankProfileFieldsFragment; readonly needs: PlanNeeds };

type Saved = Pick<DraftRecordFragment, "bankProfile" | "feeSummary">;
type Offered = { readonly securityTypeCash: boolean; readonly supplier: SupplierOfPlan };
type SupplierOfPlan = { readonly id: string; readonly bankProfile: BankProfileFieldsFragment };

/** Of a draft as it is saved: the bank's features are those that count on this draft. */
export function savedPlan({ bankProfile: profile, feeSummary }: Saved): ChosenPlan | undefined {
  if (feeSummary === null || profile === null) return undefined;
  return { profile, needs: needsOf(profile, feeSummary.securityTypeCash) };
}

/** Of a plan that is offered: on a draft that this bank was asked about already, what it asked for stays. */
export function offeredPlan({ supplier, securityTypeCash }: Offered, saved: Saved | undefined): ChosenPlan {
  const isItsBank = saved?.feeSummary?.supplier.id === supplier.id;
  const isAlike = saved?.feeSummary?.securityTypeCash === securityTypeCash;
  const profile = (isItsBank && isAlike && saved?.bankProfile) || supplier.bankProfile;
  return { profile, needs: needsOf(profile, securityTypeCash) };
}

function needsOf({ features }: BankProfileFieldsFragment, securityTypeCash: boolean): PlanNeeds {
  return { bankFeatures: askedFeatures(features, { isSecuredByCash: securityTypeCash }), securityTypeCash };
}
