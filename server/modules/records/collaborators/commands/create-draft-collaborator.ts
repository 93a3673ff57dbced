// Invites a person onto one draft by mail address. A limited member of its organisation is added at once.

import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { invitePerson } from "../people-of-record.ts";

export type CreateDraftCollaboratorInput = {
  draftId: string;
  emailAddress: string;
  roles: readonly CollaboratorRole[];
};

export async function createDraftCollaborator(
  tx: Transaction,
  { draftId, ...invited }: CreateDraftCollaboratorInput,
): Promise<CommandResult> {
  await invitePerson(tx, { kind: "draft", id: draftId }, invited);
  return { draftId };
}
