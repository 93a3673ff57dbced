// What somebody has earned by referring or being referred, and which of it a draft's discount uses up.

import { type Cents, smallerOfCents, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";

const REFERRAL_SIDES = ["REFEREE", "REFERRER"] as const;
export type ReferralSide = (typeof REFERRAL_SIDES)[number];

export type CreditLeft = { id: string; leftCents: Cents };
export type CreditUse = { id: string; amountCents: Cents };

/** Oldest first, each as far as it goes. What cannot be covered stays out: a discount is never more than was earned. */
export function useCredits(credits: readonly CreditLeft[], discountCents: Cents): CreditUse[] {
  const uses: CreditUse[] = [];
  let open = discountCents;
  for (const { id, leftCents } of credits) {
    const amountCents = smallerOfCents(leftCents, open);
    if (amountCents <= ZERO_CENTS) continue;
    uses.push({ id, amountCents });
    open = subtractCents(open, amountCents);
  }
  return uses;
}
