// Later periods of a draft that are paid by a card, as they are once it was saved at the provider; and one that was invoiced.

import type { AccountId, DraftId } from "@bondline/domain/ids.ts";
import { laterPeriodLine } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../server/app.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { accessDraftAsSystem } from "../../server/modules/drafts/drafts/draft-access.ts";
import { raiseChargedInvoice } from "../../server/modules/money/invoices/commands/raise-charged-invoice.ts";
import {
  findSubscription,
  insertPeriod,
  insertSubscription,
  saveSubscriptionActive,
} from "../../server/modules/money/subscriptions/subscription-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";

const STARTS = plainDate("2027-05-20");
const ENDS = plainDate("2027-11-20");

export async function aSubscriptionOn(app: App, { id }: { id: string }): Promise<string> {
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const draft = await accessDraftAsSystem(tx, id as DraftId);
    const subscriptionId = tx.newId();
    await insertSubscription(tx, draft, {
      id: subscriptionId,
      createdBy: idOf("person", "ada") as AccountId,
    });
    await saveSubscriptionActive(tx, subscriptionId, {
      customerId: "cus_of_a_builder",
      paymentMethodId: "pm_of_a_builder",
      kind: "card",
      lastDigits: "4242",
      currentPeriodEnd: STARTS,
    });
    return subscriptionId;
  });
}

export async function anInvoicedPeriodOn(app: App, { id }: { id: string }): Promise<void> {
  const subscriptionId = await aSubscriptionOn(app, { id });
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const draft = await accessDraftAsSystem(tx, id as DraftId);
    const subscription = await findSubscription(tx, subscriptionId);
    if (subscription === undefined) throw new Error("A subscription that was just made is not there.");
    const period = { startDate: STARTS, endDate: ENDS, amountCents: cents(100_000n) };
    const { invoiceId } = await raiseChargedInvoice(tx, draft, [laterPeriodLine(period)]);
    const { organisationId, draftId } = subscription;
    await insertPeriod(tx, { organisationId, draftId, subscriptionId }, { ...period, invoiceId });
  });
}
