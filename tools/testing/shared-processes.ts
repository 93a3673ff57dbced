// Test files that share a process: reading the program takes longer than the tests of most files.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT_ROOT } from "../set-up/project-root.mjs";

/** Few enough that no process is left running alone for long, and that what one file leaves to the next is soon found. */
const FILES_IN_A_PROCESS: Readonly<Record<string, number>> = { domain: 24, server: 24, testing: 8 };
const FILES_IN_ANY_OTHER = 8;

/** What belongs to the whole process: the program's text, its clock and console, its environment and signals, and what else it starts. */
const TOUCHES_ITS_PROCESS =
  /breakable|install[A-Z]\w+\(|child_process|worker_threads|mock\.(timers|module)|mock\.method\((console|process|global)|\bprocess\.|globalThis|embedded-database/;
/** Roads that fall silent: such a file waits most of its time, and others need not wait for it. */
const WAITS = /fault-proxy/;

export function mayShareItsProcess(file: string): boolean {
  const text = fs.readFileSync(file, "utf8");
  return !TOUCHES_ITS_PROCESS.test(text) && !WAITS.test(text);
}

/** Programs in `folder`, each with the files that it runs one after the other: each is a suite, so that its hooks are its own. */
export function writeEntries(folder: string, files: readonly string[]): Map<string, string[]> {
  const groups = [...Map.groupBy(files, roomOf)].flatMap(([room, those]) =>
    inPieces(those, FILES_IN_A_PROCESS[room] ?? FILES_IN_ANY_OTHER),
  );
  return new Map(
    groups.map((group, at) => {
      const entry = path.join(folder, `together-${at}.mjs`);
      fs.writeFileSync(entry, `import { describe } from "node:test";\n${group.map(suiteOf).join("")}`);
      return [entry, group];
    }),
  );
}

function roomOf(file: string): string {
  return path.relative(PROJECT_ROOT, file).split(path.sep)[0] ?? "";
}

function inPieces(files: readonly string[], length: number): string[][] {
  const starts = [...files.keys()].filter((at) => at % length === 0);
  return starts.map((at) => files.slice(at, at + length));
}

function suiteOf(file: string): string {
  return `describe(${JSON.stringify(file)}, async () => { await import(${JSON.stringify(pathToFileURL(file).href)}); });\n`;
}
