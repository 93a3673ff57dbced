// What `npm run proof` runs: groups of proofs, each a table of rows with its cases, its mutants and its time.

export type ProofOptions = { cases: number; seed: number; filters: readonly string[] };

export type ProofRow = {
  name: string;
  against: string;
  cases: number;
  /** Mutants that were caught, of those that there are. */
  caught: number;
  broken: number;
  seconds: number;
  /** What was measured besides, in sentences. */
  notes?: readonly string[] | undefined;
  /** Why it is red, with what is needed to have it again. */
  failure?: string | undefined;
};

export type ProofGroup = {
  title: string;
  run(options: ProofOptions): AsyncIterable<ProofRow> | Iterable<ProofRow>;
};

/** Whether a proof is among those asked for. */
export function isWanted(name: string, filters: readonly string[]): boolean {
  return filters.length === 0 || filters.some((filter) => name.toLowerCase().includes(filter.toLowerCase()));
}

export const TABLE_HEAD = [
  "| Proof | Held against | Cases | Mutants caught | Seconds |",
  "|---|---|---|---|---|",
];

export function rowLine({ name, against, cases, caught, broken, seconds, failure }: ProofRow): string {
  const mark = isRed({ caught, broken, failure }) ? "RED: " : "";
  return `| ${mark}${name} | ${against} | ${cases.toLocaleString("en-AU")} | ${caught} of ${broken} | ${seconds.toFixed(1)} |`;
}

/** A mutant that nobody catches is as bad as a case that fails, and a proof without mutants shows nothing of itself. */
export function isRed(row: Pick<ProofRow, "caught" | "broken" | "failure">): boolean {
  return row.failure !== undefined || row.caught < row.broken || row.broken === 0;
}
