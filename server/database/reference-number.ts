// The portal's own reference of a record: short, distinguished over the telephone, and silent about how many there are.

import { randomInt } from "node:crypto";

const LETTERS = "34679ACDEFGHJKMNPQRTWXY";
const LENGTH = 7;

export function newReferenceNumber(prefix: "DR" | "BG" | "FA"): string {
  const drawn = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${prefix}-${drawn}`;
}
