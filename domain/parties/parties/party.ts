// The parties to a guarantee or bond: their kinds, and the words in which they are shown.

import type { ProcessType } from "../../process-type.ts";

export const PARTY_VARIANTS = ["ISSUER", "BENEFICIARY", "LIMITED", "OTHER"] as const;
export type PartyVariant = (typeof PARTY_VARIANTS)[number];

/** 'Applicant' is shown instead of 'Issuer'. */
export const PARTY_VARIANT_TEXT = {
  ISSUER: "Applicant",
  BENEFICIARY: "Beneficiary",
  LIMITED: "Other",
  OTHER: "Other",
} as const satisfies Record<PartyVariant, string>;

/** Cash security has two labels of its own. */
const CASH_LABELS = {
  ...PARTY_VARIANT_TEXT,
  ISSUER: "Sub Contractor",
  BENEFICIARY: "Head Contractor",
} as const satisfies Record<PartyVariant, string>;

/** What stands where a party has nothing to show. */
export const PARTY_EMPTY_TEXT = {
  name: "No Party Name",
  abn: "No ABN/ACN",
  partyEntityType: "No Entity Type",
  address: "No address",
  contact: "N/A",
} as const;

export function partyLabel(variant: PartyVariant, processType: ProcessType): string {
  return processType === "CASH_SECURITY" ? CASH_LABELS[variant] : PARTY_VARIANT_TEXT[variant];
}

/** "Applicant 1", "Beneficiary 2": each counted from one among the parties of the same label. */
export function partyTitles(
  parties: readonly { readonly partyVariant: PartyVariant }[],
  processType: ProcessType,
): string[] {
  const labels = parties.map(({ partyVariant }) => partyLabel(partyVariant, processType));
  return labels.map(
    (label, at) => `${label} ${labels.slice(0, at + 1).filter((each) => each === label).length}`,
  );
}
