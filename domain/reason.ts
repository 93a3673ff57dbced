// The reason that goes with sending something back or declining it: read by the applicant, kept in the history.

import { required } from "./values/fields/field-rule.ts";
import { requireFields } from "./values/fields/field-set.ts";
import { severalLines } from "./values/fields/text.ts";

export const REASON_LENGTH_MAX = 500;
export const REASON_FIELDS = { reason: required(severalLines(REASON_LENGTH_MAX)) };

export function requireReason(reason: string): string {
  return requireFields(REASON_FIELDS, { reason }).reason;
}
