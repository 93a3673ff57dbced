// The access check of referrers and referrals.

import { isUuid } from "@bondline/domain/ids.ts";
import { PARTNER_NOT_OFFERED_MESSAGE, referralCode } from "@bondline/domain/money/referrals/referral.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  findReferrerOfCodes,
  isReferralEntity,
  listReferralEntities,
  type ReferralCodes,
  type ReferralPortalEntity,
} from "./referral-store.ts";

export type { ReferralPortalEntity };

/** For the picker of whoever makes an organisation, so for everybody signed in. */
export async function accessReferralEntities(
  tx: Transaction,
  list: PageArguments,
): Promise<Page<ReferralPortalEntity>> {
  requirePerson(tx.actor);
  return await listReferralEntities(tx, list);
}

export async function requireReferralEntity(tx: Transaction, id: string): Promise<string> {
  if (!isUuid(id) || !(await isReferralEntity(tx, id)))
    refuseFields({ referralPortalEntityId: PARTNER_NOT_OFFERED_MESSAGE });
  return id.toLowerCase();
}

/** Codes of a link as they are kept: one that nobody has is dropped, since a bad link must keep nobody from signing up. */
export async function knownReferralCodes(
  tx: Transaction,
  given: { referrerCode?: string | null | undefined; memberCode?: string | null | undefined },
): Promise<ReferralCodes> {
  const known = async (codes: ReferralCodes) => (await findReferrerOfCodes(tx, codes)) !== undefined;
  const referrerCode = referralCode(given.referrerCode) ?? null;
  const memberCode = referralCode(given.memberCode) ?? null;
  return {
    referrerCode:
      referrerCode !== null && (await known({ referrerCode, memberCode: null })) ? referrerCode : null,
    memberCode: memberCode !== null && (await known({ referrerCode: null, memberCode })) ? memberCode : null,
  };
}
