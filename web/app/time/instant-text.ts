// Instants as people read them: exact in the zone of the page, and in words while they are recent.

import {
  dateFromParts,
  formatDate,
  formatShortDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import { pageZoneStore } from "./page-zone.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The calendar day of an instant. Without a zone it is the page's. */
export function dayOfInstant(instant: string | Date, zone = pageZoneStore.get()): PlainDate {
  if (zone === DEVICE_ZONE) return devicesDay(new Date(instant));
  const parts = partsOf(instant, zone);
  return plainDate(`${parts.year}-${parts.month}-${parts.day}`);
}

/** "17/11/2026" */
export function exactDate(instant: string, zone = pageZoneStore.get()): string {
  return formatDate(dayOfInstant(instant, zone));
}

/** "17/11/2026, 10.42 am" */
export function exactTime(instant: string, zone = pageZoneStore.get()): string {
  return `${exactDate(instant, zone)}, ${timeOfDay(instant, zone)}`;
}

/** "10.42 am" */
export function timeOfDay(instant: string, zone = pageZoneStore.get()): string {
  const { hour, minute, dayPeriod } = partsOf(instant, zone);
  return `${hour}.${minute} ${dayPeriod?.toLowerCase() ?? ""}`.trim();
}

/** "just now", "5 minutes ago", "3 hours ago", "2 days ago", and from a week on the short date. */
export function relativeTime(instant: string, now: Date, zone = pageZoneStore.get()): string {
  const elapsed = now.getTime() - new Date(instant).getTime();
  if (elapsed < MINUTE_MS) return "just now";
  if (elapsed < HOUR_MS) return ago(Math.floor(elapsed / MINUTE_MS), "minute");
  if (elapsed < DAY_MS) return ago(Math.floor(elapsed / HOUR_MS), "hour");
  if (elapsed < 7 * DAY_MS) return ago(Math.floor(elapsed / DAY_MS), "day");
  return formatShortDate(dayOfInstant(instant, zone));
}

/** "2 d 4 h", "5 h", "40 min": how long something has waited, for a narrow column. */
export function waitingTime(since: string, now: Date): string {
  const elapsed = Math.max(0, now.getTime() - new Date(since).getTime());
  const days = Math.floor(elapsed / DAY_MS);
  const hours = Math.floor((elapsed % DAY_MS) / HOUR_MS);
  if (days >= 3) return `${days} d`;
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h`;
  return `${Math.floor(elapsed / MINUTE_MS)} min`;
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

const DEVICE_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A list asks for many of these at once. */
function devicesDay(instant: Date): PlainDate {
  return dateFromParts({
    year: instant.getFullYear(),
    month: instant.getMonth() + 1,
    day: instant.getDate(),
  });
}

/** Made once for each zone: making one takes a slow machine longer than writing a hundred times with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const made = formats.get(zone);
  if (made !== undefined) return made;
  const format = new Intl.DateTimeFormat("en-AU", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  });
  formats.set(zone, format);
  return format;
}

function partsOf(instant: string | Date, zone: string): Record<string, string | undefined> {
  const parts = formatIn(zone).formatToParts(typeof instant === "string" ? new Date(instant) : instant);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
