// Decides about a card payment that did not match its invoice: staff accept it, owe it back, or dismiss it, each with a reason.

import {
  UNMATCHED_PAYMENT_STATUS_TEXT,
  type UnmatchedPaymentDecision,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { requireReason } from "@bondline/domain/reason.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { decideUnmatchedPayment } from "../../../money/invoices/commands/decide-unmatched-payment.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { settleDraftPayment } from "./settle-draft-payment.ts";

export type SettleUnmatchedPaymentInput = {
  id: string;
  version: number;
  unmatchedPaymentId: string;
  decision: UnmatchedPaymentDecision;
  reason: string;
};

export async function settleUnmatchedPayment(
  tx: Transaction,
  input: SettleUnmatchedPaymentInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SETTLE_PAYMENT");
  const payment = draft.unmatchedPayments.find(({ id }) => id === input.unmatchedPaymentId);
  if (payment === undefined) refuse("PAYMENT_NOT_FOUND", { id: input.unmatchedPaymentId });
  if (payment.status !== "WAITING")
    refuse("INVALID_TRANSITION", {
      record: "payment",
      status: UNMATCHED_PAYMENT_STATUS_TEXT[payment.status],
      event: "settle",
    });
  const reason = requireReason(input.reason);

  await decideUnmatchedPayment(tx, { draft, payment, decision: input.decision, reason });
  await settleDraftPayment(tx, draft);
  return { draftId: draft.id };
}
