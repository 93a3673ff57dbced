// A payer on the sandbox's hosted page, and a stranger who posts webhooks.

import { randomUUID } from "node:crypto";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { makeSandboxPaymentStore } from "../server/database/sandbox-payment-books.ts";
import { openHostedPayment } from "../server/modules/drafts/draft-payments/draft-payment-jobs.ts";
import type { ProviderPayment } from "../server/ports/card-payments/card-payments-port.ts";
import { makeSandboxPayments, type SandboxPayments } from "../server/ports/card-payments/sandbox-payments.ts";
import { SIGNATURE_HEADER } from "../server/ports/card-payments/stripe-events.ts";
import { signWebhook } from "../server/ports/card-payments/webhook-signature.ts";
import { epochSeconds } from "../server/ports/clock/epoch-seconds.ts";
import { untilJobsAreDone } from "./jobs-done.ts";
import type { World } from "./world.ts";

export type HostedInvoice = { invoiceId: string; hostedUrl: string; payment: ProviderPayment };

/** The invoice's page, opened now if the job has not come to it yet. */
export async function hostedPageOf({ app }: Pick<World, "app">, invoiceId: string): Promise<HostedInvoice> {
  await openHostedPayment(app, { invoiceId });
  const { rows } = await app.pool.query<{ id: string }>(
    "select id from sandbox_payment where state ->> 'invoiceId' = $1 and state ->> 'askedFor' <> '' order by state ->> 'createdAt' desc limit 1",
    [invoiceId],
  );
  const payment = await app.ports.cardPayments.fetchPayment(rows[0]?.id ?? "");
  if (payment === undefined) throw new Error("The sandbox knows no payment of this invoice.");
  return {
    invoiceId,
    payment,
    hostedUrl: `${app.settings.publicUrl}/sandbox/pay/${payment.providerPaymentId}`,
  };
}

/** On the page that was opened for a draft's later periods; answers the page's id. */
export async function saveMethodOf(
  { app }: Pick<World, "app">,
  draftId: string,
  typed: Record<string, string>,
): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    "select id from sandbox_payment where state ->> 'mode' = 'setup' and state ->> 'returnUrl' like '%' || $1 || '%' order by state ->> 'createdAt' desc, id limit 1",
    [draftId],
  );
  const pageId = rows[0]?.id ?? "";
  const action = "cardNumber" in typed ? "card" : "direct-debit";
  const body = new URLSearchParams(typed);
  await fetch(`${app.settings.publicUrl}/sandbox/pay/${pageId}/${action}`, {
    method: "POST",
    body,
    redirect: "manual",
  });
  return pageId;
}

/** The sandbox at work on the world's books, for what happens at a provider when nobody is at a page. */
export function providerOf({ app }: Pick<World, "app">): SandboxPayments {
  const { ports, publicUrl } = app.settings;
  const { secretKey, webhookSecrets } = ports.cardPayments;
  return makeSandboxPayments({
    publicUrl,
    secretKey,
    webhookSecrets,
    store: makeSandboxPaymentStore(app.pool),
    clock: app.ports.clock,
    log: app.log,
  });
}

/** Whatever the provider has to tell is told, and what the portal does about it is done. */
export async function untilPaymentsAreReported(world: Pick<World, "app" | "ownerUrl">): Promise<void> {
  for (;;) {
    await untilJobsAreDone(world.ownerUrl);
    await providerOf(world).deliverDue();
    const { rows } = await world.app.pool.query(
      `select 1 from sandbox_payment where next_delivery_at is not null limit 1`,
    );
    await untilJobsAreDone(world.ownerUrl);
    if (rows.length === 0) return;
  }
}

export const GOOD_CARD = { cardNumber: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
export const DECLINED_CARD = { ...GOOD_CARD, cardNumber: "4000 0000 0000 0002" };
/** It can be saved, and its charges are declined. */
export const CARD_DECLINED_LATER = { ...GOOD_CARD, cardNumber: "4000 0000 0000 0341" };
export const BANK_ACCOUNT = {
  accountName: "Harbour Civil Pty Ltd",
  bsb: "062-000",
  accountNumber: "12345678",
};

export async function pressOn(
  { hostedUrl }: HostedInvoice,
  action: "card" | "direct-debit" | "settle",
  fields: Record<string, string>,
): Promise<Response> {
  return await fetch(`${hostedUrl}/${action}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

export type WebhookOverrides = {
  eventId?: string;
  type?: string;
  account?: string;
  livemode?: boolean;
  /** What the event says of its object; whoever is told asks the provider about it. */
  object?: Record<string, unknown>;
  secret?: string;
  at?: Instant;
  /** Changes the bytes after they were signed. */
  tamper?: (body: string) => string;
  signature?: string;
};

/** Posts an event as the provider would, with whatever is wrong about it, and answers the status. */
export async function postEvent(
  { app }: Pick<World, "app">,
  { payment }: { payment: Pick<ProviderPayment, "providerPaymentId" | "intentId" | "invoiceId"> },
  overrides: WebhookOverrides = {},
): Promise<number> {
  const now = app.ports.clock.now();
  const body = JSON.stringify({
    id: overrides.eventId ?? `evt_${randomUUID()}`,
    object: "event",
    ...(overrides.account === undefined ? {} : { account: overrides.account }),
    api_version: "2026-10-28.endive",
    created: epochSeconds(now),
    livemode: overrides.livemode ?? false,
    type: overrides.type ?? "checkout.session.completed",
    data: {
      object: {
        id: payment.providerPaymentId,
        object: payment.providerPaymentId.startsWith("pi_") ? "payment_intent" : "checkout.session",
        metadata: { intentId: payment.intentId, invoiceId: payment.invoiceId },
        status: "complete",
        payment_status: "paid",
        ...overrides.object,
      },
    },
  });
  const secret = overrides.secret ?? app.settings.ports.cardPayments.webhookSecrets[0] ?? "";
  const answer = await fetch(`${app.settings.publicUrl}/webhooks/card-payments`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: overrides.signature ?? signWebhook(Buffer.from(body), secret, overrides.at ?? now),
    },
    body: overrides.tamper?.(body) ?? body,
  });
  return answer.status;
}
