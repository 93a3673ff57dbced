// Moments in UTC, written so that the order of texts is the order of moments.

declare const kind: unique symbol;

/** "2026-11-20T01:00:00.000Z": always UTC, always three decimals. */
export type Instant = string & { readonly [kind]: "Instant" };

const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Throws a RangeError where the text is no real moment with a zone. */
export function instant(text: string): Instant {
  const found = findInstant(text);
  if (found === undefined) throw new RangeError("An instant is an ISO date and time with its zone.");
  return found;
}

export function findInstant(text: string): Instant | undefined {
  if (!ISO_WITH_ZONE.test(text)) return undefined;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? undefined : instantFromMilliseconds(milliseconds);
}

/** Milliseconds since 1 January 1970, UTC. */
export function instantFromMilliseconds(milliseconds: number): Instant {
  return new Date(milliseconds).toISOString() as Instant;
}

export function millisecondsOf(moment: Instant): number {
  return Date.parse(moment);
}

/** Spans of fixed length only: a calendar day in a zone can have 23 or 25 hours. */
export function addMinutes(moment: Instant, minutes: number): Instant {
  return instantFromMilliseconds(millisecondsOf(moment) + minutes * 60_000);
}

/** Of twenty-four hours each. */
export function addWholeDays(moment: Instant, days: number): Instant {
  return addMinutes(moment, days * 24 * 60);
}
