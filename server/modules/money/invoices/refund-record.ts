// Payments that did not match and refunds, as children of a draft.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type UnmatchedPaymentRow = Tables["unmatched_payment"];

export type RefundRow = Tables["refund"];

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
