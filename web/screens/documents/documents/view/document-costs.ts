// What a document costs, as lines that agree with each other to the cent.

import { FEE_TYPE_TEXT, frequencyLabel } from "@bondline/domain/money/fees/fee-schedule.ts";
import { addCents, aud, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatPercentage, percentageFromText } from "@bondline/domain/values/money/percentage.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

export type DocumentCosts = NonNullable<DocumentRecord["costs"]>;
export type CostLine = { term: string; note: string; value: string };

/** Each step of the recurring cost with its arithmetic, the last of which is the recurring cost to today. */
export function costSteps({ steps }: DocumentCosts): readonly CostLine[] {
  return steps.map(({ label, workedOut, amount }) => ({ term: label, note: workedOut, value: aud(amount) }));
}

/** What was paid at the start and what has accrued since: both lines add up to the headline. */
export function costSums(costs: DocumentCosts): readonly { term: string; value: string }[] {
  return [
    { term: WORDS.setUpCost, value: aud(costs.setUpCost) },
    { term: WORDS.accrued, value: aud(costs.accruedCost) },
  ];
}

export function costToToday({ setUpCost, accruedCost }: DocumentCosts): string {
  return formatAud(addCents(centsFromDecimal(setUpCost), centsFromDecimal(accruedCost)));
}

/** "Annual Percentage, 2% a year. Payments: Biannual." */
export function scheduleSentence(costs: DocumentCosts): string {
  return `${FEE_TYPE_TEXT[costs.recurringFeeType]}, ${rateOf(costs)}`;
}

export function nextInvoiceLabel({ nextInvoiceDate }: DocumentCosts): string {
  if (typeof nextInvoiceDate !== "string") return WORDS.nextInvoice;
  return WORDS.nextInvoiceOn(formatDate(plainDate(nextInvoiceDate)));
}

export function minimumSentence({ recurringMinimumAnnualCost: minimum }: DocumentCosts): string | undefined {
  const isSet = typeof minimum === "string" && centsFromDecimal(minimum) > 0n;
  return isSet ? WORDS.minimumNote(aud(minimum)) : undefined;
}

export type RateLine = { day: string; rate: string; fromDate?: string };

/** The rate that the fee began with, and each that holds from a day on. */
export function rateLines({ rates, ...began }: DocumentCosts): readonly RateLine[] {
  return [
    { day: WORDS.fromStart, rate: plainRate(began) },
    ...rates.map(({ fromDate, ...rate }) => ({
      day: WORDS.fromDay(formatDate(plainDate(fromDate))),
      rate: plainRate({ ...began, ...rate }),
      fromDate,
    })),
  ];
}

type Rate = Pick<DocumentCosts, "recurringFeeType" | "recurringFixedCost" | "recurringPercentageCost">;

function plainRate({
  recurringFeeType,
  recurringFixedCost: fixed,
  recurringPercentageCost: rate,
}: Rate): string {
  return recurringFeeType === "FIXED_FEE"
    ? WORDS.eachPayment(aud(fixed ?? "0"))
    : WORDS.aYear(formatPercentage(percentageFromText(rate ?? "0")));
}

function rateOf(costs: DocumentCosts): string {
  const { recurringFeeType, recurringFixedCost: fixed, recurringPercentageCost: percentage } = costs;
  const frequency = frequencyLabel(costs.recurringCostFrequency, costs.recurringSinglePayment ?? undefined);
  if (typeof fixed === "string" && recurringFeeType !== "ANNUAL_PERCENTAGE") {
    return recurringFeeType === "LIFETIME_FEE"
      ? WORDS.once(aud(fixed))
      : WORDS.perPayment(aud(fixed), frequency);
  }
  const rate = formatPercentage(percentageFromText(percentage ?? "0"));
  return recurringFeeType === "LIFETIME_FEE" ? WORDS.onceRate(rate) : WORDS.perYear(rate, frequency);
}
