// The reason that goes with sending a draft back or declining it: read by the applicant, kept in the history.

import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { severalLines } from "@bondline/domain/values/fields/text.ts";

export const REASON_LENGTH_MAX = 500;
const REASON_FIELDS = { reason: required(severalLines(REASON_LENGTH_MAX)) };

export function requireReason(reason: string): string {
  return requireFields(REASON_FIELDS, { reason }).reason;
}
