// Gates on the words that people read: none that the glossary says not to say, and headings and buttons in sentence case.

import type { Gate } from "./gate.ts";
import { GLOSSARY, marked, readGlossary, rowsUnder } from "./glossary-tables.ts";
import { type PeopleText, peopleTexts } from "./people-texts.ts";
import { readSourceFiles } from "./source-files.ts";

export interface SpokenWords {
  /** What is not said, with what is said instead. */
  notSaid: { phrase: string; instead: string }[];
  /** Texts that stay letter by letter, whatever they hold. */
  given: string[];
  /** Names that keep their capitals. */
  names: string[];
}

export const SPOKEN_WORDS_GATES: readonly Gate[] = [
  {
    name: "what people read keeps to the glossary",
    findings: (root) => notSaidFindings(textsOf(root), wordsOf(root)),
  },
  {
    name: "what people read is in sentence case",
    findings: (root) => titleCaseFindings(textsOf(root), wordsOf(root)),
  },
];

export function notSaidFindings(texts: readonly PeopleText[], { notSaid, given }: SpokenWords): string[] {
  const rules = notSaid.map(({ phrase, instead }) => ({ phrase, instead, found: asWords(phrase) }));
  return texts.flatMap(({ place, text }) => {
    const left = without(given, text);
    return rules
      .filter(({ found }) => found.test(left))
      .map(
        ({ phrase, instead }) => `${place} says "${phrase}": say ${instead} (${GLOSSARY}). It reads: ${text}`,
      );
  });
}

/** A heading or a label of two to six words; a sentence, a code and a piece of markup are none. */
const HEADING = /^[A-Z][A-Za-z'’-]*( ([A-Za-z][A-Za-z'’-]*|\{\})){1,5}$/;
/** Names of people, firms and places are the demo's, the reference data's and the official registers'. */
const FULL_OF_NAMES = /^server\/demo\/|^domain\/values\/reference-data\/|-(messages|mails)\.ts|device-text/;

export function titleCaseFindings(texts: readonly PeopleText[], { given, names }: SpokenWords): string[] {
  return texts
    .filter(({ place }) => !FULL_OF_NAMES.test(place))
    .filter(({ text }) => HEADING.test(text) && isTitleCase(without([...given, ...names], text)))
    .map(({ place, text }) => `${place} is not in sentence case: ${text}. A name is added to ${GLOSSARY}.`);
}

function isTitleCase(text: string): boolean {
  return / [A-Z][a-z]/.test(text);
}

function without(given: readonly string[], text: string): string {
  const longestFirst = given.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((left, each) => left.replaceAll(each, "·"), text);
}

/** Whole words, whatever their case. */
function asWords(phrase: string): RegExp {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
  return new RegExp(`(?<![A-Za-z_])${escaped}(?![A-Za-z_])`, "i");
}

function textsOf(root: string): PeopleText[] {
  return peopleTexts(readSourceFiles(root));
}

function wordsOf(root: string): SpokenWords {
  return spokenWords(readGlossary(root));
}

/** Read from the tables under these headings of the glossary: what stands between backticks is the phrase or the text. */
export function spokenWords(glossary: string): SpokenWords {
  return {
    notSaid: rowsUnder(glossary, "Not said to people").flatMap(([phrases = "", instead = ""]) =>
      marked(phrases).map((phrase) => ({ phrase, instead })),
    ),
    given: rowsUnder(glossary, "Texts that stay").flatMap(([texts = ""]) => marked(texts)),
    names: rowsUnder(glossary, "Names with capitals").flatMap(([texts = ""]) => marked(texts)),
  };
}
