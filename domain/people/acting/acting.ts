// Acting for a client: how long it lasts, what is asked for it, and when it may be begun.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";
import { addMinutes, type Instant } from "../../values/time/instant.ts";

export const ACTING_MINUTES = 60;

/** Read by the client's people beside each change. */
export const ACTING_REASON = required(severalLines(LENGTHS.declineReason));

export function actingEndsAt(now: Instant, signedInUntil: Instant): Instant {
  const latest = addMinutes(now, ACTING_MINUTES);
  return latest <= signedInUntil ? latest : signedInUntil;
}

/** When it was over: as it was ended, or by itself; null while it lasts. */
export function actingEndedAt(
  { endedAt, endsAt }: { endedAt: Instant | null; endsAt: Instant },
  now: Instant,
): Instant | null {
  return endedAt ?? (endsAt <= now ? endsAt : null);
}
