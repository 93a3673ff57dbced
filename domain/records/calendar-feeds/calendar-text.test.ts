// The text of a calendar, read back by a calendar library: what was said comes out, on its day, whatever was typed.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import ICAL from "ical.js";
import { instant } from "../../values/time/instant.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { type CalendarEntry, calendarText } from "./calendar-text.ts";

const ENTRY: CalendarEntry = {
  uid: "expiry-1@bondline.example",
  day: plainDate("2027-02-28"),
  summary: "BNK-104882 expires",
  description: "Bank guarantee of $250,000.00",
  url: "https://bondline.example/documents/1/view",
  changedAt: instant("2026-11-23T01:02:03.456Z"),
};

function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  return { name: calendar.getFirstPropertyValue("x-wr-calname"), calendar, events };
}

describe("the text of a calendar", () => {
  test("is read back as it was said: whole days, stable names, links", () => {
    const { name, calendar, events } = readBack(
      calendarText({ name: "Bondline: Harbour Civil", entries: [ENTRY] }),
    );
    assert.equal(name, "Bondline: Harbour Civil");
    assert.equal(calendar.getFirstPropertyValue("version"), "2.0");
    const [event] = events;
    assert.ok(event);
    assert.equal(event.uid, ENTRY.uid);
    assert.equal(event.startDate.isDate, true);
    assert.equal(event.startDate.toString(), "2027-02-28");
    assert.equal(event.endDate.toString(), "2027-03-01");
    assert.equal(event.component.getFirstPropertyValue("url"), ENTRY.url);
    assert.equal(String(event.component.getFirstPropertyValue("dtstamp")), "2026-11-23T01:02:03Z");
  });

  test("is a calendar without entries too", () => {
    assert.equal(readBack(calendarText({ name: "Nothing", entries: [] })).events.length, 0);
  });

  test("has lines of 75 octets at most, ended as the format asks", () => {
    const text = calendarText({ name: "x", entries: [{ ...ENTRY, description: "Größe – ".repeat(40) }] });
    assert.ok(text.endsWith("END:VCALENDAR\r\n"));
    for (const line of text.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line);
  });

  test("says whatever was typed and nothing else", () => {
    const typed = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.constantFrom("a;b,c\\n\nEND:VEVENT\r\nBEGIN:VEVENT", "\\", "\u0000\u0007bell", "👩‍👩‍👧 ".repeat(30)),
    );
    fc.assert(
      fc.property(typed, typed, (summary, description) => {
        const { events } = readBack(
          calendarText({ name: summary, entries: [{ ...ENTRY, summary, description }] }),
        );
        assert.equal(events.length, 1);
        assert.equal(events[0]?.summary, spoken(summary));
        assert.equal(events[0]?.description, spoken(description));
      }),
      { seed: 4711, numRuns: 2_000 },
    );
  });
});

/** Lines stay lines; signs that no reader can see are left out. */
function spoken(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n]/gu, "");
}
