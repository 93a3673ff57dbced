// Guesses at what is secret: many are validated at first, then ever fewer, and a right one counts for nothing.

import {
  GUESS_DELAYS,
  GUESSES_FORGOTTEN_AFTER_SECONDS,
} from "@bondline/domain/people/accounts/guess-delays.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { findSecondsLeft, insertGuess, takeBackGuess } from "./guess-store.ts";

/** What is guessed at, and by whom: strangers together, or one browser that its owner is known by. */
export type Guess = `password of ${string}` | `password on device ${string}` | `code of ${string}`;

/** Asked before a guess is validated; refuses with how long to wait. */
export async function takeGuess(tx: Transaction, guess: Guess): Promise<void> {
  const isValidated = await insertGuess(tx, {
    key: guess,
    delays: GUESS_DELAYS,
    forgottenAfterSeconds: GUESSES_FORGOTTEN_AFTER_SECONDS,
  });
  if (!isValidated) refuse("RATE_LIMITED", { retryAfterSeconds: await findSecondsLeft(tx, guess) });
}

/** Said of a guess that was right. */
export async function forgiveGuess(tx: Transaction, guess: Guess): Promise<void> {
  await takeBackGuess(tx, guess);
}
