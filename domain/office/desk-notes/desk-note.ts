// What the provider's staff write about a record for each other alone.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";

export const NOTED_RECORD_KINDS = ["DRAFT", "FACILITY_APPLICATION", "CLIENT"] as const;
export type NotedRecordKind = (typeof NOTED_RECORD_KINDS)[number];

export const DESK_NOTE_FIELDS = { content: required(severalLines(LENGTHS.comment)) };

/** Whoever is named is written to: a note for everybody needs no names. */
export const MENTIONS_MAX = 10;
export const MENTIONS_MAX_MESSAGE = `Name up to ${MENTIONS_MAX} colleagues.`;
