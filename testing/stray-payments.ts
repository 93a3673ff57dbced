// Card payments of the provider's books that nobody asked for in this form: another amount, another currency, another invoice.

import { randomUUID } from "node:crypto";
import { cents } from "@bondline/domain/values/money/money.ts";
import { findInvoice } from "../server/modules/money/invoices/invoice-store.ts";
import { applyPaymentEvent } from "../server/modules/money/invoices/payment-jobs.ts";
import type { ProviderPayment } from "../server/ports/card-payments/card-payments-port.ts";
import { runTransaction } from "../server/transaction/transaction.ts";
import { postEvent } from "./card-payer.ts";
import type { World } from "./world.ts";

export type Stray = Partial<Pick<ProviderPayment, "amountCents" | "currency" | "intentId" | "invoiceId">>;

/** A further payment in the provider's books, of the kind that the invoice's own would be but for what is stray. */
export async function aStrayPayment(
  { app }: Pick<World, "app">,
  invoiceId: string,
  stray: Stray,
): Promise<string> {
  // Read from the invoice: one that was paid by deposit may never have had a page.
  const invoice = await runTransaction(app, { system: "Set-up" }, (tx) => findInvoice(tx, invoiceId));
  if (invoice === undefined) throw new Error(`There is no invoice ${invoiceId} to stray from.`);
  const payment = {
    id: `pay_${randomUUID().replaceAll("-", "")}`,
    version: 1,
    description: `Invoice ${invoice.invoiceNumber}`,
    returnUrl: app.settings.publicUrl,
    customerEmail: "",
    status: "succeeded",
    method: "card",
    failureReason: null,
    events: [],
    nextDeliveryAt: null,
    amountCents: String(stray.amountCents ?? invoice.totalCents),
    currency: stray.currency ?? "AUD",
    intentId: stray.intentId ?? invoiceId,
    invoiceId: stray.invoiceId ?? invoiceId,
  };
  await app.pool.query("insert into sandbox_payment (id, version, state) values ($1, 1, $2)", [
    payment.id,
    payment,
  ]);
  return payment.id;
}

/** The provider tells of it, and the event is applied as far as it can be; answers the event's id. */
export async function tellOf(world: World, providerPaymentId: string): Promise<string> {
  const payment = await world.app.ports.cardPayments.fetchPayment(providerPaymentId);
  if (payment === undefined) throw new Error("The sandbox knows no such payment.");
  const eventId = `evt_${randomUUID().replaceAll("-", "")}`;
  const facts = { amountCents: String(payment.amountCents), currency: payment.currency };
  const status = await postEvent(
    world,
    { payment, invoiceId: payment.invoiceId, hostedUrl: "" },
    { eventId, payment: facts },
  );
  if (status !== 200) throw new Error(`The event was answered ${status}.`);
  await applyPaymentEvent(world.app, { eventId, providerPaymentId });
  return eventId;
}

/** A payment of $100.00 that waits at the draft, and the input that owes it back. */
export async function aCallToSettle(
  world: World,
  { id, version, invoiceId }: { id: string; version: number; invoiceId: string },
) {
  await tellOf(world, await aStrayPayment(world, invoiceId, { amountCents: cents(10_000n) }));
  const [waiting] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>(
      "select id from unmatched_payment where draft_id = $1 and status = 'WAITING' order by id desc limit 1",
      [id],
    ),
  );
  return {
    id,
    version,
    unmatchedPaymentId: waiting?.id ?? "",
    decision: "REFUND_DUE",
    reason: "Paid for something else.",
  } as const;
}
