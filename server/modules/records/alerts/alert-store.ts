// Alerts in the database: SQL and nothing else.

import type { AccountId, AlertConfigurationId, OrganisationId } from "@bondline/domain/ids.ts";
import { DATE_TRIGGERS } from "@bondline/domain/records/alerts/alert.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, updateRecord } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AlertConfiguration, DatedAlert } from "./alert-record.ts";

export type AlertOverrides = Pick<
  AlertConfiguration,
  | "emailAddresses"
  | "triggerProperty"
  | "triggerLeadTime"
  | "facilityId"
  | "facilityLimitCents"
  | "facilityLimitIncludeProjectedDocs"
>;

const NAMED = `c.*, (select f.name from facility f where f.id = c.facility_id) as facility_name,
  array(select u.address from unnest(c.email_addresses) with ordinality as u (address, place)
         where not u.address = any (alert_readers(c.organisation_id, c.email_addresses)) order by u.place) as unconfirmed_email_addresses`;

export async function findAlertConfigurationForChange(tx: Transaction, id: AlertConfigurationId) {
  return await findRow<AlertConfiguration>(
    tx,
    `select ${NAMED} from alert_configuration c where c.id = $1 for no key update of c`,
    [id],
  );
}

export async function findAlertConfiguration(tx: Transaction, id: AlertConfigurationId) {
  return await findRow<AlertConfiguration>(tx, `select ${NAMED} from alert_configuration c where c.id = $1`, [
    id,
  ]);
}

/** In the order in which they were made. */
export async function listAlertConfigurations(
  tx: Transaction,
  organisationId: OrganisationId,
  list: PageArguments,
) {
  return await listRows<AlertConfiguration>(tx, list, {
    keyset: { column: "c.created_at", cast: "timestamptz", id: "c.id", direction: "ASC" },
    columns: NAMED,
    from: "alert_configuration c",
    where: "c.organisation_id = $1",
    values: [organisationId],
  });
}

export async function insertAlertConfiguration(
  tx: Transaction,
  alert: AlertOverrides & { id: AlertConfigurationId; organisationId: OrganisationId; createdBy: AccountId },
): Promise<void> {
  await insertRow(tx, "alert_configuration", { ...alert, createdAt: tx.now, updatedAt: tx.now });
}

export async function saveAlertConfiguration(
  tx: Transaction,
  { id }: Granted<AlertConfiguration, "CAN_MANAGE_ALERT_CONFIGURATIONS">,
  alert: AlertOverrides,
): Promise<void> {
  await updateRecord(tx, "alert_configuration", id, alert);
}

/** What it has sent goes with it; the history keeps both. */
export async function deleteAlertConfiguration(
  tx: Transaction,
  { id }: Granted<AlertConfiguration, "CAN_MANAGE_ALERT_CONFIGURATIONS">,
): Promise<void> {
  await tx.query("delete from alert_delivery where alert_configuration_id = $1", [id]);
  await tx.query("delete from alert_configuration where id = $1", [id]);
}

/** Whoever was asked and has not agreed is shown nothing; where nobody has, the alert waits. */
export const READERS =
  "cross join lateral (select alert_readers(c.organisation_id, c.email_addresses) as readers) y";

/** By a date, each with those of its readers who agreed: after an id, in the order of ids. */
export async function listDatedAlerts(
  tx: Transaction,
  { after, max }: { after: string; max: number },
): Promise<DatedAlert[]> {
  return await tx.query<DatedAlert>(
    `select c.id as alert_configuration_id, c.organisation_id, c.trigger_property, c.trigger_lead_time, c.created_at, y.readers
       from alert_configuration c ${READERS}
      where c.id > $1 and c.trigger_property = any ($2) order by c.id limit $3`,
    [after, [...DATE_TRIGGERS], max],
  );
}

export async function deleteAlertsOfOrganisation(tx: Transaction, id: OrganisationId): Promise<void> {
  await tx.query("delete from alert_configuration where organisation_id = $1", [id]);
}

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
}
