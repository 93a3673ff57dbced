// Records that the differences of a bank's fees are settled, and how.

import { SETTLE_RULES } from "@bondline/domain/money/fee-files/fee-file.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFeeFileToChange, requireFeeDesk } from "../fee-file-access.ts";
import { saveFeeFileStage } from "../fee-file-store.ts";

export type SettleFeeFileInput = { id: string; version: number; note: string };

export async function settleFeeFile(
  tx: Transaction,
  { note, ...input }: SettleFeeFileInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requireFeeDesk(tx, input.id);
  const file = await accessFeeFileToChange(tx, input, "CAN_SETTLE");
  const { note: settledNote } = requireFields(SETTLE_RULES, { note });
  const settledByName = `${givenName} ${familyName}`;
  await saveFeeFileStage(tx, file, "SETTLED", { settledAt: tx.now, settledByName, settledNote });
  return { feeFileId: file.id };
}
