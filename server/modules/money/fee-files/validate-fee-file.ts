// Holds rows of a bank's fees against its guarantees as they are now, and against what was reconciled before.

import type { SupplierId } from "@bondline/domain/ids.ts";
import type { FeeRowRead } from "@bondline/domain/money/fee-files/fee-rows.ts";
import { keyOf, type ValidatedRow, validateFees } from "@bondline/domain/money/fee-files/validate-fees.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { agreedCostsOf, listIssuedByNumber } from "../../documents/documents/public.ts";
import { listReconciled } from "./fee-file-store.ts";

export async function validateFeeFile(
  tx: Transaction,
  supplierId: SupplierId,
  rows: readonly FeeRowRead[],
): Promise<ValidatedRow[]> {
  const numbers = new Set(rows.map(({ guaranteeNumber }) => guaranteeNumber).filter((each) => each !== ""));
  const issued = await listIssuedByNumber(tx, supplierId, [...numbers]);
  const reconciled = await listReconciled(
    tx,
    issued.map(({ id }) => id),
  );
  return validateFees(rows, {
    documents: new Map(
      issued.map(({ asked, ...each }) => [asked, { id: each.id, costs: agreedCostsOf(each) }]),
    ),
    reconciled: new Map(reconciled.map((charge) => [keyOf(charge, charge.documentId), charge.fileName])),
  });
}
