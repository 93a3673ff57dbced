// Writes one received payment to its invoice, which is paid once the payments reach its total; on a void one it is due back.

import { type Cents, cents } from "@bondline/domain/money/money.ts";
import type { PlainDate } from "@bondline/domain/time/plain-date.ts";
import type { Work } from "../../../work/work.ts";
import type { InvoiceRow } from "../invoice-record.ts";
import { findInvoice, insertPayment, insertRefund, savePaidAmount } from "../invoice-store.ts";

export type ReceivedPayment = {
  method: "CARD" | "DIRECT_DEBIT" | "DEPOSIT";
  amountCents: Cents;
  receivedDate: PlainDate;
  /** The provider's payment, which is recorded once; null for what staff record. */
  providerPaymentId: string | null;
  note: string | null;
};

export async function receivePayment(
  work: Work,
  invoice: Pick<InvoiceRow, "id" | "draftId" | "organisationId">,
  payment: ReceivedPayment,
): Promise<void> {
  await insertPayment(work, { id: work.newId(), invoice, ...payment });
  await savePaidAmount(work, invoice.id);
  const present = await findInvoice(work, invoice.id);
  // Money that was under way when the invoice was voided is not kept (ledger Q-003).
  if (present?.status === "void")
    await insertRefund(work, { id: work.newId(), invoice, amountCents: cents(present.paidCents) });
}
