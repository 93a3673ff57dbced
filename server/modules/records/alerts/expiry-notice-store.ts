// Reminders of expiries in the database: which documents are due for whom, and who is notified. SQL and nothing else.

import type { AccountId, DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { LadderStep, NoticeReason } from "@bondline/domain/records/alerts/expiry-ladder.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { StateCode } from "@bondline/domain/values/reference-data/states.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { NAMES_OF_HOLDERS, otherNameOf } from "./held-paper-store.ts";

/** A document with a fixed end, for one side of it: where that is, and what a mail about it says. */
export type ExpiringDocument = {
  documentId: DocumentId;
  organisationId: OrganisationId;
  /** Whose reminder it is: the document's own organisation's, or that of one which holds it. */
  notifiedId: OrganisationId;
  notifiedName: string;
  /** Another's document, held because it was shared with people of `notifiedId`. */
  isShared: boolean;
  /** Who of them can open it. */
  sharedWith: string[];
  referenceNumber: string;
  documentVariant: ProcessType;
  amountCents: Cents;
  /** As beneficiary: who holds it has to claim or extend before it ends. */
  isHeld: boolean;
  /** The applicant of what is held, the beneficiary of all else. */
  otherName: string | null;
  expiresAt: PlainDate;
  expiryInstant: Instant;
  expiryZone: string;
  /** The beneficiary's, else that of the organisation that is told. */
  state: StateCode | null;
  stepsGiven: LadderStep[];
};

/** Each side's are in a table of its own, and so in a history of its own. */
const GIVEN =
  "(select document_id, organisation_id, expires_date, business_days from expiry_notice union all select document_id, organisation_id, expires_date, business_days from holder_expiry_notice)";
const ACKNOWLEDGED =
  "(select document_id, organisation_id, expires_date from expiry_acknowledgement union all select document_id, organisation_id, expires_date from holder_expiry_acknowledgement)";

/** `sides` names documents, each with an organisation that is notified of it and whether it is another's. */
const expiring = (
  sides: string,
) => `d.id as document_id, d.organisation_id, s.organisation_id as notified_id, o.name as notified_name, s.is_shared,
  d.reference_number, d.document_variant, d.amount_cents, d.expires_at, d.expiry_instant, d.expiry_zone, d.is_held or s.is_shared as is_held,
  ${otherNameOf("s.is_shared")} as other_name, coalesce(nullif(d.first_beneficiary_state, ''), o.state) as state,
  ${NAMES_OF_HOLDERS} as shared_with,
  array(select distinct n.business_days from ${GIVEN} n
    where n.document_id = d.id and n.organisation_id = s.organisation_id and n.expires_date = d.expires_at) as steps_given
  from (${sides}) s join document d on d.id = s.document_id join organisation o on o.id = s.organisation_id`;

const sidesWhere = (own: string, shared: string) =>
  `select x.id as document_id, x.organisation_id, false as is_shared from document x where ${own}
   union all select distinct h.document_id, h.organisation_id, true from securities_shared() h where ${shared}`;
const OF_DOCUMENTS = expiring(sidesWhere("x.id = any ($1::uuid[])", "h.document_id = any ($1::uuid[])"));
const OF_ORGANISATION = expiring(sidesWhere("x.organisation_id = $1", "h.organisation_id = $1"));

const OPEN = "d.status in ('ESTABLISHED', 'AWAITING_RETURN')";
const NOT_ACKNOWLEDGED = `not exists (select 1 from ${ACKNOWLEDGED} k
  where k.document_id = d.id and k.organisation_id = s.organisation_id and k.expires_date = d.expires_at)`;

export type ExpiryPlaceInLine = { expiryInstant: Instant; documentId: string };

/**
 * In the order in which they end, after a place in that line and up to an instant: whatever is open, whether anybody has asked
 * for reminders or not, so that each step of the walk reads its own page of the index and nothing else.
 */
export async function listPlacesInLine(
  tx: Transaction,
  { after, until, max }: { after: ExpiryPlaceInLine; until: Instant; max: number },
): Promise<ExpiryPlaceInLine[]> {
  return await tx.query<ExpiryPlaceInLine>(
    `select d.expiry_instant, d.id as document_id from document d
      where ${OPEN} and (d.expiry_instant, d.id) > ($1::timestamptz, $2::uuid) and d.expiry_instant <= $3
      order by d.expiry_instant, d.id limit $4`,
    [after.expiryInstant, after.documentId, until, max],
  );
}

/** For each side that has asked for reminders and has not acknowledged: its own organisation's, and of those that hold it. */
export async function listExpiringDocuments(
  tx: Transaction,
  ids: readonly string[],
): Promise<ExpiringDocument[]> {
  return await tx.query<ExpiringDocument>(
    `select ${OF_DOCUMENTS}
      where exists (select 1 from alert_configuration c where c.organisation_id = s.organisation_id and c.trigger_property = 'EXPIRY_LADDER')
        and ${NOT_ACKNOWLEDGED}
      order by d.expiry_instant, d.id, s.is_shared, s.organisation_id`,
    [[...ids]],
  );
}

/** Of one organisation, as its reminders would find them; of what it holds, what was shared with whoever asks. */
export async function listExpiryPreview(
  tx: Transaction,
  { organisationId, max }: { organisationId: OrganisationId; max: number },
): Promise<(ExpiringDocument & { total: number })[]> {
  return await tx.query(
    `select (count(*) over ())::int as total, ${OF_ORGANISATION}
      where ${OPEN} and d.expiry_instant > $2 and ${NOT_ACKNOWLEDGED}
      order by d.expiry_instant, d.id limit $3`,
    [organisationId, tx.now, max],
  );
}

/** For one of its sides. */
export async function findExpiringDocument(tx: Transaction, id: DocumentId, notifiedId: OrganisationId) {
  return await findRow<ExpiringDocument>(
    tx,
    `select ${OF_DOCUMENTS} where s.organisation_id = $2 and d.expires_at is not null`,
    [[id], notifiedId],
  );
}

/** For which organisations somebody holds it. */
export async function listHoldersOf(
  tx: Transaction,
  documentId: DocumentId,
  accountId: AccountId,
): Promise<OrganisationId[]> {
  const rows = await tx.query<{ organisationId: OrganisationId }>(
    "select h.organisation_id from securities_shared() h where h.document_id = $1 and h.account_id = $2 order by h.organisation_id",
    [documentId, accountId],
  );
  return rows.map(({ organisationId }) => organisationId);
}

export type NoticeRecipient = { emailAddress: string; noticeReason: NoticeReason };
/** `accountId` is null for who cannot open it: a stranger to the organisation, or somebody with whom it is not shared. */
export type FoundRecipient = NoticeRecipient & { accountId: AccountId | null };

/** Each once, for the first reason. */
export async function listNoticeRecipients(
  tx: Transaction,
  { documentId, notifiedId, isShared }: Pick<ExpiringDocument, "documentId" | "notifiedId" | "isShared">,
): Promise<FoundRecipient[]> {
  return await tx.query<FoundRecipient>(isShared ? HOLDERS_RECIPIENTS : OWNERS_RECIPIENTS, [
    documentId,
    notifiedId,
  ]);
}

const NAMED_BY = `select unnest(alert_readers(c.organisation_id, c.email_addresses)) as email_address, 'NAMED' as notice_reason, 2 as rank
    from alert_configuration c where c.organisation_id = $2 and c.trigger_property = 'EXPIRY_LADDER'`;
const ADMINISTRATORS = `select a.email as email_address, 'ADMINISTRATOR' as notice_reason, 3 as rank
    from member m join account a on a.id = m.account_id and a.status = 'ACTIVE' where m.organisation_id = $2 and m.role = 'ADMIN'`;

/**
 * Whoever raised or recorded it and still belongs to the organisation, the people named who may be written to and those who
 * are on its list for it, and its administrators. Who holds it is reminded for their own side where that has asked for it.
 */
const OWNERS_RECIPIENTS = `with notified as (select p.account_id, p.email, p.is_listed from document_people($1, 'EXPIRY') p
      where not exists (select 1 from securities_shared() h join alert_configuration c on c.organisation_id = h.organisation_id and c.trigger_property = 'EXPIRY_LADDER'
        where h.document_id = $1 and h.account_id = p.account_id))
  select distinct on (r.email_address) r.email_address, r.notice_reason,
         coalesce((select m.account_id from member m join account a on a.id = m.account_id
           where m.organisation_id = $2 and a.email = r.email_address), (select p.account_id from notified p where p.email = r.email_address)) as account_id from (
    select a.email as email_address, 'OWNER' as notice_reason, 1 as rank
      from document d left join draft f on f.id = d.original_draft_id
      join account a on a.id = coalesce(f.created_by, (select h.actor_id from history_entry h
        where h.root_type = 'document' and h.root_id = d.id and h.sequence = 1)) and a.status = 'ACTIVE'
      join member m on m.account_id = a.id and m.organisation_id = d.organisation_id
     where d.id = $1 and not exists (select 1 from document_notification n
       where n.document_id = d.id and n.account_id = a.id and not 'EXPIRY' = any (n.topics))
    union all select p.email, 'NAMED', 2 from notified p where p.is_listed
    union all ${NAMED_BY}
    union all ${ADMINISTRATORS}) r
  order by r.email_address, r.rank`;

/** With whom it was shared; and where the paper names the organisation's confirmed ABN also the people named and its administrators. */
const HOLDERS_RECIPIENTS = `with holders as (select a.id, a.email from securities_shared() h join account a on a.id = h.account_id and a.status = 'ACTIVE'
      where h.document_id = $1 and h.organisation_id = $2)
  select distinct on (r.email_address) r.email_address, r.notice_reason, (select h.id from holders h where h.email = r.email_address) as account_id from (
    select h.email as email_address, 'HOLDER' as notice_reason, 1 as rank from holders h
    union all ${NAMED_BY}
    union all ${ADMINISTRATORS}) r
   where r.email_address in (select h.email from holders h) or is_named_beneficiary($1, $2)
  order by r.email_address, r.rank`;

export async function hasLadder(tx: Transaction, organisationId: OrganisationId): Promise<boolean> {
  return await hasRow(
    tx,
    "select 1 from alert_configuration where organisation_id = $1 and trigger_property = 'EXPIRY_LADDER'",
    [organisationId],
  );
}
