// npm run faults: how long each fault takes to be over, and a server killed a thousand times under people at work: `npm run faults -- --rounds 50 --seed 7`.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { killInBlocks, killLines } from "./faults/kill-blocks.ts";
import { isTooLong, measureRecoveries, recoveryLines } from "./faults/recoveries.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";
import { printLine } from "./testing/suite.ts";
import { startTestDatabase } from "./testing/test-database.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "1000" },
    seed: { type: "string", default: "20261121" },
    to: { type: "string", default: path.join(PROJECT_ROOT, "test-results", "faults.md") },
  },
});
const options = { rounds: Number(values.rounds), seed: Number(values.seed) };
const REPORTED_EVERY = 10;

const database = await startTestDatabase();
process.env.TEST_DATABASE_URL = database.ownerUrl;
const stop = () => void database.stop().finally(() => process.exit(130));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
try {
  const { recoveries, failures } = await measureRecoveries();
  const recovered = [...recoveryLines(recoveries), "", ...failures];
  write(recovered);
  if (failures.length > 0 || recoveries.some(isTooLong)) process.exitCode = 1;
  let killed: string[] = [];
  for await (const report of killInBlocks({ ...options, onRound: printRound })) {
    killed = killLines(report, options.seed);
    write([...recovered, ...killed]);
    if (report.faults.length > 0) process.exitCode = 1;
  }
  for (const line of [...recovered, ...killed]) printLine(line);
} finally {
  await database.stop();
}

function printRound(round: number, commands: number): void {
  if (round % REPORTED_EVERY === 0)
    process.stderr.write(
      `${new Date().toISOString()} ${round} of ${options.rounds} kills, ${commands} commands acknowledged\n`,
    );
}

/** After every block, so that a run that is cut off leaves what it has shown. */
function write(lines: readonly string[]): void {
  mkdirSync(path.dirname(values.to), { recursive: true });
  writeFileSync(values.to, `${lines.join("\n")}\n`);
}
