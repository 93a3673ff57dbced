// Proposes what the referral programme gives; organisations that are made from its day on are promised it once a second administrator approves it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  type ProposeVersionInput,
  proposeVersion,
} from "../../../office/dated-settings/commands/propose-version.ts";
import { REFERRAL_PROGRAMME } from "../referral-version-setting.ts";

export async function proposeReferralProgramme(
  tx: Transaction,
  input: ProposeVersionInput,
): Promise<CommandResult> {
  return await proposeVersion(tx, REFERRAL_PROGRAMME, input);
}
