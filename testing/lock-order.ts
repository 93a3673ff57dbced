// The order in which a call may lock rows, as docs/database.md has it, and the tables whose rows a statement locks.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const ORDER = orderIn(readFileSync(join(import.meta.dirname, "..", "docs", "database.md"), "utf8"));

/** Rows of their own that nobody else comes to, or that are the last thing a call does. */
const OF_NO_RECORD = ["mutation_result", "rate_limit", "mail_message"];

/** Of a table in which the call has made a row before, it is that row. */
export function lockedByAll(texts: readonly string[]): string[] {
  return texts.flatMap((text, at) => {
    const made = texts.slice(0, at).flatMap((each) => /^\s*insert into (\w+)/.exec(each)?.[1] ?? []);
    return lockedBy(text).filter((table) => !made.includes(table));
  });
}

/** The tables whose present rows a statement locks. */
export function lockedBy(text: string): string[] {
  const written = [
    ...text.matchAll(/\bupdate (?:only )?(\w+)(?: as)?(?: \w+)? set\b/g),
    ...text.matchAll(/\bdelete from (\w+)/g),
  ];
  const merged = /\binsert into (\w+)[\s\S]*on conflict[\s\S]*do update/.exec(text);
  const locks = [...text.matchAll(/\bfor no key update(?: of (\w+))?/g)].map(({ index, 1: alias }) =>
    lockedTable(text, text.slice(0, index), alias),
  );
  const names = [...locks, ...[...written, ...(merged === null ? [] : [merged])].map(([, table]) => table)];
  return names.filter((table) => table !== undefined && !OF_NO_RECORD.includes(table)) as string[];
}

/** The one that is named by its alias, else the last that was read from. */
function lockedTable(text: string, before: string, alias: string | undefined): string | undefined {
  if (alias === undefined) return [...before.matchAll(/\bfrom (\w+)/g)].at(-1)?.[1];
  return new RegExp(`\\b(?:from|join) (\\w+)(?: as)? ${alias}\\b`).exec(text)?.[1] ?? alias;
}

export function faultIn(locked: readonly string[]): string | undefined {
  const first = [...new Set(locked)];
  const lost = first.find((table) => !ORDER.includes(table));
  if (lost !== undefined) return `${lost} has no place in docs/database.md, "Order of locks"`;
  const at = first.findIndex(
    (table, index) => ORDER.indexOf(table) < ORDER.indexOf(first[index - 1] ?? table),
  );
  return at === -1 ? undefined : `${first[at]} after ${first[at - 1]}`;
}

/** The names in the first two columns of the table, row by row. */
function orderIn(page: string): string[] {
  const table = page.split("| Order of locks |")[1]?.split("\n\n")[0] ?? "";
  return table
    .split("\n")
    .flatMap((row) => row.split("|").slice(1, 3))
    .flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ""));
}
