// The reference a person types into a bank transfer: short, without look-alikes, with a check character, telling nothing of volumes.

/** Digits and capitals without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: 23 characters, a prime, which a note by hand keeps apart. */
const ALPHABET = "34679ACDEFGHJKMNPQRTWXY";
const RANDOM_LENGTH = 9;
const PREFIX = "BL";

/** How many random bytes a reference is made of. */
export const DEPOSIT_REFERENCE_BYTES = 12;

/** "BL-XXXXX-XXXXX": nine random characters and a check character. The same bytes always make the same reference. */
export function depositReference(randomBytes: Uint8Array): string {
  if (randomBytes.length < DEPOSIT_REFERENCE_BYTES)
    throw new RangeError(`A deposit reference is made of ${DEPOSIT_REFERENCE_BYTES} random bytes.`);

  const body = randomCharacters(randomBytes);
  const characters = body + checkCharacter(body);
  return `${PREFIX}-${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** The reference as we write it, found in what a bank statement or a person made of it; undefined when it does not check. */
export function findDepositReference(text: string): string | undefined {
  const compact = text.toUpperCase().replace(/[\s-]/g, "");
  const found = new RegExp(`^${PREFIX}([${ALPHABET}]{${RANDOM_LENGTH}})([${ALPHABET}])$`).exec(compact);
  if (found === null) return undefined;

  const [, body = "", check = ""] = found;
  if (checkCharacter(body) !== check) return undefined;
  return `${PREFIX}-${body.slice(0, 5)}-${body.slice(5)}${check}`;
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
