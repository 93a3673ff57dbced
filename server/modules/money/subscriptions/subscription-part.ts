// By what the later periods of a draft's guarantee are paid, as a part of the draft.

import type { SubscriptionStatus } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { draftPart } from "../../../record-parts.ts";
import type { Draft } from "../../drafts/drafts/public.ts";

/** An open invoice of a period whose charge was declined makes it past due; one that was never to be charged does not. */
const IS_PAST_DUE = `exists (select 1 from subscription_period p join invoice i on i.id = p.invoice_id
    where p.subscription_id = s.id and i.status = 'open' and i.payment_status = 'requires_payment_method')`;

export const SUBSCRIPTION_OF_DRAFT = draftPart({
  readers: "payments",
  inHistory: ["Invoiced period", "Payment subscription"],
  reads: {
    paymentSubscription: `(select to_jsonb(s) - 'customer_id' - 'payment_method_id' || jsonb_build_object('is_past_due', ${IS_PAST_DUE})
      from payment_subscription s where s.draft_id = d.id and s.status <> 'canceled') as payment_subscription`,
  },
  fields: {
    currentPeriodEnd: ["facts", "paymentSubscription"],
    paymentSubscriptionId: ["facts", "paymentSubscription"],
    paymentSubscriptionStatus: ["facts", "paymentSubscription"],
  },
});

export type SubscriptionRow = Tables["payment_subscription"];
export type SubscriptionOfDraft = Omit<SubscriptionRow, "customerId" | "paymentMethodId"> & {
  isPastDue: boolean;
};

export function subscriptionOf(draft: Draft): SubscriptionOfDraft | null {
  return (draft as Draft & { paymentSubscription: SubscriptionOfDraft | null }).paymentSubscription;
}

export function statusOf({ status, isPastDue }: SubscriptionOfDraft): SubscriptionStatus {
  return status === "active" && isPastDue ? "past_due" : status;
}
