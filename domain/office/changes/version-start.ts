// From when a version holds that two administrators agree on: from today or a later day, after the latest one.

import type { FieldMessages } from "../../refusals.ts";
import { DEFAULT_ZONE, dayAt, instantAtHour } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";

/** `after` is the day on which the latest version begins; null where there is none yet. */
export type VersionDays = { readonly today: PlainDate; readonly after: PlainDate | null };

export const AFTER_LATEST_DAY_MESSAGE = "Choose a day after the one on which the latest version begins.";

/** `pastMessage` says what a version of a past day would change. */
export function findStartFault(
  startsDate: PlainDate | undefined,
  { today, after }: VersionDays,
  pastMessage: string,
): FieldMessages {
  if (startsDate === undefined) return {};
  if (startsDate < today) return { startsDate: pastMessage };
  return after !== null && startsDate <= after ? { startsDate: AFTER_LATEST_DAY_MESSAGE } : {};
}

/** The day in Sydney counts from its midnight; what begins today holds from this moment, and what was said before stays said. */
export function startOfVersion(startsDate: PlainDate, now: Instant): Instant {
  return startsDate === dayAt(now, DEFAULT_ZONE) ? now : instantAtHour(startsDate, 0, DEFAULT_ZONE);
}
