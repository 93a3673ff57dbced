// Takes whoever closes their account out of every organisation; that none is left without an administrator is asked before.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { deleteMembershipsOf } from "../member-store.ts";

/** `kept`: those that have nobody else, and are closed with the account. */
export async function leaveEveryOrganisation(
  tx: Transaction,
  kept: readonly OrganisationId[],
): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  for (const id of await deleteMembershipsOf(tx, accountId, kept))
    await tx.announce("organisation", { id, organisationId: id });
}
