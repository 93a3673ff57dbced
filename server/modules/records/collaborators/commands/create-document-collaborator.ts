// Invites a person onto one document by mail address. A limited member of its organisation is added at once.

import { asDocumentCollaboratorId } from "@bondline/domain/ids.ts";
import {
  COLLABORATOR_FIELDS,
  type CollaboratorRole,
  LIMITED_MEMBER_MESSAGE,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import {
  accessDocumentToChange,
  type GrantedDocument,
} from "../../../documents/documents/document-access.ts";
import { sendDocumentShared } from "../collaborator-mails.ts";
import { addLimitedMember, findMemberWithAddress, insertCollaborator } from "../collaborator-store.ts";
import { collaboratorsOf } from "../document-collaborator-part.ts";
import { sendCollaboratorCode } from "../send-collaborator-code.ts";

export type CreateDocumentCollaboratorInput = {
  documentId: string;
  emailAddress: string;
  roles: readonly CollaboratorRole[];
};

export async function createDocumentCollaborator(
  tx: Transaction,
  { documentId, emailAddress: address, roles: wanted }: CreateDocumentCollaboratorInput,
): Promise<Answer> {
  const asked = { id: documentId, version: undefined };
  const document = await accessDocumentToChange(tx, asked, "CAN_MANAGE_COLLABORATORS");
  const given = { emailAddress: address, roles: wanted.join(";") };
  const { emailAddress, roles } = requireFields(COLLABORATOR_FIELDS, given);
  if (collaboratorsOf(document).some((each) => each.emailAddress === emailAddress))
    refuse("COLLABORATOR_ALREADY_EXISTS");

  const { id, organisationId } = document;
  const member = await findMemberWithAddress(tx, { organisationId, emailAddress });
  if (member === undefined) await invite(tx, document, { emailAddress, roles });
  else if (member.role !== "LIMITED_USER") refuse("MEMBER_ALREADY_EXISTS");
  else {
    if (roles.some((role) => role !== "LIMITED")) refuseFields({ roles: LIMITED_MEMBER_MESSAGE });
    await addLimitedMember(tx, document, { id: tx.newId(), accountId: member.accountId });
    await sendDocumentShared(tx, document, { ...member, emailAddress });
    await tx.announce("account", { id: member.accountId });
  }
  await tx.announce("document", { id, organisationId });
  return { documentId: id };
}

type Invited = { emailAddress: string; roles: readonly CollaboratorRole[] };

async function invite(
  tx: Transaction,
  document: GrantedDocument<"CAN_MANAGE_COLLABORATORS">,
  invited: Invited,
): Promise<void> {
  const id = asDocumentCollaboratorId(tx.newId());
  const sending = await sendCollaboratorCode(tx, document, { ...invited, id });
  await insertCollaborator(tx, document, { ...invited, ...sending, id });
}
