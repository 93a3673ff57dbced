// Records what the card provider says of the disputes of a payment, from which the books follow.

import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { ProviderPayment } from "../../../../ports/card-payments/card-payments-port.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { LockedInvoice } from "../invoice-store.ts";
import { findDispute, insertDispute, saveDispute } from "../payment-dispute-store.ts";

type DisputedPayment = Pick<ProviderPayment, "currency" | "disputes" | "providerPaymentId">;

export async function recordDisputes(
  tx: Transaction,
  invoice: LockedInvoice,
  { disputes, providerPaymentId, currency }: DisputedPayment,
): Promise<void> {
  const today = dayAt(tx.now, DEFAULT_ZONE);
  for (const dispute of disputes) {
    const before = await findDispute(tx, dispute.providerDisputeId);
    if (before === undefined)
      await insertDispute(tx, invoice, { dispute, providerPaymentId, currency, today });
    else await saveDispute(tx, before, { dispute, today });
  }
}
