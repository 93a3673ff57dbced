// Where the project lies on this machine.
import path from "node:path";
import { fileURLToPath } from "node:url";

export const PROJECT_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

/** @param {...string} parts */
export const inProject = (...parts) => path.join(PROJECT_ROOT, ...parts);
