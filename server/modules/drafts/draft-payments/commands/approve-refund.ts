// Approves that a refund of a draft is paid by bank transfer, to which account and as a whole; done once a second person confirms it.

import { waitsForDispute } from "@bondline/domain/money/invoices/disputed-refund.ts";
import {
  isRefundDue,
  REFUND_STATUS_TEXT,
  REFUND_TRANSFER_FIELDS,
} from "@bondline/domain/money/invoices/refund.ts";
import { formatMoney } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { agreeOnTransfer } from "../../../money/invoices/commands/agree-on-transfer.ts";
import { type StepApproval, waitsForSecondPerson } from "../../../office/step-approvals/public.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import type { Draft } from "../../drafts/public.ts";
import { saveDraftStatus } from "../../drafts/public.ts";

export type ApproveRefundInput = { id: string; version: number; refundId: string; paidTo: string };

export async function approveRefund(
  tx: Transaction,
  input: ApproveRefundInput,
  confirmed?: StepApproval,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SETTLE_PAYMENT");
  requirePerson(tx.actor);
  const refund = draft.refunds.find(({ id }) => id === input.refundId);
  if (refund === undefined) refuse("REFUND_NOT_FOUND", { id: input.refundId });
  const { id, status, transferAgreedAt, amountCents, currency, organisationId } = refund;
  if (!isRefundDue(refund) || transferAgreedAt !== null)
    refuse("INVALID_TRANSITION", {
      record: "refund",
      status: isRefundDue(refund) ? "Approved" : REFUND_STATUS_TEXT[status],
      event: "approve",
    });
  if (refund.isAwaitingApproval) refuse("CHANGE_WAITING");
  if (waitsForDispute(refund)) refuse("REFUND_DISPUTED");
  const { paidTo } = requireFields(REFUND_TRANSFER_FIELDS, { paidTo: input.paidTo });
  const step = {
    step: "REFUND_TRANSFER" as const,
    product: "",
    amountCents,
    currency,
    record: { id, organisationId, referenceNumber: draft.referenceNumber },
    given: {
      amount: formatMoney(amountCents, currency),
      invoice: invoiceOf(draft, refund),
      paidTo,
      account: accountOf(draft),
    },
  };
  if (await waitsForSecondPerson(tx, step, confirmed)) return { draftId: draft.id };

  await agreeOnTransfer(tx, refund, paidTo);
  await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
  return { draftId: draft.id };
}

function invoiceOf({ invoices }: Draft, { invoiceId }: { invoiceId: string }): string | null {
  return invoices.find(({ id }) => id === invoiceId)?.invoiceNumber ?? null;
}

/** As the desk sees it, by the last digits; a second person compares what was entered with it. */
function accountOf({ refundAccountName, refundAccountNumberLast, refundBsb }: Draft): string {
  if (refundAccountName === null || refundAccountNumberLast === null || refundBsb === null) return "None";
  return `${refundAccountName}, BSB ${formatBsb(refundBsb)}, account ••• ${refundAccountNumberLast}`;
}
