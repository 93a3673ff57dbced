// The server's most telling tests once more with a PgBouncer in transaction mode before the database, where the machine has one.

import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { NO_PGBOUNCER, startPgBouncer, usersOfTests } from "../../testing/pgbouncer.ts";
import { runNodeTests } from "./node-tests.ts";
import { printLine, type SuiteResult } from "./suite.ts";
import { serverTests } from "./test-files.ts";

/** Who is acting, kept answers, row policies, live updates, payments and jobs: all that a session could lend. */
const TELLTALE =
  /(idempotency|database\/row-policies|draft-live-updates|draft-payment-events|mail-delivery)\.test\.ts$/;

export async function runPooledTests(filters: readonly string[]): Promise<SuiteResult> {
  const files = serverTests(TELLTALE, filters);
  const result: SuiteResult = { passed: 0, failures: [], skipped: 0 };
  if (files.length === 0) return result;
  const isRun = await withPooler(async () => {
    Object.assign(result, await runNodeTests({ files, concurrency: 2 }));
  });
  if (isRun) return result;
  printLine(`  skipped  ${files.length} files (${NO_PGBOUNCER})`);
  return { ...result, skipped: files.length, leftOutBecause: NO_PGBOUNCER };
}

/** Every world that a test makes meanwhile sends its requests through the pooler; false where there is none. */
export async function withPooler(run: () => Promise<void>): Promise<boolean> {
  const clusterUrl = process.env.TEST_DATABASE_URL;
  if (clusterUrl === undefined) throw new Error("A pooler stands before a database, and none was started.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "bondline-pooled-"));
  const pooler = await startPgBouncer(clusterUrl, await usersOfTests(clusterUrl, folder));
  rmSync(folder, { recursive: true, force: true });
  if (pooler === undefined) return false;
  process.env.TEST_POOLER_URL = pooler.addressOf(clusterUrl);
  try {
    await run();
  } finally {
    delete process.env.TEST_POOLER_URL;
    await pooler.stop();
  }
  return true;
}
