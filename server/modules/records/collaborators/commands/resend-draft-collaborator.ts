// Sends an invitation to a draft again, for another seven days; the link in the older mail opens nothing any more.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { resendInvitation } from "../people-of-record.ts";

export type DraftPersonInput = { draftId: string; id: string };

export async function resendDraftCollaborator(
  tx: Transaction,
  { draftId, id }: DraftPersonInput,
): Promise<CommandResult> {
  await resendInvitation(tx, { record: { kind: "draft", id: draftId }, id });
  return { draftId };
}
