// Proposed wordings in the database: SQL and nothing else. Who may see or change one is asked of its draft.

import type { WordingProposalId } from "@bondline/domain/ids.ts";
import { findRow } from "../../../database/read-rows.ts";
import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { WordingProposalTexts } from "./wording-proposal-record.ts";

/** With its draft locked. */
export async function insertWordingProposal(
  tx: Transaction,
  row: NewRow<"draft_wording_proposal">,
): Promise<void> {
  await insertRow(tx, "draft_wording_proposal", row);
}

/** With its draft locked. */
export async function saveWordingProposal(
  tx: Transaction,
  { id }: { id: WordingProposalId },
  changes: Changes<"draft_wording_proposal">,
): Promise<void> {
  await updateRow(tx, "draft_wording_proposal", { id }, changes);
}

/** Of one that its draft has brought along. */
export async function readWordingTexts(
  tx: Transaction,
  id: WordingProposalId,
): Promise<WordingProposalTexts> {
  const texts = await findRow<WordingProposalTexts>(
    tx,
    "select from_wording, wording from draft_wording_proposal where id = $1",
    [id],
  );
  if (texts === undefined) throw new Error("A proposed wording that a draft brings along has its texts.");
  return texts;
}
