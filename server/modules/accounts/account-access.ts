// The door to a person's own account.

import { refuse } from "@bondline/domain/refusals.ts";
import { requirePerson } from "../../work/actor.ts";
import type { Work } from "../../work/work.ts";
import { type AccountRow, findAccount } from "./account-store.ts";

/** Nobody sees an account but the person whose it is; names beside records come with the records. */
export async function accessOwnAccount(work: Work): Promise<AccountRow> {
  const { accountId } = requirePerson(work.actor);
  return (await findAccount(work, accountId)) ?? refuse("ACCOUNT_NOT_FOUND", { id: accountId });
}
