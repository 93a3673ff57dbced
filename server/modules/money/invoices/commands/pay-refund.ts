// Writes down that a refund was paid, as a whole: the money itself went in the books of the bank or of the card provider.

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
  const { paidDate, method, reference, note } = input;
  const days = { dueDate: dayAt(refund.createdAt, DEFAULT_ZONE), today: dayAt(tx.now, DEFAULT_ZONE) };
  const payment = requireFields(refundPaymentFields(days), { paidDate, method, reference, note });
  await lockInvoice(tx, refund.invoiceId);
  await saveRefundPaid(tx, refund.id, { ...payment, by });
}
