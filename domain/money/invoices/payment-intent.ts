// Each time that an invoice's amount was asked for by card or direct debit: in which way, and how it stands.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const PAYMENT_INTENT_STATUS_TEXT = {
  requires_payment_method: "Payment due",
  requires_action: "To be confirmed with the bank",
  processing: "Payment in progress",
  succeeded: "Paid",
  canceled: "Closed",
} as const;
export const PAYMENT_INTENT_STATUSES = codesIn(PAYMENT_INTENT_STATUS_TEXT);

/** On a page, or of what the payer has saved for later periods. */
export const PAYMENT_WAYS = ["PAGE", "SAVED_METHOD"] as const;
