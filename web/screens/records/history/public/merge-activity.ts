// How loaded pages of a history and a freshly read page become one list, newest first and without repeats.

export type ActivityPage<Group extends { id: string }> = {
  groups: readonly Group[];
  totalCount: number;
  endCursor: string | null;
  hasNextPage: boolean;
};

/** An earlier page goes below what is there. */
export function addEarlierPage<Group extends { id: string }>(
  loaded: ActivityPage<Group>,
  earlier: ActivityPage<Group>,
): ActivityPage<Group> {
  const known = new Set(loaded.groups.map(({ id }) => id));
  return { ...earlier, groups: [...loaded.groups, ...earlier.groups.filter(({ id }) => !known.has(id))] };
}

/**
 * The newest page, read again, goes above what is there and replaces what it repeats. Where the two do not meet,
 * changes lie unread between them, so the list starts afresh from the newest page.
 */
export function addNewestPage<Group extends { id: string }>(
  loaded: ActivityPage<Group>,
  newest: ActivityPage<Group>,
): ActivityPage<Group> {
  const fresh = new Set(newest.groups.map(({ id }) => id));
  const older = loaded.groups.filter(({ id }) => !fresh.has(id));
  const meets = older.length < loaded.groups.length || loaded.groups.length === 0;
  if (!meets || older.length === 0) return newest;

  return { ...loaded, totalCount: newest.totalCount, groups: [...newest.groups, ...older] };
}
