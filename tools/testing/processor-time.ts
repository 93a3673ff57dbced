// How long the processors have worked for this run: what is ours, what works or has ended below us, and the run's database.

import fs from "node:fs";

/** Ticks of the clock in /proc; the same on every Linux that we know. */
const TICKS_PER_SECOND = 100;

/** Undefined where the machine does not say, as only Linux does. */
export function processorSeconds(root = "/proc"): number | undefined {
  if (!fs.existsSync(`${root}/self/stat`)) return undefined;
  const own = ticksIn(fs.readFileSync(`${root}/self/stat`, "utf8"));
  const known = readProcesses(root);
  const others = [...below(String(process.pid), known), ...databaseAmong(known)];
  return (own + new Set(others).values().reduce((sum, { ticks }) => sum + ticks, 0)) / TICKS_PER_SECOND;
}

function readProcesses(root: string): Process[] {
  const pids = fs.readdirSync(root).filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => readProcess(root, pid) ?? []);
}

/** Its children, and theirs. */
function below(pid: string, known: readonly Process[]): Process[] {
  const children = known.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...below(child.pid, known)]);
}

/** The database is no child of ours once it runs: it is known by the folder in which this run keeps it. */
function databaseAmong(known: readonly Process[]): Process[] {
  const { TEST_DATABASE_FOLDER } = process.env;
  if (TEST_DATABASE_FOLDER === undefined) return [];
  const main = known.find(({ command }) => command.includes(`postgres -D ${TEST_DATABASE_FOLDER}/`));
  return main === undefined ? [] : [main, ...below(main.pid, known)];
}

type Process = { pid: string; parent: string; command: string; ticks: number };

/** One that has ended meanwhile is counted by its parent. */
function readProcess(root: string, pid: string): Process | undefined {
  try {
    const stat = fs.readFileSync(`${root}/${pid}/stat`, "utf8");
    const command = fs.readFileSync(`${root}/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return { pid, parent: fieldsOf(stat)[1] ?? "", command, ticks: ticksIn(stat) };
  } catch {
    return undefined;
  }
}

/** In its own code, in the system's, and both of its children that have ended. */
function ticksIn(stat: string): number {
  return fieldsOf(stat)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** What comes after the name, which may hold anything. */
function fieldsOf(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
