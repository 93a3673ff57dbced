// Builds the web client when what it is made of has changed since it was last built.
import { spawn } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "./project-root.mjs";
import { environmentWith } from "./run-program.mjs";
import { SetUpError } from "./set-up-error.mjs";

/** What the client is made of. */
const SOURCES = ["web", "domain", "schema.graphql", "package-lock.json"];
const LEFT_OUT = new Set(["node_modules", "dist"]);

/** Builds web/dist unless it was built from exactly these sources. @param {string} node the project's own Node */
export async function ensureClientBuilt(node, root = PROJECT_ROOT) {
  const stamp = path.join(root, "web", "dist", ".sources-hash");
  const hash = clientSourcesHash(root);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === hash) return;
  process.stderr.write("Building the web client ...\n");
  await build(node, root);
  fs.writeFileSync(stamp, hash);
}

/** One hash over the names and contents of everything that the client is built from, tests left out. */
export function clientSourcesHash(root = PROJECT_ROOT) {
  const hash = crypto.createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesUnder(path.join(root, source))) {
      hash.update(path.relative(root, file)).update("\0").update(fs.readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

/** @param {string} place @returns {string[]} */
function filesUnder(place) {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return /\.test\.tsx?$/.test(place) ? [] : [place];
  const names = fs.readdirSync(place).filter((name) => !LEFT_OUT.has(name));
  return names.sort().flatMap((name) => filesUnder(path.join(place, name)));
}

/** @param {string} node @param {string} root */
async function build(node, root) {
  const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(node, [vite, "build", "--logLevel", "warn"], {
    cwd: path.join(root, "web"),
    stdio: ["ignore", "pipe", "pipe"],
    env: environmentWith(node),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said = (said + chunk).slice(-20_000);
      process.stderr.write(chunk);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new SetUpError(explainBuild(said, root));
}

/** @param {string} said @param {string} root */
function explainBuild(said, root) {
  if (/ENOSPC/.test(said)) return "The web client could not be built because the disk is full.";
  if (/EACCES|EROFS|EPERM/.test(said)) {
    return `The web client could not be built because ${path.join(root, "web")} cannot be written: change its permissions.`;
  }
  return "The web client could not be built for the reason printed above.";
}
