// Runs node:test files, in processes of their own or several in one, and prints a line a file and every failure as it comes.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { EventData } from "node:test";
import { run } from "node:test";
import { inspect } from "node:util";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { filesAtOnce, printCost } from "./file-costs.ts";
import { writeEntries } from "./shared-processes.ts";
import { printLine, type SuiteResult } from "./suite.ts";

/** Of a whole process, with every file in it, on a machine that has much else to do. */
const TEST_MINUTES_MAX = 30;

export interface NodeTestOptions {
  files: readonly string[];
  concurrency: number;
  /** Those of the files that may share a process with others. */
  sharing?: readonly string[];
  /** What a file began and could not end, a browser or a server, does not keep it from ending. */
  leavesRunning?: boolean;
}

interface Tally extends SuiteResult {
  /** The programs that run several files, each with the files that are not over. */
  shared: Map<string, string[]>;
  /** How many tests of the present shared file were told. */
  reported: number;
}

export async function runNodeTests({
  files,
  concurrency,
  sharing = [],
  leavesRunning = false,
}: NodeTestOptions): Promise<SuiteResult> {
  const result: SuiteResult = { passed: 0, failures: [], skipped: 0 };
  if (files.length === 0) return result;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-together-"));
  try {
    const shared = writeEntries(folder, sharing);
    const alone = files.filter((file) => !sharing.includes(file));
    const tally = { ...result, shared, reported: 0 };
    await runPrograms([...alone, ...shared.keys()], { concurrency, leavesRunning, tally });
    const { passed, failures, skipped } = tally;
    return { passed, failures, skipped };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What takes long is first: a shared process is over soon, so that no processor is left to wait for the last one. */
async function runPrograms(
  files: string[],
  { concurrency, leavesRunning, tally }: { concurrency: number; leavesRunning: boolean; tally: Tally },
): Promise<void> {
  const events = run({
    files,
    concurrency: filesAtOnce(concurrency),
    timeout: TEST_MINUTES_MAX * 60_000,
    isolation: "process",
    execArgv: leavesRunning ? ["--test-force-exit"] : [],
  });
  for await (const { type, data } of events) {
    if (type === "test:pass") countPass(data, tally);
    if (type === "test:fail") countFailure(data, tally);
    if (type === "test:pass" || type === "test:fail") noteSharedFile(data, type === "test:pass", tally);
    if (type === "test:stderr" || type === "test:stdout") process.stdout.write(data.message);
    if (type === "test:summary" && data.file !== undefined && !tally.shared.has(data.file))
      printSummary(data);
  }
}

type Reported = EventData.TestPass | EventData.TestFail;

function countPass(data: EventData.TestPass, tally: Tally): void {
  if (data.details.type === "suite") return;
  if (isWholeFile(data, tally)) {
    tally.failures.push(`${where(data, tally)}: the file holds no test`);
    return;
  }
  if (data.skip !== undefined || data.todo !== undefined) {
    tally.skipped += 1;
    const reason = typeof data.skip === "string" ? ` (${data.skip})` : "";
    printLine(`  skipped  ${where(data, tally)}: ${data.name}${reason}`);
    return;
  }
  tally.passed += 1;
}

/** A test that failed only through its own parts is shown by them. */
function countFailure(data: EventData.TestFail, tally: Tally): void {
  const { error } = data.details;
  const reason = "failureType" in error ? error.failureType : undefined;
  const unfinished = tally.shared.get(data.name) ?? [];
  const isCutShort = unfinished.length > 0;
  if (reason === "subtestsFailed" && !isCutShort) return;
  const places = isCutShort ? unfinished.map(relative) : [where(data, tally)];
  const name = isWholeFile(data, tally) ? "the file ended before its tests did" : data.name;
  tally.failures.push(...places.map((place) => `${place}: ${name}`));
  printLine(`  FAILED   ${places.join(", ")}: ${name}\n${inspect(error.cause ?? error, { colors: false })}`);
}

/** node:test speaks of the whole file as a test when it broke, or when nothing in it was one; a shared process has a suite for each. */
function isWholeFile(data: Reported, { shared }: Tally): boolean {
  if (data.nesting > 0 || data.file === undefined) return false;
  return shared.has(data.file) || path.resolve(data.name) === path.resolve(data.file);
}

/** Counts the tests of a file that shares its process, and reports it at its end as of any other. */
function noteSharedFile(data: Reported, isPass: boolean, tally: Tally): void {
  const unfinished = data.nesting === 0 ? tally.shared.get(data.file ?? "") : undefined;
  if (unfinished === undefined || !unfinished.includes(data.name)) {
    if (data.details.type !== "suite") tally.reported += 1;
    return;
  }
  unfinished.splice(unfinished.indexOf(data.name), 1);
  if (isPass && tally.reported === 0) tally.failures.push(`${relative(data.name)}: the file holds no test`);
  printFile({ file: data.name, isPass, tests: tally.reported, milliseconds: data.details.duration_ms });
  tally.reported = 0;
}

function printSummary({ file = "", counts, success, duration_ms }: EventData.TestSummary): void {
  printFile({ file, isPass: success, tests: counts.tests, milliseconds: duration_ms });
}

type FileEnd = { file: string; isPass: boolean; tests: number; milliseconds: number };

function printFile({ file, isPass, tests, milliseconds }: FileEnd): void {
  const mark = isPass ? "ok    " : "FAILED";
  printLine(
    `  ${mark}  ${relative(file)}  ${tests} tests  ${(milliseconds / 1000).toFixed(1)} s${printCost()}`,
  );
}

function where({ name, nesting, file = PROJECT_ROOT }: Reported, { shared }: Tally): string {
  return relative(nesting === 0 && shared.has(file) ? name : file);
}

function relative(file: string): string {
  return path.relative(PROJECT_ROOT, file);
}
