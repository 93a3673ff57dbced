// BSB numbers of Australian banks: six digits, no check digit.

import { accept, type FieldRule, reject, trimmed } from "./field-rule.ts";

/** One hyphen or space may stand after the third digit; answers the digits alone. */
export const bsb: FieldRule<string> = (raw) => {
  const parts = /^(\d{3})[- \u00A0]?(\d{3})$/.exec(trimmed(raw));
  return parts === null ? reject("A BSB must consist of 6 digits") : accept(`${parts[1]}${parts[2]}`);
};

/** "033-088" */
export function formatBsb(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}
