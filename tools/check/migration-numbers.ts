// Each migration has a number of its own, so that two branches that both wrote "the next one" are told before they meet.
import type { SourceFile } from "./source-files.ts";

const MIGRATION = /^server\/database\/migrations\/((\d{4})-[^/]+\.sql)$/;

/** Applied databases know migrations by their whole names, so these two keep the number that they share. */
const APPLIED_WITH_ONE_NUMBER = new Set(["0012"]);

/** A line for each number that several migrations have, or that is not four digits before the name. */
export function repeatedNumbers(files: readonly SourceFile[]): string[] {
  const names = new Map<string, string[]>();
  const unnumbered: string[] = [];
  for (const { path } of files.filter((file) => file.path.startsWith("server/database/migrations/"))) {
    const [, name = "", number] = MIGRATION.exec(path) ?? [];
    if (number === undefined) unnumbered.push(`${path}: a migration is named 0042-what-it-does.sql`);
    else names.set(number, [...(names.get(number) ?? []), name]);
  }
  const repeated = [...names]
    .filter(([number, those]) => those.length > 1 && !APPLIED_WITH_ONE_NUMBER.has(number))
    .map(
      ([number, those]) =>
        `${those.join(" and ")} have one number, ${number}: give the newer one the next free one`,
    );
  return [...unnumbered, ...repeated];
}
