// The parties of a draft with what a call says of them: one that it names is changed or removed, one without an id is added, all others stay.

import {
  DRAFT_PARTIES_MAX,
  DRAFT_PARTY_FIELDS,
  type DraftPartyValues,
} from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type { DraftInput, DraftInputResult } from "@bondline/domain/drafts/drafts/draft-input.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { flattenInput } from "@bondline/domain/values/fields/field-paths.ts";
import { textsByPath } from "../../../fields/field-columns.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { PARTY_COLUMNS, type PartyRow, partyRowOf } from "../../parties/parties/public.ts";

/** As a call sends it; `place` is where it stands there. */
type Sent = { place: number; id: string | null; isDeleted: boolean; texts: Record<string, string> };

export type AmendedParties = {
  /** What is validated: each party that the call names, whole. */
  input: readonly DraftInput[];
  /** A fault of what was validated under the place at which the call has it. */
  pathsAsSent(result: DraftInputResult): DraftInputResult;
  rows(tx: Transaction, validated: readonly DraftPartyValues[]): Omit<PartyRow, "position">[];
};

export function amendedParties(stored: readonly PartyRow[], parties: readonly object[]): AmendedParties {
  const sent = parties.map(sentAt);
  const kept = sent.filter(({ isDeleted }) => !isDeleted);
  return {
    input: kept.map(({ id, texts }) => ({
      ...textsOf(stored, id),
      ...texts,
      ...(id === null ? {} : { id }),
    })),
    pathsAsSent: (result) => (result.ok ? result : { ok: false, fields: asSent(result.fields, kept) }),
    rows: (tx, validated) => {
      requireKnown(stored, sent);
      const changed = validated.map((party) => partyRowOf(party, tx.newId));
      return inOrder(stored, sent, changed);
    },
  };
}

function sentAt(party: object, place: number): Sent {
  const { id, isDeleted, ...fields } = party as { id?: string | null; isDeleted?: boolean | null };
  return {
    place,
    id: id ?? null,
    isDeleted: isDeleted === true,
    texts: flattenInput(DRAFT_PARTY_FIELDS, fields),
  };
}

function textsOf(stored: readonly PartyRow[], id: string | null): Record<string, string> {
  const party = stored.find((each) => each.id === id);
  return party === undefined ? {} : textsByPath(DRAFT_PARTY_FIELDS, PARTY_COLUMNS, party);
}

function asSent(fields: Readonly<Record<string, string>>, kept: readonly Sent[]): Record<string, string> {
  const renamed = Object.entries(fields).map(([path, message]) => [
    path.replace(/^parties\.(\d+)\./, (_, at) => `parties.${kept[Number(at)]?.place ?? at}.`),
    message,
  ]);
  return Object.fromEntries(renamed);
}

/** Each party of the draft is named once, and none that is not there. */
function requireKnown(stored: readonly PartyRow[], sent: readonly Sent[]): void {
  const ids = sent.map(({ id }) => id);
  const again = ids.findIndex((id, place) => id !== null && ids.indexOf(id) < place);
  if (again !== -1) refuseFields({ [`parties.${again}.id`]: "This party is already in the list." });
  for (const id of ids)
    if (id !== null && !stored.some((party) => party.id === id)) refuse("PARTY_NOT_FOUND", { id });
}

/** In the order of the call where it names all that stay; otherwise as they stood, and the new ones behind them. */
function inOrder(
  stored: readonly PartyRow[],
  sent: readonly Sent[],
  changed: readonly Omit<PartyRow, "position">[],
): Omit<PartyRow, "position">[] {
  const removed = new Set(sent.filter(({ isDeleted }) => isDeleted).map(({ id }) => id));
  const staying = stored.filter(({ id }) => !removed.has(id));
  const changedById = new Map(changed.map((party) => [party.id, party]));
  const isWhole = staying.every(({ id }) => changedById.has(id));
  const added = changed.filter(({ id }) => !staying.some((party) => party.id === id));
  const rows = isWhole
    ? [...changed]
    : [...staying.map(({ position: _, ...party }) => changedById.get(party.id) ?? party), ...added];
  if (rows.length > DRAFT_PARTIES_MAX)
    refuseFields({ parties: `A draft can have at most ${DRAFT_PARTIES_MAX} parties` });
  return rows;
}
