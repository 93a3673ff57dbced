// Records that a refund of a draft was paid: when, in which way and under which reference, and the applicant is notified.

import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { payRefund, type RefundPaymentInput } from "../../../money/invoices/commands/pay-refund.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { saveDraftStatus, sendRefundPaid } from "../../drafts/public.ts";

export type RecordRefundPaymentInput = RefundPaymentInput & {
  id: string;
  version: number;
  refundId: string;
};

export async function recordRefundPayment(
  tx: Transaction,
  input: RecordRefundPaymentInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SETTLE_PAYMENT");
  const refund = draft.refunds.find(({ id }) => id === input.refundId);
  if (refund === undefined) refuse("REFUND_NOT_FOUND", { id: input.refundId });

  await payRefund(tx, refund, input);
  await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
  await sendRefundPaid(tx, draft.id, refund.id);
  return { draftId: draft.id };
}
