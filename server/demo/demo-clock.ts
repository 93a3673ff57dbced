// The portal at another time: the demo's years are lived through by the real commands, by a clock that is set back.

import { DEFAULT_ZONE, dayAt, instantAtHour } from "@bondline/domain/values/time/business-time.ts";
import { addMinutes, type Instant } from "@bondline/domain/values/time/instant.ts";
import { addDays, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../app.ts";

type Moment = {
  daysAgo: number;
  /** By the clocks of Sydney. */
  hour?: number;
  /** How long each step takes those who take it; together they must stay within the day of a session. */
  minutesBetween?: number;
};

const MINUTES_BETWEEN = 4;

/** Nobody is mailed today of what happened then. */
const MAILING_TASKS: ReadonlySet<string> = new Set([
  "mail-comments",
  "send-credit-note",
  "send-mail",
  "send-payment-receipt",
]);
/** What is younger is mailed as ever. */
export const MAILED_WITHIN_DAYS = 7;

export function appAt(app: App, { daysAgo, hour = 9, minutesBetween = MINUTES_BETWEEN }: Moment): App {
  const { clock } = app.ports;
  let next = instantAtHour(demoDay(app, -daysAgo), hour, DEFAULT_ZONE);
  const now = (): Instant => {
    const asked = next;
    next = addMinutes(next, minutesBetween);
    return earlierInstant(asked, clock.now());
  };
  const ports = { ...app.ports, clock: { now } };
  const then = { ...app, ports, ...(daysAgo > MAILED_WITHIN_DAYS ? { leavesUndone: MAILING_TASKS } : {}) };
  SET_BACK.add(then);
  return then;
}

const SET_BACK = new WeakSet<App>();

export function isSetBack(app: App): boolean {
  return SET_BACK.has(app);
}

/** Nothing of the demo lies ahead. */
function earlierInstant(one: Instant, other: Instant): Instant {
  return one.localeCompare(other) < 0 ? one : other;
}

/** A day of the demo, counted from the one on which it is made. */
export function demoDay(app: App, days: number): PlainDate {
  return addDays(dayAt(app.ports.clock.now(), DEFAULT_ZONE), days);
}

/** A facility's year ends in June, and never within the next half year. */
export function nextEndOfFinancialYear(today: PlainDate): PlainDate {
  const year = Number(addDays(today, 182).slice(0, 4));
  const june = `${year}-06-30` as PlainDate;
  return june >= addDays(today, 182) ? june : (`${year + 1}-06-30` as PlainDate);
}
