// A test run counts what passed, what failed, and what broke without saying so.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { withoutSilence } from "./suite.ts";
import { findFiles } from "./test-files.ts";
import { readVitestReport } from "./vitest-tests.ts";

const FILES: Record<string, string> = {
  "passes.test.ts":
    'import { test } from "node:test"; test("one", () => {}); test("two", async (t) => { await t.test("part", () => {}); });',
  "fails.test.ts":
    'import { test } from "node:test"; test("good", () => {}); test("bad", () => { throw new Error("boom"); });',
  "part-fails.test.ts":
    'import { test } from "node:test"; test("whole", async (t) => { await t.test("part", () => { throw new Error("boom"); }); });',
  "breaks.test.ts": 'throw new Error("cannot be loaded");',
  "ends-early.test.ts":
    'import { test } from "node:test"; test("good", () => {}); setTimeout(() => process.exit(3), 50); test("hangs", () => new Promise(() => setInterval(() => {}, 9999)));',
  "empty.test.ts": 'console.log("nothing to see");',
  "skips.test.ts":
    'import { test } from "node:test"; test("later", (t) => t.skip("no disk to mount")); test("good", () => {});',
};

test("passes, failures, skips, broken files and empty files are each counted as what they are", (context) => {
  const { passed, failures, skipped } = runIn(context, FILES);
  assert.equal(passed, 6);
  assert.equal(skipped, 1);
  assert.deepEqual(failures.map((each) => each.replace(/^.*\//, "")).sort(), [
    "breaks.test.ts: the file ended before its tests did",
    "empty.test.ts: the file holds no test",
    "ends-early.test.ts: the file ended before its tests did",
    "fails.test.ts: bad",
    "part-fails.test.ts: part",
  ]);
});

/** Of those that share a process each of these is shown by itself, and one that ends the process takes the rest with it. */
const SHARING: Record<string, string> = {
  ...FILES,
  "a-hooks.test.ts":
    'import assert from "node:assert"; import { before, beforeEach, test } from "node:test"; let n = 0; before(() => { n += 1; }); beforeEach(() => { n += 1; }); test("begun once", () => assert.equal(n, 2));',
  "after-fails.test.ts":
    'import { after, test } from "node:test"; after(() => { throw new Error("left a mess"); }); test("good", () => {});',
};

test("files that share a process are told apart, with what each broke and what one left undone", (context) => {
  const files = Object.keys(SHARING).sort();
  const calm = files.filter((name) => name !== "ends-early.test.ts");
  const { passed, failures, skipped } = runIn(context, SHARING, { files: calm, sharing: calm });
  assert.equal(passed, 7);
  assert.equal(skipped, 1);
  assert.deepEqual(failures.map((each) => each.replace(/^.*\//, "")).sort(), [
    "after-fails.test.ts: the file ended before its tests did",
    "breaks.test.ts: the file ended before its tests did",
    "empty.test.ts: the file holds no test",
    "fails.test.ts: bad",
    "part-fails.test.ts: part",
  ]);
});

test("a file that ends the process that it shares has failed, and so have those after it", (context) => {
  const sharing = ["passes.test.ts", "ends-early.test.ts", "skips.test.ts"];
  const { failures } = runIn(context, FILES, { files: sharing, sharing });
  assert.deepEqual(failures.map((each) => each.replace(/^.*\//, "")).sort(), [
    "ends-early.test.ts: the file ended before its tests did",
    "skips.test.ts: the file ended before its tests did",
  ]);
});

const LEAVING: Record<string, string> = {
  "begins-badly.test.ts":
    'import { before, test } from "node:test"; before(() => { setInterval(() => {}, 9999); throw new Error("boom"); }); test("never", () => {});',
  "passes.test.ts": FILES["passes.test.ts"] ?? "",
};

test("a file that fails at its beginning, and leaves what it began running, is told and ends", (context) => {
  const { passed, failures } = runIn(context, LEAVING, { leavesRunning: true });
  assert.equal(passed, 3);
  assert.deepEqual(
    failures.map((each) => each.replace(/^.*\//, "")),
    ["begins-badly.test.ts: never"],
  );
});

test("a suite in which nothing was executed has failed", () => {
  assert.deepEqual(withoutSilence("web", { passed: 0, failures: [], skipped: 3 }).failures, [
    "web: no test was executed",
  ]);
  assert.deepEqual(withoutSilence("web", { passed: 1, failures: [], skipped: 0 }).failures, []);
  const lacking = { passed: 0, failures: [], skipped: 3, leftOutBecause: "the machine has no pooler" };
  assert.deepEqual(withoutSilence("pooled", lacking).failures, []);
});

test("Vitest's report is read, with files that could not be run and an end without a report", () => {
  const report = {
    numPassedTests: 4,
    numPendingTests: 1,
    testResults: [
      {
        name: "/p/a.test.tsx",
        status: "passed",
        message: "",
        assertionResults: [{ status: "passed", fullName: "fine" }],
      },
      {
        name: "/p/b.test.tsx",
        status: "failed",
        message: "",
        assertionResults: [{ status: "failed", fullName: "shows the draft" }],
      },
      { name: "/p/c.test.tsx", status: "failed", message: "cannot resolve", assertionResults: [] },
    ],
  };
  const read = readVitestReport(JSON.stringify(report), 1);
  assert.equal(read.passed, 4);
  assert.equal(read.skipped, 1);
  assert.deepEqual(
    read.failures.map((each) => each.replace(/^.*\//, "")),
    ["b.test.tsx: shows the draft", "c.test.tsx: the file could not be run"],
  );
  assert.equal(readVitestReport("", 1).failures.length, 1);
  assert.equal(readVitestReport(JSON.stringify({ ...report, testResults: [] }), 1).failures.length, 1);
});

test("files are found by workspace and narrowed by any part of their path", (context) => {
  const root = temporaryFolder(context, {
    "domain/drafts/drafts/draft.test.ts": "",
    "domain/fees/fee.test.ts": "",
    "domain/fees/fee.ts": "",
    "domain/node_modules/a.test.ts": "",
  });
  const found = (filters: string[]) =>
    findFiles("domain", /\.test\.ts$/, filters, root).map((file) => path.relative(root, file));
  assert.deepEqual(found([]), ["domain/drafts/drafts/draft.test.ts", "domain/fees/fee.test.ts"]);
  assert.deepEqual(found(["fees"]), ["domain/fees/fee.test.ts"]);
  assert.deepEqual(found(["nothing"]), []);
});

/** In a process of its own: a test run inside a test run would speak to the outer one. */
function runIn(
  context: TestContext,
  texts: Record<string, string>,
  {
    files = Object.keys(texts),
    sharing = [],
    leavesRunning = false,
  }: { files?: string[]; sharing?: string[]; leavesRunning?: boolean } = {},
): { passed: number; failures: string[]; skipped: number } {
  const folder = temporaryFolder(context, texts);
  const placed = (names: string[]) => JSON.stringify(names.map((name) => path.join(folder, name)));
  const program = `
    import { runNodeTests } from ${JSON.stringify(path.join(import.meta.dirname, "node-tests.ts"))};
    const result = await runNodeTests({ files: ${placed(files)}, sharing: ${placed(sharing)}, concurrency: 2, leavesRunning: ${leavesRunning} });
    console.log("\\nRESULT" + JSON.stringify(result));`;
  const runner = path.join(folder, "run-them.mjs");
  fs.writeFileSync(runner, program);
  const environment = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const { stdout } = spawnSync(process.execPath, [runner], {
    encoding: "utf8",
    env: environment,
    cwd: folder,
  });
  return JSON.parse(stdout.split("\nRESULT")[1] ?? "{}");
}

function temporaryFolder(context: TestContext, files: Record<string, string>): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "bondline-runs-")));
  context.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
