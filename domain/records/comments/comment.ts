// What may be said about a draft or a document in one comment.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";

export const COMMENT_FIELDS = { content: required(severalLines(LENGTHS.comment)) };
