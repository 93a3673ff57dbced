// Which of our payment references a line of a bank statement holds: within other words, spaced and cased as people write them, or with one slip.

import { REFERENCE_ALPHABET, REFERENCE_LENGTH, referenceOf } from "../invoices/deposit-reference.ts";

/** A bank passes on far less; what stands behind it is looked at by nobody. */
const TEXT_MAX = 1_000;
/** Before the ten characters of an invoice's number and of its payment reference, which are the same. */
const ANCHOR = /BL|INV/g;

/** Whatever in the text verifies, wherever it stands. One that no invoice has was found by chance. */
export function referencesIn(text: string): string[] {
  const compact = compacted(text);
  const found = new Set<string>();
  for (let at = 0; at + REFERENCE_LENGTH <= compact.length; at += 1) {
    const reference = referenceOf(compact.slice(at, at + REFERENCE_LENGTH));
    if (reference !== undefined) found.add(reference);
  }
  return [...found];
}

/**
 * What may have been meant behind "BL" or "INV": one wrong character, two that changed places, one too few or one too many.
 * A person looks at what is found so, since the check character has said that something is wrong.
 */
export function referencesNear(text: string): string[] {
  const compact = compacted(text);
  const found = new Set<string>();
  for (const { index, 0: anchor } of compact.matchAll(ANCHOR))
    for (const meant of slipsOf(
      compact.slice(index + anchor.length, index + anchor.length + REFERENCE_LENGTH + 1),
    )) {
      const reference = referenceOf(meant);
      if (reference !== undefined) found.add(reference);
    }
  for (const exact of referencesIn(text)) found.delete(exact);
  return [...found];
}

function compacted(text: string): string {
  return text
    .slice(0, TEXT_MAX)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

function* slipsOf(written: string): Generator<string> {
  const ten = written.slice(0, REFERENCE_LENGTH);
  const nine = written.slice(0, REFERENCE_LENGTH - 1);
  for (let at = 0; at < REFERENCE_LENGTH; at += 1) {
    for (const right of REFERENCE_ALPHABET) {
      yield ten.slice(0, at) + right + ten.slice(at + 1);
      yield nine.slice(0, at) + right + nine.slice(at);
    }
    yield ten.slice(0, at) + ten.slice(at + 1, at + 2) + ten.slice(at, at + 1) + ten.slice(at + 2);
    yield written.slice(0, at) + written.slice(at + 1);
  }
}
