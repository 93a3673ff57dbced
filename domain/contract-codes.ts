// Refusals that the contract calls by a name which says nothing to us: translated on the way out and in again.

import { REFUSAL_CODES, type RefusalCode } from "./refusals.ts";

const CONTRACT_CODES: { readonly [Code in RefusalCode]?: string } = {
  SIGN_UP_REFUSED: "UserLambdaValidationException",
};

export function contractCodeOf(code: RefusalCode): string {
  return CONTRACT_CODES[code] ?? code;
}

/** Undefined for a code of later days. */
export function refusalCodeOf(given: unknown): RefusalCode | undefined {
  return REFUSAL_CODES.find((code) => contractCodeOf(code) === given);
}
