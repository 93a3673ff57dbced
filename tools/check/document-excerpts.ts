// Compares what documents quote with where it is quoted from: lines of code, the people of the cast, the tables.
import fs from "node:fs";
import path from "node:path";
import { CAST_PASSWORD, PEOPLE } from "../../server/demo/cast.ts";
import type { SourceFile } from "./source-files.ts";

/** An example that names its file behind the language is an excerpt: ```ts server/main.ts */
const EXCERPT = /^[ \t]*```\w+ (\S+\.\w+)[ \t]*\n([\s\S]*?)^[ \t]*```/gm;
const ADDRESS = /[\w.-]+@[\w-]+\.example/g;

/** An excerpt must stand in its file letter by letter; only the blanks between words may differ. */
export function brokenExcerpts(root: string, files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path: file }) => file.endsWith(".md"))
    .flatMap(({ path: page, text }) =>
      [...text.matchAll(EXCERPT)].flatMap(([, from = "", lines = ""]) => {
        const file = path.join(root, from);
        if (!fs.existsSync(file)) return [`${page} quotes ${from}, which is not there`];
        if (withSingleBlanks(fs.readFileSync(file, "utf8")).includes(withSingleBlanks(lines))) return [];
        return [`${page} quotes ${from}, which no longer says so: ${lines.trim().split("\n")[0]}`];
      }),
    );
}

/** The front page offers demo accounts; each must be able to sign in. */
export function brokenCast(readme: string): string[] {
  const known: string[] = Object.values(PEOPLE).map(({ email }) => email);
  const strangers = [...readme.matchAll(ADDRESS)].map(([address]) => address);
  return [
    ...strangers
      .filter((address) => !known.includes(address))
      .map((address) => `README.md offers ${address}, who is not in the cast`),
    ...(readme.includes(`\`${CAST_PASSWORD}\``) ? [] : ["README.md does not say the password of the cast"]),
  ];
}

/** A table that the database page does not name has no place and no readers that anybody knows of. */
export function tablesLeftOut(migrations: string, page: string): string[] {
  return [...migrations.matchAll(/^create table (\w+)/gm)]
    .map(([, table = ""]) => table)
    .filter((table) => !page.includes(`\`${table}\``))
    .map((table) => `docs/database.md leaves out the table ${table}`);
}

function withSingleBlanks(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
