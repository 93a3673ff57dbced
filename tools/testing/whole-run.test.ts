// What is left to the whole run is there, and nothing else is.
import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";
import { inProject } from "../set-up/project-root.mjs";
import { isInShortForm, LEFT_TO_THE_WHOLE_RUN } from "./whole-run.ts";

const LEFT = LEFT_TO_THE_WHOLE_RUN.flatMap(({ files }) => files);

test("each file that the short form leaves out exists, and stands there once", () => {
  assert.deepEqual(
    LEFT.filter((file) => !fs.existsSync(inProject(file))),
    [],
  );
  assert.equal(new Set(LEFT).size, LEFT.length);
});

test("the short form leaves out those, and no other", () => {
  for (const file of LEFT) assert.equal(isInShortForm(inProject(file)), false, file);
  assert.ok(isInShortForm(inProject("testing/access-matrix.test.ts")));
  assert.ok(isInShortForm(inProject("e2e/stories/guarantee-from-sign-up-to-issue.test.ts")));
});
