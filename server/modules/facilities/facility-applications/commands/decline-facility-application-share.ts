// Declines an offer to share a facility that is applied for, as the organisation that it was made to.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type ApplicationShareInput, decideApplicationShare } from "../decide-application-share.ts";

export async function declineFacilityApplicationShare(
  tx: Transaction,
  input: ApplicationShareInput,
): Promise<CommandResult> {
  return await decideApplicationShare(tx, input, "decline");
}
