// Keeps a server going: what ends unexpectedly is started again, each time after a longer pause, and given up when it ends too often.
import os from "node:os";
import { setTimeout as pauseFor } from "node:timers/promises";
import { SetUpError } from "./set-up-error.mjs";

export const ENDS_MAX = 8;
export const WINDOW_MILLISECONDS = 10 * 60_000;
const FIRST_PAUSE_MILLISECONDS = 250;
const STOPS = /** @type {NodeJS.Signals[]} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * How long to wait before the next start, by when the server ended unexpectedly; undefined when it has ended too often.
 * @param {readonly number[]} ends within the window, the last one just now
 */
export function pauseAfter(ends) {
  return ends.length >= ENDS_MAX ? undefined : FIRST_PAUSE_MILLISECONDS * 2 ** (ends.length - 1);
}

/**
 * Runs the server until it ends as it should, or is told to; answers the exit code.
 * @typedef {import("./run-program.mjs").ProgramEnd} ProgramEnd
 * @typedef {{ now(): number, pause(milliseconds: number, stopped: AbortSignal): Promise<void>, say(line: string): void }} Surroundings
 * @param {(onMessage: (message: unknown) => void) => Promise<ProgramEnd>} run
 * @param {{ onUnexpectedEnd?: (ends: readonly number[]) => void, surroundings?: Surroundings }} [options]
 * @returns {Promise<number>}
 */
export async function supervise(run, { onUnexpectedEnd, surroundings = REAL } = {}) {
  const stopping = new AbortController();
  let stopCode = 1;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    stopCode = 128 + os.constants.signals[signal];
    stopping.abort();
  };
  for (const signal of STOPS) process.on(signal, stop);
  try {
    return await keepGoing(run, {
      ...surroundings,
      onUnexpectedEnd,
      stopped: stopping.signal,
      codeOfStop: () => stopCode,
    });
  } finally {
    for (const signal of STOPS) process.off(signal, stop);
  }
}

/**
 * @param {(onMessage: (message: unknown) => void) => Promise<ProgramEnd>} run
 * @param {Surroundings & { onUnexpectedEnd: ((ends: readonly number[]) => void) | undefined, stopped: AbortSignal, codeOfStop(): number }} around
 */
async function keepGoing(run, { now, pause, say, onUnexpectedEnd, stopped, codeOfStop }) {
  let hasServed = false;
  /** @type {number[]} */
  let ends = [];
  for (;;) {
    const end = await run((message) => {
      hasServed ||= message === "ready";
    });
    if (stopped.aborted || !isUnexpected(end, hasServed)) return end.code;
    ends = [...ends.filter((each) => each > now() - WINDOW_MILLISECONDS), now()];
    const milliseconds = pauseAfter(ends);
    if (milliseconds === undefined) {
      throw new SetUpError(
        `The server has ended unexpectedly ${ends.length} times within ten minutes and is not started again: what it said above tells why.`,
      );
    }
    say(
      `The server ended unexpectedly (${end.signal ?? `code ${end.code}`}), ${timesOf(ends)}; it is started again in ${milliseconds / 1000} s.`,
    );
    onUnexpectedEnd?.(ends);
    await pause(milliseconds, stopped);
    if (stopped.aborted) return codeOfStop();
  }
}

/**
 * What stops a first start is told in a sentence and would stop the next one too; what a kill ends, or what fails after it
 * has once served, may well pass.
 * @param {ProgramEnd} end @param {boolean} hasServed
 */
function isUnexpected({ code, signal }, hasServed) {
  return code !== 0 && (hasServed || signal !== null);
}

/** @param {readonly number[]} ends */
function timesOf({ length }) {
  return length === 1 ? "for the first time within ten minutes" : `${length} times within ten minutes`;
}

/** @type {Surroundings} */
const REAL = {
  now: Date.now,
  // A stop cuts the pause short, and is no fault.
  pause: (milliseconds, stopped) =>
    pauseFor(milliseconds, undefined, { signal: stopped }).catch(() => undefined),
  say: (line) => void process.stderr.write(`\n${line}\n`),
};
