// Has somebody refer for a firm: they get a code of their own, and keep it when they change to another firm.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { newReferralCode } from "../../../people/organisations/public.ts";
import { findReferringPerson, insertReferringPerson, moveReferringPerson } from "../referrer-store.ts";

export async function joinReferrer(tx: Transaction, accountId: AccountId, referrerId: string): Promise<void> {
  const present = await findReferringPerson(tx, accountId);
  if (present !== undefined) return await moveReferringPerson(tx, present.id, referrerId);
  await insertReferringPerson(tx, {
    id: tx.newId(),
    accountId,
    referralPortalEntityId: referrerId,
    memberCode: newReferralCode(),
  });
}
