// Gates on the documents: their links lead somewhere, and what they list from code is what the code says.
import fs from "node:fs";
import path from "node:path";
import { ERRORS_PAGE, errorsPage } from "../print-errors.ts";
import { corpusFindings, entriesOf } from "./corpus-counts.ts";
import { brokenCast, brokenExcerpts, tablesLeftOut } from "./document-excerpts.ts";
import { brokenReferences } from "./document-references.ts";
import type { Gate } from "./gate.ts";
import { settingsDrift } from "./settings-page.ts";
import { readSourceFiles } from "./source-files.ts";

export const DOCUMENT_GATES: Gate[] = [
  {
    name: "links and file names in documents",
    findings: (root) => brokenReferences(root, readSourceFiles(root)),
  },
  { name: "excerpts in documents", findings: (root) => brokenExcerpts(root, readSourceFiles(root)) },
  {
    name: "README.md knows the cast",
    findings: (root) => brokenCast(fs.readFileSync(path.join(root, "README.md"), "utf8")),
  },
  { name: "docs/database.md names every table", findings: tablesFindings },
  { name: "docs/settings.md names every setting", findings: settingsDrift },
  { name: "docs/errors.md is what the refusals say", findings: errorsDrift },
  { name: "docs/proof.md counts every corpus", findings: corporaDrift },
];

export function errorsDrift(root: string): string[] {
  const file = path.join(root, ERRORS_PAGE);
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === errorsPage()) return [];
  return [`${ERRORS_PAGE} is not what domain/refusals.ts says: run "npm run errors" and commit it`];
}

async function corporaDrift(root: string): Promise<string[]> {
  const held: Record<string, number> = {};
  for (const { path: file } of readSourceFiles(root))
    if (file.endsWith("-corpus.ts")) held[file] = await entriesOf(path.join(root, file));
  return corpusFindings(fs.readFileSync(path.join(root, "docs/proof.md"), "utf8"), held);
}

function tablesFindings(root: string): string[] {
  const migrations = readSourceFiles(root).filter(({ path: file }) => /\/migrations\/.*\.sql$/.test(file));
  const page = fs.readFileSync(path.join(root, "docs/database.md"), "utf8");
  return tablesLeftOut(migrations.map(({ text }) => text).join("\n"), page);
}
