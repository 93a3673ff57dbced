// Accepts an offer to share a facility that is applied for, which opens the application to the organisation that it was made to.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type ApplicationShareInput, decideApplicationShare } from "../decide-application-share.ts";

export async function acceptFacilityApplicationShare(
  tx: Transaction,
  input: ApplicationShareInput,
): Promise<CommandResult> {
  return await decideApplicationShare(tx, input, "accept");
}
