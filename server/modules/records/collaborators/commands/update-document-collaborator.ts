// Gives a person on a document other roles; what they may do changes at once.

import {
  COLLABORATOR_ROLES_FIELDS,
  type CollaboratorRole,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessCollaborator, type CollaboratorPlace } from "../collaborator-access.ts";
import { saveRoles } from "../collaborator-store.ts";

export type UpdateDocumentCollaboratorInput = CollaboratorPlace & { roles: readonly CollaboratorRole[] };

export async function updateDocumentCollaborator(
  tx: Transaction,
  input: UpdateDocumentCollaboratorInput,
): Promise<Answer> {
  const { collaborator, document } = await accessCollaborator(tx, input, "CAN_CHANGE_ROLES");
  const { roles } = requireFields(COLLABORATOR_ROLES_FIELDS, { roles: input.roles.join(";") });
  await saveRoles(tx, document, collaborator.id, roles);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  if (collaborator.accountId !== null) await tx.announce("account", { id: collaborator.accountId });
  return { documentId: document.id };
}
