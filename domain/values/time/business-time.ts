// Days and hours as they hold in a state: when a guarantee expires there, and which day it is there now.

import { findStateOfPostcode } from "../fields/postcode.ts";
import type { StateCode } from "../reference-data/states.ts";
import { type Instant, instantFromMilliseconds, millisecondsOf } from "./instant.ts";
import { type PlainDate, plainDate } from "./plain-date.ts";

/** A guarantee with an end date can be claimed until 4.00 pm on that day. */
const EXPIRY_HOUR = 16;

export const DEFAULT_ZONE = "Australia/Sydney";

export const ZONE_OF_STATE = {
  NSW: "Australia/Sydney",
  VIC: "Australia/Melbourne",
  QLD: "Australia/Brisbane",
  SA: "Australia/Adelaide",
  WA: "Australia/Perth",
  ACT: "Australia/Sydney",
  NT: "Australia/Darwin",
  TAS: "Australia/Hobart",
} as const satisfies Record<StateCode, string>;

/** Two places in New South Wales keep a time of their own. */
const ZONE_OF_POSTCODE: Readonly<Record<string, string>> = {
  "2880": "Australia/Broken_Hill",
  "2898": "Australia/Lord_Howe",
};

/** The beneficiary's zone. Without a state the postcode tells it, and without either it is Sydney's. */
export function zoneOf(place: { state: StateCode | null; postcode: string | null }): string {
  const state = place.state ?? findStateOfPostcode(place.postcode ?? "") ?? null;
  if (state === null) return DEFAULT_ZONE;
  const ownZone = state === "NSW" ? ZONE_OF_POSTCODE[place.postcode ?? ""] : undefined;
  return ownZone ?? ZONE_OF_STATE[state];
}

/** 4.00 pm on the day, by the clocks of the zone. */
export function expiryInstant(date: PlainDate, zone: string): Instant {
  return instantAtHour(date, EXPIRY_HOUR, zone);
}

/** A whole hour of the day, by the clocks of the zone. */
export function instantAtHour(date: PlainDate, hour: number, zone: string): Instant {
  const moment = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from({ hour }),
  });
  return instantFromMilliseconds(moment.epochMilliseconds);
}

/** From 4.00 pm on, that very moment included. */
export function hasExpired({ date, zone, now }: { date: PlainDate; zone: string; now: Instant }): boolean {
  return now >= expiryInstant(date, zone);
}

/** By the clocks of the zone: "2026-11-20 16:05:33". */
export function clockTimeAt(moment: Instant, zone: string): string {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: "second" }).replace("T", " ");
}

/** Which day it is in the zone at that moment. */
export function dayAt(moment: Instant, zone: string): PlainDate {
  const quarter = Math.floor(millisecondsOf(moment) / QUARTER_MILLISECONDS);
  const last = lastDays.get(zone);
  if (last?.quarter === quarter) return last.day;
  const day = plainDate(Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString());
  // Before 1970 clocks were set by the minute in some places.
  if (quarter >= 0) lastDays.set(zone, { quarter, day });
  return day;
}

/** Every zone's clocks are whole quarters of an hour from UTC, so a day holds for a quarter; most who ask mean now. */
const QUARTER_MILLISECONDS = 900_000;
const lastDays = new Map<string, { quarter: number; day: PlainDate }>();
