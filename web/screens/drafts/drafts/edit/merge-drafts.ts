// Three versions of a draft become one: what was read, what the server has now, and what this person has typed since.

import { type FlatDraft, isServerId, partyKeyOf, partyKeysOf, pathsThatDiffer } from "./flat-draft.ts";

export type MergedDraft = {
  /** Changed by the other side only: taken into the form. */
  adopted: string[];
  /** Changed by both sides to different values: the person decides, and what they typed stays meanwhile. */
  contested: string[];
  /** Parties that the other side added, by id. */
  partiesAdded: string[];
  /** Parties that the other side removed and this person left alone, by id. */
  partiesRemoved: string[];
  /** Removed by the other side while this person was typing in them: kept, as parties to be added again. */
  partiesRevived: string[];
};

export function mergeDrafts(base: FlatDraft, theirs: FlatDraft, mine: FlatDraft): MergedDraft {
  const at = (flat: FlatDraft, path: string) => flat[path] ?? null;
  const parties = mergeParties(base, theirs, mine);
  const moved = new Set([...parties.added, ...parties.removed, ...parties.revived, ...parties.removedByMe]);

  const theirPaths = pathsThatDiffer(base, theirs)
    .filter((path) => at(theirs, path) !== at(mine, path))
    .filter((path) => !moved.has(partyKeyOf(path) ?? ""))
    .filter((path) => !isMaskOf(at(theirs, path), at(base, path)));
  return {
    adopted: theirPaths.filter((path) => at(mine, path) === at(base, path)),
    contested: theirPaths.filter((path) => at(mine, path) !== at(base, path)),
    partiesAdded: parties.added,
    partiesRemoved: parties.removed,
    partiesRevived: parties.revived,
  };
}

/** Account numbers come back masked but for their last three digits: that is not a change. */
export function isMaskOf(shown: string | null, number: string | null): boolean {
  if (shown === null || number === null || !/[^\d\s-]/.test(shown)) return false;
  return /^\d+$/.test(number) && shown.slice(-3) === number.slice(-3);
}

function mergeParties(base: FlatDraft, theirs: FlatDraft, mine: FlatDraft) {
  const [before, now, here] = [partyKeysOf(base), partyKeysOf(theirs), partyKeysOf(mine)];
  const editedHere = new Set(pathsThatDiffer(base, mine).map(partyKeyOf));
  const removedThere = before.filter((key) => !now.includes(key) && here.includes(key));
  return {
    added: now.filter((key) => !before.includes(key) && !here.includes(key)),
    removed: removedThere.filter((key) => !editedHere.has(key)),
    revived: removedThere.filter((key) => editedHere.has(key)),
    removedByMe: before.filter((key) => isServerId(key) && !here.includes(key)),
  };
}
