// Stops the work when a fact that the code relies on turns out to be false.

/** Throws a plain error: a broken invariant is a mistake of ours, never a refusal shown to people. */
export function invariant(holds: boolean, fact: string): asserts holds {
  if (!holds) throw new Error(`Broken invariant: ${fact}`);
}
