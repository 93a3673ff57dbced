// The verifier of evidence as it is downloaded, apart from any pack.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "verifier");
const TYPES = {
  "verify-evidence.html": "text/html; charset=utf-8",
  "verify-evidence.mjs": "text/javascript; charset=utf-8",
};

export const VERIFIER_FILES = Object.entries(TYPES).map(([name, type]) => ({
  name,
  type,
  bytes: readFileSync(join(FOLDER, name)),
}));
