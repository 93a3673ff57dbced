// The proof of reminders in the database: who was notified at which step with which outcome, and who acknowledged, by side. SQL and nothing else.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type { LadderStep, NoticeMailStatus } from "@bondline/domain/records/alerts/expiry-ladder.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { hasRow } from "../../../database/read-rows.ts";
import { insertRowOnce, type NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { ExpiringDocument, NoticeRecipient } from "./expiry-notice-store.ts";

/** One side of a document: whose reminders they are, and whether that one holds what is another's. */
export type ReminderSide = Pick<ExpiringDocument, "documentId" | "isShared" | "notifiedId">;

/** Each side's rows are in the history of that side. */
const NOTICES = { own: "expiry_notice", holders: "holder_expiry_notice" } as const;
const ACKNOWLEDGEMENTS = { own: "expiry_acknowledgement", holders: "holder_expiry_acknowledgement" } as const;
const tableOf = <Name>(tables: { own: Name; holders: Name }, { isShared }: Pick<ReminderSide, "isShared">) =>
  isShared ? tables.holders : tables.own;

type NewNotice = NoticeRecipient & ReminderSide & Pick<ExpiringDocument, "expiresAt"> & { step: LadderStep };

/** False when another run has told them meanwhile. */
export async function insertExpiryNotice(
  tx: Transaction,
  { documentId, isShared, notifiedId, expiresAt, step, emailAddress, noticeReason }: NewNotice,
): Promise<boolean> {
  const row = {
    id: tx.newId(),
    organisationId: notifiedId,
    documentId,
    expiresDate: expiresAt,
    businessDays: step,
    emailAddress,
    noticeReason,
    createdAt: tx.now,
  };
  const columns = ["documentId", "expiresDate", "businessDays", "emailAddress"] as const;
  return isShared
    ? await insertRowOnce(tx, NOTICES.holders, row as NewRow<typeof NOTICES.holders>, {
        columns: [...columns, "organisationId"],
      })
    : await insertRowOnce(tx, NOTICES.own, row as NewRow<typeof NOTICES.own>, { columns });
}

export type UnsettledNotice = ReminderSide & {
  id: string;
  organisationId: OrganisationId;
  expiresAt: PlainDate;
  step: LadderStep;
  emailAddress: string;
};

const unsettled = (table: string, isShared: boolean) =>
  `(select n.id, n.document_id, n.organisation_id as notified_id, ${isShared} as is_shared, n.expires_date, n.business_days, n.email_address
      from ${table} n where n.mail_status = 'QUEUED' and n.id > $1 order by n.id limit $2)`;

/** Those of whose mail it is not written down yet what became of it. */
export async function listUnsettledNotices(
  tx: Transaction,
  { after, max }: { after: string; max: number },
): Promise<UnsettledNotice[]> {
  return await tx.query<UnsettledNotice>(
    `select n.id, n.document_id, d.organisation_id, n.notified_id, n.is_shared, n.expires_date as expires_at, n.business_days as step, n.email_address
       from (select * from (${unsettled(NOTICES.own, false)} union all ${unsettled(NOTICES.holders, true)}) u order by u.id limit $2) n
       join document d on d.id = n.document_id order by n.id`,
    [after, max],
  );
}

type SettledNotice = Pick<UnsettledNotice, "id" | "isShared"> & {
  mailStatus: Exclude<NoticeMailStatus, "QUEUED">;
  settledAt: Instant;
};

/** Answers whether it was still open: another run may have written it down. */
export async function settleNotice(
  tx: Transaction,
  { id, mailStatus, settledAt, ...side }: SettledNotice,
): Promise<boolean> {
  return await hasRow(
    tx,
    `update ${tableOf(NOTICES, side)} set mail_status = $2, mail_settled_at = $3 where id = $1 and mail_status = 'QUEUED' returning 1`,
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

/** All that were ever given to one side, the newest first. */
export async function listNoticesOf(tx: Transaction, side: ReminderSide): Promise<ExpiryNotice[]> {
  return await tx.query<ExpiryNotice>(
    `select n.id, n.expires_date as expires_at, n.business_days as step, n.email_address, n.notice_reason, n.mail_status, n.mail_settled_at, n.created_at
       from ${tableOf(NOTICES, side)} n where n.document_id = $1 and n.organisation_id = $2
      order by n.created_at desc, n.email_address limit 500`,
    [side.documentId, side.notifiedId],
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
  side: ReminderSide,
): Promise<ExpiryAcknowledgement[]> {
  return await tx.query<ExpiryAcknowledgement>(
    `select k.id, k.expires_date as expires_at, k.acknowledged_by_name, k.created_at
       from ${tableOf(ACKNOWLEDGEMENTS, side)} k where k.document_id = $1 and k.organisation_id = $2 order by k.created_at desc limit 100`,
    [side.documentId, side.notifiedId],
  );
}

type NewAcknowledgement = ReminderSide & {
  expiresAt: PlainDate;
  acknowledgedBy: AccountId;
  acknowledgedByName: string;
};

/** The first one of a side stays. */
export async function insertAcknowledgement(
  tx: Transaction,
  { expiresAt, documentId, notifiedId, isShared, ...by }: NewAcknowledgement,
): Promise<boolean> {
  const row = {
    ...by,
    documentId,
    organisationId: notifiedId,
    id: tx.newId(),
    expiresDate: expiresAt,
    createdAt: tx.now,
  };
  return isShared
    ? await insertRowOnce(tx, ACKNOWLEDGEMENTS.holders, row, {
        columns: ["documentId", "organisationId", "expiresDate"],
      })
    : await insertRowOnce(tx, ACKNOWLEDGEMENTS.own, row, { columns: ["documentId", "expiresDate"] });
}

/** Whether a side was reminded of how it ends now and has not acknowledged it; never of what is closed. */
export async function isExpiryWaiting(tx: Transaction, side: ReminderSide): Promise<boolean> {
  const named = (row: string) =>
    `${row}.document_id = d.id and ${row}.organisation_id = $2 and ${row}.expires_date = d.expires_at`;
  return await hasRow(
    tx,
    `select 1 from document d where d.id = $1 and d.status in ('ESTABLISHED', 'AWAITING_RETURN')
        and exists (select 1 from ${tableOf(NOTICES, side)} n where ${named("n")})
        and not exists (select 1 from ${tableOf(ACKNOWLEDGEMENTS, side)} k where ${named("k")})`,
    [side.documentId, side.notifiedId],
  );
}
