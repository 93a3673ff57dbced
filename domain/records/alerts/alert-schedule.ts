// When an alert goes out: so many days before the date that it watches, and never on a day without business.

import type { StateCode } from "../../values/reference-data/states.ts";
import { businessDayOnOrBefore } from "../../values/time/business-days.ts";
import { DEFAULT_ZONE, instantAtHour, zoneOf } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import { addDays, type PlainDate } from "../../values/time/plain-date.ts";

/** Mails go out when people come to work. */
export const ALERT_HOUR = 8;

/** The longest run of days without business is Easter, or Christmas with a weekend: five days. */
export const ALERT_SHIFT_DAYS_MAX = 7;

/** Where the readers of an alert are: the place of the organisation. */
type AlertPlace = { state: StateCode | null; postcode: string | null };

export const DEFAULT_STATE: StateCode = "NSW";

/** Calendar days are counted back; a day without business gives way to the business day before. */
export function alertDay(options: {
  triggerDate: PlainDate;
  triggerLeadTime: number;
  place: AlertPlace;
}): PlainDate {
  const { triggerDate, triggerLeadTime, place } = options;
  return businessDayOnOrBefore(addDays(triggerDate, -triggerLeadTime), place.state ?? DEFAULT_STATE);
}

/** 8.00 am on the day, by the clocks of the organisation. */
export function alertInstant(day: PlainDate, place: AlertPlace): Instant {
  return instantAtHour(day, ALERT_HOUR, zoneOfPlace(place));
}

export function zoneOfPlace(place: AlertPlace): string {
  return place.state === null && place.postcode === null ? DEFAULT_ZONE : zoneOf(place);
}
