// Card payments by Stripe: Checkout pages for cards and BECS debits, and charges of what a payer has saved. The sandbox speaks the same wire.

import { HOSTED_CENTS_MAX } from "@bondline/domain/money/invoices/invoice.ts";
import { instantFromMilliseconds } from "@bondline/domain/values/time/instant.ts";
import type Stripe from "stripe";
import {
  type CardPaymentsPort,
  type ChargeRequest,
  type HostedPage,
  type HostedPaymentRequest,
  PaymentFault,
  type ProviderPayment,
} from "./card-payments-port.ts";
import { type AskStripe, factsOf, found, makeAskStripe, type StripeOptions } from "./stripe-calls.ts";
import { verifyStripeWebhook } from "./stripe-events.ts";
import {
  INTENT_EXPANDED,
  intentOf,
  isDisputedIn,
  isPageId,
  METHOD_PAGE_EXPANDED,
  methodPageOf,
  PAGE_EXPANDED,
  paymentOfIntent,
  paymentOfPage,
  refundOf,
} from "./stripe-objects.ts";
import { refundOnce } from "./stripe-refunds.ts";
import { toWire } from "./wire-amount.ts";

const METHOD_TYPES: Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType[] = [
  "card",
  "au_becs_debit",
];
/** How many charges of one customer are looked through for one that was made before. */
const CHARGES_MAX = 100;

export function makeStripePayments(options: StripeOptions): CardPaymentsPort {
  const ask = makeAskStripe(options);
  return {
    createHostedPayment: (request) => openPage(ask, options, request),
    fetchPayment: (id) => fetchPayment(ask, id),
    voidPayment: (id) => voidPayment(ask, options, id),
    refundPayment: (request) => refundOnce(ask, request),
    fetchRefund: async (id) => {
      const refund = await found(ask, (stripe) => stripe.refunds.retrieve(id));
      return refund && refundOf(refund);
    },
    chargeSavedMethod: (request) => chargeOnce(ask, request),
    openMethodPage: async ({ intentId, returnUrl, customerEmail }) =>
      pageOf(
        await ask((stripe) =>
          stripe.checkout.sessions.create(
            {
              mode: "setup",
              currency: "aud",
              customer_creation: "always",
              allowed_payment_method_types: METHOD_TYPES,
              success_url: returnUrl,
              cancel_url: returnUrl,
              ...(customerEmail === "" ? {} : { customer_email: customerEmail }),
              metadata: { intentId },
            },
            { idempotencyKey: intentId },
          ),
        ),
      ),
    fetchMethodPage: async (pageId) => {
      const session = await found(ask, (stripe) =>
        stripe.checkout.sessions.retrieve(pageId, { expand: METHOD_PAGE_EXPANDED }),
      );
      return session && methodPageOf(session);
    },
    forgetMethod: async (id) => void (await found(ask, (stripe) => stripe.paymentMethods.detach(id))),
    verifyWebhook: (rawBody, headers, now) => verifyStripeWebhook(options, rawBody, { headers, now }),
  };
}

async function openPage(
  ask: AskStripe,
  { name }: StripeOptions,
  request: HostedPaymentRequest,
): Promise<HostedPage> {
  if (request.amountCents <= 0n || request.amountCents > HOSTED_CENTS_MAX)
    throw new PaymentFault(`${name} takes no payment of so much.`, { retriable: false });
  const { intentId, invoiceId, description, returnUrl, customerEmail } = request;
  const metadata = { intentId, invoiceId };
  const session = await ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "payment",
        allowed_payment_method_types: METHOD_TYPES,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: "aud",
              unit_amount: toWire(request.amountCents),
              product_data: { name: description },
            },
          },
        ],
        client_reference_id: invoiceId,
        success_url: returnUrl,
        cancel_url: returnUrl,
        ...(customerEmail === "" ? {} : { customer_email: customerEmail }),
        metadata,
        payment_intent_data: { description, metadata },
      },
      { idempotencyKey: intentId },
    ),
  );
  return pageOf(session);
}

function pageOf({ id, url, expires_at }: Stripe.Checkout.Session): HostedPage {
  return { providerPaymentId: id, hostedUrl: url ?? "", until: instantFromMilliseconds(expires_at * 1000) };
}

/** By the page's id or the intent's: an intent that was paid on a page is known by the page. */
async function fetchPayment(ask: AskStripe, id: string): Promise<ProviderPayment | undefined> {
  if (isPageId(id)) return await fetchPagePayment(ask, id);
  const intent = await found(ask, (stripe) =>
    stripe.paymentIntents.retrieve(id, { expand: INTENT_EXPANDED }),
  );
  if (intent === undefined) return undefined;
  const { data } = await ask((stripe) =>
    stripe.checkout.sessions.list({ payment_intent: intent.id, limit: 1 }),
  );
  if (data[0] !== undefined) return await fetchPagePayment(ask, data[0].id);
  return paymentOfIntent(intent, await disputesOf(ask, intent));
}

async function fetchPagePayment(ask: AskStripe, id: string): Promise<ProviderPayment | undefined> {
  const session = await found(ask, (stripe) =>
    stripe.checkout.sessions.retrieve(id, { expand: PAGE_EXPANDED }),
  );
  return session && paymentOfPage(session, await disputesOf(ask, intentOf(session)));
}

/** A charge says for ever that it was disputed; its disputes say how that ended. */
async function disputesOf(
  ask: AskStripe,
  intent: Stripe.PaymentIntent | undefined,
): Promise<readonly Stripe.Dispute[]> {
  if (intent === undefined || !isDisputedIn(intent)) return [];
  return (await ask((stripe) => stripe.disputes.list({ payment_intent: intent.id, limit: 10 }))).data;
}

async function voidPayment(ask: AskStripe, { name }: StripeOptions, id: string): Promise<void> {
  try {
    await ask(async (stripe) => {
      if (isPageId(id)) await stripe.checkout.sessions.expire(id);
      else await stripe.paymentIntents.cancel(id);
    });
  } catch (thrown) {
    if (!(thrown instanceof PaymentFault) || thrown.retriable) throw thrown;
    const payment = await fetchPayment(ask, id);
    if (payment?.status === "canceled") return;
    const isOver = payment?.status === "requires_payment_method" && payment.page === "over";
    if (isOver) return;
    throw new PaymentFault(`${name} does not stop this payment any more.`, { retriable: false });
  }
}

/** A key is forgotten after a day, and the work behind it is not: what was charged before is looked for first. */
async function chargeOnce(ask: AskStripe, request: ChargeRequest): Promise<ProviderPayment> {
  const { intentId, invoiceId, customerId: customer, paymentMethodId } = request;
  const { data } = await ask((stripe) => stripe.paymentIntents.list({ customer, limit: CHARGES_MAX }));
  const before = data.find(({ metadata }) => metadata.intentId === intentId);
  const id = before?.id ?? (await ask((stripe) => charge(stripe, request, { intentId, invoiceId }))).id;
  const payment = await fetchPayment(ask, id);
  if (payment === undefined)
    throw new PaymentFault(`The charge of ${paymentMethodId} is not there.`, { retriable: true });
  return payment;
}

async function charge(
  stripe: Stripe,
  { customerId: customer, paymentMethodId, amountCents, description, intentId }: ChargeRequest,
  metadata: Stripe.MetadataParam,
): Promise<{ id: string }> {
  try {
    return await stripe.paymentIntents.create(
      {
        amount: toWire(amountCents),
        currency: "aud",
        customer,
        payment_method: paymentMethodId,
        allowed_payment_method_types: METHOD_TYPES,
        off_session: true,
        confirm: true,
        description,
        metadata,
      },
      { idempotencyKey: intentId },
    );
  } catch (thrown) {
    // Declined is an outcome: the intent is there and says why.
    const { payment_intent: declined } = thrown as Partial<Stripe.errors.StripeError>;
    if (factsOf(thrown).status === 402 && declined !== undefined) return declined;
    throw thrown;
  }
}
