// Lets the invited person into the organisation. Accepting again changes nothing.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { addMember } from "../../members/commands/add-member.ts";
import { accessInvitationToAccept } from "../invitation-access.ts";
import { saveInvitationAccepted } from "../invitation-store.ts";

export async function acceptInvitation(tx: Transaction, { code }: { code: string }): Promise<CommandResult> {
  const { invitation, person, isTaken } = await accessInvitationToAccept(tx, code);
  const { id, organisationId, role } = invitation;
  if (isTaken) return { organisationId };

  await addMember(tx, { organisationId, accountId: person.accountId, role });
  await saveInvitationAccepted(tx, { id, acceptedBy: person.accountId });
  return { organisationId };
}
