// The recoveries of `npm run faults`: the tests of every fault, with the time that each took to be over beside what is allowed.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { RECOVERIES_FILE, type Recovery } from "../../testing/faults/recovery.ts";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { runNodeTests } from "../testing/node-tests.ts";

const FILES = [
  "server/database/embedded/embedded-database.test.ts",
  "server/database/embedded/embedded-database-refusals.test.ts",
  "testing/faults/network.test.ts",
  "testing/faults/restarts.test.ts",
  "testing/faults/outages.test.ts",
  "testing/faults/clocks.test.ts",
];

/** `failures` holds a line for each test that failed. */
export async function measureRecoveries(): Promise<{ recoveries: Recovery[]; failures: string[] }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-recoveries-"));
  process.env.FAULTS_FOLDER = folder;
  try {
    const files = FILES.map((file) => path.join(PROJECT_ROOT, file));
    const { failures } = await runNodeTests({ files, concurrency: 1 });
    return { recoveries: readRecoveries(path.join(folder, RECOVERIES_FILE)), failures };
  } finally {
    delete process.env.FAULTS_FOLDER;
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function readRecoveries(file: string): Recovery[] {
  return fs
    .readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Recovery);
}

/** One line for each fault, with the longest of its times. */
export function recoveryLines(recoveries: readonly Recovery[]): string[] {
  const longest = new Map<string, Recovery>();
  for (const each of recoveries) {
    const name = `${each.fault} | until ${each.until}`;
    if ((longest.get(name)?.milliseconds ?? -1) < each.milliseconds) longest.set(name, each);
  }
  return [
    "| Fault | | Allowed | Took at most | |",
    "|---|---|---|---|---|",
    ...[...longest].map(([name, recovery]) => {
      const took = `${seconds(recovery.milliseconds)}${isTooLong(recovery) ? " (too long)" : ""}`;
      return `| ${name} | ${seconds(recovery.allowedMilliseconds)} | ${took} | ${recovery.requirement} |`;
    }),
  ];
}

export function isTooLong({ milliseconds, allowedMilliseconds }: Recovery): boolean {
  return milliseconds > allowedMilliseconds;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
