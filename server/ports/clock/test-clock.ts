// A clock that stands still until it is told to move.
import {
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
} from "@bondline/domain/values/time/instant.ts";
import type { Clock } from "./clock-port.ts";

export type Span = {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
  milliseconds?: number;
};

export interface TestClock extends Clock {
  /** Moves on by the sum of the parts; negative parts move back. */
  advance(span: Span): void;
  setTo(instant: Instant): void;
}

const DEFAULT_START = Date.UTC(2026, 10, 20, 1, 0, 0);

/** Starts at noon in Sydney on 20 November 2026 unless set otherwise. */
export function makeTestClock(start: Instant = instantFromMilliseconds(DEFAULT_START)): TestClock {
  let present = millisecondsOf(start);
  return {
    now: () => instantFromMilliseconds(present),
    advance(span) {
      present += spanMilliseconds(span);
    },
    setTo(instant) {
      present = millisecondsOf(instant);
    },
  };
}

function spanMilliseconds({ days = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0 }: Span): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
}
