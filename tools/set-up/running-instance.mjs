// Remembers which server this project folder started, so that a start after a crash can end what was left behind.
import { execFileSync } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PROJECT_ROOT } from "./project-root.mjs";
import { SetUpError } from "./set-up-error.mjs";

const SECONDS_TO_END = 15;

/**
 * Ends a server that outlived whoever started it; refuses when one is properly running.
 * Every folder, data folder and port is its own instance, so that two may run beside each other.
 */
export async function settleEarlierInstance() {
  const earlier = readInstance();
  if (earlier === undefined || !isOurServer(earlier.server)) return;
  if (earlier.launchers.every(isAlive)) {
    throw new SetUpError(
      `Bondline is already running from this folder (process ${earlier.server}): stop it first with Ctrl-C where it was started.`,
    );
  }
  process.stderr.write(`Ending a server left over from an earlier start (process ${earlier.server}) ...\n`);
  await endProcess(earlier.server);
}

/** The process id of the server that runs from this folder, whoever started it. */
export function runningServer() {
  const server = readInstance()?.server;
  return server !== undefined && isOurServer(server) ? server : undefined;
}

/** @param {number} server the server's process id */
export function rememberInstance(server) {
  const file = instanceFile();
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, JSON.stringify({ server, launchers: launchers() }), { mode: 0o600, flag: "wx" });
}

/** Forgets this process's server, and never the one of a start that has taken its place. */
export function forgetInstance() {
  if (readInstance()?.launchers[0] === process.pid) fs.rmSync(instanceFile(), { force: true });
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

/** @returns {{ server: number, launchers: number[] } | undefined} */
function readInstance() {
  try {
    const { server, launchers } = JSON.parse(fs.readFileSync(instanceFile(), "utf8"));
    return Number.isInteger(server) && Array.isArray(launchers) ? { server, launchers } : undefined;
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

/** @param {number} pid */
async function endProcess(pid) {
  process.kill(pid, "SIGTERM");
  for (let waited = 0; waited < SECONDS_TO_END * 10; waited += 1) {
    if (!isOurServer(pid)) return;
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
