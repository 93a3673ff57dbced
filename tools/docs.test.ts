// The gates on documents each catch what they are for, and leave right pages alone.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { CAST_PASSWORD, PEOPLE } from "../server/demo/cast.ts";
import { brokenCast, brokenExcerpts, tablesLeftOut } from "./check/document-excerpts.ts";
import { errorsDrift } from "./check/document-gates.ts";
import { brokenReferences } from "./check/document-references.ts";
import { settingsDifference } from "./check/settings-page.ts";
import { errorsPage } from "./print-errors.ts";

const ROOT = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-docs-"));
fs.mkdirSync(path.join(ROOT, "docs"));
fs.mkdirSync(path.join(ROOT, "server"));
fs.writeFileSync(path.join(ROOT, "server", "main.ts"), "// Serves.\n");
const GLOSSARY = { path: "docs/glossary.md", text: "# Glossary\n\n## Who's who\n" };
fs.writeFileSync(path.join(ROOT, GLOSSARY.path), GLOSSARY.text);
process.once("exit", () => fs.rmSync(ROOT, { recursive: true, force: true }));

function found(text: string): string[] {
  return brokenReferences(ROOT, [GLOSSARY, { path: "docs/page.md", text }]);
}

test("a link to a file that is not there is named with its line", () => {
  assert.deepEqual(found("fine\nSee [it](lost.md).\n"), [
    "docs/page.md:2 links to docs/lost.md, which is not there",
  ]);
});

test("a link to a heading that is not there is named", () => {
  assert.deepEqual(found("See [it](glossary.md#words-to-avoid).\n"), [
    "docs/page.md:1 links to #words-to-avoid, which is no heading of docs/glossary.md",
  ]);
});

test("a file name of ours that is not there is named", () => {
  assert.deepEqual(found("It begins in `server/start.ts`.\n"), [
    "docs/page.md:1 names server/start.ts, which is not there",
  ]);
});

test("right links, headings and names, links elsewhere, and examples in fences are left alone", () => {
  const right = [
    "[a](glossary.md#whos-who) [b](../server/main.ts) [c](https://example.com/lost.md) `server/main.ts` `server/`",
    "`server/modules/<records>/` `cancelDraft(input)`",
    "```md",
    "[lost](lost.md) `server/lost.ts`",
    "```",
  ];
  assert.deepEqual(found(right.join("\n")), []);
});

test("an excerpt that its file no longer holds is named; one that only breaks its lines elsewhere is not", () => {
  const quoting = (lines: string) => [
    { path: "docs/page.md", text: `\`\`\`ts server/main.ts\n${lines}\n\`\`\`\n` },
  ];
  assert.deepEqual(brokenExcerpts(ROOT, quoting("//   Serves.")), []);
  assert.deepEqual(brokenExcerpts(ROOT, quoting("// Serves cake.")), [
    "docs/page.md quotes server/main.ts, which no longer says so: // Serves cake.",
  ]);
});

test("a front page that offers somebody unknown, or another password, is found", () => {
  const right = `Ask ${PEOPLE.ada.email}, whose password is \`${CAST_PASSWORD}\`.`;
  assert.deepEqual(brokenCast(right), []);
  assert.deepEqual(brokenCast(right.replace("ada@", "eve@").replace(CAST_PASSWORD, "password")), [
    "README.md offers eve@harbourcivil.example, who is not in the cast",
    "README.md does not say the password of the cast",
  ]);
});

test("a table that the database page does not name is found", () => {
  const sql = "-- Drafts.\n\ncreate table draft (\n  id uuid\n);\ncreate table draft_party (id uuid);\n";
  assert.deepEqual(tablesLeftOut(sql, "| `draft`, `draft_party` |"), []);
  assert.deepEqual(tablesLeftOut(sql, "| `draft` |"), ["docs/database.md leaves out the table draft_party"]);
});

test("a setting that the page leaves out, and one that nothing reads, are both named", () => {
  const code = 'integer(environment, "PORT", { fallback: 4000 }); environment.HOST; process.env.HOME;';
  assert.deepEqual(settingsDifference(code, "| `PORT` | 4000 |\n| `HOST` | 127.0.0.1 |\n"), []);
  assert.deepEqual(settingsDifference(code, "| `PORT` | 4000 |\n| `COLOUR` | green |\n"), [
    "docs/settings.md leaves out HOST",
    "docs/settings.md lists COLOUR, which nothing reads",
  ]);
});

test("an errors page that was changed by hand is found", () => {
  fs.writeFileSync(path.join(ROOT, "docs", "errors.md"), errorsPage());
  assert.deepEqual(errorsDrift(ROOT), []);
  fs.appendFileSync(path.join(ROOT, "docs", "errors.md"), "| `LATE` | |\n");
  assert.equal(errorsDrift(ROOT).length, 1);
});
