// Amounts, days and shares of a facility as the screens show them.

import { percentOfLimit } from "@bondline/domain/facilities/facilities/facility-use.ts";
import { addCents, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { FACILITY_WORDS as WORDS } from "./facility-words.ts";

export function aud(decimal: string): string {
  return formatAud(centsFromDecimal(decimal));
}

export function dayText(day: string | null): string {
  return day === null ? WORDS.noEnd : formatDate(plainDate(day));
}

type Sums = { limit: string; totalEstablished: string; totalProjected: string; totalDrafts: string };

/** Two parts of a bar: what is in force, and what is expected to be. */
export function sharesOf({ limit, totalEstablished, totalProjected, totalDrafts }: Sums) {
  const whole = centsFromDecimal(limit);
  return {
    establishedPercent: percentOfLimit(centsFromDecimal(totalEstablished), whole),
    projectedPercent: percentOfLimit(
      addCents(centsFromDecimal(totalProjected), centsFromDecimal(totalDrafts)),
      whole,
    ),
  };
}
