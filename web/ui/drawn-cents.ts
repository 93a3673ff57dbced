// Money as a length on the screen: the only place in which cents become a number, and nothing that people read is made of it.

/** Exact in whole cents to ninety thousand billion dollars; beyond that a RangeError, since a bar would be drawn of another sum. */
export function drawnCents(cents: bigint): number {
  if (cents > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError("This sum is too large to be drawn.");
  return Number(cents);
}
