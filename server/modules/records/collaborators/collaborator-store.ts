// People on single documents in the database: SQL and nothing else. Who may invite, change and remove them is asked of the document.

import type { AccountId, DocumentCollaboratorId, DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { InvitationStatus } from "@bondline/domain/people/organisations/invitation.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow, updateRow } from "../../../database/write-row.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** Whose people are changed: a document whose people this person may look after, or which they leave. */
export type PeopledDocument = Granted<
  { id: DocumentId; organisationId: OrganisationId },
  "CAN_MANAGE_COLLABORATORS" | "CAN_VIEW"
>;

export type Sending = { codeHash: string; invitedBy: AccountId; invitedByName: string };

export async function insertCollaborator(
  tx: Transaction,
  { id: documentId, organisationId }: PeopledDocument,
  invited: Sending & { id: DocumentCollaboratorId; emailAddress: string; roles: readonly CollaboratorRole[] },
): Promise<void> {
  await insertRow(tx, "document_collaborator", {
    ...invited,
    roles: [...invited.roles],
    documentId,
    organisationId,
    invitationStatus: "INVITED",
    sentAt: tx.now,
    createdAt: tx.now,
  });
}

/** With a new code, so that the one in the older mail opens nothing. */
export async function saveSentAgain(
  tx: Transaction,
  _document: PeopledDocument,
  id: DocumentCollaboratorId,
  sending: Sending,
): Promise<void> {
  await updateRow(
    tx,
    "document_collaborator",
    { id },
    { ...sending, invitationStatus: "INVITED", sentAt: tx.now },
  );
}

export async function saveRoles(
  tx: Transaction,
  _document: PeopledDocument,
  id: DocumentCollaboratorId,
  roles: readonly CollaboratorRole[],
): Promise<void> {
  await updateRow(tx, "document_collaborator", { id }, { roles: [...roles] });
}

/** Whichever of both they are: an invited person, or a limited member who was added. */
export async function deleteFromDocument(
  tx: Transaction,
  { id: documentId }: PeopledDocument,
  id: DocumentCollaboratorId,
): Promise<void> {
  for (const table of ["document_collaborator", "document_viewer"])
    await tx.query(`delete from ${table} where document_id = $1 and id = $2`, [documentId, id]);
}

export async function addLimitedMember(
  tx: Transaction,
  { id: documentId, organisationId }: PeopledDocument,
  { id, accountId }: { id: string; accountId: AccountId },
): Promise<void> {
  await insertRow(tx, "document_viewer", { id, documentId, organisationId, accountId, createdAt: tx.now });
}

export async function findMemberWithAddress(
  tx: Transaction,
  { organisationId, emailAddress }: { organisationId: OrganisationId; emailAddress: string },
) {
  return await findRow<{ accountId: AccountId; role: MemberRole; givenName: string }>(
    tx,
    "select * from member_with_address($1, $2)",
    [organisationId, emailAddress],
  );
}

export type InvitedCollaborator = {
  id: DocumentCollaboratorId;
  organisationId: OrganisationId;
  documentId: DocumentId;
  organisationName: string;
  documentVariant: ProcessType;
  referenceNumber: string;
  emailAddress: string;
  roles: CollaboratorRole[];
  accountId: AccountId | null;
  invitationStatus: InvitationStatus;
  invitedBy: AccountId | null;
  invitedByName: string | null;
  sentAt: Instant | null;
};

/** By whoever holds the code. */
export async function findCollaboratorOfCode(tx: Transaction, codeHash: string) {
  return await findRow<InvitedCollaborator>(tx, "select * from collaborator_of_code($1)", [codeHash]);
}

/** Of two acceptances at the same moment, or an acceptance and a removal, the second waits here. */
export async function lockCollaborator(tx: Transaction, id: DocumentCollaboratorId): Promise<void> {
  await tx.query("select 1 from document_collaborator where id = $1 for no key update", [id]);
}

type Accepting = { accountId: AccountId; givenName: string; familyName: string };

export async function saveCollaboratorAccepted(
  tx: Transaction,
  { id }: Granted<InvitedCollaborator, "BY_ITS_CODE">,
  accepting: Accepting,
): Promise<void> {
  await updateRow(
    tx,
    "document_collaborator",
    { id },
    { ...accepting, invitationStatus: "ACCEPTED", acceptedAt: tx.now },
  );
}
