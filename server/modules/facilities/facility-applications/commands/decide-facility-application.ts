// What is decided on an application on its way: sent to a bank, answered by it, paid for, waived, declined or closed.

import { facilityApplicationStatusAfter } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { asSupplierId, isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { amount } from "@bondline/domain/values/fields/amount.ts";
import { wireDate } from "@bondline/domain/values/fields/date.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { formatAudShort } from "@bondline/domain/values/money/money.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireReason } from "../../../drafts/drafts/reason.ts";
import { accessSupplier } from "../../../money/fee-summaries/fee-summary-access.ts";
import { accessApplicationToChange } from "../application-access.ts";
import type { FacilityApplication } from "../application-record.ts";
import { type ApplicationStep, saveApplicationStatus } from "../application-store.ts";

type Version = { id: string; version: number };
type Reason = { reason?: string | null | undefined };
type Status = FacilityApplication["status"];

export async function sendFacilityApplicationToSupplier(
  tx: Transaction,
  input: Version & { supplierId: string },
): Promise<Answer> {
  const application = await accessApplicationToChange(tx, input, "CAN_SEND_TO_SUPPLIER");
  const supplier = isUuid(input.supplierId)
    ? await accessSupplier(tx, asSupplierId(input.supplierId))
    : undefined;
  if (supplier === undefined) refuseFields({ supplierId: "Choose one of the banks and insurers." });
  return await save(tx, application, facilityApplicationStatusAfter(application.status, "sendToSupplier"), {
    supplierId: asSupplierId(supplier.id),
    sentToSupplierAt: tx.now,
  });
}

export async function recordFacilityApplicationBankOutcome(
  tx: Transaction,
  input: Version & Reason & { isApproved: boolean },
): Promise<Answer> {
  const application = await accessApplicationToChange(tx, input, "CAN_RECORD_BANK_OUTCOME");
  const { status, applicationFeeCents } = application;
  if (input.isApproved)
    return await save(
      tx,
      application,
      facilityApplicationStatusAfter(status, "bankApproves", applicationFeeCents),
      {},
    );
  const decisionReason = requireReason(input.reason ?? "");
  const after = facilityApplicationStatusAfter(status, "bankDeclines");
  return await save(tx, application, after, { decisionReason, closedAt: tx.now });
}

export async function recordFacilityApplicationPayment(
  tx: Transaction,
  input: Version & { amount: string; receivedDate: string },
): Promise<Answer> {
  const application = await accessApplicationToChange(tx, input, "CAN_RECORD_PAYMENT");
  const paid = requireFields(
    { amount: required(amount), receivedDate: required(wireDate) },
    { amount: input.amount, receivedDate: input.receivedDate },
  );
  if (paid.amount !== application.applicationFeeCents)
    refuseFields({ amount: `The application fee is ${formatAudShort(application.applicationFeeCents)}.` });
  return await save(tx, application, facilityApplicationStatusAfter(application.status, "recordPayment"), {
    feePaidCents: paid.amount,
    feePaidDate: paid.receivedDate,
  });
}

/** Without the fee, for a reason that the history keeps. */
export async function approveFacilityApplication(tx: Transaction, input: Version & Reason): Promise<Answer> {
  const application = await accessApplicationToChange(tx, input, "CAN_APPROVE");
  const decisionReason = requireReason(input.reason ?? "");
  const after = facilityApplicationStatusAfter(application.status, "approve");
  return await save(tx, application, after, { decisionReason });
}

export async function rejectFacilityApplication(tx: Transaction, input: Version & Reason): Promise<Answer> {
  const application = await accessApplicationToChange(tx, input, "CAN_REJECT");
  const decisionReason = requireReason(input.reason ?? "");
  const after = facilityApplicationStatusAfter(application.status, "reject");
  return await save(tx, application, after, { decisionReason, closedAt: tx.now });
}

export async function closeFacilityApplication(tx: Transaction, input: Version & Reason): Promise<Answer> {
  const application = await accessApplicationToChange(tx, input, "CAN_CLOSE");
  const after = facilityApplicationStatusAfter(application.status, "close");
  return await save(tx, application, after, { closedAt: tx.now });
}

async function save(
  tx: Transaction,
  { id }: FacilityApplication,
  status: Status,
  step: ApplicationStep,
): Promise<Answer> {
  await saveApplicationStatus(tx, id, status, step);
  return { applicationId: id };
}
