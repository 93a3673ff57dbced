// The requirements as docs/requirements lists them: one row each, on a page per area.
import fs from "node:fs";
import path from "node:path";

export interface Requirement {
  id: string;
  area: string;
  text: string;
}

/** Every row that is not struck out, in the order of the pages. Contradictions (X) and silences (Q) are areas too. */
export function readRequirements(root: string): Requirement[] {
  const folder = path.join(root, "docs", "requirements");
  const pages = fs.readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  const rows = pages.sort().flatMap((page) => rowsOf(fs.readFileSync(path.join(folder, page), "utf8")));
  const twice = rows.filter(({ id }, at) => rows.findIndex((other) => other.id === id) !== at);
  if (twice.length > 0)
    throw new Error(`These ids stand twice in docs/requirements: ${twice.map(({ id }) => id).join(", ")}.`);
  return rows;
}

/** The rows of the product itself; X and Q only say how they are to be read. */
export function isContradiction({ area }: Requirement): boolean {
  return area === "X" || area === "Q";
}

const ROW = /^\| ([A-Z]+)-(\d+) \| (.*?) \|/;

function rowsOf(page: string): Requirement[] {
  return page.split("\n").flatMap((line) => {
    const [, area, number, text] = ROW.exec(line) ?? [];
    return area === undefined || text === undefined ? [] : [{ id: `${area}-${number}`, area, text }];
  });
}
