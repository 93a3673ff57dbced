// A refund of money that its payer has asked their bank for: it waits until that is decided, and what the bank has given back is not paid a second time.

import type { Cents } from "../../values/money/money.ts";
import type { DisputeStatus } from "./payment-dispute.ts";

type DisputedFacts = {
  /** The payer's bank has the money, or may yet give it to the payer. */
  readonly isDisputed: boolean;
  /** Of the last dispute of its payment; null also while the bank only enquires. */
  readonly disputeStatus: DisputeStatus | null;
};

/** What is lost is paid by the bank already, or was less than the refund. */
export function waitsForDispute({ isDisputed, disputeStatus }: DisputedFacts): boolean {
  return isDisputed && disputeStatus !== "LOST";
}

export type RefundOfDisputed = {
  readonly id: string;
  readonly amountCents: Cents;
  /** By the payer's bank. */
  readonly isPaid: boolean;
};

type PaidByBank = { readonly paid: readonly string[]; readonly dueAgain: readonly string[] };

/**
 * Of the refunds of one payment, the oldest first: those that what the bank gave back covers as a whole are paid by it. A dispute that is won after
 * all makes them due again.
 */
export function refundsPaidByBank(refunds: readonly RefundOfDisputed[], givenBack: Cents): PaidByBank {
  let left: bigint = givenBack;
  const paid: string[] = [];
  const dueAgain: string[] = [];
  for (const { id, amountCents, isPaid } of refunds) {
    const isCovered = amountCents <= left;
    if (isCovered) left -= amountCents;
    if (isCovered && !isPaid) paid.push(id);
    if (!isCovered && isPaid) dueAgain.push(id);
  }
  return { paid, dueAgain };
}
