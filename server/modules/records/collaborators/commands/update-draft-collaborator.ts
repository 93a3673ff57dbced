// Gives a person on a draft other roles; what they may do changes at once.

import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { changePersonRoles } from "../people-of-record.ts";
import type { DraftPersonInput } from "./resend-draft-collaborator.ts";

export type UpdateDraftCollaboratorInput = DraftPersonInput & { roles: readonly CollaboratorRole[] };

export async function updateDraftCollaborator(
  tx: Transaction,
  { draftId, id, roles }: UpdateDraftCollaboratorInput,
): Promise<CommandResult> {
  await changePersonRoles(tx, { record: { kind: "draft", id: draftId }, id }, roles);
  return { draftId };
}
