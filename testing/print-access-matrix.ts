// Prints docs/access-matrix.md from the access matrix; with --check says whether the page is up to date.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { matrixPage } from "./access-matrix-table.ts";

export const MATRIX_FILE = join(import.meta.dirname, "..", "docs", "access-matrix.md");

if (import.meta.main) {
  if (!process.argv.includes("--check")) writeFileSync(MATRIX_FILE, matrixPage());
  else if (readFileSync(MATRIX_FILE, "utf8") !== matrixPage()) {
    console.error(
      "docs/access-matrix.md is not what the data says: run node testing/print-access-matrix.ts.",
    );
    process.exitCode = 1;
  }
}
