// Alerts in the database: SQL and nothing else.

import type { AccountId, AlertConfigurationId, OrganisationId } from "@bondline/domain/ids.ts";
import type { DateTrigger } from "@bondline/domain/records/alerts/alert.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, insertRowOnce, updateRecord } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AlertConfiguration, WaitingAlert, WatchedDocument } from "./alert-record.ts";

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

/** What a mail says of a document. `c` is what is asked for, `o` its organisation. */
const FACTS = `d.id as document_id, d.organisation_id, o.name as organisation_name, o.state, o.postcode, d.reference_number, d.document_variant, d.amount_cents,
  (select p.name from document_party p where p.document_id = d.id and p.party_variant = 'BENEFICIARY' order by p.position limit 1) as beneficiary_name,
  c.trigger_property, c.trigger_lead_time, x.trigger_date`;

/** Documents that are still open, with the date that is watched. */
const WATCHED = `join organisation o on o.id = c.organisation_id
  join document d on d.organisation_id = c.organisation_id and d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')
  cross join lateral (select case c.trigger_property when 'EXPIRES_AT' then d.expires_at when 'EXPECTED_RETURN_DATE' then d.expected_return_date
    when 'INTEREST_END_DATE' then d.interest_end_date end as trigger_date) x`;

/** Whoever was asked and has not agreed is told nothing; where nobody has, the alert waits. */
export const READERS =
  "cross join lateral (select alert_readers(c.organisation_id, c.email_addresses) as readers) y";

const NOT_SENT = `not exists (select 1 from alert_delivery s
  where s.alert_configuration_id = c.id and s.document_id = d.id and s.trigger_date = x.trigger_date)`;

export type AlertPlaceInLine = { dueDate: PlainDate; alertConfigurationId: string; documentId: string };

/**
 * Alerts not sent yet whose time has come by the given day, in the order in which they were due. A date that had passed
 * when the alert or the document was recorded is nothing to warn of; one that passed while nothing was sent still is.
 */
export async function listWaitingAlerts(
  tx: Transaction,
  dueBy: PlainDate,
  { after, max }: { after: AlertPlaceInLine | undefined; max: number },
): Promise<WaitingAlert[]> {
  return await tx.query<WaitingAlert>(
    `select ${FACTS}, c.id as alert_configuration_id, y.readers as email_addresses, x.trigger_date - c.trigger_lead_time as due_date
       from alert_configuration c ${WATCHED} ${READERS}
      where y.readers <> '{}' and x.trigger_date - c.trigger_lead_time <= $1::date and ${NOT_SENT}
        and x.trigger_date >= (greatest(c.created_at, d.created_at) at time zone $6)::date
        and ($2::date is null or (x.trigger_date - c.trigger_lead_time, c.id, d.id) > ($2::date, $3::uuid, $4::uuid))
      order by x.trigger_date - c.trigger_lead_time, c.id, d.id limit $5`,
    [
      dueBy,
      after?.dueDate ?? null,
      after?.alertConfigurationId ?? null,
      after?.documentId ?? null,
      max,
      DEFAULT_ZONE,
    ],
  );
}

/** False when another run sent it meanwhile. */
export async function insertAlertDelivery(tx: Transaction, alert: WaitingAlert): Promise<boolean> {
  const { organisationId, alertConfigurationId, documentId, triggerDate, emailAddresses } = alert;
  return await insertRowOnce(
    tx,
    "alert_delivery",
    {
      id: tx.newId(),
      organisationId,
      alertConfigurationId,
      documentId,
      triggerDate,
      emailAddresses: [...emailAddresses],
      createdAt: tx.now,
    },
    { columns: ["alertConfigurationId", "documentId", "triggerDate"] },
  );
}

type Preview = {
  organisationId: OrganisationId;
  triggerProperty: DateTrigger;
  triggerLeadTime: number;
  /** Leaves out what this one has sent already. */
  alertConfigurationId: AlertConfigurationId | null;
  from: PlainDate;
  max: number;
};

export async function listAlertPreview(tx: Transaction, preview: Preview) {
  return await tx.query<WatchedDocument & { total: number }>(
    `select ${FACTS}, (count(*) over ())::int as total
       from (select $1::uuid as organisation_id, $2::text as trigger_property, $3::int as trigger_lead_time, $4::uuid as id) c ${WATCHED}
      where x.trigger_date >= $5::date and ${NOT_SENT}
      order by x.trigger_date, d.id limit $6`,
    [
      preview.organisationId,
      preview.triggerProperty,
      preview.triggerLeadTime,
      preview.alertConfigurationId,
      preview.from,
      preview.max,
    ],
  );
}
