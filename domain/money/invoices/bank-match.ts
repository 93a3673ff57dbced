// How a deposit at the bank stands to the invoice that it pays.

import type { Cents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { type InvoiceStatus, isPayable } from "./invoice.ts";

export const BANK_MATCH_TEXT = {
  EXACT: "Pays the invoice in full",
  PART: "Pays a part of the invoice",
  OVER: "Pays more than is open; the rest is owed back",
  LATE: "Nothing is open; all of it is owed back",
  RECORDED: "Recorded by hand before; tied to this line",
} as const;
export type BankMatch = keyof typeof BANK_MATCH_TEXT;
export const BANK_MATCHES = codesIn(BANK_MATCH_TEXT);

type MatchedInvoice = { readonly status: InvoiceStatus; readonly openCents: Cents };

/** Against what is open at that moment: lines before it that pay the same invoice count first. */
export function bankMatchOf({ status, openCents }: MatchedInvoice, amountCents: Cents): BankMatch {
  if (!isPayable(status) || openCents <= 0n) return "LATE";
  if (amountCents === openCents) return "EXACT";
  return amountCents < openCents ? "PART" : "OVER";
}

/** How far the day that staff wrote down may lie from the bank's own. */
export const RECORDED_DAYS = 7;

type Followed = {
  /** It is the only money of the invoice that anything has followed from. */
  readonly othersRefunded: boolean;
  readonly isRefundUnderWay: boolean;
  /** That it is paid back by bank transfer: by one of two, or by both. */
  readonly refundApproval: "WAITING" | "AGREED" | null;
  readonly isOfLaterPeriod: boolean;
};
type DepositFacts = Followed & {
  readonly isPaid: boolean;
  /** Without it. */
  readonly isStillCovered: boolean;
};

const APPROVED_BACK = {
  WAITING: "Someone has approved to pay it back. Decide about that first.",
  AGREED: "Two people have approved to pay it back. Take that back first.",
} as const;

/** Why a deposit is not taken out of its invoice any more; undefined where nothing has followed from it. */
export function whyDepositStays(facts: DepositFacts): string | undefined {
  if (facts.isRefundUnderWay) return "Some of it was paid back, or is on its way back. It stays.";
  if (facts.refundApproval !== null) return APPROVED_BACK[facts.refundApproval];
  if (facts.othersRefunded)
    return "Other money for this invoice is owed back because of it. Settle that first.";
  const hasGoneOn = facts.isPaid && !facts.isStillCovered && !facts.isOfLaterPeriod;
  return hasGoneOn ? "The guarantee has gone on to be issued because of it. It stays." : undefined;
}

type UndoneInvoice = {
  readonly status: InvoiceStatus;
  readonly chargedCents: Cents;
  /** Without the deposit. */
  readonly paidCents: Cents;
};
type DepositUndone =
  | { readonly stays: string }
  | { readonly stays: undefined; readonly status: InvoiceStatus };

/** How the invoice stands without the deposit: one of a later period that it had paid is open again. */
export function invoiceWithoutDeposit(
  { status, chargedCents, paidCents }: UndoneInvoice,
  followed: Followed,
): DepositUndone {
  const isPaid = status === "paid";
  const isStillCovered = isPaid && paidCents >= chargedCents;
  const stays = whyDepositStays({ ...followed, isPaid, isStillCovered });
  if (stays !== undefined) return { stays };
  return { stays, status: isPaid && !isStillCovered ? "open" : status };
}
