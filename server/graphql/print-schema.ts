// Prints the contract to schema.graphql; with --check says whether the file is what the server would print.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

const FILE = join(import.meta.dirname, "..", "..", "schema.graphql");

export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

if (import.meta.main) {
  if (!process.argv.includes("--check")) writeFileSync(FILE, printedSchema());
  else if (readFileSync(FILE, "utf8") !== printedSchema()) {
    console.error(
      "schema.graphql is not what the server prints: run npm run schema and look at what changes.",
    );
    process.exitCode = 1;
  }
}
