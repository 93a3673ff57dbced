// Remembers which server this project folder started, so that a start after a crash can end what was left behind.
import { execFileSync } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PROJECT_ROOT } from "./project-root.mjs";
import { SetUpError } from "./set-up-error.mjs";

const SECONDS_TO_END = 15;
const SUPERVISOR = path.join("tools", "start.mjs");

/**
 * Ends a server that outlived whoever started it; refuses when one is properly running.
 * Every folder, data folder and port is its own instance, so that two may run beside each other.
 */
export async function settleEarlierInstance() {
  const earlier = readInstance();
  if (earlier === undefined) return;
  const { server, launchers } = earlier;
  const supervisor = launchers.find(isOurSupervisor);
  // A supervisor may just be about to start its server again.
  if (!isOurServer(server) && supervisor === undefined) return;
  if (launchers.every(isAlive)) {
    throw new SetUpError(
      `Bondline is already running from this folder (process ${server}): stop it first with Ctrl-C where it was started.`,
    );
  }
  process.stderr.write(`Ending a server left over from an earlier start (process ${server}) ...\n`);
  if (supervisor !== undefined) await endProcess(supervisor, isOurSupervisor);
  if (isOurServer(server)) await endProcess(server, isOurServer);
}

/** The process id of the server that runs from this folder, whoever started it. */
export function runningServer() {
  const server = readInstance()?.server;
  return server !== undefined && isOurServer(server) ? server : undefined;
}

/** When the server that runs from this folder ended unexpectedly and was started again, as ISO texts; the oldest are forgotten. */
export function unexpectedEnds() {
  return readInstance()?.unexpectedEnds ?? [];
}

/** @param {number} server the server's process id */
export function rememberInstance(server) {
  const own = ownInstance();
  writeInstance({
    server,
    launchers: own?.launchers ?? launchers(),
    unexpectedEnds: own?.unexpectedEnds ?? [],
  });
}

/** @param {readonly number[]} ends instants in milliseconds */
export function rememberUnexpectedEnds(ends) {
  const own = ownInstance();
  if (own === undefined) return;
  writeInstance({ ...own, unexpectedEnds: ends.map((each) => new Date(each).toISOString()) });
}

/** Forgets this process's server, and never the one of a start that has taken its place. */
export function forgetInstance() {
  if (ownInstance() !== undefined) fs.rmSync(instanceFile(), { force: true });
}

function ownInstance() {
  const noted = readInstance();
  return noted?.launchers[0] === process.pid ? noted : undefined;
}

/** @param {Instance} instance */
function writeInstance(instance) {
  const file = instanceFile();
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, JSON.stringify(instance), { mode: 0o600, flag: "wx" });
}

function instanceFile() {
  const which = [
    PROJECT_ROOT,
    process.env.BONDLINE_DATA ?? "",
    process.env.PORT ?? "",
    os.userInfo().uid,
  ].join("\0");
  const name = crypto.createHash("sha256").update(which).digest("hex").slice(0, 16);
  return path.join(os.tmpdir(), `bondline-${name}.json`);
}

/** @typedef {{ server: number, launchers: number[], unexpectedEnds: string[] }} Instance */

/** @returns {Instance | undefined} */
function readInstance() {
  try {
    const { server, launchers, unexpectedEnds = [] } = JSON.parse(fs.readFileSync(instanceFile(), "utf8"));
    const isWhole = Number.isInteger(server) && Array.isArray(launchers) && Array.isArray(unexpectedEnds);
    return isWhole ? { server, launchers, unexpectedEnds } : undefined;
  } catch {
    // Absent, or half written when the machine stopped: either way there is nothing to settle by it.
    return undefined;
  }
}

/** This process and, when npm started it, npm too, past the shell that npm puts between. */
function launchers() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return [process.pid];
  const [parentOfShell, name] = describeProcess(process.ppid, "ppid=,comm=").split(/\s+/);
  const throughShell = /(^|\/)(da|ba|z|k|a)?sh$/.test(name ?? "");
  return [process.pid, process.ppid, ...(throughShell ? [Number(parentOfShell)] : [])];
}

/** A process id is reused in time, so the command behind it is looked at before anything is done to it. @param {number} pid */
function isOurServer(pid) {
  if (!isAlive(pid)) return false;
  return describeProcess(pid, "command=").includes(path.join(PROJECT_ROOT, "server", "main.ts"));
}

/** @param {number} pid */
function isOurSupervisor(pid) {
  // npm runs it by its path from the project's folder.
  return pid !== process.pid && isAlive(pid) && describeProcess(pid, "command=").includes(SUPERVISOR);
}

/** @param {number} pid @param {string} columns those of ps */
function describeProcess(pid, columns) {
  if (process.platform === "linux") return describeFromProc(pid, columns);
  const [command, ...args] =
    process.platform === "win32"
      ? [
          "powershell",
          "-NoProfile",
          "-Command",
          `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
        ]
      : ["ps", "-o", columns, "-p", String(pid)];
  try {
    return execFileSync(command ?? "", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    // The process ended between two looks at it: it has nothing to say any more.
    return "";
  }
}

/** A small machine may have no ps, and /proc is always there. @param {number} pid @param {string} columns */
function describeFromProc(pid, columns) {
  try {
    if (columns === "command=") return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
    return `${parent} ${name.split(/\s/)[0]}`;
  } catch {
    // The process ended between two looks at it: it has nothing to say any more.
    return "";
  }
}

/** @param {number} pid @param {(pid: number) => boolean} isStillIt */
async function endProcess(pid, isStillIt) {
  process.kill(pid, "SIGTERM");
  for (let waited = 0; waited < SECONDS_TO_END * 10; waited += 1) {
    if (!isStillIt(pid)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  process.kill(pid, "SIGKILL");
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
