// A person who was invited onto a document leaves it, in whichever roles they were on it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { leaveRecord } from "../people-of-record.ts";

export async function leaveDocument(
  tx: Transaction,
  { documentId }: { documentId: string },
): Promise<CommandResult> {
  await leaveRecord(tx, { kind: "document", id: documentId });
  return { documentId };
}
