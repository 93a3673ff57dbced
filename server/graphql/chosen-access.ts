// What a call over several chosen rows asks before any of them: that it is a choice, and which row each id means.

import { refuseFields } from "@bondline/domain/refusals.ts";
import { CHOSEN_IN_CALL_MESSAGE, isChoice } from "@bondline/domain/values/lists/chosen-rows.ts";
import { builder } from "./builder.ts";

/** A row, and the version of it that was read. */
export type WantedRow = { id: string; version: number };

export function wantedRowInput(name: string, description: string) {
  return builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.id({ required: true }), version: t.int({ required: true }) }),
  });
}

/** A choice of another size is refused as a whole, by the name of the field that holds it. */
export function requireChoice(field: string, wanted: readonly WantedRow[]): void {
  if (!isChoice(wanted.map(({ id }) => id))) refuseFields({ [field]: CHOSEN_IN_CALL_MESSAGE });
}

export type FoundRows<Row> = (sentId: string) => Row | undefined;

/** By the id as it was sent, which means the same row in capitals. */
export function foundRows<Row extends { id: string }>(rows: readonly Row[]): FoundRows<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (sentId) => byId.get(sentId.toLowerCase());
}
