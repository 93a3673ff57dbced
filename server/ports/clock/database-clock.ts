// The database's clock, carried on between its answers by the process's own stopwatch: every instance has the same time, however wrong its machine's clock is.

import { instantFromMilliseconds } from "@bondline/domain/values/time/instant.ts";
import type { PortLog } from "../port-log.ts";
import type { Clock } from "./clock-port.ts";

export type DatabaseClockOptions = {
  /** The database's present moment, in milliseconds since 1970. */
  ask(): Promise<number>;
  log: PortLog;
  /** Milliseconds that only ever grow, whoever sets the machine's clock. */
  stopwatch?: () => number;
  askEveryMilliseconds?: number;
};

export type DatabaseClock = Clock & { stop(): void };

const ASK_EVERY_MILLISECONDS = 10_000;
/** An answer that was long under way says little of the time. */
const WAY_MILLISECONDS_MAX = 1_000;
/** Two answers differ by their ways; more than this, and somebody has set the database's clock. */
const STEP_MILLISECONDS = 1_000;
const WRONG_MILLISECONDS = 60_000;

/** Rejects when the database does not answer; later on, the stopwatch bridges what it leaves unanswered. */
export async function startDatabaseClock(options: DatabaseClockOptions): Promise<DatabaseClock> {
  const { ask, log, stopwatch = () => performance.now() } = options;
  let known = await look(ask, stopwatch);
  let last = known.moment;
  warnIfWrong(log, known.moment);
  const timer = setInterval(async () => {
    try {
      const next = await look(ask, stopwatch);
      if (next.way <= WAY_MILLISECONDS_MAX) known = next;
    } catch (err) {
      log.warn({ err, port: "clock" }, "The database did not say what time it is.");
    }
  }, options.askEveryMilliseconds ?? ASK_EVERY_MILLISECONDS).unref();
  return {
    now() {
      const present = Math.floor(known.moment + stopwatch() - known.at);
      const isUncertain = present < last && last - present < STEP_MILLISECONDS;
      if (!isUncertain) last = present;
      return instantFromMilliseconds(last);
    },
    stop: () => clearInterval(timer),
  };
}

type Look = {
  moment: number;
  /** What the stopwatch showed at that moment. */
  at: number;
  /** How long question and answer were under way. */
  way: number;
};

async function look(ask: () => Promise<number>, stopwatch: () => number): Promise<Look> {
  const asked = stopwatch();
  const moment = await ask();
  const way = stopwatch() - asked;
  return { moment, at: asked + way / 2, way };
}

function warnIfWrong(log: PortLog, moment: number): void {
  const aheadMilliseconds = Date.now() - moment;
  if (Math.abs(aheadMilliseconds) < WRONG_MILLISECONDS) return;
  const aheadSeconds = Math.round(aheadMilliseconds / 1000);
  log.warn({ port: "clock", aheadSeconds }, "This machine's clock is wrong; the database's is gone by.");
}
