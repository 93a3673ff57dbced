// The running PostgreSQL server as the operating system sees it: found by its pid file, distinguished from strangers, ended.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface PostmasterFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** What PostgreSQL wrote about itself in its data folder; absent when it ended in order, or is only just starting. */
export function readPostmasterFile(dataFolder: string): PostmasterFile | undefined {
  const file = path.join(dataFolder, "postmaster.pid");
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}

/** The pid of the server that runs on this data folder, which a pid in a file alone does not prove. */
export function runningPostmaster(dataFolder: string): number | undefined {
  const pid = readPostmasterFile(dataFolder)?.pid;
  return pid !== undefined && isPostmasterOf(pid, dataFolder) ? pid : undefined;
}

/**
 * Whether `pid` lives and is the server of this data folder. A process that has ended but was not yet collected by its
 * parent still has its pid, and so has a stranger to whom the number was given again: neither is ours.
 */
export function isPostmasterOf(pid: number, dataFolder: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  if (process.platform === "linux") return isLinuxPostmaster(pid, dataFolder);
  const command = commandOf(pid);
  return /postgres/i.test(command) && command.includes(dataFolder);
}

/**
 * PostgreSQL refuses to start while the pid of an old lock file is in use by anybody. It makes an exception for its own
 * parent, and still checks that no shared memory of the old server is in use: so the old pid is replaced by ours.
 */
export function disownPostmasterFile(dataFolder: string): void {
  const file = path.join(dataFolder, "postmaster.pid");
  if (!fs.existsSync(file)) return;
  const [, ...rest] = fs.readFileSync(file, "utf8").split("\n");
  fs.writeFileSync(file, [String(process.pid), ...rest].join("\n"));
}

/** Ends the server of `dataFolder`: in order (fast), then at once, then by force. Returns when it is gone. */
export async function endPostmaster(dataFolder: string, pgCtl: string, patienceMs: number): Promise<void> {
  const pid = runningPostmaster(dataFolder);
  if (pid === undefined) return;
  if (process.platform === "win32") {
    spawnSync(pgCtl, ["stop", "-m", "fast", "-w", "-D", dataFolder], { windowsHide: true });
  } else if (
    !(await endsAfter(pid, dataFolder, "SIGINT", patienceMs)) &&
    !(await endsAfter(pid, dataFolder, "SIGQUIT", patienceMs))
  ) {
    await endsAfter(pid, dataFolder, "SIGKILL", patienceMs);
  }
  await endLeftBehind(dataFolder, patienceMs);
}

/** Server processes whose postmaster was killed end by themselves when they notice; a busy one is helped. */
export async function endLeftBehind(dataFolder: string, patienceMs: number): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (processesIn(dataFolder).length > 0 && performance.now() < giveUpAt) await pause(50);
  for (const pid of processesIn(dataFolder)) signal(pid, "SIGKILL");
}

async function endsAfter(
  pid: number,
  dataFolder: string,
  by: NodeJS.Signals,
  patienceMs: number,
): Promise<boolean> {
  signal(pid, by);
  const giveUpAt = performance.now() + patienceMs;
  while (isPostmasterOf(pid, dataFolder)) {
    if (performance.now() > giveUpAt) return false;
    await pause(20);
  }
  return true;
}

function signal(pid: number, by: NodeJS.Signals): void {
  try {
    process.kill(pid, by);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** The working folder of every PostgreSQL process is its data folder; its command line holds it in the postmaster only. */
function isLinuxPostmaster(pid: number, dataFolder: string): boolean {
  const stat = readIfLiving(`/proc/${pid}/stat`);
  const [state] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (stat === "" || state === "Z" || state === "X") return false;
  const command = readIfLiving(`/proc/${pid}/cmdline`).split("\0");
  return (
    path.basename(command[0] ?? "") === "postgres" && (command.includes(dataFolder) || isIn(pid, dataFolder))
  );
}

function processesIn(dataFolder: string): number[] {
  if (process.platform !== "linux") return [];
  const pids = fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => isIn(pid, dataFolder) && /postgres/.test(readIfLiving(`/proc/${pid}/cmdline`)));
}

function isIn(pid: number, dataFolder: string): boolean {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dataFolder);
  } catch {
    // Ended meanwhile, or of another user: not one that we could have started here.
    return false;
  }
}

function readIfLiving(file: string): string {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    // A process may end between two looks at it; it then says nothing.
    return "";
  }
}

function commandOf(pid: number): string {
  const [program, args] =
    process.platform === "win32"
      ? [
          "powershell",
          [
            "-NoProfile",
            "-Command",
            `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
          ],
        ]
      : ["ps", ["-o", "command=", "-p", String(pid)]];
  try {
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    // ps answers with a failure when the process is gone.
    return "";
  }
}
