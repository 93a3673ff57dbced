// Runs the client's tests by Vitest and reads its count.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { inProject, PROJECT_ROOT } from "../set-up/project-root.mjs";
import type { SuiteResult } from "./suite.ts";

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

export async function runVitest(filters: readonly string[]): Promise<SuiteResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-vitest-"));
  const report = path.join(folder, "report.json");
  try {
    const code = await spawnVitest([...filters], report);
    return readVitestReport(fs.existsSync(report) ? fs.readFileSync(report, "utf8") : "", code);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that could not even be loaded has no tests to its name, and counts as one failure. */
export function readVitestReport(json: string, exitCode: number | null): SuiteResult {
  if (json === "")
    return { passed: 0, failures: [`web: vitest ended with ${exitCode} and without a report`], skipped: 0 };
  const report: VitestReport = JSON.parse(json);
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(PROJECT_ROOT, name);
    const failed = assertionResults
      .filter((each) => each.status === "failed")
      .map((each) => `${file}: ${each.fullName}`);
    return status === "failed" && failed.length === 0 ? [`${file}: the file could not be run`] : failed;
  });
  if (exitCode !== 0 && failures.length === 0)
    failures.push(`web: vitest ended with ${exitCode} though no test failed`);
  return { passed: report.numPassedTests, failures, skipped: report.numPendingTests };
}

function spawnVitest(filters: string[], report: string): Promise<number | null> {
  const vitest = inProject("node_modules", "vitest", "vitest.mjs");
  const args = [
    vitest,
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...filters,
  ];
  const child = spawn(process.execPath, args, {
    cwd: inProject("web"),
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
}
