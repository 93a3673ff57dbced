// A calendar of whole days as text/calendar (RFC 5545), for any calendar program to read.

import type { Instant } from "../../values/time/instant.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";

export type CalendarEntry = {
  /** The same for as long as the entry is about the same thing, so that a program moves it instead of adding another. */
  uid: string;
  day: PlainDate;
  summary: string;
  description: string;
  url: string;
  /** When what it says was changed last. */
  changedAt: Instant;
};

type Calendar = { name: string; entries: readonly CalendarEntry[] };

/** How often programs are asked to look; most of them decide for themselves. */
const REFRESH = "PT6H";
const LINE_OCTETS_MAX = 75;

export function calendarText({ name, entries }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bondline//Calendar feed//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...entries.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ uid, day, summary, description, url, changedAt }: CalendarEntry): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${changedAt.replace(/\.\d+Z$/, "Z").replaceAll(/[-:]/g, "")}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** A text says nothing to the program but itself: no further line, no further value. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, "")
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");
}

/** Lines of 75 octets at most, never broken within a letter; a space begins what goes on. */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const letter of line) {
    const length = new TextEncoder().encode(letter).length;
    const isFull = octets + length > LINE_OCTETS_MAX;
    text += isFull ? `\r\n ${letter}` : letter;
    octets = isFull ? 1 + length : octets + length;
  }
  return text;
}
