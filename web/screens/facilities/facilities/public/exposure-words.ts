// What an exposure chart finds, in words: the title is the finding, the sentence its cause, amount and dates.

import { aud } from "@bondline/domain/values/money/money.ts";
import { addDays, dateParts, formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ExposureOfQuery } from "../../../../api/generated/graphql.ts";

export type ExposureRead = ExposureOfQuery["exposure"];

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export const EXPOSURE_WORDS = {
  title: "Exposure",
  scope: "Facility",
  all: "All facilities",
  established: "Established",
  inFlight: "In flight",
  projected: "Projected",
  limit: "Limit",
  today: "Today",
  from: "From",
  table: "Show as a table",
  loading: "Loading the exposure",
  notLoaded: "The exposure could not be loaded",
  chart: "Exposure day by day; the arrow keys move from one change to the next",
  toFacility: "Open facility",
  notCounted: (count: number, amount: string) =>
    count === 1
      ? `1 document, ${aud(amount)}, is on none of these facilities and is not counted here.`
      : `${count} documents, ${aud(amount)} in all, are on none of these facilities and are not counted here.`,
  save: "Save as a picture",
  notSaved: "The picture could not be made",
  whatIf: "What if a guarantee comes back?",
  guarantee: "Guarantee",
  guaranteeHelp: "By its number, its bank or a party",
  noMatch: "Nothing in force matches.",
  comesBack: "Comes back on",
  outsideDays: (from: string, to: string) => `Choose a day from ${from} to ${to}.`,
  partOfNothing: "It is on none of these facilities, so nothing here would change.",
  freed: (day: string) => `Free after ${day}`,
  leastRoom: "Least room",
  firstOver: "First day over",
  never: "none",
  noChange: (value: string) => `${value}, as it is`,
  instead: (now: string, before: string) => `${now} instead of ${before}`,
  asItIs: "Show it as it is",
  compare: "Compare two days",
  firstDay: "First day",
  secondDay: "Second day",
  what: "What",
  change: "Change",
  room: "Room",
  unchanged: "no change",
  warnedToo: (day: string) => `With what is projected it would be passed from ${day}.`,
} as const;

type Breach = ExposureRead["breaches"][number];
type Finding = { title: string; sentence: string; facilityId: string | undefined };

export function findingOf({ breaches, leastHeadroom, steps }: ExposureRead): Finding {
  const hard = breaches.find(({ needsProjected }) => !needsProjected);
  const warned = breaches.find(({ needsProjected }) => needsProjected);
  if (hard !== undefined) return withWarning(breachFound(hard), warned);
  if (warned !== undefined) return breachFound(warned);
  if (leastHeadroom === null)
    return {
      title: "What you have out, day by day",
      sentence: "Record a facility to see it against its limit.",
      facilityId: undefined,
    };
  const { facilityId, facilityName, day, amount } = leastHeadroom;
  const isEmpty = steps.every(({ established, inFlight, projected }) =>
    [established, inFlight, projected].every((each) => each === "0.00"),
  );
  if (isEmpty)
    return { title: "Nothing is on your facilities", sentence: "The whole limit is free.", facilityId };
  return {
    title: "Within your limits for the next 12 months",
    sentence: `${facilityName} has the least room: ${aud(amount)} on ${formatDate(plainDate(day))}.`,
    facilityId: undefined,
  };
}

/** What breaks a limit is the finding; an earlier day on which what is projected would pass it is shown beside it. */
function withWarning(finding: Finding, warned: Breach | undefined): Finding {
  if (warned === undefined) return finding;
  const warning = EXPOSURE_WORDS.warnedToo(formatDate(plainDate(warned.day)));
  return { ...finding, sentence: `${finding.sentence} ${warning}` };
}

function breachFound(breach: Breach): Finding {
  const { facilityName, facilityEndDate, day, until, most, needsProjected, facilityId } = breach;
  const month = MONTHS[dateParts(plainDate(day)).month - 1];
  const end = until === null ? "" : ` until ${formatDate(plainDate(until))}`;
  const title = needsProjected
    ? `Projected documents would pass your limit in ${month}`
    : `Exposure passes your limit in ${month}`;
  const sentence = isOfEnd(breach)
    ? `${facilityName} ends on ${formatDate(plainDate(facilityEndDate ?? day))}, with up to ${aud(most)} still out${end}.`
    : `${facilityName} is up to ${aud(most)} over from ${formatDate(plainDate(day))}${end}.`;
  return { title, sentence, facilityId };
}

/** Beside the ring in the chart. */
export function calloutText(breach: Breach): string {
  return `${aud(breach.most)} ${isOfEnd(breach) ? "still out" : "over"}`;
}

/** The limit is not passed by something new, but ends before what is on it. */
function isOfEnd({ facilityEndDate, day }: Breach): boolean {
  return facilityEndDate !== null && addDays(plainDate(facilityEndDate), 1) === day;
}
