// What several blocks of kills come to is their sum, with every fault by the seed that draws it again.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { KillLoopReport } from "../../testing/faults/kill-loop.ts";
import { killLines, together } from "./kill-blocks.ts";

test("two blocks are added up, and what either found is told", () => {
  const sum = together(aReport({ recoveries: [100, 900] }), aReport({ recoveries: [500], faults: ["lost"] }));
  const lines = killLines(sum, 7);
  assert.equal(lines[0], "8 kills, seed 7, examined after each 50");
  assert.ok(lines.includes("| killed at a random moment | 4 |"));
  assert.ok(lines.includes("| killed after the mail was sent, before that is saved | 4 |"));
  assert.ok(lines.includes("| commands acknowledged | 20 |"));
  assert.ok(lines.some((line) => line.endsWith("| 0.5 s, 0.5 s, 0.9 s |")));
  assert.deepEqual(lines.slice(-3), ["| lost, half done, done twice, or otherwise wrong | 1 |", "", "lost"]);
});

function aReport(said: Partial<KillLoopReport>): KillLoopReport {
  return {
    killsAtRandom: 2,
    killsByPoint: {
      "before the commit of a command": 0,
      "after the commit of a command, before its reply": 0,
      "after the provider opened a payment page, before it is saved": 0,
      "after the provider said how a payment stands, before it is recorded": 0,
      "after the outbox was claimed, before the mail is sent": 0,
      "after the mail was sent, before that is saved": 2,
    },
    startsGivenUp: 0,
    recoveries: [],
    faults: [],
    commands: 10,
    drafts: 3,
    mails: 9,
    repeatedMails: 1,
    cardPayments: 2,
    repeats: 40,
    ...said,
  };
}
