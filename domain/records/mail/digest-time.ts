// When a daily digest comes: by the clocks of whoever gets it, before people begin their day.

import { dayAt, instantAtHour } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import { addDays } from "../../values/time/plain-date.ts";

const HOUR = 7;

/** The last moment at which one was to come; what is older than it waits for nothing more. */
export function lastDigestMoment(now: Instant, zone: string): Instant {
  const today = dayAt(now, zone);
  const moment = instantAtHour(today, HOUR, zone);
  return moment <= now ? moment : instantAtHour(addDays(today, -1), HOUR, zone);
}
