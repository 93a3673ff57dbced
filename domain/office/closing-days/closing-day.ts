// The provider's own closing days beside the public holidays of its state: their fields, and which of them can be set or taken back.

import type { FieldMessages } from "../../refusals.ts";
import { dayField, fieldsOf, requiredRulesOf, textField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { findPublicHoliday } from "../../values/reference-data/public-holidays.ts";
import type { StateCode } from "../../values/reference-data/states.ts";
import { isBusinessDay } from "../../values/time/business-days.ts";
import { addMonthsClamped, type PlainDate } from "../../values/time/plain-date.ts";

export const CLOSING_DAY_FIELDS = fieldsOf({
  date: dayField("Day"),
  name: textField("Why", LENGTHS.attribute),
});
export const CLOSING_DAY_RULES = requiredRulesOf(CLOSING_DAY_FIELDS);

export type ClosingDay = { readonly date: PlainDate; readonly name: string };

/** A year that is mistyped would close a day that nobody ever looks at. */
const MONTHS_AHEAD_MAX = 36;

export const PAST_CLOSING_DAY_MESSAGE = "Choose today or a later day: what is past stays as it was.";
export const TOO_FAR_MESSAGE = "Choose a day within the next three years.";
export const CLOSED_ALREADY_MESSAGE = "This is a closing day already.";
export const WEEKEND_MESSAGE = "This day is at a weekend, which never counts.";
export const HOLIDAY_MESSAGE = (name: string) => `This day is a public holiday, which never counts: ${name}.`;
export const NO_CLOSING_DAY_MESSAGE = "This is not a closing day any more.";
export const BEGUN_MESSAGE = "This day has begun: it stays a closing day.";

type Facts = {
  readonly today: PlainDate;
  readonly state: StateCode;
  readonly days: readonly Pick<ClosingDay, "date">[];
};

export function findClosingDayFault(
  date: PlainDate | undefined,
  { today, state, days }: Facts,
): FieldMessages {
  if (date === undefined) return {};
  if (date < today) return { date: PAST_CLOSING_DAY_MESSAGE };
  if (date > addMonthsClamped(today, MONTHS_AHEAD_MAX)) return { date: TOO_FAR_MESSAGE };
  if (days.some((day) => day.date === date)) return { date: CLOSED_ALREADY_MESSAGE };
  const holiday = findPublicHoliday(date, state);
  if (holiday !== undefined) return { date: HOLIDAY_MESSAGE(holiday.name) };
  return isBusinessDay(date, state) ? {} : { date: WEEKEND_MESSAGE };
}

/** Undefined where it can be taken back. */
export function findRemovalFault(
  date: PlainDate,
  { today, days }: Pick<Facts, "today" | "days">,
): string | undefined {
  if (!days.some((day) => day.date === date)) return NO_CLOSING_DAY_MESSAGE;
  return date <= today ? BEGUN_MESSAGE : undefined;
}
