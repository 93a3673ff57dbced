// The first administrator of a new installation, with the link by which the person at the keyboard lets them choose a password.

import { type AccountId, asStaffMemberId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { drawPasswordLink, insertActiveAccount } from "../../../people/accounts/public.ts";
import { insertStaff } from "../staff-store.ts";

/** Shown at the keyboard, and nowhere kept. */
export type FirstLink = { email: string; link: string; minutes: number };

type Administrator = { providerId: string; email: string; givenName: string; familyName: string };

export async function addFirstAdministrator(
  tx: Transaction,
  { providerId, ...person }: Administrator,
): Promise<FirstLink> {
  const accountId = tx.newId() as AccountId;
  await insertActiveAccount(tx, { ...person, id: accountId });
  await insertStaff(tx, {
    id: asStaffMemberId(tx.newId()),
    accountId,
    providerId,
    staffType: "RELATIONSHIP_MANAGER",
    isAdmin: true,
    supplierId: null,
  });
  return { email: person.email, ...(await drawPasswordLink(tx, { id: accountId, email: person.email })) };
}
