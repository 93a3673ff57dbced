// A server that ends unexpectedly is started again after growing pauses, and given up with a sentence; one that is told to end is not.
// Shows: REL-40.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ENDS_MAX, supervise, WINDOW_MILLISECONDS } from "./supervise.mjs";

type End = { code: number; signal: NodeJS.Signals | null; serves?: boolean };

const CRASH: End = { code: 1, signal: null, serves: true };
const DONE: End = { code: 0, signal: null };

/** Runs one end after the other; the clock moves by the pauses, and by `between` besides. */
async function supervised(ends: readonly End[], between = 0) {
  const pauses: number[] = [];
  const noted: number[] = [];
  const said: string[] = [];
  let now = 0;
  let runs = 0;
  const run = async (onMessage: (message: unknown) => void) => {
    const { serves, ...end } = ends[runs] ?? DONE;
    runs += 1;
    if (serves === true) onMessage("ready");
    return end;
  };
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
    now += milliseconds + between;
  };
  const outcome = await supervise(run, {
    onUnexpectedEnd: (all) => noted.push(all.length),
    surroundings: { now: () => now, pause, say: (line) => said.push(line) },
  }).catch((error: Error) => error.message);
  return { outcome, runs, pauses, noted, said };
}

test("a server that ends well, or never served for a reason of its own, is not started again", async () => {
  assert.deepEqual(await supervised([DONE]), { outcome: 0, runs: 1, pauses: [], noted: [], said: [] });
  const { outcome, runs } = await supervised([{ code: 7, signal: null }]);
  assert.deepEqual([outcome, runs], [7, 1]);
});

test("each further start comes after a longer pause, and after too many there is none", async () => {
  const { outcome, runs, pauses, noted } = await supervised(Array.from({ length: 20 }, () => CRASH));
  assert.equal(runs, ENDS_MAX);
  assert.deepEqual(pauses, [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000]);
  assert.deepEqual(noted, [1, 2, 3, 4, 5, 6, 7]);
  assert.match(
    String(outcome),
    /^The server has ended unexpectedly 8 times within ten minutes and is not .*\.$/,
  );
});

test("what lies further back than the window counts no more", async () => {
  const crashes = Array.from({ length: 50 }, () => CRASH);
  const { outcome, runs, pauses } = await supervised(crashes, WINDOW_MILLISECONDS);
  assert.deepEqual([outcome, runs], [0, 51]);
  assert.deepEqual(new Set(pauses), new Set([250]));
});

test("a kill counts before it has served too, and a start that fails after one that served is tried again", async () => {
  const killed: End = { code: 1, signal: "SIGKILL" };
  const { outcome, runs, said } = await supervised([killed, CRASH, { code: 1, signal: null }, DONE]);
  assert.deepEqual([outcome, runs], [0, 4]);
  assert.match(
    said[0] ?? "",
    /^The server ended unexpectedly \(SIGKILL\), for the first time .* again in 0\.25 s\.$/,
  );
  assert.match(
    said[1] ?? "",
    /^The server ended unexpectedly \(code 1\), 2 times within ten minutes; .* in 0\.5 s\.$/,
  );
});

test("a stop during the pause is a stop", async () => {
  let runs = 0;
  const run = async (onMessage: (message: unknown) => void) => {
    runs += 1;
    onMessage("ready");
    return { code: 1, signal: null };
  };
  const pause = async () => void process.emit("SIGTERM", "SIGTERM");
  const surroundings = { now: () => 0, pause, say: () => undefined };
  assert.equal(await supervise(run, { surroundings }), 143);
  assert.equal(runs, 1);
});
