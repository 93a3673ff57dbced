// How much of a facility's limit is taken, by what, and how much is left.

import { addCents, type Cents, subtractCents } from "../../values/money/money.ts";

/** Sums over everything on the facility, whichever organisation's it is. */
type FacilityUse = {
  limitCents: Cents;
  /** Documents in force, and those whose return is awaited. */
  establishedCents: Cents;
  projectedCents: Cents;
  /** Drafts on their way to a document. */
  draftsCents: Cents;
};

export function usedCents({
  establishedCents,
  projectedCents,
  draftsCents,
}: Omit<FacilityUse, "limitCents">): Cents {
  return addCents(establishedCents, projectedCents, draftsCents);
}

/** Never below zero, since nothing can be attached beyond the limit. */
export function headroomCents(use: FacilityUse): Cents {
  return subtractCents(use.limitCents, usedCents(use));
}

/** Shares of the limit in whole percent for a bar: what is there is seen, and nothing reaches the end too early. */
export function percentOfLimit(part: Cents, limit: Cents): number {
  if (part <= 0n || limit <= 0n) return 0;
  const percent = Number((part * 100n) / limit);
  return Math.min(100, Math.max(1, percent));
}
