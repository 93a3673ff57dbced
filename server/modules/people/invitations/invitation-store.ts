// Invitations to organisations in the database: SQL and nothing else.

import type { AccountId, InvitationId, OrganisationId } from "@bondline/domain/ids.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type Invitation = {
  id: InvitationId;
  organisationId: OrganisationId;
  organisationName: string;
  email: string;
  role: MemberRole;
  sentAt: Instant;
  acceptedAt: Instant | null;
  acceptedBy: AccountId | null;
};

type SentInvitation = Pick<Invitation, "organisationId" | "email" | "role"> & {
  id: string;
  codeHash: string;
  sentBy: AccountId;
};

/** An unanswered one to the same address gets the new code, role and date; answers its id. */
export async function saveSentInvitation(tx: Transaction, sent: SentInvitation): Promise<InvitationId> {
  const [saved] = await tx.query<{ id: InvitationId }>(
    `insert into invitation (id, organisation_id, email, role, code_hash, sent_by, sent_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (organisation_id, email) where accepted_at is null
       do update set role = excluded.role, code_hash = excluded.code_hash, sent_by = excluded.sent_by, sent_at = excluded.sent_at
     returning id`,
    [sent.id, sent.organisationId, sent.email, sent.role, sent.codeHash, sent.sentBy, tx.now],
  );
  if (saved === undefined) throw new Error("The invitation was not saved.");
  return saved.id;
}

const COLUMNS =
  "i.id, i.organisation_id, o.name as organisation_name, i.email, i.role, i.sent_at, i.accepted_at, i.accepted_by";
const INVITATIONS = "invitation i join organisation o on o.id = i.organisation_id";

export async function findInvitation(
  tx: Transaction,
  { organisationId, id }: { organisationId: OrganisationId; id: InvitationId },
): Promise<Invitation | undefined> {
  return await findRow<Invitation>(
    tx,
    `select ${COLUMNS} from ${INVITATIONS} where i.organisation_id = $1 and i.id = $2`,
    [organisationId, id],
  );
}

/** By whoever holds the code, member or not. */
export async function findInvitationOfCode(tx: Transaction, codeHash: string) {
  return await findRow<Invitation>(tx, "select * from invitation_of_code($1)", [codeHash]);
}

/** Of two acceptances at the same moment the second waits here and then finds the first. */
export async function lockInvitation(tx: Transaction, id: InvitationId): Promise<void> {
  await tx.query("select 1 from invitation where id = $1 for no key update", [id]);
}

/** The newest first; those that were accepted are members and stand in their list. */
export async function listInvitationsOf(
  tx: Transaction,
  organisationId: OrganisationId,
  list: PageArguments,
) {
  return await listRows<Invitation>(tx, list, {
    keyset: { column: "i.sent_at", cast: "timestamptz", id: "i.id", direction: "DESC" },
    columns: COLUMNS,
    from: INVITATIONS,
    where: "i.organisation_id = $1 and i.accepted_at is null",
    values: [organisationId],
    counted: "invitation i",
  });
}

export async function saveInvitationAccepted(
  tx: Transaction,
  { id, acceptedBy }: { id: InvitationId; acceptedBy: AccountId },
): Promise<void> {
  await tx.query("update invitation set accepted_by = $2, accepted_at = $3 where id = $1", [
    id,
    acceptedBy,
    tx.now,
  ]);
}

export async function deleteInvitation(tx: Transaction, id: InvitationId): Promise<void> {
  await tx.query("delete from invitation where id = $1", [id]);
}

export async function deleteOpenInvitations(tx: Transaction, id: OrganisationId): Promise<void> {
  await tx.query("delete from invitation where organisation_id = $1 and accepted_at is null", [id]);
}
