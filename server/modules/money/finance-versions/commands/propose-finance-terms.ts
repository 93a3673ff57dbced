// Proposes on what terms finance is advertised; they hold from their day on once a second administrator approves them.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  type ProposeVersionInput,
  proposeVersion,
} from "../../../office/dated-settings/commands/propose-version.ts";
import { FINANCE_TERMS } from "../finance-version-setting.ts";

export async function proposeFinanceTerms(
  tx: Transaction,
  input: ProposeVersionInput,
): Promise<CommandResult> {
  return await proposeVersion(tx, FINANCE_TERMS, input);
}
