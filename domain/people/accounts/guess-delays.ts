// How long a guess at a password or a code waits for the next one, once several were wrong.

const MINUTE = 60;

/** Seconds after the first wrong guess, the second and so on; the last holds for all that follow. */
export const GUESS_DELAYS: readonly number[] = [
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  MINUTE,
  2 * MINUTE,
  4 * MINUTE,
  8 * MINUTE,
  15 * MINUTE,
];

/** After so long without a wrong guess nobody is thought to be guessing. */
export const GUESSES_FORGOTTEN_AFTER_SECONDS = 24 * 60 * MINUTE;
