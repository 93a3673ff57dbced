// Proposes the alerts that organisations begin with; those registered from its day on have them once a second administrator approves it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  type ProposeVersionInput,
  proposeVersion,
} from "../../../office/dated-settings/commands/propose-version.ts";
import { ALERT_DEFAULTS } from "../alert-default-setting.ts";

export async function proposeAlertDefaults(
  tx: Transaction,
  input: ProposeVersionInput,
): Promise<CommandResult> {
  return await proposeVersion(tx, ALERT_DEFAULTS, input);
}
