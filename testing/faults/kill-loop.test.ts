// A server killed twelve times under people at work has lost nothing, left nothing half done and done nothing twice.
// Shows: REL-01, REL-02, REL-19.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { runKillLoop } from "./kill-loop.ts";
import { POINT_NAMES } from "./named-points.ts";

/** `npm run faults` kills a thousand times, and with another seed. */
const RUN = { rounds: 12, seed: 2026 };

test("twelve kills, at random and at every named point", async () => {
  const { faults, killsAtRandom, killsByPoint, commands } = await runKillLoop(RUN);
  assert.deepEqual(faults, [], `seed ${RUN.seed}`);
  const atPoints = Object.values(killsByPoint).reduce((sum, count) => sum + count, 0);
  assert.equal(killsAtRandom + atPoints, RUN.rounds);
  for (const name of POINT_NAMES) assert.ok(killsByPoint[name] > 0, `no kill fell ${name}`);
  assert.ok(commands > RUN.rounds, `only ${commands} commands were acknowledged`);
});

test("what is shipped has no way to any named point", () => {
  for (const file of ["main.ts", "config.ts", "environment.ts"])
    assert.doesNotMatch(
      readFileSync(join(import.meta.dirname, "..", "..", "server", file), "utf8"),
      /around|faults/,
      file,
    );
});
