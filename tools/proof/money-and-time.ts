// The proofs of money and time as rows: each property over its cases, then each mutants until it is caught.

import { MONEY_AND_TIME_PROOFS } from "../../domain/proof/money-and-time-proofs.ts";
import type { Proof, ProofRun } from "../../domain/proof/proof.ts";
import { isWanted, type ProofGroup, type ProofRow } from "./proof-group.ts";

export const MONEY_AND_TIME: ProofGroup = {
  title: "Money and time",
  *run({ cases, seed, filters }) {
    for (const proof of MONEY_AND_TIME_PROOFS.filter(({ name }) => isWanted(name, filters)))
      yield rowOf(proof, { cases, seed });
  },
};

export function rowOf({ name, against, run, broken }: Proof, options: ProofRun): ProofRow {
  const startedAt = performance.now();
  const { cases, failure } = run(options);
  const seconds = (performance.now() - startedAt) / 1000;
  const caught = broken.filter((mutant) => mutant.run(options).failure !== undefined).length;
  return { name, against, cases, caught, broken: broken.length, seconds, failure };
}
