// The fees of facilities as something that two change: how the newest version stands, and what an approved change does.

import {
  FACILITY_FEE_VERSION_FIELDS,
  type FacilityFees,
  type FacilityFeeVersion,
} from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { percentageToText } from "@bondline/domain/values/money/percentage.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ChangeSubject, ChangeTexts, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../../office/changes/public.ts";
import { accessFacilityFees } from "./facility-fee-access.ts";
import { requireFeeVersion } from "./facility-fee-rules.ts";
import { insertFeeVersion } from "./facility-fee-store.ts";
import { feesOf } from "./facility-fees-at.ts";

export const FACILITY_FEES_CHANGE: ChangeSubject = {
  kind: "FACILITY_FEES",
  fields: FACILITY_FEE_VERSION_FIELDS,
  present: async (tx: Transaction) => {
    const { inForce, versions } = await accessFacilityFees(tx);
    const [newest] = versions;
    const texts =
      newest === undefined
        ? feeVersionTexts(inForce, null)
        : feeVersionTexts(feesOf(newest), dayAt(newest.startsAt, DEFAULT_ZONE));
    return { texts, version: versions.length };
  },
  /** What begins today holds for applications that are begun from this moment. */
  apply: async (tx: Transaction, { id, proposed }: ProposedChange) => {
    const version = requireFeeVersion(tx, await accessFacilityFees(tx), proposed);
    await insertFeeVersion(tx, {
      applicationFeeCents: version.applicationFee,
      perGuaranteeCents: version.perGuaranteeFee,
      residentialPercentage: percentageToText(version.residentialPercentage),
      commercialPercentage: percentageToText(version.commercialPercentage),
      startsAt: startOfVersion(version.startsDate, tx.now),
      changeId: id,
      providerId: await lockProviderRow(tx),
    });
  },
};

export function proposedFees(version: FacilityFeeVersion): FacilityFees {
  return {
    applicationCents: version.applicationFee,
    perGuaranteeCents: version.perGuaranteeFee,
    residentialPercentage: percentageToText(version.residentialPercentage),
    commercialPercentage: percentageToText(version.commercialPercentage),
  };
}

export function feeVersionTexts(fees: FacilityFees, startsDate: PlainDate | null): ChangeTexts {
  return {
    applicationFee: decimalFromCents(fees.applicationCents),
    perGuaranteeFee: decimalFromCents(fees.perGuaranteeCents),
    residentialPercentage: fees.residentialPercentage,
    commercialPercentage: fees.commercialPercentage,
    startsDate,
  };
}
