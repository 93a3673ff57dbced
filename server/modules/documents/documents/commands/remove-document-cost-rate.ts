// Takes back a rate from a day: the one before it holds on, as if there had been no other.

import { COST_RATE_RULES } from "@bondline/domain/documents/documents/cost-rate.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../document-access.ts";
import { deleteCostRate } from "../document-change-store.ts";
import { touchDocument } from "./touch-document.ts";

export type RemoveDocumentCostRateInput = { documentId: string; version: number; fromDate: string };

const NONE_MESSAGE = "There is no new rate from this day.";

export async function removeDocumentCostRate(
  tx: Transaction,
  { documentId: id, version, fromDate: text }: RemoveDocumentCostRateInput,
): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, { id, version }, "CAN_EDIT_COSTS");
  const { fromDate } = requireFields({ fromDate: COST_RATE_RULES.fromDate }, { fromDate: text });
  if (!document.costRates.some((rate) => rate.fromDate === fromDate))
    refuseFields({ fromDate: NONE_MESSAGE });
  await deleteCostRate(tx, document, fromDate);
  await touchDocument(tx, document);
  return { documentId: document.id };
}
