// From which day a closed record is archived: seven years after the day on which it was closed.

import { DEFAULT_ZONE, dayAt } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import { addDays, addMonthsClamped, dateParts, type PlainDate } from "../../values/time/plain-date.ts";

/** From the day on which a record was closed, by the clocks of Sydney. */
export const KEPT_YEARS = 7;

/** The first day on which all years have passed: what was closed on a 29 February has no such day in most years, and waits for the next one. */
export function archiveDateOf(closed: PlainDate): PlainDate {
  const date = addMonthsClamped(closed, KEPT_YEARS * 12);
  return dateParts(date).day === dateParts(closed).day ? date : addDays(date, 1);
}

/** Of what is closed: the first day on which it may be archived, where nothing keeps it. */
export function archiveDateOfClosed(closedAt: Instant | null): PlainDate | null {
  return closedAt === null ? null : archiveDateOf(dayAt(closedAt, DEFAULT_ZONE));
}

/** What was closed on this day or before is archived by that day. */
export function lastClosedDateArchived(day: PlainDate): PlainDate {
  return addMonthsClamped(day, -KEPT_YEARS * 12);
}
