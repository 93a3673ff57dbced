// The computer's own clock.

import { instantFromMilliseconds } from "@bondline/domain/time/instant.ts";
import type { Clock } from "./clock-port.ts";

export function makeSystemClock(): Clock {
  return { now: () => instantFromMilliseconds(Date.now()) };
}
