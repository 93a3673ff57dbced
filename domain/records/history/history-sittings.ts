// A history as a person would tell it: what one person changed in one sitting, with nobody else's changes between, is one entry.

export const SITTING_MINUTES_MAX = 30;

export type SittingGroup = {
  readonly triggeredAt: string;
  readonly triggeredBy: { readonly name: string; readonly onBehalfOf: string | null };
};

/** Newest first, as given: one person's changes go on until another's come between, or half an hour without one. */
export function sittingsOf<Group extends SittingGroup>(groups: readonly Group[]): Group[][] {
  const sittings: Group[][] = [];
  for (const group of groups) {
    const later = sittings.at(-1)?.at(-1);
    if (later !== undefined && isOneSitting(later, group)) sittings.at(-1)?.push(group);
    else sittings.push([group]);
  }
  return sittings;
}

/**
 * Of the newest groups alone, those sittings that no earlier group can add to, so that an entry that is read stays as it is; of a single
 * sitting what there is of it.
 */
export function wholeSittings<Group extends SittingGroup>(
  groups: readonly Group[],
  { hasEarlier }: { readonly hasEarlier: boolean },
): Group[][] {
  const sittings = sittingsOf(groups);
  return hasEarlier && sittings.length > 1 ? sittings.slice(0, -1) : sittings;
}

function isOneSitting(later: SittingGroup, earlier: SittingGroup): boolean {
  const elapsed = Date.parse(later.triggeredAt) - Date.parse(earlier.triggeredAt);
  return authorOf(later) === authorOf(earlier) && elapsed <= SITTING_MINUTES_MAX * 60_000;
}

function authorOf({ triggeredBy: { name, onBehalfOf } }: SittingGroup): string {
  return JSON.stringify([name, onBehalfOf]);
}
