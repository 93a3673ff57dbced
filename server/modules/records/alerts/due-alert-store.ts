// The documents that an alert by a date reports, in the database: an organisation's own and what it holds. SQL and nothing else.

import type { AlertConfigurationId, DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { DateTrigger } from "@bondline/domain/records/alerts/alert.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { insertRowOnce } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { DatedAlert, WaitingAlert, WatchedDocument } from "./alert-record.ts";
import { NAMES_OF_HOLDERS, otherNameOf } from "./held-paper-store.ts";

/** The date that is watched, and whether it says anything to who holds the paper. */
const WATCHED: Readonly<Record<DateTrigger, { date: string; isHolders: boolean }>> = {
  EXPIRES_AT: { date: "d.expires_at", isHolders: true },
  EXPECTED_RETURN_DATE: { date: "d.expected_return_date", isHolders: true },
  INTEREST_END_DATE: { date: "d.interest_end_date", isHolders: false },
};

/** `$1` is the organisation, `$2` the alert, `$3` and `$4` the days between which a date must lie. */
const inQuestion = (
  date: string,
) => `d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN') and ${date} is not null and ${date} >= $3::date and ${date} <= $4::date
  and not exists (select 1 from alert_delivery s where s.alert_configuration_id = $2 and s.document_id = d.id and s.trigger_date = ${date})`;
const OWN = "d.organisation_id = $1";
/** As a list of ids, so that no more than these are read. */
const HELD =
  "d.id = any (array(select h.document_id from securities_shared() h where h.organisation_id = $1))";

/** Each half is read in its order and no further than its end; together they are a page. */
function watchedBy(trigger: DateTrigger, { beyond, limit }: { beyond: string; limit?: string }): string {
  const { date, isHolders } = WATCHED[trigger];
  const end = limit === undefined ? "" : `order by ${date}, d.id limit ${limit}`;
  const half = (
    isShared: boolean,
  ) => `(select d.id, ${date} as trigger_date, ${isShared} as is_shared from document d
    where ${isShared ? HELD : OWN} and ${inQuestion(date)} and ${beyond} ${end})`;
  return isHolders ? `${half(false)} union all ${half(true)}` : half(false);
}

/** What a mail says of a document, and where the organisation that is told is. */
const FACTS = `d.id as document_id, d.organisation_id, o.id as notified_id, o.name as organisation_name, o.state, o.postcode, d.reference_number,
  d.document_variant, d.amount_cents, d.is_held or x.is_shared as is_held, ${otherNameOf("x.is_shared")} as other_name, x.trigger_date, x.is_shared,
  ${NAMES_OF_HOLDERS} as shared_with`;
const ROWS = "join document d on d.id = x.id join organisation o on o.id = $1";

/** Of those who agreed to be told: who may hear of a paper that is shared with colleagues, and who of them can open it. */
const READERS = `cross join lateral (select array(select a.email from securities_shared() h join account a on a.id = h.account_id
    where x.is_shared and h.document_id = d.id and h.organisation_id = o.id) as holders) w
  cross join lateral (select array(select u.email from unnest($9::text[]) u (email)
    where not x.is_shared or u.email = any (w.holders) or is_named_beneficiary(d.id, o.id)) as emails) y`;

export type DuePlace = { triggerDate: PlainDate; documentId: string };
/** A page begins by a place even where it is the first: an index is entered only there. */
const BEFORE_ALL: DuePlace = {
  triggerDate: plainDate("1900-01-01"),
  documentId: "00000000-0000-0000-0000-000000000000",
};

/**
 * Documents of which an alert has not told yet although its time has come by a day, in the order of their dates after a place. A date that had
 * passed when the alert or the document was recorded is nothing to warn of; one that passed while nothing was sent still is.
 */
export async function listDueDocuments(
  tx: Transaction,
  alert: DatedAlert,
  { dueBy, after = BEFORE_ALL, max }: { dueBy: PlainDate; after?: DuePlace | undefined; max: number },
): Promise<WaitingAlert[]> {
  const { triggerProperty, triggerLeadTime } = alert;
  const { date } = WATCHED[triggerProperty];
  const beyond = `(${date}, d.id) > ($5::date, $6::uuid) and ${date} >= (d.created_at at time zone $8)::date`;
  const rows = await tx.query<Omit<WaitingAlert, Known>>(
    `select ${FACTS}, y.emails as email_addresses, array(select e.email from unnest(y.emails) e (email) where x.is_shared and not e.email = any (w.holders)) as closed_to
       from (${watchedBy(triggerProperty, { beyond, limit: "$7" })}) x ${ROWS} ${READERS}
      order by x.trigger_date, x.id limit $7`,
    [
      alert.organisationId,
      alert.alertConfigurationId,
      dayAt(alert.createdAt, DEFAULT_ZONE),
      addDays(dueBy, triggerLeadTime),
      after.triggerDate,
      after.documentId,
      max,
      DEFAULT_ZONE,
      [...alert.readers],
    ],
  );
  const known = { alertConfigurationId: alert.alertConfigurationId, triggerProperty, triggerLeadTime };
  return rows.map((row) => ({ ...known, ...row }));
}
type Known = "alertConfigurationId" | "triggerLeadTime" | "triggerProperty";

/** False when another run sent it meanwhile. */
export async function insertAlertDelivery(tx: Transaction, alert: WaitingAlert): Promise<boolean> {
  const { notifiedId, alertConfigurationId, documentId, triggerDate, emailAddresses } = alert;
  return await insertRowOnce(
    tx,
    "alert_delivery",
    {
      id: tx.newId(),
      organisationId: notifiedId,
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

export async function listAlertPreview(
  tx: Transaction,
  { triggerProperty, triggerLeadTime, ...preview }: Preview,
): Promise<(WatchedDocument & { total: number })[]> {
  const rows = await tx.query<
    Omit<WatchedDocument, "triggerProperty" | "triggerLeadTime"> & { total: number }
  >(
    `select ${FACTS}, (count(*) over ())::int as total from (${watchedBy(triggerProperty, { beyond: "true" })}) x ${ROWS}
      order by x.trigger_date, d.id limit $5`,
    [preview.organisationId, preview.alertConfigurationId, preview.from, LAST_DAY, preview.max],
  );
  return rows.map((row) => ({ ...row, triggerProperty, triggerLeadTime }));
}

const LAST_DAY = "9999-12-30";

export async function deleteDeliveriesOfDocuments(
  tx: Transaction,
  ids: readonly DocumentId[],
): Promise<void> {
  await tx.query("delete from alert_delivery where document_id = any ($1::uuid[])", [[...ids]]);
}
