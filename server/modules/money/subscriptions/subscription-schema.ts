// By what later periods are paid, in the contract: on the draft, for whoever sees its payments.

import { SUBSCRIPTION_STATUSES } from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import type { Context } from "../../../graphql/context.ts";
import { setsUpLaterPayments } from "../../drafts/drafts/draft-access.ts";
import { type Draft, DraftRef, readsPart } from "../../drafts/drafts/public.ts";
import {
  SUBSCRIPTION_OF_DRAFT,
  type SubscriptionOfDraft,
  statusOf,
  subscriptionOf,
} from "./subscription-part.ts";

const SubscriptionStatusRef = enumOf("PaymentSubscriptionStatus", SUBSCRIPTION_STATUSES);
const SavedMethodRef = enumOf("SavedPaymentMethod", ["CARD", "DIRECT_DEBIT"] as const);

type Shown = SubscriptionOfDraft & { mayUsePage: boolean };

const PaymentSubscriptionRef = builder.objectRef<Shown>("PaymentSubscription").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    currentPeriodEnd: t.expose("currentPeriodEnd", {
      description: "The first day that is not paid for: what begins then is charged on it.",
      nullable: true,
      type: "Date",
    }),
    hostedUrl: t.string({
      description:
        "The page on which a card or a bank account is saved, for who may; null once it is, and until the page is open.",
      nullable: true,
      resolve: ({ hostedUrl, mayUsePage }) => (mayUsePage ? hostedUrl : null),
    }),
    id: t.exposeID("id"),
    lastDigits: t.exposeString("lastDigits", { nullable: true }),
    method: t.expose("method", { nullable: true, type: SavedMethodRef }),
    status: t.field({ type: SubscriptionStatusRef, resolve: statusOf }),
  }),
});

builder.objectFields(DraftRef, (t) => ({
  currentPeriodEnd: t.field({
    nullable: true,
    resolve: async (draft, _args, context) => (await shown(draft, context))?.currentPeriodEnd ?? null,
    type: "Date",
  }),
  paymentSubscription: t.field({
    description: "By what later periods are paid by themselves; null where they are not.",
    nullable: true,
    resolve: (draft, _args, context) => shown(draft, context),
    type: PaymentSubscriptionRef,
  }),
  paymentSubscriptionId: t.id({
    nullable: true,
    resolve: async (draft, _args, context) => (await shown(draft, context))?.id ?? null,
  }),
  paymentSubscriptionStatus: t.field({
    nullable: true,
    resolve: async (draft, _args, context) => {
      const subscription = await shown(draft, context);
      return subscription && statusOf(subscription);
    },
    type: SubscriptionStatusRef,
  }),
}));

async function shown(draft: Draft, context: Context): Promise<Shown | null> {
  const subscription = subscriptionOf(draft);
  const { actor } = await context.read();
  if (subscription === null || !readsPart(actor, draft, SUBSCRIPTION_OF_DRAFT)) return null;
  return { ...subscription, mayUsePage: setsUpLaterPayments(actor, draft) };
}
