// The gate that keeps tests from naming requirements which do not exist.
import type { Gate } from "../check/gate.ts";
import { readSourceFiles } from "../check/source-files.ts";
import { readRequirements } from "./requirements-list.ts";
import { shownByTests } from "./shown-by-tests.ts";

export const REQUIREMENTS_GATE: Gate = {
  name: "requirements named by tests",
  findings: (root) => shownByTests(readSourceFiles(root), readRequirements(root)).mistakes,
};
