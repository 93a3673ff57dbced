// Instants as signatures and links carry them.
import { type Instant, millisecondsOf } from "@bondline/domain/values/time/instant.ts";

/** Whole seconds since 1 January 1970, UTC, rounded down. */
export function epochSeconds(instant: Instant): number {
  return Math.floor(millisecondsOf(instant) / 1000);
}
