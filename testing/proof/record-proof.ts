// What a proof has counted, for `npm run proof`; in a plain test run nobody asks for it and nothing is written.

import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** How much was tried, how often the subject was broken on purpose, and how often that was noticed; and what was measured. */
export type ProofCount = { cases: number; broken: number; caught: number; notes?: readonly string[] };

/** Where the counts go; set by `npm run proof`, which also asks for the whole form. */
const FOLDER = process.env.PROOF_FOLDER;

export const IS_WHOLE_PROOF = FOLDER !== undefined;

export function recordProof(name: string, count: ProofCount): void {
  if (FOLDER !== undefined) writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(count));
}
