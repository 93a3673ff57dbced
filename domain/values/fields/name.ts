// Names of people and businesses in any script.

import { accept, andThen, type FieldRule, maxLength, reject } from "./field-rule.ts";
import { LENGTHS } from "./lengths.ts";
import { holdsAddress } from "./web-address.ts";

export const NAME_MESSAGE = "This field contains characters that cannot be used in a name";

/** Letters with their marks, the digits 0 to 9, spaces and & ' ’ - . , ( ) / @ ! + #. */
const NAME_CHARACTERS = /^[\p{L}\p{M}0-9 &'’\-.,()/@!+#]*$/u;
const LETTER_OR_DIGIT = /[\p{L}0-9]/u;
const WIDE_OR_HARD_SPACES = /\p{Zs}/gu;

/** Answers the name in composed form. `max` is 255 on forms, 1000 for imported records. */
export function name(max: number): FieldRule<string> {
  return andThen(maxLength(max), (typed) => {
    const text = typed.replace(WIDE_OR_HARD_SPACES, " ").normalize("NFC");
    if (!NAME_CHARACTERS.test(text)) return reject(NAME_MESSAGE);
    return LETTER_OR_DIGIT.test(text)
      ? accept(text)
      : reject("A name must have at least one letter or digit");
  });
}

export const ADDRESS_IN_NAME_MESSAGE =
  "A name can't contain a web or email address. Put a space after each full stop.";

/** Given and family names. Mails to strangers say them, so they are no place for an address (a business may be called after its own). */
export const personName: FieldRule<string> = andThen(name(LENGTHS.personName), (text) =>
  holdsAddress(text) ? reject(ADDRESS_IN_NAME_MESSAGE) : accept(text),
);
