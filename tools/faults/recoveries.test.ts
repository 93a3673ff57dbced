// The table of recoveries has a line for each fault, with the longest of its times, and says which are too long.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isTooLong, recoveryLines } from "./recoveries.ts";

const BOUND = { requirement: "REL-06", fault: "killed", until: "it serves", allowedMilliseconds: 2_000 };

test("a fault's longest time stands beside what is allowed", () => {
  const lines = recoveryLines([
    { ...BOUND, milliseconds: 400 },
    { ...BOUND, milliseconds: 1_449 },
    { ...BOUND, fault: "cut", milliseconds: 2_001 },
  ]);
  assert.deepEqual(lines.slice(2), [
    "| killed | until it serves | 2.0 s | 1.4 s | REL-06 |",
    "| cut | until it serves | 2.0 s | 2.0 s (too long) | REL-06 |",
  ]);
  assert.deepEqual(
    [2_000, 2_001].map((milliseconds) => isTooLong({ ...BOUND, milliseconds })),
    [false, true],
  );
});
