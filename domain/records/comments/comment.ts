// What may be said about a draft or a document in one comment, and how long whoever said it may take it back.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";
import {
  addMinutes,
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
} from "../../values/time/instant.ts";

export const COMMENT_FIELDS = { content: required(severalLines(LENGTHS.comment)) };

/** Comments of the same time are shown in one mail: it begins at a whole quarter of an hour. */
const BATCH_MINUTES = 15;

type CommentBatch = { readonly from: Instant; readonly until: Instant; readonly mailedAt: Instant };

/** Mailed when the last of them can no longer be taken back, so that no mail says what somebody has taken back. */
export function commentBatch(saidAt: Instant): CommentBatch {
  const length = BATCH_MINUTES * 60_000;
  const from = instantFromMilliseconds(Math.floor(millisecondsOf(saidAt) / length) * length);
  const until = addMinutes(from, BATCH_MINUTES);
  return { from, until, mailedAt: removableUntil(until) };
}

/** what others have had time to act on stays. */
const REMOVABLE_MINUTES = 15;

export function removableUntil(saidAt: Instant): Instant {
  return addMinutes(saidAt, REMOVABLE_MINUTES);
}

/** To the very end of the time. */
export function canStillRemove(saidAt: Instant, now: Instant): boolean {
  return millisecondsOf(now) <= millisecondsOf(removableUntil(saidAt));
}
