// What the catalogue cannot say of a column's values: the brands of ids, and what a JSON column holds.

import { readFileSync } from "node:fs";

const IDS = readFileSync(new URL("../../../domain/ids.ts", import.meta.url), "utf8");

/** By the table whose ids they are, as domain/ids.ts brands them; the ids of other tables are plain text. */
export const ID_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  [...IDS.matchAll(/^export type (\w+) = Id<"([a-z ]+)">;$/gm)].map(([, type = "", table = ""]) => [
    table.replaceAll(" ", "_"),
    type,
  ]),
);

/** Every JSON column by `table.column`: a new one stops the printing until it is named here. */
export const JSON_COLUMNS: Readonly<Record<string, string>> = {
  "asked_documents.documents": "unknown",
  "desk_checklist.lines": "unknown",
  "draft_approval.line_items": "unknown",
  "step_approval.before": "unknown",
  "step_approval.given": "unknown",
  "export_job.wanted": "unknown",
  "export_schedule.wanted": "unknown",
  "history_entry.changes": "unknown",
  "kept_rights.members": "unknown",
  "kept_rights.staff": "unknown",
  "mutation_result.payload": "unknown",
  "office_change.proposed": "unknown",
  "payment_event.payload": "unknown",
  "sandbox_envelope.state": "unknown",
  "sandbox_payment.state": "unknown",
  "supplier.resources": "unknown",
};
