// The access check of a person's own account.

import type { AccountId } from "@bondline/domain/ids.ts";
import { WORKS_HERE_MESSAGE } from "@bondline/domain/people/accounts/suspended-account.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type AccountRow, findAccount, findStaffType, hasSharedRecords } from "./account-store.ts";
import { type IdentityRow, listIdentities } from "./identity-store.ts";
import { findAccountToChange } from "./profile-store.ts";
import { listOpenSessions, type SessionRow } from "./session-store.ts";

/** Nobody sees an account but the person whose it is; names beside records come with the records. */
export async function accessOwnAccount(tx: Transaction): Promise<AccountRow> {
  const { accountId } = requirePerson(tx.actor);
  return (await findAccount(tx, accountId)) ?? refuse("ACCOUNT_NOT_FOUND", { id: accountId });
}

/** Locked until the work ends. */
export async function accessOwnAccountToChange(tx: Transaction): Promise<AccountRow> {
  const { accountId } = requirePerson(tx.actor);
  return (await findAccountToChange(tx, accountId)) ?? refuse("ACCOUNT_NOT_FOUND", { id: accountId });
}

/** Of somebody who works for a client, by the provider's administrators. Locked until the work ends. */
export async function accessAccountToSuspend(tx: Transaction, id: AccountId): Promise<AccountRow> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor)) refuse("ACCOUNT_NOT_FOUND", { id });
  const account = (await findAccountToChange(tx, id)) ?? refuse("ACCOUNT_NOT_FOUND", { id });
  if ((await findStaffType(tx, id)) !== null) refuseFields({ memberId: WORKS_HERE_MESSAGE });
  return account;
}

/** Of the signed-in person alone: a draft or a document was shared with them, and they have accepted. */
export async function isCollaborator(tx: Transaction): Promise<boolean> {
  requirePerson(tx.actor);
  return await hasSharedRecords(tx);
}

export async function accessOwnIdentities(tx: Transaction): Promise<IdentityRow[]> {
  return await listIdentities(tx, requirePerson(tx.actor).accountId);
}

export async function accessOwnSessions(tx: Transaction): Promise<SessionRow[]> {
  return await listOpenSessions(tx, requirePerson(tx.actor).accountId);
}
