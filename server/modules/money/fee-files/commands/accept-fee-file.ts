// What a file of fees says is accepted as it was shown: its charges are reconciled once, and what differs is to be shown to the bank.

import {
  CHANGED_MESSAGE,
  NOTHING_RECONCILED_MESSAGE,
  RECONCILING_STATES,
  stageOnceAccepted,
} from "@bondline/domain/money/fee-files/fee-file.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessFeeFileToChange, feeRowsOf, requireFeeDesk } from "../fee-file-access.ts";
import type { FeeRow } from "../fee-file-record.ts";
import { saveFeeFileStage, saveReconciled } from "../fee-file-store.ts";
import { validateFeeFile } from "../validate-fee-file.ts";

export async function acceptFeeFile(
  tx: Transaction,
  input: { id: string; version: number },
): Promise<CommandResult> {
  const { givenName, familyName } = requireFeeDesk(tx, input.id);
  const file = await accessFeeFileToChange(tx, input, "CAN_ACCEPT");
  const rows = await feeRowsOf(tx, file);
  if (!rows.some(isReconciling)) refuseFields({ id: NOTHING_RECONCILED_MESSAGE });
  const now = await validateFeeFile(
    tx,
    file.supplierId,
    rows.map((row) => ({ ...row, fault: row.state === "FAULTY" ? row.message : null })),
  );
  if (rows.some((row, at) => saidOf(row) !== saidOf(now[at]))) refuseFields({ id: CHANGED_MESSAGE });
  const name = `${givenName} ${familyName}`;
  const stage = stageOnceAccepted(file);
  await saveReconciled(tx, file);
  await saveFeeFileStage(tx, file, stage, {
    acceptedAt: tx.now,
    acceptedByName: name,
    ...(stage === "SETTLED" ? { settledAt: tx.now, settledByName: name } : {}),
  });
  return { feeFileId: file.id };
}

const isReconciling = ({ state }: FeeRow) => RECONCILING_STATES.some((each) => each === state);

/** What it is held against, and what comes of that. */
function saidOf(row: Pick<FeeRow, "documentId" | "expectedCents" | "periodFromDate" | "state"> | undefined) {
  return [row?.state, row?.documentId, row?.periodFromDate, row?.expectedCents].join(" ");
}
