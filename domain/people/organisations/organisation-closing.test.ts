// Closing an organisation: the name that is typed, and the last day on which it may be opened again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { instant } from "../../values/time/instant.ts";
import { isNameTyped, mayBeOpenedAgain, stillLiveMessage } from "./organisation-closing.ts";

test("a name is typed whatever its capitals and spaces, and no other name passes for it", () => {
  for (const typed of ["Harbour Civil Pty Ltd", " harbour  civil PTY LTD "])
    assert.equal(isNameTyped(typed, "Harbour Civil Pty Ltd"), true, typed);
  for (const typed of ["", "Harbour Civil", "HarbourCivil Pty Ltd"])
    assert.equal(isNameTyped(typed, "Harbour Civil Pty Ltd"), false, typed);
});

test("a closed organisation may be opened again until seven years have passed", () => {
  const closedAt = instant("2026-03-02T23:00:00.000Z");
  assert.equal(mayBeOpenedAgain(closedAt, instant("2033-03-02T12:00:00.000Z")), true);
  assert.equal(mayBeOpenedAgain(closedAt, instant("2033-03-02T13:30:00.000Z")), false);
  // It is archived on 1 March, and not the day before.
  const leapDay = instant("2028-02-29T02:00:00.000Z");
  assert.equal(mayBeOpenedAgain(leapDay, instant("2035-02-28T12:00:00.000Z")), true);
  assert.equal(mayBeOpenedAgain(leapDay, instant("2035-02-28T13:30:00.000Z")), false);
});

test("what is live is said with the name", () => {
  assert.equal(
    stillLiveMessage("Harbour Civil Pty Ltd", "1 open invoice"),
    "Harbour Civil Pty Ltd has 1 open invoice. These have to end before it can be closed.",
  );
});
