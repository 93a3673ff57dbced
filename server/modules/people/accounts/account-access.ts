// The door to a person's own account.

import { refuse } from "@bondline/domain/refusals.ts";
import { requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import { type AccountRow, findAccount, hasSharedRecords } from "./account-store.ts";
import { type IdentityRow, listIdentities } from "./identity-store.ts";
import { findAccountToChange } from "./profile-store.ts";
import { listOpenSessions, type SessionRow } from "./session-store.ts";

/** Nobody sees an account but the person whose it is; names beside records come with the records. */
export async function accessOwnAccount(work: Work): Promise<AccountRow> {
  const { accountId } = requirePerson(work.actor);
  return (await findAccount(work, accountId)) ?? refuse("ACCOUNT_NOT_FOUND", { id: accountId });
}

/** Locked until the work ends. */
export async function accessOwnAccountToChange(work: Work): Promise<AccountRow> {
  const { accountId } = requirePerson(work.actor);
  return (await findAccountToChange(work, accountId)) ?? refuse("ACCOUNT_NOT_FOUND", { id: accountId });
}

/** Of the signed-in person alone: a draft or a document was shared with them, and they have accepted. */
export async function isCollaborator(work: Work): Promise<boolean> {
  requirePerson(work.actor);
  return await hasSharedRecords(work);
}

export async function accessOwnIdentities(work: Work): Promise<IdentityRow[]> {
  return await listIdentities(work, requirePerson(work.actor).accountId);
}

export async function accessOwnSessions(work: Work): Promise<SessionRow[]> {
  return await listOpenSessions(work, requirePerson(work.actor).accountId);
}
