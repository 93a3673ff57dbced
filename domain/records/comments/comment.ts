// What may be said about a draft or a document in one comment, and how long whoever said it may take it back.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";
import { addMinutes, type Instant, millisecondsOf } from "../../values/time/instant.ts";

export const COMMENT_FIELDS = { content: required(severalLines(LENGTHS.comment)) };

/** what others have had time to act on stays. */
const REMOVABLE_MINUTES = 15;

export function removableUntil(saidAt: Instant): Instant {
  return addMinutes(saidAt, REMOVABLE_MINUTES);
}

/** To the very end of the time. */
export function canStillRemove(saidAt: Instant, now: Instant): boolean {
  return millisecondsOf(now) <= millisecondsOf(removableUntil(saidAt));
}
