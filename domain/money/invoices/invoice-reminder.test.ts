// Shows: Q-080.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reminderDue } from "./invoice-reminder.ts";

test("an unpaid invoice is reminded of after 7, 14 and 28 days, each step until the next", () => {
  const rows = [0, 6, 7, 8, 13, 14, 27, 28, 400].map((days) => `${days}: ${reminderDue(days) ?? "-"}`);
  assert.deepEqual(rows, ["0: -", "6: -", "7: 7", "8: 7", "13: 7", "14: 14", "27: 14", "28: 28", "400: 28"]);
});
