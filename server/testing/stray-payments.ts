// Card payments of the provider's books that nobody asked for in this form: another amount, another currency, another invoice.

import { randomUUID } from "node:crypto";
import { cents } from "@bondline/domain/money/money.ts";
import { applyPaymentEvent } from "../modules/invoices/payment-jobs.ts";
import type { ProviderPayment } from "../ports/card-payments/card-payments-port.ts";
import { runWork } from "../work/work.ts";
import { hostedPageOf, postEvent } from "./card-payer.ts";
import type { World } from "./world.ts";

export type Stray = Partial<Pick<ProviderPayment, "amountCents" | "currency" | "intentId" | "invoiceId">>;

/** A further payment in the provider's books, of the kind that the invoice's own would be but for what is stray. */
export async function aStrayPayment(world: World, invoiceId: string, stray: Stray): Promise<string> {
  const { payment } = await hostedPageOf(world, invoiceId);
  const id = `pay_${randomUUID().replaceAll("-", "")}`;
  await world.app.pool.query(
    `insert into sandbox_payment (id, version, state) select $2, 1, state || $3::jsonb from sandbox_payment where id = $1`,
    [
      payment.providerPaymentId,
      id,
      JSON.stringify({
        id,
        version: 1,
        status: "succeeded",
        method: "card",
        events: [],
        nextDeliveryAt: null,
        amountCents: String(stray.amountCents ?? payment.amountCents),
        currency: stray.currency ?? payment.currency,
        intentId: stray.intentId ?? payment.intentId,
        invoiceId: stray.invoiceId ?? payment.invoiceId,
      }),
    ],
  );
  return id;
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
  const [waiting] = await runWork(world.app, { system: "Set-up" }, (work) =>
    work.query<{ id: string }>(
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
