// The answer of a capability table: allowed, or denied with the reason that a screen may show.

export type Decision<Denial extends string> = { allowed: true } | { allowed: false; because: Denial };

export const allowed = { allowed: true } as const;

export function denied<Denial extends string>(because: Denial): { allowed: false; because: Denial } {
  return { allowed: false, because };
}
