// Legal holds: which records the provider's administrators may keep from the archive, and what they say of it.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";
import type { ArchivedKindName } from "./archive.ts";

/** With the table that keeps its records. */
export const HELD_RECORDS = {
  DOCUMENT: "document",
  DRAFT: "draft",
  FACILITY: "facility",
  FACILITY_APPLICATION: "facility_application",
} as const satisfies Record<string, ArchivedKindName>;
export type HeldRecordKind = keyof typeof HELD_RECORDS;
export type HeldTable = (typeof HELD_RECORDS)[HeldRecordKind];

/** Of a hold, and of its end. */
export const HOLD_REASON = required(severalLines(LENGTHS.declineReason));
