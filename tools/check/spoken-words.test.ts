// The gates on what people read hear what is not said, know where people read, and leave names and the specification's texts alone.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { describe, test } from "node:test";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { peopleTexts } from "./people-texts.ts";
import { notSaidFindings, SPOKEN_WORDS_GATES, spokenWords, titleCaseFindings } from "./spoken-words.ts";

const GLOSSARY = `# Glossary

## Not said to people

| Not said | Said instead |
| --- | --- |
| \`nobody\`, \`no body\` | no one |
| \`given name\` | First name |

## Texts that stay

| Text | Where |
| --- | --- |
| \`Given Name of the Nobody\` | the specification |

## Names with capitals

| Name | What it is |
| --- | --- |
| \`Privacy Policy\`, \`Bondline\` | ours |
`;
const WORDS = spokenWords(GLOSSARY);
const SCREEN = "web/screens/drafts/drafts/view/a-card.tsx";

const heard = (text: string, file = SCREEN) => notSaidFindings(peopleTexts([{ path: file, text }]), WORDS);
const cased = (text: string, file = SCREEN) => titleCaseFindings(peopleTexts([{ path: file, text }]), WORDS);

test("the tables are read from the glossary, several to a row", () => {
  assert.deepEqual(WORDS, {
    notSaid: [
      { phrase: "nobody", instead: "no one" },
      { phrase: "no body", instead: "no one" },
      { phrase: "given name", instead: "First name" },
    ],
    given: ["Given Name of the Nobody"],
    names: ["Privacy Policy", "Bondline"],
  });
  assert.throws(() => spokenWords("# Glossary\n"), /no section "Not said to people"/);
});

describe("what is not said is heard wherever people read", () => {
  const ROWS: [what: string, source: string, file?: string][] = [
    ["the text of JSX, over its lines", "export const A = () => <p>\n  Shared with\n  nobody yet\n</p>;"],
    ["a string that is shown", 'export const A = () => <Card title="Nobody is here" />;'],
    ["a table of words", 'export const WORDS = { none: "Nobody is here" };'],
    ["a sentence with something put in", "export const a = (name: string) => `Nobody asked \u0024{name}.`;"],
    [
      "a label of the domain",
      'export const A = textField("Given name");',
      "domain/people/accounts/a-fields.ts",
    ],
    ["a refusal", 'export const R = { A: () => "Nobody can." };', "domain/refusals.ts"],
    ["a mail", 'mail({ subject: "Nobody paid" });', "server/modules/drafts/drafts/draft-messages.ts"],
    ["a phrase over a line of the source", 'const a = { text: "no\\n body" };'],
  ];
  for (const [what, source, file] of ROWS)
    test(what, () => assert.match(heard(source, file)[0] ?? "", /says "(nobody|given name|no body)": say /));

  test("with the place and what is said instead", () => {
    assert.deepEqual(heard('// A card.\nconst a = { title: "Nobody is here" };'), [
      `${SCREEN}:2 says "nobody": say no one (docs/glossary.md). It reads: Nobody is here`,
    ]);
  });
});

describe("what people do not read is left alone", () => {
  const ROWS: [what: string, source: string, file?: string][] = [
    ["a comment", "// Nobody is here.\nexport const a = 1;"],
    ["a name", "export const nobody = 1;"],
    ["a value of one word", 'export const a = { by: "nobody" };'],
    ["a part of a word", 'export const a = { title: "Nobodyism", sql: "given_name is null" };'],
    ["a class", 'export const A = () => <p className="nobody is here" />;'],
    ["a type", 'export type A = "Nobody is here";'],
    ["a mistake of ours", 'throw new Error("Nobody is here");'],
    ["the contract's descriptions", 'type({ description: "Nobody is here" });'],
    ["those of fields made from a table", 'made({ descriptions: { amount: "Nobody is here" } });'],
    ["a test", 'test("nobody is here", () => {});', "web/screens/a.test.tsx"],
    ["a store", 'export const a = "Nobody is here";', "server/modules/drafts/drafts/draft-store.ts"],
    ["a tool", 'export const a = "Nobody is here";', "tools/check/a-gate.ts"],
    ["a text of the specification", 'export const a = { title: "Given Name of the Nobody" };'],
  ];
  for (const [what, source, file] of ROWS) test(what, () => assert.deepEqual(heard(source, file), []));
});

describe("headings and buttons are in sentence case", () => {
  for (const title of ["Add Party", "Request Changes", "See the Draft", "Remove {} Now"])
    test(`heard: ${title}`, () =>
      assert.match(
        cased(`export const A = (x: string) => <B label={\`${title.replace("{}", "$\u007bx}")}\`} />;`)[0] ??
          "",
        /not in sentence case/,
      ));
  for (const title of [
    "Add party",
    "Read the Privacy Policy",
    "Given Name of the Nobody",
    "Enter an ABN",
    "We sent it. Ask Ada.",
  ])
    test(`left: ${title}`, () =>
      assert.deepEqual(cased(`export const A = () => <B label="${title}" />;`), []));
});

test("the project itself keeps to them, and its tables are no shorter than they were", async () => {
  const glossary = spokenWords(fs.readFileSync(path.join(PROJECT_ROOT, "docs/glossary.md"), "utf8"));
  assert.ok(glossary.notSaid.length >= 40, String(glossary.notSaid.length));
  for (const gate of SPOKEN_WORDS_GATES) assert.deepEqual(await gate.findings(PROJECT_ROOT), []);
});
