// Calendar feeds in the database, and the dates that they tell: SQL and nothing else.

import type { AccountId, DocumentId, DraftId, OrganisationId } from "@bondline/domain/ids.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { findRow } from "../../../database/read-rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type CalendarFeed = {
  id: string;
  organisationId: OrganisationId;
  /** Null for one that the person has left. */
  organisationName: string | null;
  createdAt: Instant;
  lastSeenAt: Instant | null;
};

export type FeedOwner = {
  id: string;
  accountId: AccountId;
  organisationId: OrganisationId;
  organisationName: string;
  /** As it is now; null for somebody who has left or was shut out. */
  role: MemberRole | null;
};

export async function listFeedsOf(tx: Transaction, accountId: AccountId): Promise<CalendarFeed[]> {
  return await tx.query<CalendarFeed>(
    `select f.id, f.organisation_id, o.name as organisation_name, f.created_at, f.last_seen_at
       from calendar_feed f left join organisation o on o.id = f.organisation_id
      where f.account_id = $1 order by f.created_at, f.id limit 100`,
    [accountId],
  );
}

export async function insertFeed(
  tx: Transaction,
  feed: { id: string; accountId: AccountId; organisationId: OrganisationId; tokenHash: string },
): Promise<void> {
  await insertRow(tx, "calendar_feed", { ...feed, createdAt: tx.now });
}

/** One of somebody else is left alone. */
export async function deleteOwnFeed(tx: Transaction, accountId: AccountId, id: string): Promise<void> {
  await tx.query("delete from calendar_feed where id = $2 and account_id = $1", [accountId, id]);
}

export async function findFeedOfToken(tx: Transaction, tokenHash: string): Promise<FeedOwner | undefined> {
  return await findRow<FeedOwner>(
    tx,
    `select f.id, f.account_id, f.organisation_id, o.name as organisation_name,
            (select m.role from member m join account a on a.id = m.account_id and a.status = 'ACTIVE' and a.suspended_at is null
              where m.account_id = f.account_id and m.organisation_id = f.organisation_id) as role
       from calendar_feed f join organisation o on o.id = f.organisation_id where f.token_hash = $1`,
    [tokenHash],
  );
}

/** Programs that look every few seconds need not be written down each time. */
export async function saveFeedSeen(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    "update calendar_feed set last_seen_at = $2 where id = $1 and (last_seen_at is null or last_seen_at < $2::timestamptz - interval '1 minute')",
    [id, tx.now],
  );
}

const ROWS_MAX = 1_000;

export type DatedDocument = {
  id: DocumentId;
  /** Whose record it is. */
  organisationId: OrganisationId;
  referenceNumber: string;
  documentVariant: ProcessType;
  amountCents: Cents;
  /** Held by the feed's organisation as beneficiary: its own record of received paper, or shared with the owner. */
  isHolders: boolean;
  /** The applicant of what is held, the beneficiary of all else. */
  otherName: string | null;
  expiresAt: PlainDate | null;
  expectedReturnDate: PlainDate | null;
  updatedAt: Instant;
};

const nameOf = (variant: string) =>
  `(select p.name from document_party p where p.document_id = d.id and p.party_variant = ${variant} order by p.position limit 1)`;

/** Those that are still open and have a date, the nearest first; for a limited user those that they were added to or that were shared with them. */
export async function listDatedDocuments(
  tx: Transaction,
  { organisationId, accountId, role }: FeedOwner,
): Promise<DatedDocument[]> {
  return await tx.query<DatedDocument>(
    `select d.id, d.organisation_id, d.reference_number, d.document_variant, d.amount_cents, d.expires_at,
            case when not h.is_holders then d.expected_return_date end as expected_return_date, d.updated_at, h.is_holders,
            ${nameOf("case when h.is_holders then 'ISSUER' else 'BENEFICIARY' end")} as other_name
       from (select o.id, o.is_held as is_holders from document o
              where o.organisation_id = $1 and ($3 <> 'LIMITED_USER' or exists (select 1 from document_viewer v where v.document_id = o.id and v.account_id = $2))
              union all select s.id, true from securities_shared_with($2, $1) s (id)) h
       join document d on d.id = h.id
      where d.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN')
        and coalesce(d.expires_at, case when not h.is_holders then d.expected_return_date end) is not null
      order by least(d.expires_at, d.expected_return_date), d.id limit ${ROWS_MAX}`,
    [organisationId, accountId, role],
  );
}

export type OpenInvoice = {
  id: string;
  draftId: DraftId;
  referenceNumber: string;
  issuedDate: PlainDate;
  openCents: Cents;
  createdAt: Instant;
};

export async function listOpenInvoices(
  tx: Transaction,
  { organisationId }: FeedOwner,
): Promise<OpenInvoice[]> {
  return await tx.query<OpenInvoice>(
    `select i.id, i.draft_id, d.reference_number, (i.created_at at time zone $2)::date as issued_date,
            i.total_cents - i.credited_cents - i.paid_cents as open_cents, i.created_at
       from invoice i join draft d on d.id = i.draft_id
      where i.organisation_id = $1 and i.status = 'open' order by i.created_at, i.id limit ${ROWS_MAX}`,
    [organisationId, DEFAULT_ZONE],
  );
}

export async function deleteFeedsOfOrganisation(tx: Transaction, id: OrganisationId): Promise<void> {
  await tx.query("delete from calendar_feed where organisation_id = $1", [id]);
}

export async function deleteFeedsOfAccount(tx: Transaction, id: AccountId): Promise<void> {
  await tx.query("delete from calendar_feed where account_id = $1", [id]);
}
