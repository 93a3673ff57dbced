// Takes a person off a draft, or their invitation back: they see nothing more of it at once, and what they watch ends.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { removePerson } from "../people-of-record.ts";
import type { DraftPersonInput } from "./resend-draft-collaborator.ts";

export async function removeDraftCollaborator(
  tx: Transaction,
  { draftId, id }: DraftPersonInput,
): Promise<CommandResult> {
  await removePerson(tx, { record: { kind: "draft", id: draftId }, id });
  return { draftId };
}
