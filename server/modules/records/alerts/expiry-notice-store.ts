// Reminders of expiries in the database: which documents are due, who was told, who acknowledged. SQL and nothing else.

import type { AccountId, DocumentId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type {
  LadderStep,
  NoticeMailStatus,
  NoticeReason,
} from "@bondline/domain/records/alerts/expiry-ladder.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { StateCode } from "@bondline/domain/values/reference-data/states.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { insertRowOnce } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** A document with a fixed end, where that is, and what a mail about it says. */
export type ExpiringDocument = {
  documentId: DocumentId;
  organisationId: OrganisationId;
  organisationName: string;
  referenceNumber: string;
  documentVariant: ProcessType;
  amountCents: Cents;
  /** Received as beneficiary: who holds it has to claim or extend before it ends. */
  isHeld: boolean;
  /** The applicant of what is held, the beneficiary of all else. */
  otherName: string | null;
  expiresAt: PlainDate;
  expiryInstant: Instant;
  expiryZone: string;
  /** The beneficiary's, else the organisation's. */
  state: StateCode | null;
  stepsGiven: LadderStep[];
};

const EXPIRING = `d.id as document_id, d.organisation_id, o.name as organisation_name, d.reference_number, d.document_variant, d.amount_cents,
  d.expires_at, d.expiry_instant, d.expiry_zone, d.is_held, case when d.is_held then i.name else b.name end as other_name, coalesce(nullif(b.state, ''), o.state) as state,
  array(select distinct n.business_days from expiry_notice n where n.document_id = d.id and n.expires_date = d.expires_at) as steps_given
  from document d join organisation o on o.id = d.organisation_id
  left join lateral (select p.name, p.state from document_party p
    where p.document_id = d.id and p.party_variant = 'BENEFICIARY' order by p.position limit 1) b on true
  left join lateral (select p.name from document_party p
    where d.is_held and p.document_id = d.id and p.party_variant = 'ISSUER' order by p.position limit 1) i on true`;

const OPEN = "d.status in ('ESTABLISHED', 'AWAITING_RETURN')";
const NOT_ACKNOWLEDGED = `not exists (select 1 from expiry_acknowledgement k
  where k.document_id = d.id and k.expires_date = d.expires_at)`;

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

/** Those of them whose organisation has asked for reminders, and that nobody has acknowledged. */
export async function listExpiringDocuments(
  tx: Transaction,
  ids: readonly string[],
): Promise<ExpiringDocument[]> {
  return await tx.query<ExpiringDocument>(
    `select ${EXPIRING}
      where d.id = any ($1::uuid[])
        and exists (select 1 from alert_configuration c where c.organisation_id = d.organisation_id and c.trigger_property = 'EXPIRY_LADDER')
        and ${NOT_ACKNOWLEDGED}
      order by d.expiry_instant, d.id`,
    [[...ids]],
  );
}

/** Of one organisation, as its reminders would find them. */
export async function listExpiryPreview(
  tx: Transaction,
  { organisationId, max }: { organisationId: OrganisationId; max: number },
): Promise<(ExpiringDocument & { total: number })[]> {
  return await tx.query(
    `select (count(*) over ())::int as total, ${EXPIRING}
      where d.organisation_id = $1 and ${OPEN} and d.expiry_instant > $2 and ${NOT_ACKNOWLEDGED}
      order by d.expiry_instant, d.id limit $3`,
    [organisationId, tx.now, max],
  );
}

export async function findExpiringDocument(tx: Transaction, id: DocumentId) {
  return await findRow<ExpiringDocument>(
    tx,
    `select ${EXPIRING} where d.id = $1 and d.expires_at is not null`,
    [id],
  );
}

/** Undefined where nobody was reminded of how it ends now, where it is acknowledged, and where it is closed. */
export async function findExpiryToAcknowledge(
  tx: Transaction,
  id: DocumentId,
): Promise<{ expiresAt: PlainDate } | undefined> {
  return await findRow<{ expiresAt: PlainDate }>(
    tx,
    `select d.expires_at from document d where d.id = $1 and ${OPEN} and ${NOT_ACKNOWLEDGED}
        and exists (select 1 from expiry_notice n where n.document_id = d.id and n.expires_date = d.expires_at)`,
    [id],
  );
}

export type NoticeRecipient = { emailAddress: string; noticeReason: NoticeReason };
/** `accountId` is null for who does not belong to the organisation. */
export type FoundRecipient = NoticeRecipient & { accountId: AccountId | null };

/**
 * Whoever raised or recorded it and still belongs to the organisation, the people named who may be written to and those who
 * are on its list for it, and its administrators; each once, for the first reason.
 */
export async function listNoticeRecipients(
  tx: Transaction,
  { documentId, organisationId }: Pick<ExpiringDocument, "documentId" | "organisationId">,
): Promise<FoundRecipient[]> {
  return await tx.query<FoundRecipient>(
    `with told as (select p.account_id, p.email, p.is_listed from document_people($1, 'EXPIRY') p)
     select distinct on (r.email_address) r.email_address, r.notice_reason,
            coalesce((select m.account_id from member m join account a on a.id = m.account_id
              where m.organisation_id = $2 and a.email = r.email_address), (select p.account_id from told p where p.email = r.email_address)) as account_id from (
       select a.email as email_address, 'OWNER' as notice_reason, 1 as rank
         from document d left join draft f on f.id = d.original_draft_id
         join account a on a.id = coalesce(f.created_by, (select h.actor_id from history_entry h
           where h.root_type = 'document' and h.root_id = d.id and h.sequence = 1)) and a.status = 'ACTIVE'
         join member m on m.account_id = a.id and m.organisation_id = d.organisation_id
        where d.id = $1 and not exists (select 1 from document_notification n
          where n.document_id = d.id and n.account_id = a.id and not 'EXPIRY' = any (n.topics))
       union all
       select p.email, 'NAMED', 2 from told p where p.is_listed
       union all
       select unnest(alert_readers(c.organisation_id, c.email_addresses)), 'NAMED', 2 from alert_configuration c
        where c.organisation_id = $2 and c.trigger_property = 'EXPIRY_LADDER'
       union all
       select a.email, 'ADMINISTRATOR', 3 from member m join account a on a.id = m.account_id and a.status = 'ACTIVE'
        where m.organisation_id = $2 and m.role = 'ADMIN') r
     order by r.email_address, r.rank`,
    [documentId, organisationId],
  );
}

type NewNotice = NoticeRecipient &
  Pick<ExpiringDocument, "documentId" | "organisationId" | "expiresAt"> & { step: LadderStep };

/** False when another run has told them meanwhile. */
export async function insertExpiryNotice(
  tx: Transaction,
  { documentId, organisationId, expiresAt, step, ...recipient }: NewNotice,
): Promise<boolean> {
  return await insertRowOnce(
    tx,
    "expiry_notice",
    {
      ...recipient,
      id: tx.newId(),
      organisationId,
      documentId,
      expiresDate: expiresAt,
      businessDays: step,
      createdAt: tx.now,
    },
    { columns: ["documentId", "expiresDate", "businessDays", "emailAddress"] },
  );
}

export type UnsettledNotice = {
  id: string;
  documentId: DocumentId;
  organisationId: OrganisationId;
  expiresAt: PlainDate;
  step: LadderStep;
  emailAddress: string;
};

/** Those of whose mail it is not written down yet what became of it. */
export async function listUnsettledNotices(
  tx: Transaction,
  { after, max }: { after: string; max: number },
): Promise<UnsettledNotice[]> {
  return await tx.query<UnsettledNotice>(
    `select n.id, n.document_id, n.organisation_id, n.expires_date as expires_at, n.business_days as step, n.email_address
       from expiry_notice n where n.mail_status = 'QUEUED' and n.id > $1 order by n.id limit $2`,
    [after, max],
  );
}

/** Answers whether it was still open: another run may have written it down. */
export async function settleNotice(
  tx: Transaction,
  {
    id,
    mailStatus,
    settledAt,
  }: { id: string; mailStatus: Exclude<NoticeMailStatus, "QUEUED">; settledAt: Instant },
): Promise<boolean> {
  return await hasRow(
    tx,
    "update expiry_notice set mail_status = $2, mail_settled_at = $3 where id = $1 and mail_status = 'QUEUED' returning 1",
    [id, mailStatus, settledAt],
  );
}

export type ExpiryNotice = NoticeRecipient & {
  id: string;
  expiresAt: PlainDate;
  step: LadderStep;
  mailStatus: NoticeMailStatus;
  mailSettledAt: Instant | null;
  createdAt: Instant;
};

/** All that were ever given of a document, the newest first. */
export async function listNoticesOf(tx: Transaction, documentId: DocumentId): Promise<ExpiryNotice[]> {
  return await tx.query<ExpiryNotice>(
    `select n.id, n.expires_date as expires_at, n.business_days as step, n.email_address, n.notice_reason, n.mail_status, n.mail_settled_at, n.created_at
       from expiry_notice n where n.document_id = $1 order by n.created_at desc, n.email_address limit 500`,
    [documentId],
  );
}

export type ExpiryAcknowledgement = {
  id: string;
  expiresAt: PlainDate;
  acknowledgedByName: string;
  createdAt: Instant;
};

export async function listAcknowledgementsOf(
  tx: Transaction,
  documentId: DocumentId,
): Promise<ExpiryAcknowledgement[]> {
  return await tx.query<ExpiryAcknowledgement>(
    `select k.id, k.expires_date as expires_at, k.acknowledged_by_name, k.created_at
       from expiry_acknowledgement k where k.document_id = $1 order by k.created_at desc limit 100`,
    [documentId],
  );
}

type NewAcknowledgement = Pick<ExpiringDocument, "documentId" | "organisationId" | "expiresAt"> & {
  acknowledgedBy: AccountId;
  acknowledgedByName: string;
};

/** The first one stays. */
export async function insertAcknowledgement(
  tx: Transaction,
  { expiresAt, ...acknowledgement }: NewAcknowledgement,
): Promise<boolean> {
  return await insertRowOnce(
    tx,
    "expiry_acknowledgement",
    { ...acknowledgement, id: tx.newId(), expiresDate: expiresAt, createdAt: tx.now },
    { columns: ["documentId", "expiresDate"] },
  );
}

export async function hasLadder(tx: Transaction, organisationId: OrganisationId): Promise<boolean> {
  return await hasRow(
    tx,
    "select 1 from alert_configuration where organisation_id = $1 and trigger_property = 'EXPIRY_LADDER'",
    [organisationId],
  );
}
