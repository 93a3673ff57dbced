// Percentages as people type them: an optional percent sign, at most two decimals.

import { type Percentage, percentageFromText } from "../money/percentage.ts";
import { accept, type FieldRule, refine, reject, trimmed } from "./field-rule.ts";

export const PERCENTAGE_MESSAGE = "This field must be a percentage such as 2.15";

const TYPED = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?%?$/;
const DIGITS_MAX = 12;

/** Fees and discounts: 0 to 100. */
export const percentage = percentageUpTo("100");
/** What may become many times as much. */
export const changePercentage = percentageUpTo("1000");

function percentageUpTo(max: string): FieldRule<Percentage> {
  return refine(typedPercentage, (value) =>
    value > percentageFromText(max) ? `This field must be between 0 and ${max}` : undefined,
  );
}

function typedPercentage(raw: string): ReturnType<FieldRule<Percentage>> {
  const parts = TYPED.exec(trimmed(raw));
  const whole = parts?.[1]?.replaceAll(",", "") ?? "";
  if (parts === null || whole.length > DIGITS_MAX) return reject(PERCENTAGE_MESSAGE);
  return accept(percentageFromText(`${whole}${parts[2] ?? ""}`));
}
