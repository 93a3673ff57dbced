// Takes back what two have agreed on of a refund by bank transfer, while nobody has recorded it as paid: it can go another way, or be approved anew.

import { REFUND_STATUS_TEXT } from "@bondline/domain/money/invoices/refund.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { takeBackTransfer } from "../../../money/invoices/commands/take-back-transfer.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { saveDraftStatus } from "../../drafts/public.ts";

export type TakeBackRefundTransferInput = { id: string; version: number; refundId: string };

export async function takeBackRefundTransfer(
  tx: Transaction,
  input: TakeBackRefundTransferInput,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_SETTLE_PAYMENT");
  requirePerson(tx.actor);
  const refund = draft.refunds.find(({ id }) => id === input.refundId);
  if (refund === undefined) refuse("REFUND_NOT_FOUND", { id: input.refundId });
  const { status, transferAgreedAt } = refund;
  if (status !== "DUE" || transferAgreedAt === null)
    refuse("INVALID_TRANSITION", {
      record: "refund",
      status: status === "DUE" ? "not approved" : REFUND_STATUS_TEXT[status],
      event: "take back",
    });
  await takeBackTransfer(tx, refund);
  await saveDraftStatus(tx, draft, draft.status, { statusChangedAt: draft.statusChangedAt });
  return { draftId: draft.id };
}
