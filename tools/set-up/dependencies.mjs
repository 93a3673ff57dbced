// Sees to it that what package-lock.json names is installed, and installs it when it is not.
import { spawn } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "./project-root.mjs";
import { SetUpError } from "./set-up-error.mjs";

const STAMP = "node_modules/.bondline-lock-hash";

/** Installs the dependencies when they are missing or are not those of package-lock.json. Quiet when nothing is to do. */
export async function ensureDependencies(root = PROJECT_ROOT) {
  if (dependenciesMatch(root)) return;
  const release = await takeInstallLock(root);
  try {
    if (dependenciesMatch(root)) return;
    process.stderr.write("Installing the dependencies named in package-lock.json ...\n");
    await runNpmCi(root);
    stampDependencies(root);
  } finally {
    release();
  }
}

/**
 * Whether node_modules holds what the lock file names. The stamp answers at once; without it npm's own record of what it
 * installed is compared, so that a hand-made "npm ci" is not repeated.
 */
export function dependenciesMatch(root = PROJECT_ROOT) {
  const stamp = readIfThere(path.join(root, STAMP));
  if (stamp === lockHash(root)) return true;
  if (!installedAsLocked(root)) return false;
  stampDependencies(root);
  return true;
}

/** @param {string} root */
function installedAsLocked(root) {
  const installed = readIfThere(path.join(root, "node_modules/.package-lock.json"));
  if (installed === undefined) return false;
  const locked = JSON.parse(fs.readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(installed).packages;
  return Object.keys(locked).every((place) => isInstalled(place, locked[place], present[place], root));
}

/**
 * @param {string} place
 * @param {{ link?: boolean, optional?: boolean, version?: string }} wanted
 * @param {{ version?: string } | undefined} found
 * @param {string} root
 */
function isInstalled(place, wanted, found, root) {
  if (!place.startsWith("node_modules/") && !place.includes("/node_modules/")) return true;
  if (wanted.link) return fs.existsSync(path.join(root, place));
  if (found === undefined) return wanted.optional === true;
  return found.version === wanted.version && fs.existsSync(path.join(root, place, "package.json"));
}

/** @param {string} root */
function stampDependencies(root) {
  try {
    fs.writeFileSync(path.join(root, STAMP), lockHash(root));
  } catch (error) {
    // Without the stamp the longer comparison is made each time: slower by a moment, and never wrong.
    if (!isCode(error, "EACCES", "EROFS", "EPERM")) throw error;
  }
}

/** @param {string} root */
function lockHash(root) {
  return crypto
    .createHash("sha256")
    .update(fs.readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
}

/** @param {string} root */
async function runNpmCi(root) {
  const npm = process.env.npm_execpath;
  const args = ["ci", "--loglevel=error", "--no-audit", "--no-fund", "--include=dev", "--include=optional"];
  const [command, all] = npm?.endsWith(".js") ? [process.execPath, [npm, ...args]] : [npm ?? "npm", args];
  const shell = process.platform === "win32" && !npm;
  const child = spawn(command, all, { cwd: root, stdio: ["ignore", "pipe", "pipe"], shell });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said = (said + chunk).slice(-20_000);
      process.stderr.write(chunk);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new SetUpError(`npm could not be run: ${error.message}.`, error)));
    child.on("close", resolve);
  });
  if (code !== 0) throw new SetUpError(explainNpm(said, root));
}

const NPM_REASONS = /** @type {[RegExp, (root: string) => string][]} */ ([
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|ECONNRESET|FETCH_ERROR|network/i,
    () =>
      "The dependencies could not be downloaded because the npm registry cannot be reached: the first start needs the network, later ones do not.",
  ],
  [/ENOSPC/, () => "The dependencies could not be installed because the disk is full."],
  [
    /EACCES|EROFS|EPERM/,
    (root) =>
      `The dependencies could not be installed because ${root} cannot be written: move the project or change its permissions.`,
  ],
  [
    /EUSAGE|in sync/,
    () => 'package.json and package-lock.json do not agree: run "npm install" and commit package-lock.json.',
  ],
]);

/** @param {string} said @param {string} root */
export function explainNpm(said, root) {
  const reason = NPM_REASONS.find(([pattern]) => pattern.test(said));
  return reason
    ? reason[1](root)
    : 'The dependencies could not be installed: "npm ci" failed for the reason printed above.';
}

/** Two commands started at once on a fresh clone must not both install. @param {string} root */
async function takeInstallLock(root) {
  const lock = path.join(root, ".install.lock");
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: "wx" });
      return () => fs.rmSync(lock, { force: true });
    } catch (error) {
      if (isCode(error, "EACCES", "EROFS", "EPERM")) {
        throw new SetUpError(
          `${root} cannot be written, and the dependencies are not installed yet: move the project or change its permissions.`,
          error,
        );
      }
      if (!isCode(error, "EEXIST")) throw error;
    }
    if (!isAlive(Number(readIfThere(lock)))) fs.rmSync(lock, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT", "ENOTDIR")) return undefined;
    throw error;
  }
}

/** @param {unknown} error @param {...string} codes */
function isCode(error, ...codes) {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
