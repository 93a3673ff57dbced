// The keys under which an organisation notes its own facts about documents.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { singleLine } from "../../values/fields/text.ts";

/** As many as a list of columns can bear. */
export const METADATA_KEYS_MAX = 50;
export const METADATA_KEYS_FULL_MESSAGE = `An organisation can have at most ${METADATA_KEYS_MAX} fields`;

export const METADATA_KEY_FIELDS = { key: required(singleLine(LENGTHS.attribute)) };
