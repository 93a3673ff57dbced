// Stores what was typed as a new version of a draft; its answer brings the wording that this version makes.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type UpdateDraftInput, updateDraft } from "./update-draft.ts";

export async function updateDraftPreview(tx: Transaction, input: UpdateDraftInput): Promise<CommandResult> {
  return await updateDraft(tx, input);
}
