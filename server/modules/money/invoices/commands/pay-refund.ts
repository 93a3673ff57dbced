// Writes down that a refund was paid by bank transfer, as a whole and as two have agreed: the money itself went in the books of the bank.

import { CARD_REFUND_DENIALS } from "@bondline/domain/money/invoices/card-refund.ts";
import {
  REFUND_STATUS_TEXT,
  refundPaymentFields,
  refundStatusAfterPayment,
} from "@bondline/domain/money/invoices/refund.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { lockInvoice } from "../invoice-store.ts";
import type { RefundRow } from "../refund-record.ts";
import { saveRefundPaid } from "../refund-store.ts";

export type RefundPaymentInput = {
  paidDate: string;
  method: string;
  reference: string;
  note?: string | null | undefined;
};

/** Called with the draft locked. */
export async function payRefund(tx: Transaction, refund: RefundRow, input: RefundPaymentInput) {
  const by = requirePerson(tx.actor).accountId;
  if (refundStatusAfterPayment(refund.status) === undefined)
    refuse("INVALID_TRANSITION", {
      record: "refund",
      status: REFUND_STATUS_TEXT[refund.status],
      event: "pay",
    });
  // What goes back to a card is paid by the provider's word alone, once two have agreed there.
  if (input.method === "CARD_PROVIDER")
    refuse("CARD_REFUND_REFUSED", { reason: CARD_REFUND_DENIALS["by-hand"] });
  if (refund.transferAgreedAt === null) refuse("REFUND_NOT_APPROVED");
  const { paidDate, method, reference, note } = input;
  const days = { dueDate: dayAt(refund.createdAt, DEFAULT_ZONE), today: dayAt(tx.now, DEFAULT_ZONE) };
  const payment = requireFields(refundPaymentFields(days), { paidDate, method, reference, note });
  await lockInvoice(tx, refund.invoiceId);
  await saveRefundPaid(tx, refund.id, { ...payment, by });
}
