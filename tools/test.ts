// npm test: the checks and tests of the project, all of them (`npm test -- --whole`), or a part: `npm test -- server drafts`.

import { NO_PGBOUNCER } from "../testing/pgbouncer.ts";
import { askForCosts, COSTS } from "./testing/file-costs.ts";
import { useMemoryFolder } from "./testing/memory-folder.ts";
import { withPooler } from "./testing/pooled-tests.ts";
import { processorSeconds } from "./testing/processor-time.ts";
import { printLine, type SuiteResult, withoutSilence } from "./testing/suite.ts";
import { type Form, SUITES, type Suite } from "./testing/suites.ts";
import { startTestDatabase } from "./testing/test-database.ts";

const POOLED = "--pooled";
const WHOLE = "--whole";
useMemoryFolder();
const given = process.argv.slice(2);
const unknown = given.find((word) => word.startsWith("--") && ![POOLED, WHOLE, COSTS].includes(word));
if (unknown !== undefined) throw new Error(`${unknown} is none of ${[POOLED, WHOLE, COSTS].join(", ")}.`);
const isPooled = given.includes(POOLED);
const { suites, filters, form } = readArguments(given.filter((word) => !word.startsWith("--")));
if (given.includes(COSTS)) askForCosts();
const results: SuiteResult[] = [];
const database = await databaseFor(suites);
try {
  const run = async () => {
    for (const together of inSequence(suites)) results.push(...(await Promise.all(together.map(runSuite))));
  };
  if (!isPooled) await run();
  else if (!(await withPooler(run))) throw new Error(`${POOLED}: ${NO_PGBOUNCER}`);
  report(results);
} finally {
  await database?.stop();
}

/** The first word may name a suite; the rest narrow it to files. Filters alone go through every suite that has such files; whatever is named runs whole. */
function readArguments(args: string[]): { suites: readonly Suite[]; filters: string[]; form: Form } {
  const named = SUITES.find(({ name }) => name === args[0]);
  if (named !== undefined) return { suites: [named], filters: args.slice(1), form: "whole" };
  if (args.length > 0)
    return { suites: SUITES.filter(({ name }) => name !== "check"), filters: args, form: "whole" };
  if (given.includes(WHOLE)) return { suites: SUITES, filters: [], form: "whole" };
  return {
    suites: SUITES.filter(({ isWholeRunAlone }) => isWholeRunAlone !== true),
    filters: [],
    form: "short",
  };
}

/** One after the other, but for one that leaves a processor to the next. */
function inSequence(chosen: readonly Suite[]): Suite[][] {
  const groups: Suite[][] = [];
  for (const [at, suite] of chosen.entries()) {
    if (chosen[at - 1]?.isPatient) groups.at(-1)?.push(suite);
    else groups.push([suite]);
  }
  return groups;
}

/** Server tests and stories clone their own databases in this one server. */
async function databaseFor(chosen: readonly Suite[]) {
  if (!chosen.some(({ needsDatabase }) => needsDatabase)) return undefined;
  const started = await startTestDatabase();
  process.env.TEST_DATABASE_URL = started.ownerUrl;
  process.env.TEST_DATABASE_FOLDER = started.folder;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void started.stop().finally(() => process.exit(130)));
  }
  return started;
}

async function runSuite(suite: Suite): Promise<SuiteResult> {
  printLine(`\n${suite.name}`);
  const startedAt = performance.now();
  const workedBefore = processorSeconds();
  const result = validated(suite.name, await resultOf(suite));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const skipped = result.skipped === 0 ? "" : `, ${result.skipped} skipped`;
  const worked = (processorSeconds() ?? 0) - (workedBefore ?? 0);
  // Two that run side by side count what both have worked.
  const work = worked === 0 ? "" : `, ${worked.toFixed(0)} s of processors`;
  printLine(
    `${suite.name}: ${result.passed} passed, ${result.failures.length} failed${skipped} in ${seconds} s${work}`,
  );
  return result;
}

/** A suite that breaks counts as failed, and the others still run. */
async function resultOf(suite: Suite): Promise<SuiteResult> {
  try {
    return await suite.run(filters, form);
  } catch (error) {
    console.error(error);
    return {
      passed: 0,
      failures: [`${suite.name}: ${error instanceof Error ? error.message : String(error)}`],
      skipped: 0,
    };
  }
}

/** When only some files were asked for, a suite without one of them has nothing to prove. */
function validated(name: string, result: SuiteResult): SuiteResult {
  return filters.length > 0 && suites.length > 1 ? result : withoutSilence(name, result);
}

function report(all: SuiteResult[]): void {
  const passed = all.reduce((sum, each) => sum + each.passed, 0);
  const failures = all.flatMap((each) => each.failures);
  if (passed + failures.length === 0) failures.push("no test was executed");
  if (failures.length > 0) printLine(`\nFailed:\n${failures.map((each) => `  ${each}`).join("\n")}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
  const worked = processorSeconds();
  if (worked !== undefined) printLine(`\n${worked.toFixed(0)} s of processors`);
  if (form === "short") printLine("\nThe rest is in the whole run, as CI does it: npm test -- --whole");
  printLine(`\n${passed} passed, ${failures.length} failed`);
}
