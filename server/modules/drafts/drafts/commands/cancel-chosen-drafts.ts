// Cancels several drafts of an organisation in one call: each that may be cancelled is, and the others say why not.

import type { WantedRow } from "../../../../graphql/chosen-access.ts";
import { decideEach } from "../../../../graphql/chosen-results.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessChosenDraftsToCancel } from "../chosen-draft-access.ts";
import { cancelDraft } from "./cancel-draft.ts";

export type CancelChosenInput = { organisationId: string; drafts: readonly WantedRow[] };

/** Which may be cancelled is decided of all before the first is; each is then cancelled as if it had been sent alone. */
export async function cancelChosenDrafts(tx: Transaction, input: CancelChosenInput): Promise<CommandResult> {
  const chosen = await accessChosenDraftsToCancel(tx, input);
  const { results, done } = await decideEach(chosen, ({ mayCancel }) => mayCancel());
  for (const { id, version } of done) await cancelDraft(tx, { id, version });
  return { results };
}
