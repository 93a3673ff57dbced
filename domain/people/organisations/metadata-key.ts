// The keys under which an organisation notes its own facts about documents.

import { optional, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { singleLine } from "../../values/fields/text.ts";

/** As many as a list of columns can bear. */
export const METADATA_KEYS_MAX = 50;
export const METADATA_KEYS_FULL_MESSAGE = `An organisation can have at most ${METADATA_KEYS_MAX} keys`;

export const METADATA_KEY_FIELDS = { key: required(singleLine(LENGTHS.attribute)) };

/** What a document has under a key; an empty value is none. */
export const METADATA_VALUE_FIELDS = { value: optional(singleLine(LENGTHS.attribute)) };
