// 4.00 pm in every state, Broken Hill and Lord Howe, across the days when clocks change, held against the machine's zone data.

import fc from "fast-check";
import { type Proof, proof } from "../../proof/proof.ts";
import type { StateCode } from "../reference-data/states.ts";
import { dayAt, expiryInstant, hasExpired, zoneOf } from "./business-time.ts";
import { type Instant, instantFromMilliseconds, millisecondsOf } from "./instant.ts";
import { addDays, dayOfWeek, type PlainDate, plainDate } from "./plain-date.ts";
import { ORACLE_PLACES, type OraclePlace, oracleWallClock } from "./zone-oracle.ts";

const FIRST_DAY = plainDate("2000-01-01");
const DAYS = 14_975;
const DAY_MILLISECONDS = 86_400_000;
const SUNDAY = 7;

// Clocks change on Sundays of March, April, August and October: those and their neighbours make half of the days.
const drawnDay = fc.oneof(
  fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST_DAY, days)),
  fc
    .record({
      year: fc.integer({ min: 2000, max: 2040 }),
      month: fc.constantFrom("03", "04", "08", "10"),
      week: fc.integer({ min: 0, max: 4 }),
      aside: fc.integer({ min: -1, max: 1 }),
    })
    .map(({ year, month, week, aside }) =>
      addDays(sundayOnOrAfter(plainDate(`${year}-${month}-01`)), week * 7 + aside),
    ),
);
const drawnPlace = fc.constantFrom(...ORACLE_PLACES);

const FOUR_PM: Proof = proof({
  name: "a guarantee ends at 4.00 pm by the clocks of the beneficiary's place, 2000 to 2040",
  against: "zone data through Intl",
  subject: expiryAt,
  cases: fc.tuple(drawnDay, drawnPlace),
  holds: (subject, [date, place]) =>
    oracleWallClock(millisecondsOf(subject(date, zoneAt(place))), place) === `${date} 16:00:00`,
  broken: {
    "takes Sydney's clocks for all": (date) => expiryAt(date, "Australia/Sydney"),
    "knows no summer time": (date) => instantFromMilliseconds(Date.parse(`${date}T06:00:00Z`)),
    "adds the offset of midnight": (date, zone) => {
      const noon = expiryAt(addDays(date, -1), zone);
      return instantFromMilliseconds(millisecondsOf(noon) + DAY_MILLISECONDS);
    },
    "takes Broken Hill for Sydney": (date, zone) =>
      expiryAt(date, zone === "Australia/Broken_Hill" ? "Australia/Sydney" : zone),
  },
});

type IsOver = typeof hasExpired;

const ENDS: Proof = proof({
  name: "it holds until the millisecond before 4.00 pm and is over at 4.00 pm",
  against: "the wall's clock as text",
  subject: hasExpired as IsOver,
  cases: fc.tuple(
    drawnDay,
    drawnPlace,
    fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -DAY_MILLISECONDS, max: DAY_MILLISECONDS })),
  ),
  holds: (subject, [date, place, aside]) => {
    const zone = zoneAt(place);
    const milliseconds = millisecondsOf(expiryAt(date, zone)) + aside;
    const isOver = oracleWallClock(milliseconds, place) >= `${date} 16:00:00`;
    return subject({ date, zone, now: instantFromMilliseconds(milliseconds) }) === isOver;
  },
  broken: {
    "holds a moment too long": ({ date, zone, now }) => now > expiryAt(date, zone),
    "holds until midnight": ({ date, zone, now }) => dayAt(now, zone) > date,
  },
});

const DAY: Proof = proof({
  name: "which day it is in the place at any moment",
  against: "zone data through Intl",
  subject: dayAt,
  // Two moments, mostly of one hour: an answer may be kept for the next who asks.
  cases: fc.tuple(
    drawnDay,
    drawnPlace,
    fc.integer({ min: 0, max: DAY_MILLISECONDS - 1 }),
    fc.oneof(fc.integer({ min: -3_600_000, max: 3_600_000 }), fc.integer({ max: 0, min: -DAY_MILLISECONDS })),
  ),
  holds: (subject, [date, place, milliseconds, before]) => {
    const moment = Date.parse(`${date}T00:00:00Z`) + milliseconds;
    return [moment + before, moment].every(
      (each) =>
        subject(instantFromMilliseconds(each), zoneAt(place)) === oracleWallClock(each, place).slice(0, 10),
    );
  },
  broken: {
    "keeps a day for three hours": keptFor(10_800_000),
    "takes the day of UTC": (moment) => plainDate(moment.slice(0, 10)),
    "knows no summer time": (moment) =>
      plainDate(instantFromMilliseconds(millisecondsOf(moment) + 36_000_000).slice(0, 10)),
  },
});

export const BUSINESS_TIME_PROOFS: readonly Proof[] = [FOUR_PM, ENDS, DAY];

function keptFor(milliseconds: number): typeof dayAt {
  const kept = new Map<string, PlainDate>();
  return (moment, zone) => {
    const key = `${zone} ${Math.floor(millisecondsOf(moment) / milliseconds)}`;
    const day = kept.get(key) ?? dayAt(moment, zone);
    kept.set(key, day);
    return day;
  };
}

function expiryAt(date: PlainDate, zone: string): Instant {
  return expiryInstant(date, zone);
}

function zoneAt(place: OraclePlace): string {
  const [state = "", postcode = null] = place.split(" ");
  return zoneOf({ state: state as StateCode, postcode });
}

function sundayOnOrAfter(date: PlainDate): PlainDate {
  return addDays(date, SUNDAY - dayOfWeek(date));
}
