// The grammar of keys. What it lets through can neither leave the store's folder nor need escaping in an address.

const SEGMENT = "[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?";
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`);
const KEY_CHARACTERS_MAX = 400;

/** Segments of letters, digits, dots, hyphens and underscores, with no dot at either end, split by single slashes. */
export function isObjectKey(key: string): boolean {
  return key.length <= KEY_CHARACTERS_MAX && KEY.test(key) && !key.includes(".object/");
}

/** Keys are made by the server: a wrong one is a mistake of ours. */
export function requireObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new RangeError("A file key has plain segments split by single slashes.");
}
