// Proposes what property backed facilities cost; applications that are begun from its day on cost it once a second administrator approves it.

import type { FacilityFeeVersionField } from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { CHANGE_SUBJECT_TEXT } from "@bondline/domain/office/changes/office-change.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessFacilityFees } from "../facility-fee-access.ts";
import { feeVersionTexts, proposedFees } from "../facility-fee-change.ts";
import { requireFeeVersion } from "../facility-fee-rules.ts";

export type ProposeFacilityFeesInput = {
  [Field in FacilityFeeVersionField]?: string | null | undefined;
} & {
  /** How many versions were there when it was read. */
  versionCount: number;
  reason: string;
};

export async function proposeFacilityFees(
  tx: Transaction,
  { versionCount, reason, ...texts }: ProposeFacilityFeesInput,
): Promise<Answer> {
  await accessFacilityFees(tx);
  const providerId = await lockProviderRow(tx);
  const fees = await accessFacilityFees(tx);
  const versionNow = fees.versions.length;
  if (versionNow !== versionCount) refuse("CONFLICT", { versionRead: versionCount, versionNow });
  const version = requireFeeVersion(tx, fees, texts);
  return await proposeChange(tx, {
    subject: "FACILITY_FEES",
    subjectId: providerId,
    subjectVersion: versionNow,
    subjectName: CHANGE_SUBJECT_TEXT.FACILITY_FEES,
    proposed: feeVersionTexts(proposedFees(version), version.startsDate),
    reason,
  });
}
