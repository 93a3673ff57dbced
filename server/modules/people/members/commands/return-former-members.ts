// Lets those back in who belonged to an organisation when it was closed, and someone else where none of them may administer it.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  NO_ACCOUNT_MESSAGE,
  NO_ADMINISTRATOR_LEFT_MESSAGE,
} from "@bondline/domain/people/organisations/organisation-closing.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { listMembersToReturn } from "../member-access.ts";
import { deleteFormerMembers, findActivePerson } from "../member-store.ts";
import { addMember, type NewMember } from "./add-member.ts";

export async function returnFormerMembers(
  tx: Transaction,
  organisationId: OrganisationId,
  administratorEmail: string | null,
): Promise<{ email: string }[]> {
  const former = await listMembersToReturn(tx, organisationId);
  const members = new Map<string, NewMember & { email: string }>(
    former.map(({ accountId, role, email }) => [accountId, { organisationId, accountId, role, email }]),
  );
  if (administratorEmail !== null) {
    const accountId = await findActivePerson(tx, administratorEmail);
    if (accountId === undefined) return refuseFields({ administratorEmail: NO_ACCOUNT_MESSAGE });
    members.set(accountId, { organisationId, accountId, role: "ADMIN", email: administratorEmail });
  }
  if (![...members.values()].some(({ role }) => role === "ADMIN"))
    refuseFields({ administratorEmail: NO_ADMINISTRATOR_LEFT_MESSAGE });
  await deleteFormerMembers(tx, organisationId);
  for (const { accountId, role } of members.values()) {
    await addMember(tx, { organisationId, accountId, role });
    await tx.announce("account", { id: accountId });
  }
  return [...members.values()];
}
