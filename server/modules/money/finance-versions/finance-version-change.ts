// The terms of finance as something that two change: how the newest version stands, and what an approved change does.

import { FINANCE_VERSION_FIELDS, type FinanceVersion } from "@bondline/domain/money/finance/finance-terms.ts";
import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ChangeSubject, ChangeTexts, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../../office/changes/public.ts";
import type { FinanceOfferRow } from "../finance/public.ts";
import { accessFinanceTerms } from "./finance-version-access.ts";
import { requireFinanceVersion } from "./finance-version-rules.ts";
import { insertFinanceVersion } from "./finance-version-store.ts";

export const FINANCE_TERMS_CHANGE: ChangeSubject = {
  kind: "FINANCE_TERMS",
  fields: FINANCE_VERSION_FIELDS,
  present: async (tx: Transaction) => {
    const { inForce, versions } = await accessFinanceTerms(tx);
    const [newest] = versions;
    const startsDate = newest === undefined ? null : dayAt(newest.startsAt, DEFAULT_ZONE);
    return { texts: financeVersionTexts(newest ?? inForce, startsDate), version: versions.length };
  },
  /** What begins today is advertised from this moment; no enquiry that was sent changes. */
  apply: async (tx: Transaction, { id, proposed }: ProposedChange) => {
    const terms = await accessFinanceTerms(tx);
    const version = requireFinanceVersion(tx, terms, proposed);
    await insertFinanceVersion(tx, {
      ...financeOfferOf(version),
      startsAt: startOfVersion(version.startsDate, tx.now),
      changeId: id,
      providerId: await lockProviderRow(tx),
    });
  },
};

/** As it is kept. */
export function financeOfferOf(version: FinanceVersion): FinanceOfferRow {
  return {
    annualRatePercentage: percentageToText(version.annualRate),
    minAmountCents: version.minAmount,
    maxAmountCents: version.maxAmount,
    termMonths: version.termMonths.map(Number),
    availableMinBusinessDays: version.availabilityMinBusinessDays,
    availableMaxBusinessDays: version.availabilityMaxBusinessDays,
  };
}

export function financeVersionTexts(offer: FinanceOfferRow, startsDate: PlainDate | null): ChangeTexts {
  return {
    annualRate: percentageToText(percentageFromText(offer.annualRatePercentage)),
    minAmount: decimalFromCents(offer.minAmountCents),
    maxAmount: decimalFromCents(offer.maxAmountCents),
    termMonths: offer.termMonths.join(";"),
    availabilityMinBusinessDays: String(offer.availableMinBusinessDays),
    availabilityMaxBusinessDays: String(offer.availableMaxBusinessDays),
    startsDate,
  };
}
