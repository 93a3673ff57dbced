// The middle and the edges of what was measured.

export type Spread = { median: number; low: number; high: number };

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0), high: quantile(sorted, 1) };
}

/** `sorted` ascends; the nearest value at or above the share. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  const found = sorted[at];
  if (found === undefined) throw new Error("Nothing was measured.");
  return found;
}
