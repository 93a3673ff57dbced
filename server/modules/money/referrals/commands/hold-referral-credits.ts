// Uses up what a draft's referral discount takes off, with the approval that raises its invoice.

import type { DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import { type CreditLeft, useCredits } from "@bondline/domain/money/referrals/referral-credits.ts";
import { addCents, type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertCreditUses, lockCreditsLeft } from "../referral-credit-store.ts";

type DraftPlace = { id: DraftId; organisationId: OrganisationId };

export type HeldCredits = { leftCents: Cents; use(discountCents: Cents): Promise<void> };

/** Held until the transaction ends, so that two drafts approved at once cannot both use the same. */
export async function holdReferralCredits(tx: Transaction, draft: DraftPlace): Promise<HeldCredits> {
  const credits: CreditLeft[] = await lockCreditsLeft(tx, draft);
  return {
    leftCents: addCents(ZERO_CENTS, ...credits.map(({ leftCents }) => leftCents)),
    use: (discountCents) => insertCreditUses(tx, draft, useCredits(credits, discountCents)),
  };
}
