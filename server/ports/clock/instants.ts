// The few steps between instants and numbers that the adapters need.
import { type Instant, instant } from "@bondline/domain/time/instant.ts";

/** In UTC with exactly three decimals, so that the order of texts is the order of moments. */
export function instantFromEpochMilliseconds(milliseconds: number): Instant {
  return instant(new Date(milliseconds).toISOString());
}

export function epochMilliseconds(instant: Instant): number {
  return Date.parse(instant);
}

/** Whole seconds, rounded down. */
export function epochSeconds(instant: Instant): number {
  return Math.floor(epochMilliseconds(instant) / 1000);
}
