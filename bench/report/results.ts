// What one run has measured, and the file it is kept in.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Contest } from "../measurements/against-limit.ts";
import type { Delivery } from "../measurements/delivery.ts";
import type { TimedScore } from "../measurements/laps.ts";
import type { Growth } from "../measurements/list-growth.ts";

export type BenchResults = {
  size: string;
  documents: number;
  rounds: number;
  contests: Contest[];
  rowPolicies: TimedScore[];
  growth: Growth[];
  deliveries: Delivery[];
};

export const RESULTS_FILE = join(import.meta.dirname, "..", "results", "latest.json");

export function writeResults(file: string, results: BenchResults): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}
