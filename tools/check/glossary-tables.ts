// The tables of the glossary that gates read: rows under a heading, and what stands between backticks in a cell.

import fs from "node:fs";
import path from "node:path";

export const GLOSSARY = "docs/glossary.md";

export function readGlossary(root: string): string {
  return fs.readFileSync(path.join(root, GLOSSARY), "utf8");
}

export function rowsUnder(glossary: string, heading: string): string[][] {
  const section = glossary.split(/^##+ /m).find((each) => each.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${GLOSSARY} has no section "${heading}"`);
  const lines = section.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
  return lines.slice(1).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

export function marked(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text);
}
