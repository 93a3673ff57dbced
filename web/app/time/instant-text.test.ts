// Shows: UI-16..UI-17.
import { expect, test } from "vitest";
import { dayOfInstant, exactTime, relativeTime, timeOfDay, waitingTime } from "./instant-text.ts";
import { pageZoneStore, setPageZone } from "./page-zone.ts";

const SYDNEY = "Australia/Sydney";
const NOW = new Date("2026-11-20T01:00:00Z");

test("an instant is shown as day and time in the zone asked for", () => {
  expect(exactTime("2026-11-16T23:42:10Z", SYDNEY)).toBe("17/11/2026, 10.42 am");
  expect(timeOfDay("2026-11-17T05:05:00Z", "Australia/Perth")).toBe("1.05 pm");
  expect(timeOfDay("2026-11-17T13:00:00Z", SYDNEY)).toBe("12.00 am");
});

test("the day of an instant is that of the zone, not that of Greenwich", () => {
  expect(dayOfInstant("2026-11-19T14:00:00Z", SYDNEY)).toBe("2026-11-20");
  expect(dayOfInstant("2026-11-19T14:00:00Z", "Australia/Perth")).toBe("2026-11-19");
});

test("without a zone it is the page's, whatever zone the device is in", () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const zone of [SYDNEY, "Australia/Perth", "Pacific/Auckland", own]) {
    pageZoneStore.set(zone);
    for (const day of ["2026-01-01", "2026-04-05", "2026-10-04", "2028-02-29", "2026-12-31"]) {
      for (let hour = 0; hour < 24; hour += 1) {
        const instant = `${day}T${String(hour).padStart(2, "0")}:30:00Z`;
        const { year, month, day: date } = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
        const dayText = [year, month, date].map((part) => String(part).padStart(2, "0")).join("-");
        expect(dayOfInstant(instant), instant).toBe(dayText);
        expect(exactTime(instant), instant).toBe(exactTime(instant, zone));
      }
    }
  }
});

test("a zone that the portal does not offer is told in Sydney's", () => {
  setPageZone("Australia/Perth");
  expect(exactTime("2026-11-16T23:42:10Z")).toBe("17/11/2026, 7.42 am");
  for (const zone of [undefined, "Mars/Olympus"]) {
    setPageZone(zone);
    expect(exactTime("2026-11-16T23:42:10Z")).toBe("17/11/2026, 10.42 am");
  }
});

test.each([
  ["2026-11-20T00:59:30Z", "just now"],
  ["2026-11-20T00:59:00Z", "1 minute ago"],
  ["2026-11-20T00:15:00Z", "45 minutes ago"],
  ["2026-11-19T22:00:00Z", "3 hours ago"],
  ["2026-11-18T01:00:00Z", "2 days ago"],
  ["2026-11-13T01:00:00Z", "13 Nov 26"],
  ["2026-09-02T01:00:00Z", "02 Sep 26"],
])("%s reads as %s", (instant, words) => {
  expect(relativeTime(instant, NOW, SYDNEY)).toBe(words);
});

test.each([
  ["2026-11-20T01:00:30Z", "0 min"],
  ["2026-11-20T00:20:00Z", "40 min"],
  ["2026-11-19T20:00:00Z", "5 h"],
  ["2026-11-17T21:00:00Z", "2 d 4 h"],
  ["2026-11-19T01:00:00Z", "1 d"],
  ["2026-11-10T21:00:00Z", "9 d"],
])("waiting since %s takes %s", (since, words) => {
  expect(waitingTime(since, NOW)).toBe(words);
});
