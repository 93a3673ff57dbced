// Proposes what property backed facilities cost; applications that are begun from its day on cost it once a second administrator approves it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  type ProposeVersionInput,
  proposeVersion,
} from "../../../office/dated-settings/commands/propose-version.ts";
import { FACILITY_FEES } from "../facility-fee-setting.ts";

export async function proposeFacilityFees(
  tx: Transaction,
  input: ProposeVersionInput,
): Promise<CommandResult> {
  return await proposeVersion(tx, FACILITY_FEES, input);
}
