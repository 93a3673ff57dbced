// Payments that did not match and refunds, as children of a draft.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { CardRefundFacts } from "@bondline/domain/money/invoices/card-refund.ts";
import type { DisputeStatus } from "@bondline/domain/money/invoices/payment-dispute.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type UnmatchedPaymentRow = Tables["unmatched_payment"];

/** With how the money had come that goes back, as far as the reader may know it. */
export type RefundRow = Tables["refund"] & {
  cameBy: CardRefundFacts["cameBy"];
  cameDate: PlainDate | null;
  isDisputed: boolean;
  /** Of the last dispute of its payment, to those who see disputes. */
  disputeStatus: DisputeStatus | null;
  /** Of a bank transfer, by one of the two. */
  isTransferWaiting: boolean;
  /** Two have to agree on its going back through the card provider, and the second has not said anything yet. */
  isAwaitingApproval: boolean;
};

/** With the number by which people know its invoice. */
export type OfInvoice<Row> = Row & { invoiceNumber: string };

export const WAITING_MONEY_KINDS = ["REFUND_DUE", "UNMATCHED_PAYMENT"] as const;
export type WaitingMoneyKind = (typeof WAITING_MONEY_KINDS)[number];

export type WaitingMoneyRow = {
  id: string;
  kind: WaitingMoneyKind;
  amountCents: Cents;
  currency: string;
  createdAt: Instant;
  draftId: DraftId;
  draftReferenceNumber: string;
  organisationName: string;
  invoiceNumber: string;
};
