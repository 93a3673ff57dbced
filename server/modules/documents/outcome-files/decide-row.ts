// What a row says is done by the command of the page, with all of its checks, and a refusal is shown in the words of the row.

import { OUTCOME_FAULTS, outcomeSourceOf } from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import type { DraftId } from "@bondline/domain/ids.ts";
import { Refusal } from "@bondline/domain/refusals.ts";
import { refusalOfBrokenRule } from "../../../database/constraints.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { rejectDraft } from "../../drafts/drafts/commands/reject-draft.ts";
import { establishDraft } from "../documents/commands/establish-draft.ts";
import type { OutcomeFile, RowToDecide } from "./outcome-file-record.ts";

export type DraftRead = { draftId: DraftId; draftVersion: number };

export async function decideRow(
  tx: Transaction,
  { fileName }: Pick<OutcomeFile, "fileName">,
  {
    rowNumber,
    outcome,
    guaranteeNumber,
    decidedDate,
    reason,
    draftId,
    draftVersion,
  }: RowToDecide | (RowToDecide & DraftRead),
): Promise<void> {
  if (draftId === null || draftVersion === null) throw new Error("A row that is decided has its draft.");
  const input = { id: draftId, version: draftVersion, outcomeSource: outcomeSourceOf(fileName, rowNumber) };
  if (outcome === "ISSUED")
    await establishDraft(tx, { ...input, guaranteeNumber, establishedDate: decidedDate ?? "", bank: {} });
  else await rejectDraft(tx, { ...input, reason });
}

/** Undefined for what is no answer to the row, and is tried again. */
export function refusalIn(thrown: unknown): Refusal | undefined {
  return thrown instanceof Refusal ? thrown : refusalOfBrokenRule(thrown);
}

const FIELD_TEXT: Readonly<Record<string, string>> = {
  guaranteeNumber: "Guarantee number",
  establishedDate: "Date",
  reason: "Reason",
};
const MESSAGE_MAX = 500;

/** Of fields each message behind its name; of a draft that has changed since the dry run, that it has. */
export function sentenceOf(refusal: Refusal): string {
  if (refusal.code === "CONFLICT") return OUTCOME_FAULTS.changed();
  const fields = Object.entries(refusal.fields ?? {}).map(([path, message]) =>
    FIELD_TEXT[path] === undefined ? message : `${FIELD_TEXT[path]}: ${message}`,
  );
  return (fields.length === 0 ? refusal.message : fields.join(" ")).slice(0, MESSAGE_MAX);
}
