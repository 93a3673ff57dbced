// The provider's books as people read them: what each kind of movement and each account is called.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const BOOK_MOVE_TEXT = {
  APPLIED: "Unmatched payment accepted",
  CAME_UNMATCHED: "Payment that does not match",
  CREDITED: "Credit note",
  DISPUTED: "Payment disputed",
  DISPUTE_FEE: "Fee of a dispute",
  DISPUTE_LOST: "Dispute lost",
  DISPUTE_WON: "Dispute won",
  EARNED: "Earned by a referrer",
  ISSUED: "Invoice",
  PAID_BACK: "Refund paid",
  PAID_OUT: "Payout to a referrer",
  RECEIVED: "Payment",
  REFUND_DUE: "Refund due",
  RETURNED: "Security money returned",
  SECURED: "Security money held",
  TAKEN_BACK: "Taken back",
} as const;
export type BookMoveKind = keyof typeof BOOK_MOVE_TEXT;
export const BOOK_MOVE_KINDS = codesIn(BOOK_MOVE_TEXT);

export const BOOK_ACCOUNT_TEXT = {
  BANK: "Bank",
  CARD_CLEARING: "Card provider",
  DISCOUNTS: "Discounts",
  DISPUTED: "Payments in dispute",
  DISPUTE_COSTS: "Costs of disputes",
  FEES_INPUT_TAXED: "Fees, input taxed",
  FEES_OUT_OF_SCOPE: "Fees, not subject to GST",
  FEES_TAXED: "Fees, taxed",
  GST: "GST",
  RECEIVABLE: "Owed by clients",
  REFERRALS_PAYABLE: "Owed to referrers",
  REFERRAL_COSTS: "Referral costs",
  REFERRAL_DISCOUNTS: "Referral discounts",
  REFUNDS_DUE: "Refunds due",
  SECURITY_BANK: "Security money in the bank",
  SECURITY_HELD: "Security money held",
  UNMATCHED: "Payments that do not match",
} as const;
export type BookAccount = keyof typeof BOOK_ACCOUNT_TEXT;
export const BOOK_ACCOUNTS = codesIn(BOOK_ACCOUNT_TEXT);
