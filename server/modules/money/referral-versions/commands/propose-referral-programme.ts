// Proposes what the referral programme gives; organisations that are made from its day on are promised it once a second administrator approves it.

import type { ReferralVersionField } from "@bondline/domain/money/referrals/referral-programme.ts";
import { CHANGE_SUBJECT_TEXT } from "@bondline/domain/office/changes/office-change.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessReferralProgramme } from "../referral-version-access.ts";
import { referralVersionTexts } from "../referral-version-change.ts";
import { requireReferralVersion } from "../referral-version-rules.ts";

export type ProposeReferralProgrammeInput = {
  [Field in ReferralVersionField]?: string | null | undefined;
} & {
  /** How many versions were there when it was read. */
  versionCount: number;
  reason: string;
};

export async function proposeReferralProgramme(
  tx: Transaction,
  { versionCount, reason, ...texts }: ProposeReferralProgrammeInput,
): Promise<Answer> {
  await accessReferralProgramme(tx);
  const providerId = await lockProviderRow(tx);
  const programme = await accessReferralProgramme(tx);
  const versionNow = programme.versions.length;
  if (versionNow !== versionCount) refuse("CONFLICT", { versionRead: versionCount, versionNow });
  const version = requireReferralVersion(tx, programme, texts);
  const amounts = {
    refereeDiscountCents: version.refereeDiscountAmount,
    referrerDiscountCents: version.referrerDiscountAmount,
  };
  return await proposeChange(tx, {
    subject: "REFERRAL_PROGRAMME",
    subjectId: providerId,
    subjectVersion: versionNow,
    subjectName: CHANGE_SUBJECT_TEXT.REFERRAL_PROGRAMME,
    proposed: referralVersionTexts(amounts, version.startsDate),
    reason,
  });
}
