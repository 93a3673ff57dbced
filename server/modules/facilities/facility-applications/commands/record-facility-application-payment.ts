// Records that the fee of an application was paid, in full.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { amount } from "@bondline/domain/values/fields/amount.ts";
import { wireDate } from "@bondline/domain/values/fields/date.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { formatAudShort } from "@bondline/domain/values/money/money.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessApplicationToChange } from "../application-access.ts";
import { saveApplicationStep } from "../save-application-step.ts";

export async function recordFacilityApplicationPayment(
  tx: Transaction,
  input: { id: string; version: number; amount: string; receivedDate: string },
): Promise<CommandResult> {
  const application = await accessApplicationToChange(tx, input, "CAN_RECORD_PAYMENT");
  const paid = requireFields(
    { amount: required(amount), receivedDate: required(wireDate) },
    { amount: input.amount, receivedDate: input.receivedDate },
  );
  if (paid.amount !== application.applicationFeeCents)
    refuseFields({ amount: `The application fee is ${formatAudShort(application.applicationFeeCents)}.` });
  return await saveApplicationStep(tx, application, {
    status: facilityApplicationStatusAfter(application.status, "recordPayment"),
    event: "feePaid",
    feePaidCents: paid.amount,
    feePaidDate: paid.receivedDate,
  });
}
