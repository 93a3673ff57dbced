// Keeps by which name the provider knows a charge, and has its outcome applied as one of its events would have.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { saveIntentProvider } from "../payment-intent-store.ts";

/** Called with the draft locked. */
export async function saveIntentAsked(tx: Transaction, intentId: string, providerPaymentId: string) {
  await saveIntentProvider(tx, intentId, providerPaymentId);
  const eventId = `charge ${intentId}`;
  await tx.enqueue("apply-payment-event", { eventId, providerPaymentId }, { key: `outcome of ${eventId}` });
}
