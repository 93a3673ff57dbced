// Numbers that no two examples of a run share: names, ABNs and accounts are made of them.

let last = 0;

export function nextNumber(): number {
  last += 1;
  return last;
}

export function lastNumber(): number {
  return last;
}

/** For a world that begins with what another process made: its numbers are taken. */
export function goOnAfter(taken: number): void {
  last = Math.max(last, taken);
}
