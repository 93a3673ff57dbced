// Amounts and days of a facility as the screens show them.

import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { FACILITY_WORDS as WORDS } from "./facility-words.ts";

export function aud(decimal: string): string {
  return formatAud(centsFromDecimal(decimal));
}

export function dayText(day: string | null): string {
  return day === null ? WORDS.noEnd : formatDate(plainDate(day));
}
