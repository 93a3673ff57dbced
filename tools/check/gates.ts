// Every gate of `npm run check`.

import { REQUIREMENTS_GATE } from "../requirements/requirements-gate.ts";
import { CODE_WORDS_GATE } from "./code-words.ts";
import { FORMAT_GATE, TYPE_GATES } from "./command-gates.ts";
import { CONTRACT_GATES } from "./contract-gates.ts";
import { DOCUMENT_GATES } from "./document-gates.ts";
import { DOMAIN_EXPORTS_GATE } from "./domain-exports.ts";
import { brokenFileRules } from "./file-rules.ts";
import type { Gate } from "./gate.ts";
import { brokenHouseRules } from "./house-rules.ts";
import { importCircles, recordCircles } from "./import-circles.ts";
import { wrongImports } from "./import-directions.ts";
import { LOCK_GATE } from "./lock-gate.ts";
import { repeatedNumbers } from "./migration-numbers.ts";
import { readSourceFiles } from "./source-files.ts";
import { SPOKEN_WORDS_GATES } from "./spoken-words.ts";
import { tablesOfSeveral } from "./table-writers.ts";
import { UNUSED_GATE } from "./unused.ts";

/** Each answers within a second or two: what a commit can wait for. */
export const QUICK_GATES: readonly Gate[] = [
  { name: "import directions", findings: (root) => wrongImports(readSourceFiles(root)) },
  { name: "imports without circles", findings: (root) => importCircles(readSourceFiles(root)) },
  { name: "records without circles", findings: (root) => recordCircles(readSourceFiles(root)) },
  { name: "tables written by one module", findings: (root) => tablesOfSeveral(readSourceFiles(root)) },
  { name: "house rules", findings: (root) => brokenHouseRules(readSourceFiles(root)) },
  { name: "names and openings of files", findings: (root) => brokenFileRules(readSourceFiles(root)) },
  { name: "migrations numbered once", findings: (root) => repeatedNumbers(readSourceFiles(root)) },
  ...SPOKEN_WORDS_GATES,
  CODE_WORDS_GATE,
  DOMAIN_EXPORTS_GATE,
  LOCK_GATE,
  REQUIREMENTS_GATE,
];

export const GATES: readonly Gate[] = [
  ...QUICK_GATES,
  ...DOCUMENT_GATES,
  UNUSED_GATE,
  FORMAT_GATE,
  ...TYPE_GATES,
  ...CONTRACT_GATES,
];
