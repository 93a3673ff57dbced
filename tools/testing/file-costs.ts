// What each file of tests has cost the processors, told as it ends by a run that was asked with `--costs`.

import { processorSeconds } from "./processor-time.ts";

/** The word that asks for it. */
export const COSTS = "--costs";

let isAsked = false;
let counted = 0;

export function askForCosts(): void {
  isAsked = true;
  counted = processorSeconds() ?? 0;
}

/** One, when costs are asked for: what was worked meanwhile was then worked for the file. */
export function filesAtOnce(otherwise: number): number {
  return isAsked ? 1 : otherwise;
}

/** All that was worked since the last file has ended; the first of those that share a process bears its start. */
export function printCost(): string {
  if (!isAsked) return "";
  const now = processorSeconds() ?? 0;
  const seconds = now - counted;
  counted = now;
  return `  ${seconds.toFixed(1)} s of processors`;
}
