// Three versions of a draft become one: what was read, what the server has now, and what this person has typed since.

import {
  type FlatRecord,
  type MergedTexts,
  mergeTexts,
  pathsThatDiffer,
  textAt,
} from "../../../../app/form/flat-record.ts";
import { isServerId, partyKeyOf, partyKeysOf } from "./flat-draft.ts";

export type MergedDraft = MergedTexts & {
  /** Parties that the other side added, by id. */
  partiesAdded: string[];
  /** Parties that the other side removed and this person left alone, by id. */
  partiesRemoved: string[];
  /** Removed by the other side while this person was typing in them: kept, as parties to be added again. */
  partiesRevived: string[];
};

export function mergeDrafts(base: FlatRecord, theirs: FlatRecord, mine: FlatRecord): MergedDraft {
  const parties = mergeParties(base, theirs, mine);
  const moved = new Set([...parties.added, ...parties.removed, ...parties.revived, ...parties.removedByMe]);
  const isNews = (path: string) =>
    !moved.has(partyKeyOf(path) ?? "") && !isMaskOf(textAt(theirs, path), textAt(base, path));
  return {
    ...mergeTexts(base, theirs, mine, isNews),
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

function mergeParties(base: FlatRecord, theirs: FlatRecord, mine: FlatRecord) {
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
