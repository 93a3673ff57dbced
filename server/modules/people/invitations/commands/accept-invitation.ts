// Lets the invited person into the organisation. Accepting again changes nothing.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Work } from "../../../../work/work.ts";
import { addMember } from "../../members/commands/add-member.ts";
import { accessInvitationToAccept } from "../invitation-access.ts";
import { saveInvitationAccepted } from "../invitation-store.ts";

export async function acceptInvitation(work: Work, { code }: { code: string }): Promise<Answer> {
  const { invitation, person, isTaken } = await accessInvitationToAccept(work, code);
  const { id, organisationId, role } = invitation;
  if (isTaken) return { organisationId };

  await addMember(work, { organisationId, accountId: person.accountId, role });
  await saveInvitationAccepted(work, { id, acceptedBy: person.accountId });
  return { organisationId };
}
