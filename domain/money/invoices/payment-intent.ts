// Each time that an invoice's amount was asked for by card or direct debit: in which way, and how it stands.

export const PAYMENT_INTENT_STATUS_TEXT = {
  requires_payment_method: "Payment due",
  requires_action: "To be confirmed with the bank",
  processing: "Payment in progress",
  succeeded: "Paid",
  canceled: "Closed",
} as const;
