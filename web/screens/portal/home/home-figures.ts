// What the figures of home count: what ends within some days, and what it costs; each with the address of exactly that.

import { addCents, type Cents, centsFromDecimal, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { addDays, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { HomeCostsQuery } from "../../../api/generated/graphql.ts";
import { narrowedReport } from "../../documents/reports/public/narrowed-report.ts";

export const WINDOWS_DAYS = [30, 60, 90] as const;

export function endingWithin(tab: "applied" | "held", days: number, today: PlainDate) {
  return narrowedReport(tab, {
    status: "IN_FORCE",
    expiresFrom: today,
    expiresTo: addDays(today, days),
  });
}

export function figureFilters(today: PlainDate) {
  return {
    in30: endingWithin("applied", 30, today).filter,
    in60: endingWithin("applied", 60, today).filter,
    in90: endingWithin("applied", 90, today).filter,
    heldIn30: endingWithin("held", 30, today).filter,
    heldIn60: endingWithin("held", 60, today).filter,
    heldIn90: endingWithin("held", 90, today).filter,
  };
}

/** Of all that the organisation applied for. */
export const COSTED = narrowedReport("applied");

type Months = NonNullable<HomeCostsQuery["documentReport"]["costsOfYear"]>["months"];

/** Without what lies before and after the year. */
export function monthsOfYear(months: Months): Months {
  return months.slice(1, -1);
}

export function costOf(months: Months): Cents {
  return months.reduce(
    (whole, { accrued, toCome }) => addCents(whole, centsFromDecimal(accrued), centsFromDecimal(toCome)),
    ZERO_CENTS,
  );
}
