// Which files a record has: its own by their names, and others that mention it by import or name.

import type { SourceFile } from "../check/source-files.ts";

/** What the contract and the database call a record that the business calls otherwise by now. */
const OLDER_WORDS: Readonly<Record<string, string>> = { "prepared-request": "origination" };

/** What commands print and nobody writes by hand; words and requirements about the record are no step of adding one. */
const NOT_BY_HAND =
  /^(?:schema\.graphql|server\/database\/schema\.sql|docs\/.*|tools\/record-files.*|[A-Z]+\.md)$/;

/** A migration of a later day reads the record as any query would, and is never touched again. */
const OF_ANOTHER_DAY = /^server\/database\/migrations\//;

export type RecordFiles = { readonly own: readonly string[]; readonly others: readonly string[] };

export function recordFiles(record: string, files: readonly SourceFile[]): RecordFiles {
  const older = OLDER_WORDS[record];
  const names = [record, ...(older === undefined ? [] : [older])];
  const isOwn = ({ path }: SourceFile) => names.some((name) => ownName(name).test(path));
  const byHand = files.filter(({ path }) => !NOT_BY_HAND.test(path));
  const mentions = new RegExp(names.flatMap(spellings).join("|"));
  return {
    own: byHand
      .filter(isOwn)
      .map(({ path }) => path)
      .sort(),
    others: byHand
      .filter((file) => !isOwn(file) && !OF_ANOTHER_DAY.test(file.path) && mentions.test(file.text))
      .map(({ path }) => path)
      .sort(),
  };
}

/** A file or a folder named after the record: "prepared-requests/", "prepared-request-store.ts", "0039-originations.sql". */
function ownName(name: string): RegExp {
  return new RegExp(`(?:^|[/-])${name}s?(?:[-./]|$)`);
}

/** "prepared-request", "preparedRequest", "PreparedRequest", "prepared_request", "PREPARED_REQUEST". */
function spellings(name: string): string[] {
  const words = name.split("-");
  const pascal = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
  return [name, camel, pascal, words.join("_"), words.join("_").toUpperCase()];
}
