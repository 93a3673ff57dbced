// Runs node:test files, each in a process of its own, and prints a line a file and every failure as it comes.
import path from "node:path";
import type { EventData } from "node:test";
import { run } from "node:test";
import { inspect } from "node:util";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { printLine, type SuiteResult } from "./suite.ts";

const TEST_MINUTES_MAX = 15;

export interface NodeTestOptions {
  files: string[];
  concurrency: number;
}

export async function runNodeTests({ files, concurrency }: NodeTestOptions): Promise<SuiteResult> {
  const result: SuiteResult = { passed: 0, failures: [], skipped: 0 };
  if (files.length === 0) return result;
  const events = run({ files, concurrency, timeout: TEST_MINUTES_MAX * 60_000, isolation: "process" });
  for await (const { type, data } of events) {
    if (type === "test:pass") countPass(data, result);
    if (type === "test:fail") countFailure(data, result);
    if (type === "test:stderr" || type === "test:stdout") process.stdout.write(data.message);
    if (type === "test:summary" && data.file !== undefined) printFile(data);
  }
  return result;
}

function countPass(data: EventData.TestPass, result: SuiteResult): void {
  if (data.details.type === "suite") return;
  if (isWholeFile(data)) {
    result.failures.push(`${where(data)}: the file holds no test`);
    return;
  }
  if (data.skip !== undefined || data.todo !== undefined) {
    result.skipped += 1;
    printLine(
      `  skipped  ${where(data)}: ${data.name}${typeof data.skip === "string" ? ` (${data.skip})` : ""}`,
    );
    return;
  }
  result.passed += 1;
}

/** A test that failed only through its own parts is told by them. */
function countFailure(data: EventData.TestFail, result: SuiteResult): void {
  const { error, type } = data.details;
  const reason = "failureType" in error ? error.failureType : undefined;
  if (type === "suite" && reason === "subtestsFailed") return;
  if (reason === "subtestsFailed") return;
  const name = isWholeFile(data) ? "the file ended before its tests did" : data.name;
  result.failures.push(`${where(data)}: ${name}`);
  printLine(`  FAILED   ${where(data)}: ${name}\n${inspect(error.cause ?? error, { colors: false })}`);
}

/** node:test speaks of the whole file as a test when it broke, or when nothing in it was one. */
function isWholeFile(data: { name: string; nesting: number; file?: string | undefined }): boolean {
  return data.nesting === 0 && data.file !== undefined && path.resolve(data.name) === path.resolve(data.file);
}

function printFile({ file = "", counts, success, duration_ms }: EventData.TestSummary): void {
  const mark = success ? "ok    " : "FAILED";
  printLine(
    `  ${mark}  ${path.relative(PROJECT_ROOT, file)}  ${counts.tests} tests  ${(duration_ms / 1000).toFixed(1)} s`,
  );
}

function where({ file }: { file?: string | undefined }): string {
  return path.relative(PROJECT_ROOT, file ?? PROJECT_ROOT);
}
