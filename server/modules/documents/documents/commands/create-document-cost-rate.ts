// Sets a new rate of a document's fee from a day on: what has accrued before that day stays, and from it on each day costs at the new rate.

import {
  COST_RATE_RULES,
  type CostRateValues,
  costRateFaults,
} from "@bondline/domain/documents/documents/cost-rate.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { percentageToText } from "@bondline/domain/values/money/percentage.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange, type GrantedDocument } from "../document-access.ts";
import { insertCostRate } from "../document-change-store.ts";
import { touchDocument } from "./touch-document.ts";

export type CreateDocumentCostRateInput = {
  documentId: string;
  version: number;
  fromDate: string;
  recurringPercentageCost?: string | null | undefined;
  recurringFixedCost?: string | null | undefined;
};

const NO_COSTS_MESSAGE = "No costs are recorded. Add them first.";

/** Whose costs they are, as for correcting them. */
export async function createDocumentCostRate(
  tx: Transaction,
  { documentId: id, version, ...texts }: CreateDocumentCostRateInput,
): Promise<CommandResult> {
  const document = await accessDocumentToChange(tx, { id, version }, "CAN_EDIT_COSTS");
  const values = requireFields(COST_RATE_RULES, texts);
  requirePossible(tx, document, values);
  const { givenName, familyName } = requirePerson(tx.actor);
  const { recurringPercentageCost: percentage } = values;
  await insertCostRate(tx, document, {
    fromDate: values.fromDate,
    recurringPercentageCost: percentage === null ? null : percentageToText(percentage),
    recurringFixedCostCents: values.recurringFixedCost,
    setByName: `${givenName} ${familyName}`,
    createdAt: tx.now,
  });
  await touchDocument(tx, document);
  return { documentId: document.id };
}

function requirePossible(
  tx: Transaction,
  document: GrantedDocument<"CAN_EDIT_COSTS">,
  values: CostRateValues,
): void {
  const { cost, costRates, interestStartDate, interestEndDate, expiryZone } = document;
  if (cost === null) refuseFields({ fromDate: NO_COSTS_MESSAGE });
  const faults = costRateFaults(values, {
    feeType: cost.recurringFeeType,
    monthsBetweenPayments: cost.recurringCostFrequency,
    interestStartDate,
    interestEndDate,
    ratesFrom: costRates.map(({ fromDate }) => fromDate),
    today: dayAt(tx.now, expiryZone),
  });
  if (Object.keys(faults).length > 0) refuseFields(faults);
}
