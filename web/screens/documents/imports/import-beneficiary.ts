// A beneficiary that was found by its number: whether there is something to choose.

import type { ImportRecordFragment } from "../../../api/generated/graphql.ts";

export type FoundBeneficiary = ImportRecordFragment["beneficiaries"][number];

/** Rows that say its name and its number already leave nothing to choose. */
export function isBeneficiaryOpen({ isAccepted, differingCount }: FoundBeneficiary): boolean {
  return isAccepted === null && differingCount > 0;
}
