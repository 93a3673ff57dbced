// A hint that the statement has been sent: the server looks for itself, in the background.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { lookForFile } from "../../../records/attachments/public.ts";
import { accessStatement } from "../bank-statement-access.ts";

export async function completeBankStatementUpload(
  tx: Transaction,
  { id }: { id: string },
): Promise<CommandResult> {
  const statement = await accessStatement(tx, id);
  for (const file of statement.files) await lookForFile(tx, file.id);
  return { bankStatementId: statement.id };
}
