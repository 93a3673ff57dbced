// The database's clock is gone by between its answers too, and is never turned back by what an answer's way makes uncertain.
// Shows: REL-25.

import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { describeClockContract } from "./clock-contract.ts";
import { startDatabaseClock } from "./database-clock.ts";

const NOON = Date.UTC(2026, 10, 20, 1, 0, 0);
const HOUR = 3_600_000;

const ours = await aClock();
describeClockContract("database", () => ours.clock);

test("between two answers the stopwatch goes on from the last one", async (context) => {
  const { clock, machine } = await aClock(context);
  assert.equal(clock.now(), "2026-11-20T01:00:00.000Z");
  machine.stopwatch += 2_500;
  assert.equal(clock.now(), "2026-11-20T01:00:02.500Z");
});

test("a machine's clock that is set a day on or back changes nothing", async (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: NOON + 24 * HOUR });
  const { clock, machine, warned } = await aClock(context);
  assert.equal(clock.now(), "2026-11-20T01:00:00.000Z");
  context.mock.timers.setTime(NOON + 48 * HOUR);
  machine.stopwatch += 1_000;
  assert.equal(clock.now(), "2026-11-20T01:00:01.000Z");
  assert.deepEqual(warned, [{ port: "clock", aheadSeconds: 24 * 3_600 }]);
});

test("half of the way of question and answer has passed since the answer was true", async (context) => {
  const { clock } = await aClock(context, { way: 400 });
  assert.equal(clock.now(), "2026-11-20T01:00:00.200Z");
});

test("a later answer is followed, an uncertain one does not turn the clock back, and one long under way is not believed", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { clock, machine, answer } = await aClock(context);
  machine.moment += 5_000;
  await answer();
  assert.equal(clock.now(), "2026-11-20T01:00:05.000Z");
  machine.moment -= 300;
  await answer();
  assert.equal(clock.now(), "2026-11-20T01:00:05.000Z");
  machine.stopwatch += 400;
  assert.equal(clock.now(), "2026-11-20T01:00:05.100Z");
  Object.assign(machine, { moment: machine.moment + HOUR, way: 4_000 });
  const before = clock.now();
  await answer();
  machine.stopwatch -= 4_000;
  assert.equal(clock.now(), before);
});

test("a database's clock that somebody sets back is followed", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { clock, machine, answer } = await aClock(context);
  machine.moment -= HOUR;
  await answer();
  assert.equal(clock.now(), "2026-11-20T00:00:00.000Z");
});

test("while the database is away the time goes on; at the start it has to answer", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { clock, machine, answer } = await aClock(context);
  machine.isAway = true;
  await answer();
  machine.stopwatch += HOUR;
  assert.equal(clock.now(), "2026-11-20T02:00:00.000Z");
  await assert.rejects(aClock(context, { isAway: true }), /away/);
});

/** `answer` resolves when the database has been asked once more. */
async function aClock(context?: TestContext, given: { way?: number; isAway?: boolean } = {}) {
  const machine = { moment: NOON, stopwatch: 70_000, way: 0, isAway: false, ...given };
  const warned: object[] = [];
  const clock = await startDatabaseClock({
    ask: async () => {
      machine.stopwatch += machine.way;
      if (machine.isAway) throw new Error("The database is away.");
      return machine.moment;
    },
    log: { warn: (details) => void warned.push(details) },
    stopwatch: () => machine.stopwatch,
    askEveryMilliseconds: 1_000,
  });
  if (context === undefined) clock.stop();
  else context.after(() => clock.stop());
  const answer = async () => {
    context?.mock.timers.tick(1_000);
    await new Promise(setImmediate);
  };
  return { clock, machine, warned, answer };
}
