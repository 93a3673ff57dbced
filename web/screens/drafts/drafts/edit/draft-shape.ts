// How the draft is compared, merged and sent when it saves itself: its parties are rows with ids, its account number comes back masked.

import type { DraftChangesInput, DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import type { Autosave, KeptTyping, RecordShape, SavePorts } from "../../../../app/form/autosave.ts";
import type { FlatRecord } from "../../../../app/form/flat-record.ts";
import { createReadField } from "./draft-field-rules.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import { changesBetween, flatFromDraft, flatFromValues, partyKeysOf } from "./flat-draft.ts";
import { isMaskOf, type MergedDraft, mergeDrafts } from "./merge-drafts.ts";
import { learnPartyIds, pathUnderId, underIds } from "./party-ids.ts";

export type DraftContent = {
  changes: DraftChangesInput;
  /** Of the parties in the order sent: their ids come back in the same order. */
  partyKeys: readonly string[];
};

export type DraftSaver = Autosave<DraftRecordFragment>;
export type KeptDraft = KeptTyping<DraftFormValues, DraftContent>;
export type DraftSavePorts = SavePorts<DraftRecordFragment, DraftFormValues, DraftContent>;

export const DRAFT_SHAPE: RecordShape<DraftRecordFragment, DraftFormValues, DraftContent, MergedDraft> = {
  flatOf: flatFromDraft,
  read: (values, ids, draft) =>
    flatFromValues(
      values,
      ids,
      createReadField((path) => (draft === undefined ? null : (flatFromDraft(draft)[path] ?? null))),
    ),
  contentOf: (base, mine) => ({ changes: changesBetween(base, mine), partyKeys: partyKeysOf(mine) }),
  merge: mergeDrafts,
  bringsNews: ({ adopted, partiesAdded, partiesRemoved }) =>
    adopted.length + partiesAdded.length + partiesRemoved.length > 0,
  asSent: withNumbersSent,
  learnIds: (ids, { partyKeys }, { parties }) =>
    learnPartyIds(
      ids,
      partyKeys,
      parties.map(({ id }) => id),
    ),
  underIds,
  pathUnderId,
};

/** An account number comes back masked; the form still holds it as it was sent. */
function withNumbersSent(theirs: FlatRecord, sent: FlatRecord): FlatRecord {
  const masked = Object.keys(theirs).filter((path) => isMaskOf(theirs[path] ?? null, sent[path] ?? null));
  return { ...theirs, ...Object.fromEntries(masked.map((path) => [path, sent[path] ?? null])) };
}
