// Takes everyone out of an organisation that is closed, and keeps who they were for when it is opened again.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessMembersToEnd, type Member } from "../member-access.ts";
import { saveFormerMembers } from "../member-store.ts";

export async function endEveryMembership(tx: Transaction, id: OrganisationId): Promise<Member[]> {
  await accessMembersToEnd(tx, id);
  const gone = await saveFormerMembers(tx, id);
  for (const { accountId } of gone) await tx.announce("account", { id: accountId });
  return gone;
}
