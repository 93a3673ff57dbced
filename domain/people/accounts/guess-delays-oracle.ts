// What the delays let through: how many guesses are validated within a time.

import { GUESS_DELAYS } from "./guess-delays.ts";

export function guessDelaySeconds(failures: number): number {
  return GUESS_DELAYS[Math.min(failures, GUESS_DELAYS.length) - 1] ?? 0;
}

/** How many guesses somebody who never rests has validated within a time. */
export function guessesValidatedWithin(seconds: number): number {
  let validated = 0;
  for (let at = 0; at < seconds; at += guessDelaySeconds(validated)) validated += 1;
  return validated;
}
