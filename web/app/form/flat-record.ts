// A record as one list of path and text, the form in which what is typed is compared with what the server has.

/** "amount", "deliveryDetails.address", "parties.{id}.primaryContact.email"; null is an empty field. */
export type FlatRecord = Readonly<Record<string, string | null>>;

/** Ids of rows that the form first knew under a key of its own. */
export type RowIds = Readonly<Record<string, string>>;

/** Faulty texts as typed, with what is wrong under their paths. */
export type FlatReading = { readonly flat: FlatRecord; readonly faults: Readonly<Record<string, string>> };

export type MergedTexts = {
  /** Changed by the other side only: taken into the form. */
  adopted: string[];
  /** Changed by both sides to different values: the person decides, and what they typed stays meanwhile. */
  contested: string[];
};

/** The paths at which two records differ, an absent path counting as empty. */
export function pathsThatDiffer(one: FlatRecord, other: FlatRecord): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].filter((path) => textAt(one, path) !== textAt(other, path));
}

/** Three versions become one: what was read, what the server has now, and what this person has typed since. */
export function mergeTexts(
  base: FlatRecord,
  theirs: FlatRecord,
  mine: FlatRecord,
  isNews: (path: string) => boolean = () => true,
): MergedTexts {
  const theirPaths = pathsThatDiffer(base, theirs)
    .filter((path) => textAt(theirs, path) !== textAt(mine, path))
    .filter(isNews);
  return {
    adopted: theirPaths.filter((path) => textAt(mine, path) === textAt(base, path)),
    contested: theirPaths.filter((path) => textAt(mine, path) !== textAt(base, path)),
  };
}

export function textAt(flat: FlatRecord, path: string): string | null {
  return flat[path] ?? null;
}
