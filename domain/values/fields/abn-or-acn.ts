// The one field that takes an ABN or an ACN, distinguished by the count of digits.

import { ABN_LENGTH, abn, formatAbn } from "./abn.ts";
import { ACN_LENGTH, acn, formatAcn } from "./acn.ts";
import { isDigits, typedDigits } from "./business-number.ts";
import { type FieldRule, reject } from "./field-rule.ts";

/** Answers the digits alone: eleven of an ABN or nine of an ACN. */
export const abnOrAcn: FieldRule<string> = (raw) => {
  const digits = typedDigits(raw);
  if (!isDigits(digits)) return reject("An ABN or ACN must only include digits");
  if (digits.length === ABN_LENGTH) return abn(raw);
  if (digits.length === ACN_LENGTH) return acn(raw);
  return reject("An ABN or ACN must consist of 9 or 11 digits");
};

/** Spaced as the register spaces it; any other text is shown as it stands. */
export function formatAbnOrAcn(digits: string): string {
  if (digits.length === ABN_LENGTH) return formatAbn(digits);
  if (digits.length === ACN_LENGTH) return formatAcn(digits);
  return digits;
}

/** "ABN" or "ACN", for a label beside the number. */
export function kindOfBusinessNumber(digits: string): "ABN" | "ACN" {
  return digits.length === ACN_LENGTH ? "ACN" : "ABN";
}
