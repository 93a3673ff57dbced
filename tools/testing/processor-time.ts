// How long the processors have worked for this run: what is ours, what has ended below us, and the run's database.

import fs from "node:fs";

/** Ticks of the clock in /proc; the same on every Linux that we know. */
const TICKS_PER_SECOND = 100;

/** Undefined where the machine does not say, as only Linux does. */
export function processorSeconds(root = "/proc"): number | undefined {
  if (!fs.existsSync(`${root}/self/stat`)) return undefined;
  const own = ticksIn(fs.readFileSync(`${root}/self/stat`, "utf8"));
  return (own + databaseTicks(root)) / TICKS_PER_SECOND;
}

/** The database is no child of ours once it runs: it is known by the folder in which this run keeps it. */
function databaseTicks(root: string): number {
  const { TEST_DATABASE_FOLDER } = process.env;
  if (TEST_DATABASE_FOLDER === undefined) return 0;
  const processes = fs.readdirSync(root).filter((name) => /^\d+$/.test(name));
  const known = processes.flatMap((pid) => readProcess(root, pid) ?? []);
  const main = known.find(({ command }) => command.includes(`postgres -D ${TEST_DATABASE_FOLDER}/`));
  return known
    .filter(({ pid, parent }) => main !== undefined && (pid === main.pid || parent === main.pid))
    .reduce((sum, { ticks }) => sum + ticks, 0);
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
