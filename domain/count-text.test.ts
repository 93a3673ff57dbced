// Counts as people read them, held against what the machine itself makes of them.
import assert from "node:assert/strict";
import test from "node:test";
import { formatCount } from "./count-text.ts";

test("thousands are set apart, as everywhere in Australia", () => {
  const counts = [0, 7, 42, 999, 1_000, 10_000, 123_456, 1_000_000, 12_345_678, -1, -999, -1_000, -123_456];
  for (const count of counts) assert.equal(formatCount(count), count.toLocaleString("en-AU"));
});
