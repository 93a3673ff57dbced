// Tells whether something made from sources is still made from these, by a hash kept beside it.
import { spawn } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { environmentWith } from "./run-program.mjs";
import { SetUpError } from "./set-up-error.mjs";

const LEFT_OUT = new Set(["node_modules", "dist"]);

/**
 * @typedef {object} Made
 * @property {string} root the project's folder
 * @property {string} stamp the file that keeps the hash, inside what is made, so that both go together
 * @property {string[]} sources files and folders, from the root
 * @property {RegExp} [leftOut] files among them that do not matter
 */

/** Whether it was made from exactly these sources. @param {Made} made */
export function isMadeFromSources(made) {
  const stamp = path.join(made.root, made.stamp);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === sourcesHash(made);
}

/** @param {Made} made @param {string} hash that of the sources before the making began */
export function stampSources({ root, stamp }, hash) {
  fs.writeFileSync(path.join(root, stamp), hash);
}

/** One hash over the names and contents of all the sources. @param {Made} made */
export function sourcesHash({ root, sources, leftOut }) {
  const hash = crypto.createHash("sha256");
  for (const file of sources.flatMap((source) => filesUnder(path.join(root, source)))) {
    if (leftOut?.test(file)) continue;
    hash.update(path.relative(root, file)).update("\0").update(fs.readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * Runs a tool of node_modules in the client's folder. What it says is shown as it comes when `aloud`, and only when it
 * fails otherwise.
 * @param {string} node the project's own Node
 * @param {{ root: string, program: string, args: string[], what: string, aloud: boolean }} options
 */
export async function makeWith(node, { root, program, args, what, aloud }) {
  const child = spawn(node, [path.join(root, "node_modules", program), ...args], {
    cwd: path.join(root, "web"),
    stdio: ["ignore", "pipe", "pipe"],
    env: environmentWith(node),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said = (said + chunk).slice(-20_000);
      if (aloud) process.stderr.write(chunk);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code === 0) return;
  if (!aloud) process.stderr.write(said);
  throw new SetUpError(explain(said, root, what));
}

/** @param {string} said @param {string} root @param {string} what */
function explain(said, root, what) {
  if (/ENOSPC/.test(said)) return `${what} could not be made because the disk is full.`;
  if (/EACCES|EROFS|EPERM/.test(said)) {
    return `${what} could not be made because ${path.join(root, "web")} cannot be written: change its permissions.`;
  }
  return `${what} could not be made for the reason printed above.`;
}

/** @param {string} place @returns {string[]} */
function filesUnder(place) {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  const names = fs.readdirSync(place).filter((name) => !LEFT_OUT.has(name));
  return names.sort().flatMap((name) => filesUnder(path.join(place, name)));
}
