// What a new password must be. Signing in checks no such rule, only the password itself.

import { BREACHED_PASSWORDS } from "../reference-data/breached-passwords.ts";
import { accept, type FieldRule, lengthOf, maxLength, reject, trimmed } from "./field-rule.ts";
import { LENGTHS } from "./lengths.ts";

/** Each condition with its words, so that a form can tick them off while the person types. */
export const PASSWORD_CONDITIONS = [
  { words: "at least 8 characters", holds: (text: string) => lengthOf(text) >= 8 },
  { words: "an upper-case letter", holds: (text: string) => /\p{Lu}/u.test(text) },
  { words: "a lower-case letter", holds: (text: string) => /\p{Ll}/u.test(text) },
  { words: "a digit", holds: (text: string) => /[0-9]/.test(text) },
  { words: "a special character", holds: (text: string) => /[!-/:-@[-`{-~]/.test(text) },
] as const;

export const PASSWORD_MESSAGE =
  "Your password must have at least 8 characters, an upper-case letter, a lower-case letter, a digit and a special character";
export const PASSWORD_BREACHED_MESSAGE = "This password is known from data breaches. Please choose another";
export const PASSWORD_MISMATCH_MESSAGE = "The passwords do not match";

export const password: FieldRule<string> = (raw) => {
  const limited = maxLength(LENGTHS.password)(raw);
  if (!limited.ok) return limited;
  if (!PASSWORD_CONDITIONS.every(({ holds }) => holds(limited.value))) return reject(PASSWORD_MESSAGE);
  return BREACHED_PASSWORDS.has(limited.value.toLowerCase()) ? reject(PASSWORD_BREACHED_MESSAGE) : limited;
};

/** The confirmation repeats the password, both without the white space round them. */
export function passwordConfirmation(chosen: string): FieldRule<string> {
  return (raw) =>
    trimmed(raw) === trimmed(chosen) ? accept(trimmed(raw)) : reject(PASSWORD_MISMATCH_MESSAGE);
}
