// The gate on the words of code reads names by their words and comments by their phrases, and leaves texts and given names alone.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { codeWordFindings, codeWords } from "./code-words.ts";

const GLOSSARY = `# Glossary

## Not said in code

| Not a name | Not in comments | Said instead | Why |
| --- | --- | --- | --- |
| \`told\`, \`Answer\` | \`told of\` | notified | one word for five things |
| \`BG_SWITCH\` | | BANK_SWITCH | the record's name |
`;
const WORDS = codeWords(GLOSSARY);
const CONTRACT = {
  path: "schema.graphql",
  text: '"""Who was told."""\ntype Draft {\n  "When it was told."\n  toldTwice: Boolean\n}\n',
};
const ERRORS = { path: "docs/errors.md", text: "| Code |\n|---|\n| `TOLD_TOO_LATE` | Too late. |\n" };
const DATABASE = {
  path: "server/database/schema.sql",
  text: "create table work (told_late_at timestamptz);",
};

const found = (text: string, path = "server/a-file.ts") =>
  codeWordFindings([CONTRACT, ERRORS, DATABASE, { path, text }], WORDS);

test("the table is read from the glossary", () => {
  assert.deepEqual(WORDS, [
    { inNames: ["told", "Answer"], inComments: ["told of"], instead: "notified" },
    { inNames: ["BG_SWITCH"], inComments: [], instead: "BANK_SWITCH" },
  ]);
  assert.throws(() => codeWords("# Glossary\n"), /no section "Not said in code"/);
});

describe("is red for", () => {
  const ROWS: [what: string, text: string, path?: string][] = [
    ["a name", "const told = 1;"],
    ["a word of a name", "function isToldOf() {}"],
    ["a word of a constant", "const TOLD_ONCE = 1;"],
    ["a type", "type ToldStep = string;"],
    ["a field", "const a = { toldId: 1 };"],
    ["a whole name that begins with a capital", "type Answer = string;"],
    ["the beginning of a constant", "const BG_SWITCH_FIELDS = 1;"],
    ["a component", "const a = <ToldCard />;", "web/a-card.tsx"],
    ["a comment", "// Who is told of it.\n"],
    ["a comment whose phrase is broken", "/**\n * Who is told\n * of it.\n */\nconst a = 1;"],
  ];
  for (const [what, text, path] of ROWS) test(what, () => assert.equal(found(text, path).length, 1));

  test("once for a name that stands in a file several times, with the place and what is said instead", () => {
    assert.deepEqual(found("const a = 1;\nconst told = a;\nconst b = told;"), [
      'server/a-file.ts:2 names told: not "told", say notified (docs/glossary.md).',
    ]);
  });
});

describe("leaves alone", () => {
  const ROWS: [what: string, text: string, path?: string][] = [
    ["texts, which people read or the database does", 'const a = "is told of"; const b = `told \u0024{a}`;'],
    ["another word that has it inside", "const retold = 1; const toldest = 2;"],
    ["a longer name than the whole one", "type AnswerValue = string;"],
    ["a name of the contract", "const a = { toldTwice: true };"],
    ["a code of the contract", "const a = { TOLD_TOO_LATE: 1 };"],
    ["a column of the database", "const a = { toldLateAt: null };"],
    ["the word in a comment without the phrase", "// Told what to do.\n"],
    ["servers of others", "const told = 1;", "bench/peers/server.ts"],
    ["what is no code", "told", "docs/told.md"],
  ];
  for (const [what, text, path] of ROWS) test(what, () => assert.deepEqual(found(text, path), []));

  test("but not a word that the contract has in a description alone", () => {
    assert.equal(found("const told = 1;").length, 1);
  });
});
