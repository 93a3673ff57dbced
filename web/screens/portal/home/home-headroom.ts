// Where headroom is short: which facilities stand on home, in which order, and from which day each is over its limit.

import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { addDays, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { HomeSideQuery } from "../../../api/generated/graphql.ts";
import { HOME_WORDS as WORDS } from "./home-words.ts";

type Facility = HomeSideQuery["documentFacilities"]["edges"][number]["node"];
type Breach = HomeSideQuery["exposure"]["breaches"][number];
type Warning = {
  readonly text: string;
  /** By what is issued and on its way alone. */
  readonly isSure: boolean;
};
export type ShortOfRoom = { readonly facility: Facility; readonly warning: Warning | undefined };

/** The rest is a link away. */
const FACILITIES_SHOWN = 4;

export function shortestOfRoom(
  facilities: readonly Facility[],
  breaches: readonly Breach[],
): readonly ShortOfRoom[] {
  // What is certain is shown before what is projected.
  const known = breaches.toSorted((one, other) => Number(one.needsProjected) - Number(other.needsProjected));
  const breachOf = ({ id }: Facility) => known.find(({ facilityId }) => facilityId === id);
  return facilities
    .map((facility) => ({ facility, breach: breachOf(facility) }))
    .toSorted(
      (one, other) =>
        placeOf(one.breach).localeCompare(placeOf(other.breach)) || byFreeShare(one.facility, other.facility),
    )
    .slice(0, FACILITIES_SHOWN)
    .map(({ facility, breach }) => ({ facility, warning: breach && warningOf(breach) }));
}

/** By its first day, a warning behind every breach. */
function placeOf(breach: Breach | undefined): string {
  return breach === undefined ? "none" : `${breach.needsProjected ? "b" : "a"} ${breach.day}`;
}

/** The least share first, exactly: one share is below another where its room times the other's limit is. */
function byFreeShare(one: Facility, other: Facility): number {
  const left = centsFromDecimal(one.headroom) * centsFromDecimal(other.limit);
  const right = centsFromDecimal(other.headroom) * centsFromDecimal(one.limit);
  return left < right ? -1 : Number(left > right);
}

function warningOf({ day, facilityEndDate, needsProjected }: Breach): Warning {
  const from = plainDate(day);
  if (needsProjected) return { text: WORDS.projectedOverFrom(from), isSure: false };
  const isOfEnd = facilityEndDate !== null && addDays(plainDate(facilityEndDate), 1) === from;
  return { text: isOfEnd ? WORDS.endsFrom(plainDate(facilityEndDate)) : WORDS.overFrom(from), isSure: true };
}
