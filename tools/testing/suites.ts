// The parts of `npm test`, in the order in which they run: what is quick to fail comes first.

import { makeProductTemplate } from "../../e2e/product.ts";
import { findBrowser } from "../browser.ts";
import { runGates } from "../check/run-gates.ts";
import { ensureClientBuilt } from "../set-up/client-build.mjs";
import { runNodeTests } from "./node-tests.ts";
import { runPooledTests } from "./pooled-tests.ts";
import { mayShareItsProcess } from "./shared-processes.ts";
import type { SuiteResult } from "./suite.ts";
import { findFiles, serverTests } from "./test-files.ts";
import { runVitest } from "./vitest-tests.ts";
import { isInShortForm } from "./whole-run.ts";

export type Form = "short" | "whole";

export interface Suite {
  name: string;
  needsDatabase: boolean;
  /** Leaves a processor to the one that comes after it. */
  isPatient?: true;
  /** It shows nothing of the product that a change would break by itself, so that the short form can do without it. */
  isWholeRunAlone?: true;
  /** `filters` narrow it to files whose path holds one of them; the short form leaves out what `whole-run.ts` names. */
  run(filters: readonly string[], form: Form): Promise<SuiteResult>;
}

const TEST_FILE = /\.test\.ts$/;
const WEB_TEST_FILE = /\.test\.tsx?$/;

export const SUITES: readonly Suite[] = [
  { name: "check", needsDatabase: false, run: runGates },
  {
    name: "domain",
    needsDatabase: false,
    run: runDomainTests,
  },
  {
    name: "bench",
    needsDatabase: false,
    isPatient: true,
    isWholeRunAlone: true,
    run: (filters) => runNodeTests({ files: findFiles("bench", TEST_FILE, filters), concurrency: 1 }),
  },
  {
    name: "tools",
    needsDatabase: false,
    run: (filters) => runNodeTests({ files: findFiles("tools", TEST_FILE, filters), concurrency: 2 }),
  },
  {
    name: "server",
    needsDatabase: true,
    run: runServerTests,
  },
  { name: "pooled", needsDatabase: true, isPatient: true, isWholeRunAlone: true, run: runPooledTests },
  { name: "web", needsDatabase: false, run: runWebTests },
  { name: "e2e", needsDatabase: true, run: runStories },
];

/** Two more than there are usually processors: those that wait for a fault to be noticed leave theirs to others. */
const FILES_AT_ONCE = 4;
/** The browser of a story works in processes of its own, so that a fourth would only slow the others. */
const STORIES_AT_ONCE = 3;

function chosen(files: string[], form: Form): string[] {
  return form === "whole" ? files : files.filter(isInShortForm);
}

/** They work for seconds, so that no other file should wait for them. */
const LONG_IN_DOMAIN = /proofs|assurance/;

async function runDomainTests(filters: readonly string[]): Promise<SuiteResult> {
  const files = findFiles("domain", TEST_FILE, filters);
  const sharing = files.filter((file) => !LONG_IN_DOMAIN.test(file) && mayShareItsProcess(file));
  return await runNodeTests({ files, sharing, concurrency: 2 });
}

/** The proofs are the longest, and come before the others that share a process; what else is in testing/ starts instances of its own. */
async function runServerTests(filters: readonly string[], form: Form): Promise<SuiteResult> {
  const sharing = ["testing/proof", "server"].flatMap((place) => findFiles(place, TEST_FILE, filters));
  return runNodeTests({
    files: chosen(serverTests(TEST_FILE, filters), form),
    sharing: chosen(sharing, form).filter(mayShareItsProcess),
    concurrency: FILES_AT_ONCE,
  });
}

async function runWebTests(filters: readonly string[]): Promise<SuiteResult> {
  const files = findFiles("web", WEB_TEST_FILE, filters);
  return files.length === 0 ? { passed: 0, failures: [], skipped: 0 } : runVitest(filters);
}

/** A story walks the built client in a real browser, over a server and a database of its own. */
async function runStories(filters: readonly string[], form: Form): Promise<SuiteResult> {
  const files = chosen(findFiles("e2e", TEST_FILE, filters), form);
  if (files.length === 0) return { passed: 0, failures: [], skipped: 0 };
  await ensureClientBuilt(process.execPath);
  process.env.BONDLINE_BROWSER = await findBrowser();
  const removeTemplate = await makeProductTemplate(process.env.TEST_DATABASE_URL ?? "");
  try {
    return await runNodeTests({ files, concurrency: STORIES_AT_ONCE, leavesRunning: true });
  } finally {
    removeTemplate();
  }
}
