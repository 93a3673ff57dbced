// How long a draft has waited, and whether that is past the desk's target of one business day.

import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { waitingTime } from "../../../app/time/instant-text.ts";

const HOUR_MS = 3_600_000;
const TARGET_BUSINESS_HOURS = 24;

export type QueueAge = { words: string; isPastTarget: boolean };

/** Saturdays and Sundays of the zone do not count towards the target, though they count as waiting. */
export function queueAge(waitingSince: string, now: Date, zone = DEFAULT_ZONE): QueueAge {
  return {
    words: waitingTime(waitingSince, now),
    isPastTarget: weekdayHoursBetween(new Date(waitingSince), now, zone) > TARGET_BUSINESS_HOURS,
  };
}

function weekdayHoursBetween(from: Date, to: Date, zone: string): number {
  // Beyond two weeks every wait is past the target, and no hour need be counted.
  const hours = Math.min((to.getTime() - from.getTime()) / HOUR_MS, 14 * 24);
  const weekday = weekdayIn(zone);
  let counted = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    const isWeekend = weekday.format(from.getTime() + hour * HOUR_MS).startsWith("S");
    if (!isWeekend) counted += Math.min(1, hours - hour);
  }
  return counted;
}

/** Made once for each zone, since a queue asks for its every row. */
const weekdays = new Map<string, Intl.DateTimeFormat>();

function weekdayIn(zone: string): Intl.DateTimeFormat {
  const made = weekdays.get(zone) ?? new Intl.DateTimeFormat("en-AU", { weekday: "short", timeZone: zone });
  weekdays.set(zone, made);
  return made;
}
