// A person who was invited onto a draft leaves it, in whichever roles they were on it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { leaveRecord } from "../people-of-record.ts";

export async function leaveDraft(tx: Transaction, { draftId }: { draftId: string }): Promise<CommandResult> {
  await leaveRecord(tx, { kind: "draft", id: draftId });
  return { draftId };
}
