// Prints docs/access-matrix.md from the access matrix; with --check says whether the page is up to date and every field of the contract has its rule.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { gapsIn, matrixPage } from "./access-matrix-table.ts";

const PROJECT = join(import.meta.dirname, "..");
export const MATRIX_FILE = join(PROJECT, "docs", "access-matrix.md");

function complaints(): string[] {
  const gaps = gapsIn(buildSchema(readFileSync(join(PROJECT, "schema.graphql"), "utf8")));
  if (gaps.length > 0) return gaps.map((gap) => `testing/access-matrix.ts: ${gap}`);
  return readFileSync(MATRIX_FILE, "utf8") === matrixPage()
    ? []
    : ["docs/access-matrix.md is not what the data says: run node testing/print-access-matrix.ts."];
}

if (import.meta.main) {
  if (!process.argv.includes("--check")) writeFileSync(MATRIX_FILE, matrixPage());
  else
    for (const complaint of complaints()) {
      console.error(complaint);
      process.exitCode = 1;
    }
}
