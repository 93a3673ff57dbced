// What is charged again and again in the contract, the same for a document and on a facility.

import { FEE_TYPES, SINGLE_PAYMENT_DUE } from "@bondline/domain/money/fees/fee-schedule.ts";
import { RECURRING_COST_FIELDS } from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { enumOf } from "../../../graphql/builder.ts";

export const RecurringFeeTypeRef = enumOf("RecurringFeeType", FEE_TYPES);
const SinglePaymentDueRef = enumOf("SinglePaymentDue", SINGLE_PAYMENT_DUE);

type CostRow = Tables["document_cost"] & Tables["facility_cost"];

export const RECURRING_COST_COLUMNS = columnsFor<CostRow>()(RECURRING_COST_FIELDS, {
  recurringMinimumAnnualCost: "recurringMinimumAnnualCents",
});

/** An agreement that is recorded always has the two. */
export const RECURRING_COST_OUTPUT = {
  columns: RECURRING_COST_COLUMNS,
  enums: { recurringFeeType: RecurringFeeTypeRef, recurringSinglePayment: SinglePaymentDueRef },
  always: ["recurringFeeType", "recurringCostFrequency"],
} as const;
