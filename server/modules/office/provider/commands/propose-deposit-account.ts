// Proposes another account for deposits; it takes effect once a second administrator approves it.

import { DEPOSIT_ACCOUNT_RULES } from "@bondline/domain/office/provider/provider-fields.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../changes/commands/propose-change.ts";
import { presentDepositAccount } from "../deposit-account-change.ts";
import { accessProviderToChange } from "../provider-access.ts";

export type ProposeDepositAccountInput = {
  accountName: string;
  bsb: string;
  accountNumber: string;
  reason: string;
};

const SAME_MESSAGE = "Deposits go to this account already.";

export async function proposeDepositAccount(
  tx: Transaction,
  { reason, ...input }: ProposeDepositAccountInput,
): Promise<CommandResult> {
  const provider = await accessProviderToChange(tx);
  const proposed = requireFields(DEPOSIT_ACCOUNT_RULES, input);
  const { texts, version } = await presentDepositAccount(tx);
  if (
    texts !== null &&
    Object.entries(proposed).every(([field, text]) => texts[field as keyof typeof texts] === text)
  )
    refuseFields({ accountNumber: SAME_MESSAGE });
  return await proposeChange(tx, {
    subject: "DEPOSIT_ACCOUNT",
    subjectId: provider.id,
    subjectVersion: version,
    subjectName: proposed.accountName,
    proposed,
    reason,
  });
}
