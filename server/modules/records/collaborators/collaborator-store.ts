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
import type { ManagedDocument, PeopledRecord, PeopleRight } from "./peopled-record-access.ts";

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

/** By one code. Whoever is on a document already stays as they are; an invitation that nobody has accepted is replaced. */
export async function saveInvitations(
  tx: Transaction,
  documents: readonly ManagedDocument[],
  { emailAddress, roles, codeHash, invitedBy, invitedByName }: Omit<NewCollaborator, "id">,
): Promise<void> {
  await tx.query(
    `insert into document_collaborator as c (id, organisation_id, document_id, email_address, roles, code_hash, invited_by, invited_by_name,
       invitation_status, sent_at, created_at)
     select w.id, w.organisation_id, w.document_id, $4, $5, $6, $7, $8, 'INVITED', $9, $9
       from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as w (id, organisation_id, document_id) order by w.document_id
     on conflict (document_id, email_address) do update
       set roles = excluded.roles, code_hash = excluded.code_hash, invited_by = excluded.invited_by, invited_by_name = excluded.invited_by_name,
           invitation_status = 'INVITED', sent_at = excluded.sent_at
       where c.invitation_status <> 'ACCEPTED'`,
    [...placesOf(tx, documents), emailAddress, [...roles], codeHash, invitedBy, invitedByName, tx.now],
  );
}

/** A new id, the organisation and the document of each. */
function placesOf(tx: Transaction, documents: readonly ManagedDocument[]): [string[], string[], string[]] {
  return [
    documents.map(() => tx.newId()),
    documents.map(({ organisationId }) => organisationId),
    documents.map(({ id }) => id),
  ];
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

export async function addLimitedMemberToAll(
  tx: Transaction,
  documents: readonly ManagedDocument[],
  accountId: AccountId,
): Promise<void> {
  await tx.query(
    `insert into document_viewer (id, organisation_id, document_id, account_id, created_at)
     select w.id, w.organisation_id, w.document_id, $4, $5
       from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as w (id, organisation_id, document_id)`,
    [...placesOf(tx, documents), accountId, tx.now],
  );
}

/** Of every record of a kind on which the person is; each record is locked first, in the order of their ids. */
export async function deletePlacesOf(
  tx: Transaction,
  kind: PeopledRecord["kind"],
  accountId: AccountId,
): Promise<Pick<PeopledRecord, "id" | "organisationId">[]> {
  const records = await tx.query<Pick<PeopledRecord, "id" | "organisationId">>(
    `select r.id, r.organisation_id from ${kind} r
      where r.id in (select c.${kind}_id from ${kind}_collaborator c where c.account_id = $1) order by r.id for no key update of r`,
    [accountId],
  );
  await tx.query(`delete from ${kind}_collaborator where account_id = $1`, [accountId]);
  return records;
}

/** As `deletePerson`, of several documents: locked first, in the order in which somebody who accepts locks them. */
export async function deletePeople(
  tx: Transaction,
  documents: readonly ManagedDocument[],
  ids: readonly CollaboratorId[],
): Promise<void> {
  const values = [documents.map(({ id }) => id), [...ids]];
  await tx.query(
    `select 1 from document_collaborator where document_id = any ($1::uuid[]) and id = any ($2::uuid[]) order by document_id for no key update`,
    values,
  );
  for (const table of ["document_collaborator", "document_viewer"])
    await tx.query(
      `delete from ${table} where document_id = any ($1::uuid[]) and id = any ($2::uuid[])`,
      values,
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

/** By whoever holds the code: of a draft, of a document, or of each of the documents to which one mail invites. */
export async function listCollaboratorsOfCode(
  tx: Transaction,
  codeHash: string,
): Promise<InvitedCollaborator[]> {
  return await tx.query("select * from collaborator_of_code($1) order by document_id", [codeHash]);
}

/** All of one code. Of two acceptances at the same moment, or an acceptance and a removal, the second waits here. */
export async function lockCollaborators(
  tx: Transaction,
  invited: readonly InvitedCollaborator[],
): Promise<void> {
  const { table, record } = placeOf(invited);
  await tx.query(`select 1 from ${table} where id = any ($1::uuid[]) order by ${record} for no key update`, [
    invited.map(({ id }) => id),
  ]);
}

type Accepting = { accountId: AccountId; givenName: string; familyName: string };

export async function saveCollaboratorAccepted(
  tx: Transaction,
  invited: readonly Granted<InvitedCollaborator, "BY_ITS_CODE">[],
  { accountId, givenName, familyName }: Accepting,
): Promise<void> {
  await tx.query(
    `update ${placeOf(invited).table} set account_id = $2, given_name = $3, family_name = $4, invitation_status = 'ACCEPTED', accepted_at = $5
      where id = any ($1::uuid[])`,
    [invited.map(({ id }) => id), accountId, givenName, familyName, tx.now],
  );
}

/** One code is of drafts or of documents. */
function placeOf([first]: readonly InvitedCollaborator[]) {
  const kind = first?.draftId == null ? "document" : "draft";
  return { table: `${kind}_collaborator`, record: `${kind}_id` };
}

/** A person on a record keeps the place of the beneficiary, and loses those that the organisation's own people have. */
const withoutOwnPeople = (table: `${PeopledRecord["kind"]}_collaborator`) => [
  `delete from ${table} where organisation_id = $1 and not 'BENEFICIARY' = any (roles)`,
  `update ${table} set roles = '{BENEFICIARY}' where organisation_id = $1 and roles <> '{BENEFICIARY}'`,
];

export async function deleteOwnPeopleOfDrafts(tx: Transaction, id: OrganisationId): Promise<void> {
  for (const statement of withoutOwnPeople("draft_collaborator")) await tx.query(statement, [id]);
}

export async function deleteOwnPeopleOfDocuments(tx: Transaction, id: OrganisationId): Promise<void> {
  for (const statement of withoutOwnPeople("document_collaborator")) await tx.query(statement, [id]);
}
