// The gate on what nobody uses: files, exports and dependencies, of everything and then of what ships (knip.jsonc).
import { PROJECT_ROOT } from "../set-up/project-root.mjs";
import { complaintsOf } from "./command-gates.ts";
import type { Gate } from "./gate.ts";

const KNIP = ["node_modules/knip/bin/knip.js", "--no-progress", "--no-config-hints", "--reporter", "compact"];

/** What ships is asked about by itself, since there a test is no user. */
const MODES = [[], ["--production"]];

export const UNUSED_GATE: Gate = { name: "unused files, exports and dependencies", findings: unusedFindings };

export async function unusedFindings(root: string): Promise<string[]> {
  const found = await Promise.all(
    MODES.map((mode) => complaintsOf(PROJECT_ROOT, [...KNIP, "--directory", root, ...mode])),
  );
  return [...new Set(found.flat())];
}
