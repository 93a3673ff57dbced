// The project's own source files, read once and shared by every gate.
import fs from "node:fs";
import path from "node:path";

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  path: string;
  text: string;
}

const LEFT_OUT = new Set(["node_modules", "dist", "generated", ".git", "data", "test-results", "results"]);
const READ = /\.(ts|tsx|mjs|js|json|md|sql|css|html|yml|yaml|graphql|sh)$|^\.ci\/run$|^\.npmrc$/;

/** Every file that people wrote; what is generated, installed or built is left out. */
export function readSourceFiles(root: string): SourceFile[] {
  return pathsUnder(root, "")
    .filter((file) => READ.test(file) && file !== "package-lock.json")
    .map((file) => ({ path: file, text: fs.readFileSync(path.join(root, file), "utf8") }));
}

function pathsUnder(root: string, folder: string): string[] {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) => {
      const place = folder === "" ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsUnder(root, place) : [place];
    });
}
