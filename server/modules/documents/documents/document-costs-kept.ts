// A document's costs as they are corrected: with new rates from a day, the fee stays of the kind that those are of.

import { keepsRates } from "@bondline/domain/documents/documents/cost-rate.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { saveDocumentCost } from "./document-change-store.ts";
import type { ChangingDocument, CostRow, Document } from "./document-record.ts";

const RATES_MESSAGE = "There are new rates from a day for this kind of fee. Take them back first.";

export async function correctCost(
  tx: Transaction,
  document: ChangingDocument & Pick<Document, "cost" | "costRates">,
  cost: CostRow | undefined,
): Promise<void> {
  if (
    document.cost !== null &&
    document.costRates.length > 0 &&
    !keepsRates(kindOf(document.cost), cost && kindOf(cost))
  )
    refuseFields({ "costs.recurringFeeType": RATES_MESSAGE });
  await saveDocumentCost(tx, document, cost);
}

function kindOf({ recurringFeeType: feeType, recurringCostFrequency: monthsBetweenPayments }: CostRow) {
  return { feeType, monthsBetweenPayments };
}
