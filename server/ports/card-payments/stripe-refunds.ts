// Money that goes back by Stripe to the card or account from which it came: once for each key, however late it is asked again.

import type Stripe from "stripe";
import { PaymentFault, type ProviderRefund, type RefundRequest } from "./card-payments-port.ts";
import type { AskStripe } from "./stripe-calls.ts";
import { idOf, isPageId, refundOf } from "./stripe-objects.ts";
import { toWire } from "./wire-amount.ts";

/** How many refunds of one payment are looked through for one that was made before. */
const REFUNDS_MAX = 100;

/** A key is forgotten after a day, and the work behind it is not: what was paid back before is looked for first. */
export async function refundOnce(
  ask: AskStripe,
  { refundKey, providerPaymentId, amountCents }: RefundRequest,
): Promise<ProviderRefund> {
  const payment_intent = await intentIdOf(ask, providerPaymentId);
  const { data } = await ask((stripe) => stripe.refunds.list({ payment_intent, limit: REFUNDS_MAX }));
  const before = data.find(({ metadata }) => metadata?.refundKey === refundKey);
  if (before !== undefined) return refundOf(before);
  const asked: Stripe.RefundCreateParams = {
    payment_intent,
    amount: toWire(amountCents),
    metadata: { refundKey },
  };
  return refundOf(await ask((stripe) => stripe.refunds.create(asked, { idempotencyKey: refundKey })));
}

async function intentIdOf(ask: AskStripe, providerPaymentId: string): Promise<string> {
  if (!isPageId(providerPaymentId)) return providerPaymentId;
  const { payment_intent } = await ask((stripe) => stripe.checkout.sessions.retrieve(providerPaymentId));
  const id = idOf(payment_intent);
  if (id === undefined)
    throw new PaymentFault(`Nothing was paid on the page ${providerPaymentId}.`, { retriable: false });
  return id;
}
