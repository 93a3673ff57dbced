// The page that says how a field is added, walked on a copy: six files, three programs, and another person who reads what was filled in.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { ADDED, applyAll, COLUMNS_OF_STEP, FIELD_STEPS, leaveOut } from "./field-steps.ts";
import { copyProject, PROJECT } from "./project-copy.ts";

// It waits for programs that it starts by child_process, and so has a process to itself (tools/testing/shared-processes.ts).
const copy = copyProject();
after(() => copy.remove());

test("each step stands behind a line that its file has once, and with the migration they are six files", () => {
  for (const { file, behind } of FIELD_STEPS)
    assert.equal(readFileSync(join(PROJECT, file), "utf8").split(behind).length, 2, `${file}: ${behind}`);
  assert.match(COLUMNS_OF_STEP, /alter table document add column/);
  assert.equal(new Set(FIELD_STEPS.map(({ file }) => file)).size + 1, 6);
});

test("with all of them what is filled in on a draft is read by another person on its document", () => {
  applyAll(copy);
  const [, walked = ""] =
    /^(\[.*\])$/m.exec(copy.run(["testing/added-field/added-field-walk.ts", ADDED, "Mara Quill"])) ?? [];
  assert.deepEqual(JSON.parse(walked), ["Mara Quill", "Mara Quill"]);
});

test("the server and the client compile with all of them", () => {
  assert.equal(copy.faultsIn("server"), "");
  assert.equal(copy.faultsIn("web"), "");
});

test("the domain does not compile without the approvals or the document's table", () => {
  const facets = FIELD_STEPS.filter(({ file }) => /approvals|document-fields/.test(file));
  assert.equal(facets.length, 2);
  for (const step of facets) leaveOut(copy, step);
  const faults = copy.faultsIn("domain");
  for (const { file } of facets) assert.match(faults, new RegExp(`${file}\\(.*${ADDED}`));
});
