// Writes one received payment to its invoice, which is paid once the payments reach its total.

import type { Cents } from "@bondline/domain/money/money.ts";
import type { PlainDate } from "@bondline/domain/time/plain-date.ts";
import type { Work } from "../../../work/work.ts";
import type { InvoiceRow } from "../invoice-record.ts";
import { insertPayment, savePaidAmount } from "../invoice-store.ts";

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
}
