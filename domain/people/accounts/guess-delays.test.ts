// The delay between guesses, row by row, and what it leaves to somebody who never rests.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GUESS_DELAYS } from "./guess-delays.ts";
import { guessDelaySeconds, guessesValidatedWithin } from "./guess-delays-oracle.ts";

const ROWS: readonly [failures: number, seconds: number][] = [
  [0, 0],
  [1, 0],
  [9, 0],
  [10, 60],
  [11, 120],
  [12, 240],
  [13, 480],
  [14, 900],
  [15, 900],
  [1_000, 900],
];

for (const [failures, seconds] of ROWS)
  test(`after ${failures} wrong guesses the next waits ${seconds} s`, () =>
    assert.equal(guessDelaySeconds(failures), seconds));

test("a delay never falls, and is never longer than a quarter of an hour", () => {
  assert.deepEqual(
    [...GUESS_DELAYS].sort((one, other) => one - other),
    GUESS_DELAYS,
  );
  assert.equal(Math.max(...GUESS_DELAYS), 900);
});

test("a day of guessing without a rest has 108 guesses checked", () => {
  assert.equal(guessesValidatedWithin(1), 10);
  assert.equal(guessesValidatedWithin(61), 11);
  assert.equal(guessesValidatedWithin(24 * 60 * 60), 108);
});
