// How the later periods of a guarantee are paid by themselves: the statuses, and the line of an invoice for one period.

import { tonesOf } from "../../status-tone.ts";
import type { Cents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { addDays, formatDate } from "../../values/time/plain-date.ts";
import type { LinePeriod } from "../invoices/invoice.ts";
import { INVOICE_TERM_DAYS } from "../invoices/invoice-reminder.ts";
import type { TaxTreatment } from "../invoices/tax-treatment.ts";

/** As on the wire of the provider; past due is worked out from what is open, and stored nowhere. */
export const SUBSCRIPTION_STATUS_TEXT = {
  incomplete: "Not set up yet",
  active: "On",
  past_due: "Payment declined",
  canceled: "Off",
} as const;
export type SubscriptionStatus = keyof typeof SUBSCRIPTION_STATUS_TEXT;
export const SUBSCRIPTION_STATUSES = codesIn(SUBSCRIPTION_STATUS_TEXT);
export const SUBSCRIPTION_STATUS_TONE = tonesOf(SUBSCRIPTION_STATUS_TEXT);

export const NO_LATER_PERIODS_MESSAGE = "This guarantee has no later periods to pay.";

/** So many days before a period begins it is invoiced to who pays by hand, so that it is due on its first day. */
export const PERIOD_INVOICE_DAYS = INVOICE_TERM_DAYS;

/** What began longer ago and was never invoiced is left to a person. */
export const PERIOD_CATCH_UP_DAYS = 30;

export type LaterPeriod = LinePeriod & { amountCents: Cents };

type LaterPeriodLine = {
  kind: "LATER_PERIOD";
  description: string;
  amountCents: Cents;
  taxTreatment: TaxTreatment;
  period: LinePeriod;
};

/** Both days are part of it, as people say it. Fees for guarantees and bonds are input taxed. */
export function laterPeriodLine({ amountCents, startDate, endDate }: LaterPeriod): LaterPeriodLine {
  const description = `Ongoing fee, ${formatDate(startDate)} to ${formatDate(addDays(endDate, -1))}`;
  return {
    kind: "LATER_PERIOD",
    description,
    amountCents,
    taxTreatment: "INPUT_TAXED",
    period: { startDate, endDate },
  };
}
