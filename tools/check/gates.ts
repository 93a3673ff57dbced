// Every gate of `npm run check`.

import { REQUIREMENTS_GATE } from "../requirements/requirements-gate.ts";
import { FORMAT_GATE, TYPE_GATES } from "./command-gates.ts";
import { CONTRACT_GATES } from "./contract-gates.ts";
import { DOCUMENT_GATES } from "./document-gates.ts";
import { brokenFileRules } from "./file-rules.ts";
import type { Gate } from "./gate.ts";
import { brokenHouseRules } from "./house-rules.ts";
import { wrongImports } from "./import-directions.ts";
import { LOCK_GATE } from "./lock-gate.ts";
import { readSourceFiles } from "./source-files.ts";

export const GATES: readonly Gate[] = [
  { name: "import directions", findings: (root) => wrongImports(readSourceFiles(root)) },
  { name: "house rules", findings: (root) => brokenHouseRules(readSourceFiles(root)) },
  { name: "names and openings of files", findings: (root) => brokenFileRules(readSourceFiles(root)) },
  LOCK_GATE,
  REQUIREMENTS_GATE,
  ...DOCUMENT_GATES,
  FORMAT_GATE,
  ...TYPE_GATES,
  ...CONTRACT_GATES,
];
