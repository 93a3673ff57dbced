// What a run has cost the processors: its own work, what works or has ended below it, and its database; nothing where the machine does not say.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { processorSeconds } from "./processor-time.ts";

/** As Linux writes it: pid, name, state, parent, seven others, then the four times in ticks. */
const stat = (name: string, parent: number, ticks: readonly number[]) =>
  `1 (${name}) S ${parent} 0 0 0 0 0 0 0 0 0 ${ticks.join(" ")} 20 0`;

test("its own work and what has ended below it are added up", (context) => {
  const root = aMachine(context, {
    self: { stat: stat("node) (x", 1, [100, 50, 200, 50]), command: "node" },
  });
  assert.equal(processorSeconds(root), 4);
});

test("what still works below it is added, and what works below that", (context) => {
  const root = aMachine(context, {
    self: { stat: stat("node", 1, [100, 0, 0, 0]), command: "node" },
    10: { stat: stat("node", process.pid, [100, 0, 100, 0]), command: "node a.test.ts" },
    11: { stat: stat("chromium", 10, [50, 50, 0, 0]), command: "chromium" },
    20: { stat: stat("node", 1, [900, 0, 0, 0]), command: "node theirs.ts" },
  });
  assert.equal(processorSeconds(root), 4);
});

test("its database's processes are added, and no other's", (context) => {
  const root = aMachine(context, {
    self: { stat: stat("node", 1, [100, 0, 0, 0]), command: "node" },
    10: { stat: stat("postgres", 1, [100, 0, 100, 0]), command: "/bin/postgres -D /tmp/ours/postgres" },
    11: { stat: stat("postgres", 10, [100, 0, 0, 0]), command: "postgres: checkpointer" },
    20: { stat: stat("postgres", 1, [900, 0, 0, 0]), command: "/bin/postgres -D /tmp/theirs/postgres" },
  });
  process.env.TEST_DATABASE_FOLDER = "/tmp/ours";
  context.after(() => delete process.env.TEST_DATABASE_FOLDER);
  assert.equal(processorSeconds(root), 4);
});

test("a machine that does not say is asked nothing more", (context) => {
  assert.equal(processorSeconds(aMachine(context, {})), undefined);
});

function aMachine(
  context: TestContext,
  processes: Record<string, { stat: string; command: string }>,
): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-machine-"));
  context.after(() => fs.rmSync(root, { recursive: true, force: true }));
  for (const [pid, { stat: line, command }] of Object.entries(processes)) {
    fs.mkdirSync(path.join(root, pid));
    fs.writeFileSync(path.join(root, pid, "stat"), line);
    fs.writeFileSync(path.join(root, pid, "cmdline"), command.replaceAll(" ", "\0"));
  }
  return root;
}
