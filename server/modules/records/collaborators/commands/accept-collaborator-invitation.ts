// Lets the invited person onto the draft or document. Accepting again changes nothing.

import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notifyPeople } from "../../notifications/commands/notify-people.ts";
import { accessCollaboratorToAccept } from "../collaborator-access.ts";
import { saveCollaboratorAccepted } from "../collaborator-store.ts";

export async function acceptCollaboratorInvitation(
  tx: Transaction,
  { code }: { code: string },
): Promise<Answer> {
  const { invited, person, isTaken } = await accessCollaboratorToAccept(tx, code);
  const { draftId, documentId, organisationId } = invited;
  const answer = { draftId, documentId, organisationId };
  if (isTaken) return answer;

  const { accountId, givenName, familyName } = person;
  await saveCollaboratorAccepted(tx, invited, { accountId, givenName, familyName });
  await notifyPeople(tx, invited.invitedBy === null ? [] : [invited.invitedBy], {
    intent: `COLLABORATOR_JOINED ${invited.id}`,
    kind: "COLLABORATOR_JOINED",
    ...answer,
    referenceNumber: invited.referenceNumber,
    about: `${givenName} ${familyName}`,
  });
  if (draftId !== null) await tx.announce("draft", { id: draftId, organisationId });
  if (documentId !== null) await tx.announce("document", { id: documentId, organisationId });
  await tx.announce("account", { id: accountId });
  return answer;
}
