// Closing and opening an organisation in the database: SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { hasRow } from "../../../database/read-rows.ts";
import { updateRecord } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export async function saveClosed(tx: Transaction, id: OrganisationId, reason: string | null): Promise<void> {
  await updateRecord(tx, "organisation", id, {
    closedAt: tx.now,
    closingReason: reason,
    openingReason: null,
  });
}

export async function saveOpened(tx: Transaction, id: OrganisationId, reason: string): Promise<void> {
  await updateRecord(tx, "organisation", id, { closedAt: null, closingReason: null, openingReason: reason });
}

export async function isClosed(tx: Transaction, id: OrganisationId): Promise<boolean> {
  return await hasRow(tx, "select 1 from organisation where id = $1 and closed_at is not null for share", [
    id,
  ]);
}

/** A person on a record keeps the place of the beneficiary, and loses those that the organisation's own people have. */
const withoutOwnPeople = (table: string) => [
  `delete from ${table} where organisation_id = $1 and not 'BENEFICIARY' = any (roles)`,
  `update ${table} set roles = '{BENEFICIARY}' where organisation_id = $1 and roles <> '{BENEFICIARY}'`,
];

/** In the order of the locks. An offer that was accepted stays as what happened. */
export const TIES: readonly string[] = [
  "delete from calendar_feed where organisation_id = $1",
  "delete from invitation where organisation_id = $1 and accepted_at is null",
  ...withoutOwnPeople("draft_collaborator"),
  "delete from export_schedule where organisation_id = $1",
  ...withoutOwnPeople("document_collaborator"),
  "delete from facility_application_share where organisation_id = $1",
  "update facility_share_offer set status = 'WITHDRAWN', decided_at = now() where organisation_id = $1 and status = 'WAITING'",
  "delete from facility_share where organisation_id = $1",
  "delete from alert_configuration where organisation_id = $1",
  "delete from alert_recipient where organisation_id = $1",
];

export async function endTies(tx: Transaction, tie: string, id: OrganisationId): Promise<void> {
  await tx.query(tie, [id]);
}

/** What belongs to an account alone and would come by itself. */
export const OWN_TIES: readonly string[] = [
  "delete from calendar_feed where account_id = $1",
  "delete from export_schedule where account_id = $1",
];

/**
 * An alert that names no other address goes to those who administer the organisation, since nobody would
 * notice that it comes no more.
 */
export async function takeAddressOutOfAlerts(tx: Transaction, address: string): Promise<void> {
  await tx.query(
    `with naming as (select c.id from alert_configuration c where $1 = any (c.email_addresses) order by c.id for no key update)
     update alert_configuration c set version = c.version + 1, updated_at = $2,
            email_addresses = coalesce(nullif(array_remove(c.email_addresses, $1), '{}'),
              array(select a.email from member m join account a on a.id = m.account_id and a.status = 'ACTIVE'
                     where m.organisation_id = c.organisation_id and m.role = 'ADMIN' order by m.created_at, m.id limit 20))
       from naming n where c.id = n.id and exists (
         select from member m join account a on a.id = m.account_id and a.status = 'ACTIVE' where m.organisation_id = c.organisation_id and m.role = 'ADMIN')`,
    [address, tx.now],
  );
  await tx.query("delete from alert_recipient where email_address = $1", [address]);
}
