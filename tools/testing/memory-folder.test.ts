// Where a run keeps its databases and files, and when it stays on the disk.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { memoryFolder, useMemoryFolder } from "./memory-folder.ts";

test("a run that was told a folder keeps to it", () => {
  const environment = { TMPDIR: "/var/chosen" };
  useMemoryFolder(environment);
  assert.equal(environment.TMPDIR, "/var/chosen");
});

test("a run that was told none has one", () => {
  const environment: NodeJS.ProcessEnv = {};
  useMemoryFolder(environment);
  assert.ok(environment.TMPDIR);
});

const NOT_TAKEN = [
  { folder: PROJECT_ROOT, roomNeededBytes: 0, because: "is on a disk" },
  { folder: "/dev/shm/is-not-there", roomNeededBytes: 0, because: "is not there" },
  { folder: "/dev/shm", roomNeededBytes: 2 ** 60, because: "has too little room" },
];

for (const { because, ...folder } of NOT_TAKEN) {
  test(`a folder that ${because} is not taken for one in memory`, () => {
    assert.equal(memoryFolder(folder), undefined);
  });
}
