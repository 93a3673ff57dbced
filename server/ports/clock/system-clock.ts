// The computer's own clock.

import type { Clock } from "./clock-port.ts";
import { instantFromEpochMilliseconds } from "./instants.ts";

export function makeSystemClock(): Clock {
  return { now: () => instantFromEpochMilliseconds(Date.now()) };
}
