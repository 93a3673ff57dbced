// Runs a program under the project's own Node, with its signals and its exit code passed through.
import { spawn } from "node:child_process";
import path from "node:path";
import { inProject, PROJECT_ROOT } from "./project-root.mjs";

const PASSED_ON = /** @type {NodeJS.Signals[]} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** @typedef {{ code: number, signal: NodeJS.Signals | null }} ProgramEnd */

/**
 * Runs `node args...` and answers how it ended. A signal to us becomes a signal to it, and we wait for it to end.
 * @param {string} node
 * @param {string[]} args
 * @param {{ cwd?: string, onStart?: (pid: number) => void, onMessage?: (message: unknown) => void }} [options]
 * @returns {Promise<ProgramEnd>}
 */
export function runProgram(node, args, options = {}) {
  const child = spawn(node, args, {
    cwd: options.cwd ?? PROJECT_ROOT,
    stdio: options.onMessage === undefined ? "inherit" : ["inherit", "inherit", "inherit", "ipc"],
    env: environmentWith(node),
  });
  if (child.pid !== undefined) options.onStart?.(child.pid);
  if (options.onMessage !== undefined) child.on("message", options.onMessage);
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of PASSED_ON) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const each of PASSED_ON) process.off(each, forward);
      resolve({ code: code ?? (signal === "SIGINT" ? 130 : 1), signal });
    });
  });
}

/** What Node has compiled once is kept for the next process: reading the program is most of a start, and of many a test file. */
const COMPILED = inProject("node_modules", ".cache", "compiled");

/**
 * The environment in which `node` and the tools of node_modules are found first.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentWith(node) {
  const first = [path.dirname(node), inProject("node_modules", ".bin")].join(path.delimiter);
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  return {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    [key]: `${first}${path.delimiter}${process.env[key] ?? ""}`,
  };
}
