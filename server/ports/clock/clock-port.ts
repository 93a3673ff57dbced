// The clock port: the only place from which the server learns what time it is.
import type { Instant } from "@bondline/domain/values/time/instant.ts";

export interface Clock {
  /** The present moment, UTC, to the millisecond. */
  now(): Instant;
}
