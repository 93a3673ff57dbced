// People on single records in the database: SQL and nothing else. Who may invite, change and remove them is asked of the record.

import type { AccountId, CollaboratorId, DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { InvitationStatus } from "@bondline/domain/people/organisations/invitation.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { CollaboratorRole } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { PeopledRecord, PeopleRight } from "./peopled-record-access.ts";

/** Whose people are changed: a record whose people this person may look after, or which they leave. */
export type ChangingPeople = Granted<PeopledRecord, PeopleRight>;

export type Sending = { codeHash: string; invitedBy: AccountId; invitedByName: string };
type NewCollaborator = Sending & {
  id: CollaboratorId;
  emailAddress: string;
  roles: readonly CollaboratorRole[];
};

export async function insertCollaborator(
  tx: Transaction,
  { kind, id: recordId, organisationId }: ChangingPeople,
  { id, emailAddress, roles, codeHash, invitedBy, invitedByName }: NewCollaborator,
): Promise<void> {
  await tx.query(
    `insert into ${kind}_collaborator (id, organisation_id, ${kind}_id, email_address, roles, code_hash, invited_by, invited_by_name,
       invitation_status, sent_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'INVITED', $9, $9)`,
    [id, organisationId, recordId, emailAddress, [...roles], codeHash, invitedBy, invitedByName, tx.now],
  );
}

/** With a new code, so that the one in the older mail opens nothing. */
export async function saveSentAgain(
  tx: Transaction,
  { kind }: ChangingPeople,
  id: CollaboratorId,
  { codeHash, invitedBy, invitedByName }: Sending,
): Promise<void> {
  await tx.query(
    `update ${kind}_collaborator set code_hash = $2, invited_by = $3, invited_by_name = $4, invitation_status = 'INVITED', sent_at = $5
      where id = $1`,
    [id, codeHash, invitedBy, invitedByName, tx.now],
  );
}

/** What was approved in another role is to be approved anew. */
export async function saveRoles(
  tx: Transaction,
  { kind }: ChangingPeople,
  id: CollaboratorId,
  roles: readonly CollaboratorRole[],
): Promise<void> {
  const approval = kind === "draft" ? ", has_approved = false, approved_at = null" : "";
  await tx.query(`update ${kind}_collaborator set roles = $2${approval} where id = $1`, [id, [...roles]]);
}

/** Under whichever addresses the person was invited. */
export async function saveShownTo(
  tx: Transaction,
  { id: draftId }: ChangingPeople,
  ids: readonly CollaboratorId[],
  shownTo: OrganisationId | null,
): Promise<void> {
  await tx.query(
    "update draft_collaborator set shown_to_organisation_id = $3 where draft_id = $1 and id = any ($2)",
    [draftId, [...ids], shownTo],
  );
}

/** Whichever of both they are: an invited person, or a limited member who was added. */
export async function deletePerson(
  tx: Transaction,
  { kind, id: recordId }: ChangingPeople,
  id: CollaboratorId,
): Promise<void> {
  for (const table of [`${kind}_collaborator`, `${kind}_viewer`])
    await tx.query(`delete from ${table} where ${kind}_id = $1 and id = $2`, [recordId, id]);
}

export async function addLimitedMember(
  tx: Transaction,
  { kind, id: recordId, organisationId }: ChangingPeople,
  accountId: AccountId,
): Promise<void> {
  await tx.query(
    `insert into ${kind}_viewer (id, ${kind}_id, organisation_id, account_id, created_at) values ($1, $2, $3, $4, $5)`,
    [tx.newId(), recordId, organisationId, accountId, tx.now],
  );
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
  id: CollaboratorId;
  organisationId: OrganisationId;
  /** One of both is there. */
  documentId: DocumentId | null;
  draftId: DraftId | null;
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
export async function lockCollaborator(tx: Transaction, invited: InvitedCollaborator): Promise<void> {
  await tx.query(`select 1 from ${tableOf(invited)} where id = $1 for no key update`, [invited.id]);
}

type Accepting = { accountId: AccountId; givenName: string; familyName: string };

export async function saveCollaboratorAccepted(
  tx: Transaction,
  invited: Granted<InvitedCollaborator, "BY_ITS_CODE">,
  { accountId, givenName, familyName }: Accepting,
): Promise<void> {
  await tx.query(
    `update ${tableOf(invited)} set account_id = $2, given_name = $3, family_name = $4, invitation_status = 'ACCEPTED', accepted_at = $5
      where id = $1`,
    [invited.id, accountId, givenName, familyName, tx.now],
  );
}

function tableOf({ draftId }: InvitedCollaborator): string {
  return draftId === null ? "document_collaborator" : "draft_collaborator";
}
