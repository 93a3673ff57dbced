// A checklist's lines are told from each other, and a decision waits for those that are required and not ticked.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CHECKLIST_LINES_MAX,
  checkChecklist,
  LINE_TWICE_MESSAGE,
  lookedAt,
  openLines,
  TOO_MANY_LINES_MESSAGE,
} from "./checklist.ts";

const line = (text: string, isRequired = "true") => ({ text, isRequired });

test("each fault of a list stands at its line, and an empty list is one", () => {
  const { fields } = checkChecklist([line("ABNs confirmed"), line(" "), line("x".repeat(201))]);
  assert.deepEqual(Object.keys(fields), ["lines.1.text", "lines.2.text"]);
  const twice = checkChecklist([line("ABNs confirmed"), line("Wording read"), line("abns Confirmed")]);
  assert.deepEqual(twice.fields, { "lines.2.text": LINE_TWICE_MESSAGE });
  const many = Array.from({ length: CHECKLIST_LINES_MAX + 1 }, (_, at) => line(`Line ${at}`));
  assert.deepEqual(checkChecklist(many).fields, { lines: TOO_MANY_LINES_MESSAGE });
  assert.deepEqual(checkChecklist(many.slice(1)).fields, {});
  assert.deepEqual(checkChecklist([]), { fields: {}, values: [] });
});

test("the newest step of a line says whether it is ticked, and required lines that are not are open", () => {
  const { values } = checkChecklist([
    line("Security agreed"),
    line("ABNs confirmed"),
    line("Called", "false"),
  ]);
  const steps = [
    { line: 2, isTicked: false },
    { line: 1, isTicked: true },
    { line: 2, isTicked: true },
  ];
  const lines = lookedAt(values, steps);
  assert.deepEqual(
    lines.map(({ number, isTicked, steps: own }) => [number, isTicked, own.length]),
    [
      [1, true, 1],
      [2, false, 2],
      [3, false, 0],
    ],
  );
  assert.deepEqual(openLines(lines), ["ABNs confirmed"]);
  assert.deepEqual(openLines(lookedAt(values, [])), ["Security agreed", "ABNs confirmed"]);
});
