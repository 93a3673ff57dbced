// The calls of the contract about how later periods are paid, and the commands that they run.

import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { DraftPayloadRef } from "../../drafts/drafts/public.ts";
import { cancelPaymentSubscription } from "./commands/cancel-payment-subscription.ts";
import { generateNewStripeSubscription } from "./commands/generate-new-stripe-subscription.ts";

const PaymentSubscriptionInputRef = versionedInput("PaymentSubscriptionInput", () => ({}));

mutation("generateNewStripeSubscription", {
  whileActing: "MONEY",
  input: PaymentSubscriptionInputRef,
  payload: DraftPayloadRef,
  run: generateNewStripeSubscription,
});

mutation("cancelPaymentSubscription", {
  whileActing: "MONEY",
  input: PaymentSubscriptionInputRef,
  payload: DraftPayloadRef,
  run: cancelPaymentSubscription,
});
