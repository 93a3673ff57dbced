// Sends an invitation to a document again, for another seven days; the link in the older mail opens nothing any more.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { resendInvitation } from "../people-of-record.ts";

export type DocumentPersonInput = { documentId: string; id: string };

export async function resendDocumentCollaborator(
  tx: Transaction,
  { documentId, id }: DocumentPersonInput,
): Promise<CommandResult> {
  await resendInvitation(tx, { record: { kind: "document", id: documentId }, id });
  return { documentId };
}
