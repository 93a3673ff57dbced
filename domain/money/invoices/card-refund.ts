// A refund that goes back through the card provider: whether it may, what two people look at, and what becomes of it by the provider's word.

import { allowed, type Decision, denied } from "../../decision.ts";
import { choiceField, fieldsOf, textField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import type { Instant } from "../../values/time/instant.ts";
import { addDays, type PlainDate } from "../../values/time/plain-date.ts";
import { REFUND_REASON_TEXT, type RefundStatus } from "./refund.ts";

export const CARD_REFUND_FIELDS = fieldsOf({
  amount: textField("Amount", LENGTHS.name),
  reason: choiceField("Why it is due", REFUND_REASON_TEXT),
  invoiceNumber: textField("Invoice", LENGTHS.name),
  organisationName: textField("Organisation", LENGTHS.name),
});

/** The provider gives a debit back within 90 days of it, and not after. */
const DEBIT_REFUND_DAYS = 90;

export type CardRefundFacts = {
  status: RefundStatus;
  /** By which way the money came; null where that is not the reader's to know. */
  cameBy: "CARD" | "DEPOSIT" | "DIRECT_DEBIT" | null;
  cameDate: PlainDate | null;
  /** The payer has asked the bank for it, which may give it back already. */
  isDisputed: boolean;
  /** A first person has approved that it is paid by bank transfer, and the second has not said anything yet. */
  isTransferWaiting: boolean;
  /** Since when two have agreed on that. */
  transferAgreedAt: Instant | null;
};

export const CARD_REFUND_DENIALS = {
  "not-due": "This refund is not due any more.",
  "not-by-card": "This money did not come through the card provider. Pay it by bank transfer.",
  "by-hand": "What goes back to a card is not recorded by hand. Ask for approval to pay it back there.",
  "transfer-waits": "Someone has approved to pay it by bank transfer. Decide about that first.",
  "by-transfer": "Two people have approved to pay it by bank transfer. Take that back first.",
  disputed: "The payer has asked the bank for this money. Wait until that is decided.",
  "too-late": `A direct debit can be given back within ${DEBIT_REFUND_DAYS} days. Pay it by bank transfer.`,
} as const;
type CardRefundDenial = keyof typeof CARD_REFUND_DENIALS;

export function decideCardRefund(
  { status, cameBy, cameDate, isDisputed, isTransferWaiting, transferAgreedAt }: CardRefundFacts,
  today: PlainDate,
): Decision<CardRefundDenial> {
  if (status !== "DUE") return denied("not-due");
  if (cameDate === null || (cameBy !== "CARD" && cameBy !== "DIRECT_DEBIT")) return denied("not-by-card");
  if (isTransferWaiting) return denied("transfer-waits");
  if (transferAgreedAt !== null) return denied("by-transfer");
  if (isDisputed) return denied("disputed");
  const isLate = cameBy === "DIRECT_DEBIT" && today > addDays(cameDate, DEBIT_REFUND_DAYS);
  return isLate ? denied("too-late") : allowed;
}

export type RefundAnswer = "pending" | "succeeded" | "failed";

/** What had gone back may come back to us days later, and is due again then. */
const AFTER_ANSWER: Record<RefundStatus, Partial<Record<RefundAnswer, RefundStatus>>> = {
  DUE: {},
  SENT: { succeeded: "PAID", failed: "DUE" },
  PAID: { failed: "DUE" },
};

/** Undefined where nothing changes. */
export function refundStatusAfterAnswer(
  status: RefundStatus,
  answer: RefundAnswer,
): RefundStatus | undefined {
  return AFTER_ANSWER[status][answer];
}
