// The steps of docs/how-to/add-a-field.md as they stand on the page, and what it takes to apply them to a copy.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT, type ProjectCopy, toolOf } from "./project-copy.ts";

const PAGE = readFileSync(join(PROJECT, "docs/how-to/add-a-field.md"), "utf8");
const STEP = /```diff in (\S+)\n[ ]*(\S[^\n]*)\n[ ]*\+[ ]*(\S[^\n]*)\n/g;
const COLUMNS = /`(alter table draft add column [^`]+)`/;

export type FieldStep = { file: string; behind: string; line: string };

/** Those that add a line to a file; the columns are a file of their own. */
export const FIELD_STEPS: readonly FieldStep[] = [...PAGE.matchAll(STEP)].map(
  ([, file = "", behind = "", line = ""]) => ({ file, behind, line }),
);
export const COLUMNS_OF_STEP: string = COLUMNS.exec(PAGE)?.[1] ?? "";

/** The field that the page adds. */
export const ADDED = "contractManager";

const ROWS = "server/database/generated/rows.ts";
const MIGRATION = "server/database/migrations/9999-an-added-field.sql";

export function applyStep(copy: ProjectCopy, { file, behind, line }: FieldStep): void {
  copy.write(file, withStep({ behind, line }, readFileSync(join(PROJECT, file), "utf8")));
}

export function leaveOut(copy: ProjectCopy, { file }: Pick<FieldStep, "file">): void {
  copy.write(file, readFileSync(join(PROJECT, file), "utf8"));
}

/** What is printed of a database without them is what the project has. */
export function leaveOutColumns(copy: ProjectCopy): void {
  leaveOut(copy, { file: ROWS });
}

function withStep({ behind, line }: Omit<FieldStep, "file">, text: string): string {
  return text.replace(behind, () => `${behind}\n${line}`);
}

/** All six, and what the page prints behind them. */
export function applyAll(copy: ProjectCopy): void {
  for (const step of FIELD_STEPS) applyStep(copy, step);
  copy.write(MIGRATION, `-- The field that the page adds.\n${COLUMNS_OF_STEP}\n`);
  copy.run(["testing/print-database.ts"]);
  copy.run(["server/graphql/print-schema.ts"]);
  copy.run([toolOf("graphql-codegen-esm"), "--config", "api/codegen.config.ts"], "web");
}
