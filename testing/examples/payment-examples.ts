// One valid call of each operation on how later periods are paid, and on what confirms a payment.

import { callAs } from "../../server/demo/sessions.ts";
import { generateNewStripeSubscription } from "../../server/modules/money/subscriptions/commands/generate-new-stripe-subscription.ts";
import { anInvoicedPeriodOn } from "../builders/subscription-builder.ts";
import { hostedPageOf } from "../card-payer.ts";
import { untilJobsAreDone } from "../jobs-done.ts";
import type { Target } from "../personas.ts";
import type { World } from "../world.ts";
import type { Examples } from "./example.ts";

const versionOf = ({ draft }: Target) => ({ id: draft.id, version: draft.version });

export const PAYMENT_EXAMPLES: Examples = {
  Query: {
    invoicePaymentIntent: {
      on: "PENDING_PAYMENT",
      given: async ({ world, draft, organisationId }) => ({
        draftId: draft.id,
        organisationId,
        paymentIntentId: (await hostedPageOf(world, draft.invoiceId)).payment.intentId,
      }),
    },
  },
  Mutation: {
    generateNewStripeSubscription: {
      on: "ESTABLISHED",
      given: versionOf,
      writes: "Payment subscription INSERT",
    },
    cancelPaymentSubscription: {
      on: "ESTABLISHED",
      given: async ({ world, draft }) => await subscribed(world, draft),
      writes: "Payment subscription UPDATE",
    },
  },
  foreign: {
    paymentIntentId: async ({ world }) => {
      const { invoices } = await world.draft({ owner: "wesfarmers", status: "PENDING_PAYMENT" });
      return (await hostedPageOf(world, invoices[0]?.id ?? "")).payment.intentId;
    },
  },
  rows: async (world) => anInvoicedPeriodOn(world.app, await world.draft({ status: "ESTABLISHED" })),
};

/** The page on which a card is saved is a version of its own, which comes after the answer. */
async function subscribed({ app, ownerUrl }: World, { id, version }: { id: string; version: number }) {
  await callAs(app, "ada", generateNewStripeSubscription, { id, version });
  await untilJobsAreDone(ownerUrl);
  return { id, version: version + 2 };
}
