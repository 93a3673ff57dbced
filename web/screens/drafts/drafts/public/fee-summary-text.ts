// What a fee summary costs, in one line: to establish, then each year or half year, and for which amounts it is offered.

import {
  formatPercentage,
  type Percentage,
  percentageFromText,
} from "@bondline/domain/values/money/percentage.ts";
import type { StaffDraftFeeSummariesQuery } from "../../../../api/generated/graphql.ts";
import { DIALOG_WORDS as WORDS } from "./staff-decision-words.ts";
import { aud } from "./staff-draft-facts.ts";

export type FeeSummary = StaffDraftFeeSummariesQuery["feeSummaries"][number];

export function feeSummaryText(summary: FeeSummary): string {
  const { establishmentFee, minValue, maxValue } = summary;
  return `${[WORDS.feeOnly(aud(establishmentFee)), rateText(summary)].filter(Boolean).join(", ")}. ${WORDS.feeBand(aud(minValue), aud(maxValue))}`;
}

/** A coefficient counts for half a year and goes before a yearly rate. */
function rateText({
  biannualFeeCoefficient: coefficient,
  recurringFeePercentage: yearly,
}: FeeSummary): string {
  if (coefficient !== null) return WORDS.perHalfYear(formatPercentage(percentOf(coefficient)));
  return yearly === null ? "" : WORDS.perYear(formatPercentage(percentageFromText(yearly)));
}

/** "0.0125" of the amount is 1.25 %. */
function percentOf(coefficient: string): Percentage {
  return (percentageFromText(coefficient) * 100n) as Percentage;
}
