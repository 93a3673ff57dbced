// What the referral programme gives as something that two change: how the newest version stands, and what an approved change does.

import { REFERRAL_VERSION_FIELDS } from "@bondline/domain/money/referrals/referral-programme.ts";
import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ChangeSubject, ChangeTexts, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../../office/changes/public.ts";
import type { ReferralConfiguration } from "../referrals/public.ts";
import { accessReferralProgramme } from "./referral-version-access.ts";
import { requireReferralVersion } from "./referral-version-rules.ts";
import { insertReferralVersion } from "./referral-version-store.ts";

export const REFERRAL_PROGRAMME_CHANGE: ChangeSubject = {
  kind: "REFERRAL_PROGRAMME",
  fields: REFERRAL_VERSION_FIELDS,
  present: async (tx: Transaction) => {
    const { inForce, versions } = await accessReferralProgramme(tx);
    const [newest] = versions;
    const startsDate = newest === undefined ? null : dayAt(newest.startsAt, DEFAULT_ZONE);
    return { texts: referralVersionTexts(newest ?? inForce, startsDate), version: versions.length };
  },
  /** What begins today is promised for organisations that are made from this moment; no promise that was made changes. */
  apply: async (tx: Transaction, { id, proposed }: ProposedChange) => {
    const programme = await accessReferralProgramme(tx);
    const version = requireReferralVersion(tx, programme, proposed);
    await insertReferralVersion(tx, {
      refereeDiscountCents: version.refereeDiscountAmount,
      referrerDiscountCents: version.referrerDiscountAmount,
      startsAt: startOfVersion(version.startsDate, tx.now),
      changeId: id,
      providerId: await lockProviderRow(tx),
    });
  },
};

export function referralVersionTexts(
  { refereeDiscountCents, referrerDiscountCents }: ReferralConfiguration,
  startsDate: PlainDate | null,
): ChangeTexts {
  return {
    refereeDiscountAmount: decimalFromCents(refereeDiscountCents),
    referrerDiscountAmount: decimalFromCents(referrerDiscountCents),
    startsDate,
  };
}
