// What one run has measured, and the file it is kept in.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Contest } from "../measurements/against-limit.ts";
import type { BesideLists } from "../measurements/beside-lists.ts";
import type { Billing } from "../measurements/billing.ts";
import type { Delivery } from "../measurements/delivery.ts";
import type { DeskGrowth } from "../measurements/desk-growth.ts";
import type { SearchedEverything } from "../measurements/everything.ts";
import type { ExportSpeed } from "../measurements/export-speed.ts";
import type { FirstView } from "../measurements/first-view.ts";
import type { ImportSpeed } from "../measurements/import-speed.ts";
import type { Interaction } from "../measurements/interactions.ts";
import type { TimedScore } from "../measurements/laps.ts";
import type { Growth } from "../measurements/list-growth.ts";
import type { Peopled } from "../measurements/peopled.ts";
import type { Reminders } from "../measurements/reminders.ts";
import type { Requested } from "../measurements/requested.ts";
import type { RouteSize } from "../measurements/route-sizes.ts";
import type { Steadiness } from "../measurements/steadiness.ts";

export type BenchResults = {
  size: string;
  documents: number;
  rounds: number;
  contests: Contest[];
  rowPolicies: TimedScore[];
  growth: Growth[];
  reports: Growth[];
  exports: ExportSpeed[];
  imports: ImportSpeed[];
  everything: SearchedEverything[];
  desk: DeskGrowth[];
  requested: Requested[];
  peopled: Peopled[];
  reminders: Reminders[];
  billing: Billing[];
  deliveries: Delivery[];
  besideLists: BesideLists[];
  client: {
    sizes: RouteSize[];
    views: FirstView[];
    steadiness: Steadiness[];
    interactions: Interaction[];
  };
};

export const RESULTS_FILE = join(import.meta.dirname, "..", "results", "latest.json");

export function writeResults(file: string, results: BenchResults): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
}
