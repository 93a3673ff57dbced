// The reference a person types into a bank transfer: short, without look-alikes, with a check character, telling nothing of volumes.

/** Digits and capitals without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: 23 characters, a prime, which a note by hand keeps apart. */
export const REFERENCE_ALPHABET = "34679ACDEFGHJKMNPQRTWXY";
const ALPHABET = REFERENCE_ALPHABET;
const RANDOM_LENGTH = 9;
/** With its check character. */
export const REFERENCE_LENGTH = RANDOM_LENGTH + 1;
const PREFIX = "BL";

/** How many random bytes a reference is made of. */
export const DEPOSIT_REFERENCE_BYTES = 12;

/** "BL-XXXXX-XXXXX": nine random characters and a check character. The same bytes always make the same reference. */
export function depositReference(randomBytes: Uint8Array): string {
  if (randomBytes.length < DEPOSIT_REFERENCE_BYTES)
    throw new RangeError(`A deposit reference is made of ${DEPOSIT_REFERENCE_BYTES} random bytes.`);

  const body = randomCharacters(randomBytes);
  return writtenReference(body + checkCharacter(body));
}

/** The ten characters as we write them. */
function writtenReference(characters: string): string {
  return `${PREFIX}-${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** The reference of ten characters, or undefined where they are none. */
export function referenceOf(characters: string): string | undefined {
  const isOurs =
    characters.length === REFERENCE_LENGTH && [...characters].every((each) => ALPHABET.includes(each));
  const isChecked = isOurs && checkCharacter(characters.slice(0, RANDOM_LENGTH)) === characters.at(-1);
  return isChecked ? writtenReference(characters) : undefined;
}

/** The reference as we write it, found in what a bank statement or a person made of it; undefined when it does not check. */
export function findDepositReference(text: string): string | undefined {
  const compact = text.toUpperCase().replace(/[\s-]/g, "");
  return compact.startsWith(PREFIX) ? referenceOf(compact.slice(PREFIX.length)) : undefined;
}

function randomCharacters(bytes: Uint8Array): string {
  const base = BigInt(ALPHABET.length);
  let rest = bytes.slice(0, DEPOSIT_REFERENCE_BYTES).reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  let characters = "";
  while (characters.length < RANDOM_LENGTH) {
    characters += ALPHABET[Number(rest % base)];
    rest /= base;
  }
  return characters;
}

/** Weights 1 to 9 modulo a prime: every single wrong character and every swap of two is noticed. */
function checkCharacter(body: string): string {
  const sum = [...body].reduce(
    (total, character, index) => total + (index + 1) * ALPHABET.indexOf(character),
    0,
  );
  return ALPHABET[sum % ALPHABET.length] ?? "";
}
