// A party is known by a key of the form until the server gives it an id; these turn paths from one to the other.

import type { FlatRecord, RowIds } from "../../../../app/form/flat-record.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import { partyKeyOf } from "./flat-draft.ts";

/** New parties stand at the server in the order in which they were sent. */
export function learnPartyIds(ids: RowIds, keysSent: readonly string[], idsNow: readonly string[]): RowIds {
  if (keysSent.length !== idsNow.length) return ids;
  const pairs = keysSent.map((key, place): [string, string] => [key, idsNow[place] ?? key]);
  return { ...ids, ...Object.fromEntries(pairs.filter(([key, id]) => key !== id)) };
}

/** The same draft with each party under its id where it has one. */
export function underIds(flat: FlatRecord, ids: RowIds): FlatRecord {
  return Object.fromEntries(
    Object.entries(flat).map(([path, value]) => {
      const key = partyKeyOf(path);
      const id = key === undefined ? undefined : ids[key];
      return [id === undefined ? path : path.replace(`parties.${key}.`, `parties.${id}.`), value];
    }),
  );
}

/** "parties.0.name", as the form and the server say it, under the party's id. */
export function pathUnderId(path: string, values: DraftFormValues, ids: RowIds): string {
  const place = /^parties\.(\d+)\./.exec(path)?.[1];
  const party = place === undefined ? undefined : values.parties[Number(place)];
  return party === undefined
    ? path
    : path.replace(/^parties\.\d+\./, `parties.${ids[party.key] ?? party.key}.`);
}

/** The other way round; undefined when the party no longer stands in the form. */
export function pathByPlace(path: string, values: DraftFormValues, ids: RowIds): string | undefined {
  const key = partyKeyOf(path);
  if (key === undefined) return path;
  const place = values.parties.findIndex((party) => (ids[party.key] ?? party.key) === key);
  return place === -1 ? undefined : path.replace(`parties.${key}.`, `parties.${place}.`);
}
