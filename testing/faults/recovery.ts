// How long a fault took to be over, beside what its requirement allows; `npm run faults` asks for the figures and shows them.

import assert from "node:assert/strict";
import { appendFileSync } from "node:fs";
import { join } from "node:path";

export type Bound = {
  requirement: string;
  /** What was broken, and what ends the time that is taken. */
  fault: string;
  until: string;
  allowedMilliseconds: number;
  /** Where a test is to fail; without it, the figure is measured alone: a test is no race with what else the machine does. */
  deadlineMilliseconds?: number;
};
export type Recovery = Bound & { milliseconds: number };

export const RECOVERIES_FILE = "recoveries.jsonl";

/** Where the figures go; set by `npm run faults`. */
const FOLDER = process.env.FAULTS_FOLDER;

export async function measureRecovery<Result>(bound: Bound, act: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await act();
  const milliseconds = Math.round(performance.now() - startedAt);
  if (FOLDER !== undefined)
    appendFileSync(join(FOLDER, RECOVERIES_FILE), `${JSON.stringify({ ...bound, milliseconds })}\n`);
  const { deadlineMilliseconds = Number.POSITIVE_INFINITY } = bound;
  assert.ok(milliseconds < deadlineMilliseconds, `${bound.fault}: ${milliseconds} ms until ${bound.until}`);
  return result;
}
