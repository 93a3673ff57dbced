// Notes through whom a new organisation came: by the code of the link that its maker signed up with, or by their own word.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { roleIn } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireReferralEntity } from "../referral-access.ts";
import { findReferralConfiguration, insertCredit } from "../referral-credit-store.ts";
import { findReferrerOfCodes, insertReferral, type ReferralCodes, type Referrer } from "../referral-store.ts";

type Coming = {
  organisationId: OrganisationId;
  codes: ReferralCodes;
  /** The answer to the referral question. */
  entityId: string | null;
};

export async function recordReferral(tx: Transaction, coming: Coming): Promise<void> {
  const { organisationId } = coming;
  const referrer = await referrerOf(tx, coming);
  if (referrer === undefined) return;

  const { refereeDiscountCents, referrerDiscountCents } = await findReferralConfiguration(tx);
  const id = tx.newId();
  // Anybody may name a partner; only a link that was given earns anything.
  const cameByLink = referrer.referrerOrganisationId !== null || referrer.referralPortalMemberId !== null;
  await insertReferral(tx, {
    ...referrer,
    id,
    refereeOrganisationId: organisationId,
    referrerCreditCents: cameByLink && referrerDiscountCents > ZERO_CENTS ? referrerDiscountCents : null,
  });
  if (cameByLink && refereeDiscountCents > ZERO_CENTS)
    await insertCredit(tx, {
      organisationId,
      referralId: id,
      side: "REFEREE",
      amountCents: refereeDiscountCents,
    });
}

async function referrerOf(tx: Transaction, { codes, entityId }: Coming): Promise<Referrer | undefined> {
  if (codes.referrerCode !== null || codes.memberCode !== null) {
    const referrer = await findReferrerOfCodes(tx, codes);
    return referrer !== undefined && isOneself(tx, referrer) ? undefined : referrer;
  }
  if (entityId === null) return undefined;
  const referralPortalEntityId = await requireReferralEntity(tx, entityId);
  return { referrerOrganisationId: null, referralPortalEntityId, referralPortalMemberId: null };
}

/** Nobody refers themselves: not by an organisation that the maker of the new one belongs to. */
function isOneself({ actor }: Transaction, { referrerOrganisationId }: Referrer): boolean {
  return referrerOrganisationId !== null && roleIn(actor, referrerOrganisationId) !== undefined;
}
