// Bank account numbers: text of digits, since a leading zero belongs to it.

import { accept, type FieldRule, reject, trimmed } from "./field-rule.ts";

export const accountNumber: FieldRule<string> = (raw) => {
  const digits = trimmed(raw);
  return /^\d{6,10}$/.test(digits)
    ? accept(digits)
    : reject("An account number must consist of 6 to 10 digits");
};

/** All but the last three digits hidden: account numbers are never shown whole. */
export function maskAccountNumber(digits: string): string {
  return digits.replace(/\d(?=\d{3})/g, "•");
}

/** A number that is shown masked, by the full mask or by the short one of a stored number, as "••• 678". */
export function isMaskedAccountNumber(text: string): boolean {
  return /^•+ ?\d{1,3}$/.test(text);
}
