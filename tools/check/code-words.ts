// A gate on the words of code: no name and no comment has one that the glossary lists as not said in code.

import { parseSync } from "oxc-parser";
import type { Gate } from "./gate.ts";
import { GLOSSARY, marked, readGlossary, rowsUnder } from "./glossary-tables.ts";
import { readSourceFiles, type SourceFile } from "./source-files.ts";

export interface CodeWord {
  /** A word in small letters, the beginning of a constant, or a whole name that begins with a capital. */
  inNames: string[];
  inComments: string[];
  instead: string;
}

const CODE = /\.tsx?$/;
/** Servers of others, which have their own words. */
const OTHERS = /^bench\/peers\//;
const CONTRACT = "schema.graphql";
const ERRORS = "docs/errors.md";
const DATABASE = "server/database/schema.sql";

export const CODE_WORDS_GATE: Gate = {
  name: "names and comments keep to the glossary",
  findings: (root) => {
    const files = readSourceFiles(root);
    return codeWordFindings(files, codeWords(readGlossary(root)));
  },
};

/** Read from the table under this heading of the glossary. */
export function codeWords(glossary: string): CodeWord[] {
  return rowsUnder(glossary, "Not said in code").map(([names = "", comments = "", instead = ""]) => ({
    inNames: marked(names),
    inComments: marked(comments),
    instead,
  }));
}

export function codeWordFindings(files: readonly SourceFile[], words: readonly CodeWord[]): string[] {
  const given = givenNames(files);
  const rules = words.map(({ inNames, inComments, instead }) => ({
    names: inNames.map((name) => ({ name, isIn: nameRule(name) })),
    phrases: inComments.map((phrase) => ({ phrase, isIn: phraseRule(phrase) })),
    instead,
  }));
  return files
    .filter(({ path }) => CODE.test(path) && !OTHERS.test(path))
    .flatMap(({ path, text }) => {
      const { program, comments, errors } = parseSync(path, text);
      if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
      const place = (start: number) => `${path}:${text.slice(0, start).split("\n").length}`;
      const ours = [...namesIn(program)].filter(([name]) => !given.has(name));
      return rules.flatMap(({ names, phrases, instead }) => [
        ...ours.flatMap(([name, start]) =>
          names
            .filter(({ isIn }) => isIn(name))
            .map(
              (word) => `${place(start)} names ${name}: not "${word.name}", say ${instead} (${GLOSSARY}).`,
            ),
        ),
        ...comments.flatMap(({ start, value }) =>
          phrases
            .filter(({ isIn }) => isIn(value))
            .map(({ phrase }) => `${place(start)} comments "${phrase}": say ${instead} (${GLOSSARY}).`),
        ),
      ]);
    });
}

function nameRule(word: string): (name: string) => boolean {
  if (/^[a-z]+$/.test(word)) return (name) => wordsOf(name).includes(word);
  return word.includes("_") ? (name) => name.startsWith(word) : (name) => name === word;
}

/** Whole words, whatever their case, and over the lines of a comment. */
function phraseRule(phrase: string): (comment: string) => boolean {
  const found = new RegExp(`\\b${phrase.replaceAll(" ", "[\\s*]+")}\\b`, "i");
  return (comment) => found.test(comment);
}

/** "is", "told", "of" in isToldOf, ToldOf and IS_TOLD_OF. */
function wordsOf(name: string): string[] {
  return [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(([word]) => word.toLowerCase());
}

/** Each name of a file, with where it first stands. */
function namesIn(program: unknown): Map<string, number> {
  const found = new Map<string, number>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, name, start } = node as { type?: string; name?: unknown; start?: number };
    if (/^(JSX|Private)?Identifier$/.test(type ?? "") && typeof name === "string" && !found.has(name))
      found.set(name, start ?? 0);
    for (const each of Object.values(node)) walk(each);
  };
  walk(program);
  return found;
}

/** Names that are not ours to choose: the contract's, without its descriptions, its codes, and the columns of the database as rows have them. */
function givenNames(files: readonly SourceFile[]): Set<string> {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? "";
  const contract = textOf(CONTRACT).replaceAll(/"""[\s\S]*?"""|"[^"\n]*"/g, "");
  const names = [
    ...contract.matchAll(/\w+/g),
    ...textOf(ERRORS).matchAll(/(?<=^\| `)\w+/gm),
    ...textOf(DATABASE).matchAll(/\b[a-z]\w*_\w+\b/g),
  ];
  return new Set(names.flatMap(([name]) => [name, camelCase(name)]));
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
