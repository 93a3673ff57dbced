// Lets the invited person onto the draft or the documents of an invitation. Accepting again changes nothing.

import { withOthers } from "@bondline/domain/records/collaborators/documents-sharing.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notifyPeople } from "../../notifications/commands/notify-people.ts";
import { accessCollaboratorToAccept } from "../collaborator-access.ts";
import { saveCollaboratorAccepted } from "../collaborator-store.ts";

export async function acceptCollaboratorInvitation(
  tx: Transaction,
  { code }: { code: string },
): Promise<CommandResult> {
  const { first, others, person, isTaken } = await accessCollaboratorToAccept(tx, code);
  const { draftId, documentId, organisationId, referenceNumber } = first;
  // Of several documents none is named: they are found among those that are shared with the person.
  const answer =
    others.length === 0
      ? { draftId, documentId, organisationId }
      : { draftId: null, documentId: null, organisationId };
  if (isTaken) return answer;

  const { accountId, givenName, familyName } = person;
  await saveCollaboratorAccepted(tx, [first, ...others], { accountId, givenName, familyName });
  await notifyPeople(tx, first.invitedBy === null ? [] : [first.invitedBy], {
    intent: `COLLABORATOR_JOINED ${first.id}`,
    kind: "COLLABORATOR_JOINED",
    draftId,
    documentId,
    organisationId,
    referenceNumber: withOthers(referenceNumber, others.length),
    about: `${givenName} ${familyName}`,
  });
  if (draftId !== null) await tx.announce("draft", { id: draftId, organisationId });
  await tx.announceAll(
    "document",
    [first, ...others].flatMap(({ documentId: id }) => (id === null ? [] : [{ id, organisationId }])),
  );
  await tx.announce("account", { id: accountId });
  return answer;
}
