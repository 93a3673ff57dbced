// What a proof is: a property over drawn cases, the function it validates passed in, and mutants of it that must be caught.

import fc from "fast-check";

/** How long a proof looks and where it begins; the same seed draws the same cases. */
export type ProofRun = { cases: number; seed: number };

type ProofOutcome = {
  cases: number;
  /** The counterexample, shrunk, with the seed and the path that draw it again. */
  failure: string | undefined;
};

export type Proof = {
  name: string;
  /** What the figure is held against, in words for the page of proofs. */
  against: string;
  run(run: ProofRun): ProofOutcome;
  /** Each mutant by what is wrong with it. */
  broken: readonly { wrong: string; run(run: ProofRun): ProofOutcome }[];
};

/** The subject is a value, so that a broken one can stand in its place. */
export function proof<Subject, Case>(options: {
  name: string;
  against: string;
  subject: Subject;
  cases: fc.Arbitrary<Case>;
  holds(subject: Subject, drawn: Case): boolean;
  broken: Readonly<Record<string, Subject>>;
}): Proof {
  const { name, against, cases, holds } = options;
  const runOn = (subject: Subject) => (run: ProofRun) =>
    outcomeOf(
      fc.property(cases, (drawn) => holds(subject, drawn)),
      run,
    );
  const broken = Object.entries(options.broken);
  return {
    name,
    against,
    run: runOn(options.subject),
    broken: broken.map(([wrong, subject]) => ({ wrong, run: runOn(subject) })),
  };
}

function outcomeOf<Case>(property: fc.IProperty<Case>, { cases, seed }: ProofRun): ProofOutcome {
  const details = fc.check(property, { numRuns: cases, seed });
  return { cases: details.numRuns, failure: details.failed ? fc.defaultReportMessage(details) : undefined };
}
