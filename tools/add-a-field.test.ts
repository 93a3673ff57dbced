// The steps of docs/how-to/add-a-field.md applied to a copy of the domain: they compile together, and not without one of them.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";

const ROOT = path.resolve(import.meta.dirname, "..");
const STEP = /```diff in (\S+)\n[ ]*(\S[^\n]*)\n[ ]*\+[ ]*(\S[^\n]*)\n/g;
const steps = [...fs.readFileSync(path.join(ROOT, "docs/how-to/add-a-field.md"), "utf8").matchAll(STEP)].map(
  ([, file = "", behind = "", line = ""]) => ({ file, behind, line }),
);

test("each step stands behind a line that its file has once, and with the migration they are six files", () => {
  for (const { file, behind } of steps)
    assert.equal(
      fs.readFileSync(path.join(ROOT, file), "utf8").split(behind).length,
      2,
      `${file}: ${behind}`,
    );
  assert.equal(new Set(steps.map(({ file }) => file)).size + 1, 6);
});

test("the domain compiles with all steps, and not without the approvals or the document's table", () => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-add-a-field-"));
  process.once("exit", () => fs.rmSync(copy, { recursive: true, force: true }));
  fs.cpSync(path.join(ROOT, "domain"), path.join(copy, "domain"), { recursive: true });
  for (const name of fs.readdirSync(ROOT).filter((each) => /^tsconfig.*\.json$|^package\.json$/.test(each)))
    fs.copyFileSync(path.join(ROOT, name), path.join(copy, name));
  fs.symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));

  const faultsWithout = (left: string): string => {
    for (const { file, behind, line } of steps.filter((step) => step.file.startsWith("domain/"))) {
      const text = fs.readFileSync(path.join(ROOT, file), "utf8");
      const applied = file === left ? text : text.replace(behind, () => `${behind}\n${line}`);
      fs.writeFileSync(path.join(copy, file), applied);
    }
    const compiler = path.join(ROOT, "node_modules/.bin/tsc");
    return spawnSync(compiler, ["--noEmit", "-p", path.join(copy, "domain")], { encoding: "utf8" }).stdout;
  };
  assert.equal(faultsWithout(""), "");
  for (const left of [
    "domain/drafts/drafts/draft-approvals.ts",
    "domain/documents/documents/document-fields.ts",
  ])
    assert.match(faultsWithout(left), /contractManager/);
});
