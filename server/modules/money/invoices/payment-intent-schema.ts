// Payment intents in the contract: each time that an invoice was asked for by card or direct debit, and what confirms one.

import { DISPUTE_STATUSES } from "@bondline/domain/money/invoices/payment-dispute.ts";
import { PAYMENT_INTENT_STATUSES, PAYMENT_WAYS } from "@bondline/domain/money/invoices/payment-intent.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import type { ShownIntent } from "./invoice-record.ts";

const PaymentIntentStatusRef = enumOf("PaymentIntentStatus", PAYMENT_INTENT_STATUSES);
export const DisputeStatusRef = enumOf("PaymentDisputeStatus", DISPUTE_STATUSES);
const PaymentWayRef = enumOf("PaymentWay", PAYMENT_WAYS);

export const PaymentIntentRef = builder.objectRef<ShownIntent>("PaymentIntent").implement({
  fields: (t) => ({
    amount: t.field({ type: "Decimal", resolve: ({ amountCents }) => amountCents }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    disputeStatus: t.expose("disputeStatus", {
      type: DisputeStatusRef,
      nullable: true,
      description: "How the last dispute of it stands. Known to the provider's people alone.",
    }),
    evidenceDueAt: t.expose("evidenceDueAt", {
      type: "DateTime",
      nullable: true,
      description:
        "Until when the open dispute of it is to be answered. Known to the provider's people alone.",
    }),
    failureReason: t.exposeString("declinedBecause", { nullable: true }),
    id: t.exposeID("id"),
    isDisputed: t.exposeBoolean("isDisputed", {
      description: "The payer has asked the bank for the money back.",
    }),
    refundedAmount: t.field({
      description: "What the card provider has paid back of it.",
      type: "Decimal",
      resolve: ({ refundedCents }) => refundedCents,
    }),
    status: t.expose("status", { type: PaymentIntentStatusRef }),
    way: t.expose("way", { type: PaymentWayRef }),
  }),
});

/** By which a payer's own program confirms a payment at the card provider. */
export type IntentConfirmation = { id: string; clientSecret: string | null; paymentMethodId: string | null };

export const IntentConfirmationRef = builder.objectRef<IntentConfirmation>("InvoicePaymentIntent").implement({
  fields: (t) => ({
    clientSecret: t.exposeString("clientSecret", {
      description: "Null until a payment was tried.",
      nullable: true,
    }),
    id: t.exposeID("id"),
    paymentMethodId: t.exposeString("paymentMethodId", { nullable: true }),
  }),
});
