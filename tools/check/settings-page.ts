// Compares the settings that docs/settings.md lists with those that the code reads.
import fs from "node:fs";
import path from "node:path";

const PAGE = "docs/settings.md";
const READERS = ["server/config.ts", "server/main.ts", "tools/dev.ts", "tools/browser.ts"];
const READ = /\b(?:environment|process\.env)\.([A-Z][A-Z0-9_]+)|\benvironment,\s*"([A-Z][A-Z0-9_]+)"/g;
/** The machine's own, which nobody sets for us. */
const OF_THE_MACHINE = new Set(["HOME", "PATH", "PROGRAMFILES", "LOCALAPPDATA"]);
const LISTED = /^\|\s*`([A-Z][A-Z0-9_]+)`/gm;

export function settingsDrift(root: string): string[] {
  const page = path.join(root, PAGE);
  if (!fs.existsSync(page)) return [`${PAGE} is missing`];
  const code = READERS.map((file) => fs.readFileSync(path.join(root, file), "utf8"));
  return settingsDifference(code.join("\n"), fs.readFileSync(page, "utf8"));
}

/** A setting that the page leaves out is never found; one that nothing reads is trusted in vain. */
export function settingsDifference(code: string, page: string): string[] {
  const read = new Set(
    [...code.matchAll(READ)]
      .map(([, bare, quoted]) => bare ?? quoted ?? "")
      .filter((name) => !OF_THE_MACHINE.has(name)),
  );
  const listed = new Set([...page.matchAll(LISTED)].map(([, name = ""]) => name));
  return [
    ...[...read].filter((name) => !listed.has(name)).map((name) => `${PAGE} leaves out ${name}`),
    ...[...listed]
      .filter((name) => !read.has(name))
      .map((name) => `${PAGE} lists ${name}, which nothing reads`),
  ];
}
