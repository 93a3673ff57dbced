// A guarantee ends at 4.00 pm by the clocks of the beneficiary's place.
// Shows: W-14.

import assert from "node:assert/strict";
import { test } from "node:test";
import { STATE_CODES } from "../reference-data/states.ts";
import { dayAt, expiryInstant, hasExpired, zoneOf } from "./business-time.ts";
import { addMinutes, findInstant, instant, millisecondsOf } from "./instant.ts";
import { plainDate } from "./plain-date.ts";

test("4.00 pm in every state, in winter and in summer, as UTC", () => {
  const expected: Record<string, [winter: string, summer: string]> = {
    NSW: ["2026-06-30T06:00:00.000Z", "2026-12-31T05:00:00.000Z"],
    VIC: ["2026-06-30T06:00:00.000Z", "2026-12-31T05:00:00.000Z"],
    QLD: ["2026-06-30T06:00:00.000Z", "2026-12-31T06:00:00.000Z"],
    SA: ["2026-06-30T06:30:00.000Z", "2026-12-31T05:30:00.000Z"],
    WA: ["2026-06-30T08:00:00.000Z", "2026-12-31T08:00:00.000Z"],
    ACT: ["2026-06-30T06:00:00.000Z", "2026-12-31T05:00:00.000Z"],
    NT: ["2026-06-30T06:30:00.000Z", "2026-12-31T06:30:00.000Z"],
    TAS: ["2026-06-30T06:00:00.000Z", "2026-12-31T05:00:00.000Z"],
  };
  for (const state of STATE_CODES) {
    const zone = zoneOf({ state, postcode: null });
    const expiries = [plainDate("2026-06-30"), plainDate("2026-12-31")].map((date) =>
      expiryInstant(date, zone),
    );
    assert.deepEqual(expiries, expected[state], state);
  }
});

test("Broken Hill and Lord Howe keep a time of their own, told by their postcodes", () => {
  assert.equal(zoneOf({ state: "NSW", postcode: "2880" }), "Australia/Broken_Hill");
  assert.equal(zoneOf({ state: "NSW", postcode: "2898" }), "Australia/Lord_Howe");
  assert.equal(expiryInstant(plainDate("2026-06-30"), "Australia/Broken_Hill"), "2026-06-30T06:30:00.000Z");
  assert.equal(expiryInstant(plainDate("2026-06-30"), "Australia/Lord_Howe"), "2026-06-30T05:30:00.000Z");
  assert.equal(expiryInstant(plainDate("2026-12-31"), "Australia/Lord_Howe"), "2026-12-31T05:00:00.000Z");
});

test("a place without a state is told by its postcode, and without either it is Sydney", () => {
  assert.equal(zoneOf({ state: null, postcode: "6000" }), "Australia/Perth");
  assert.equal(zoneOf({ state: null, postcode: "2880" }), "Australia/Broken_Hill");
  assert.equal(zoneOf({ state: null, postcode: "0001" }), "Australia/Sydney");
  assert.equal(zoneOf({ state: null, postcode: null }), "Australia/Sydney");
  assert.equal(zoneOf({ state: "SA", postcode: "2880" }), "Australia/Adelaide");
});

test("on the days when clocks change, the end is still 4.00 pm by the clock on the wall", () => {
  assert.equal(expiryInstant(plainDate("2026-10-04"), "Australia/Sydney"), "2026-10-04T05:00:00.000Z");
  assert.equal(expiryInstant(plainDate("2026-04-05"), "Australia/Sydney"), "2026-04-05T06:00:00.000Z");
});

test("a guarantee holds until the moment of 4.00 pm and no longer", () => {
  const end = { date: plainDate("2026-06-30"), zone: "Australia/Perth" };
  assert.equal(hasExpired({ ...end, now: instant("2026-06-30T07:59:59.999Z") }), false);
  assert.equal(hasExpired({ ...end, now: instant("2026-06-30T08:00:00Z") }), true);
});

test("the same moment is another day elsewhere", () => {
  const moment = instant("2026-12-31T13:30:00Z");
  assert.equal(dayAt(moment, "Australia/Sydney"), "2027-01-01");
  assert.equal(dayAt(moment, "Australia/Perth"), "2026-12-31");
});

test("an instant is kept in UTC with three decimals, whatever zone it was written in", () => {
  assert.equal(instant("2026-06-30T16:00:00+10:00"), "2026-06-30T06:00:00.000Z");
  assert.equal(instant("2026-06-30T06:00Z"), "2026-06-30T06:00:00.000Z");
  assert.equal(instant("2026-06-30T06:00:00.123456Z"), "2026-06-30T06:00:00.123Z");
  for (const text of [
    "2026-06-30",
    "2026-06-30T06:00:00",
    "2026-13-30T06:00:00Z",
    "2026-06-30T25:00:00Z",
    "now",
  ]) {
    assert.equal(findInstant(text), undefined, text);
    assert.throws(() => instant(text), RangeError);
  }
});

test("spans are added exactly, and text order is the order of moments", () => {
  const start = instant("2026-02-28T23:55:00Z");
  assert.equal(addMinutes(start, 10), "2026-03-01T00:05:00.000Z");
  assert.ok(start < addMinutes(start, 1));
  assert.equal(millisecondsOf(addMinutes(start, 1)) - millisecondsOf(start), 60_000);
});
