// What happens to stray card payments: the provider reports them, and staff are asked to settle them.

import { randomUUID } from "node:crypto";
import { cents } from "@bondline/domain/values/money/money.ts";
import { aStrayPayment } from "../server/demo/builders/stray-payment-builder.ts";
import { applyPaymentEvent } from "../server/modules/drafts/draft-payments/draft-payment-jobs.ts";
import { runTransaction } from "../server/transaction/transaction.ts";
import { postEvent } from "./card-payer.ts";
import type { World } from "./world.ts";

/** The provider reports it, and the event is applied as far as it can be; answers the event's id. */
export async function notifyOf(world: World, providerPaymentId: string): Promise<string> {
  const payment = await world.app.ports.cardPayments.fetchPayment(providerPaymentId);
  if (payment === undefined) throw new Error("The sandbox knows no such payment.");
  const eventId = `evt_${randomUUID().replaceAll("-", "")}`;
  const status = await postEvent(world, { payment }, { eventId });
  if (status !== 200) throw new Error(`The event was answered ${status}.`);
  await applyPaymentEvent(world.app, { eventId, providerPaymentId });
  return eventId;
}

/** A payment of $100.00 that waits at the draft, and the input that owes it back. */
export async function aCallToSettle(
  world: World,
  { id, version, invoiceId }: { id: string; version: number; invoiceId: string },
) {
  await notifyOf(world, await aStrayPayment(world, invoiceId, { amountCents: cents(10_000n) }));
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
