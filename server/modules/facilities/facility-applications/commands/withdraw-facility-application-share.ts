// Takes an offer to share a facility that is applied for back, before and after it was accepted.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type ApplicationShareInput, decideApplicationShare } from "../decide-application-share.ts";

export async function withdrawFacilityApplicationShare(
  tx: Transaction,
  input: ApplicationShareInput,
): Promise<CommandResult> {
  return await decideApplicationShare(tx, input, "withdraw");
}
