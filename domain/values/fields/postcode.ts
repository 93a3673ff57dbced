// Postcodes: which state they belong to, and which of them are for post boxes alone.

import type { StateCode } from "../reference-data/states.ts";
import { accept, type FieldRule, reject, trimmed } from "./field-rule.ts";

type PostcodeRange = { state: StateCode; from: string; to: string; use: "STREET" | "POST_BOX" };

/** Postcodes are text of one length, so that text order is number order. Source: domain facts, section 6. */
const RANGES: readonly PostcodeRange[] = [
  { state: "ACT", from: "0200", to: "0299", use: "POST_BOX" },
  { state: "NT", from: "0800", to: "0899", use: "STREET" },
  { state: "NT", from: "0900", to: "0999", use: "POST_BOX" },
  { state: "NSW", from: "1000", to: "1999", use: "POST_BOX" },
  { state: "NSW", from: "2000", to: "2599", use: "STREET" },
  { state: "ACT", from: "2600", to: "2618", use: "STREET" },
  { state: "NSW", from: "2619", to: "2899", use: "STREET" },
  { state: "ACT", from: "2900", to: "2920", use: "STREET" },
  { state: "NSW", from: "2921", to: "2999", use: "STREET" },
  { state: "VIC", from: "3000", to: "3999", use: "STREET" },
  { state: "QLD", from: "4000", to: "4999", use: "STREET" },
  { state: "SA", from: "5000", to: "5799", use: "STREET" },
  { state: "SA", from: "5800", to: "5999", use: "POST_BOX" },
  { state: "WA", from: "6000", to: "6799", use: "STREET" },
  { state: "WA", from: "6800", to: "6999", use: "POST_BOX" },
  { state: "TAS", from: "7000", to: "7799", use: "STREET" },
  { state: "TAS", from: "7800", to: "7999", use: "POST_BOX" },
  { state: "VIC", from: "8000", to: "8999", use: "POST_BOX" },
  { state: "QLD", from: "9000", to: "9999", use: "POST_BOX" },
];

/** For postal addresses: any postcode that belongs to a state. */
export const postcode: FieldRule<string> = (raw) => {
  const digits = trimmed(raw);
  if (!/^\d{4}$/.test(digits)) return reject("A postcode must consist of 4 digits");
  if (findRange(digits) === undefined) return reject("This postcode does not belong to any state");
  return accept(digits);
};

/** For street addresses: a postcode of post boxes is refused as a PO box is. */
export const streetPostcode: FieldRule<string> = (raw) => {
  const result = postcode(raw);
  if (!result.ok || !isPostBoxPostcode(result.value)) return result;
  return reject("This postcode is for PO boxes. Please enter the postcode of the street address");
};

export function findStateOfPostcode(digits: string): StateCode | undefined {
  return findRange(digits)?.state;
}

export function isPostBoxPostcode(digits: string): boolean {
  return findRange(digits)?.use === "POST_BOX";
}

/** A warning and never an error: some postcodes reach across a border. */
export function findStateWarning({
  state,
  postcode,
}: {
  state: StateCode;
  postcode: string;
}): string | undefined {
  const expected = findStateOfPostcode(postcode);
  if (expected === undefined || expected === state) return undefined;
  return `Postcode ${postcode} usually belongs to ${expected}, not ${state}. Please check the address.`;
}

function findRange(digits: string): PostcodeRange | undefined {
  return RANGES.find(({ from, to }) => digits.length === 4 && from <= digits && digits <= to);
}
