// The outbox in the database: SQL and nothing else.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { MailDelivery, OptionalMailKind } from "@bondline/domain/records/mail/mail-kind.ts";
import type { MailWords } from "@bondline/domain/records/mail-texts/mail-text.ts";
import type { MailedRecordKind } from "@bondline/domain/records/record-mails/record-mail.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type MailRow = {
  id: string;
  toAddresses: string[];
  subject: string;
  /** Sealed; null once it is sent or given up. */
  contentEncrypted: Buffer;
  sendBefore: Instant | null;
  /** Of one that its reader could have in another way. */
  accountId: AccountId | null;
  kinds: OptionalMailKind[] | null;
  delivery: MailDelivery | null;
};

/** What a mail is about. */
export type MailedRecord = { kind: MailedRecordKind; id: string };

type NewMail = {
  /** One of each for each recipient, in the same order. */
  ids: readonly string[];
  recipients: readonly string[];
  contentsEncrypted: readonly Buffer[];
  intent: string;
  subject: string;
  sendBefore: Instant | undefined;
  record: MailedRecord | null;
  /** Empty for what goes to everybody. */
  kinds: readonly OptionalMailKind[];
  /** Asked for as it is, so nobody's choice is looked at. */
  isDigest: boolean;
};

/** One row for each recipient; answers the ids of those that are to be sent now: not written for this intent before, and wanted at once. */
export async function insertMails(tx: Transaction, mail: NewMail): Promise<string[]> {
  const inserted = await tx.query<{ id: string }>(
    "select id from write_mail_messages($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as written (id)",
    [
      [...mail.ids],
      [...mail.recipients],
      [...mail.contentsEncrypted],
      mail.intent,
      mail.subject,
      tx.now,
      mail.sendBefore ?? null,
      mail.record?.kind ?? null,
      mail.record?.id ?? null,
      mail.kinds.length === 0 ? null : [...mail.kinds],
      mail.isDigest,
    ],
  );
  return inserted.map(({ id }) => id);
}

export async function hasMail(tx: Transaction, intent: string, recipient: string): Promise<boolean> {
  return await hasRow(tx, "select 1 from mail_message where intent = $1 || ': ' || $2", [intent, recipient]);
}

export type MailOutcome = {
  intent: string;
  recipient: string;
  status: "SENT" | "FAILED";
  sentAt: Instant | null;
};

/** Of those that are sent or given up, and not forgotten yet. */
export async function listMailOutcomes(
  tx: Transaction,
  mails: readonly { intent: string; recipient: string }[],
): Promise<MailOutcome[]> {
  return await tx.query<MailOutcome>(
    `select w.intent, w.recipient, m.status, m.sent_at from unnest($1::text[], $2::text[]) as w (intent, recipient)
       join mail_message m on m.intent = w.intent || ': ' || w.recipient where m.status in ('SENT', 'FAILED')`,
    [mails.map(({ intent }) => intent), mails.map(({ recipient }) => recipient)],
  );
}

/** Nobody else takes it up before `until`, unless it is marked earlier; undefined when it is sent, given up or claimed. */
export async function claimMail(tx: Transaction, id: string, until: Instant): Promise<MailRow | undefined> {
  return await findRow<MailRow>(
    tx,
    `update mail_message set claimed_until = $3, attempts = attempts + 1
      where id = $1 and status = 'QUEUED' and (claimed_until is null or claimed_until <= $2)
      returning id, to_addresses, subject, content_encrypted, send_before, account_id, kinds, delivery`,
    [id, tx.now, until],
  );
}

export async function isMailWaiting(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx.query<{ status: string }>("select status from mail_message where id = $1", [id]);
  return row?.status === "QUEUED";
}

/** What was written before an instant and still waits, the least tried first. */
export async function listWaitingMail(
  tx: Transaction,
  { writtenBefore, except, max }: { writtenBefore: Instant; except: readonly string[]; max: number },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from mail_message
      where status = 'QUEUED' and created_at <= $1 and (claimed_until is null or claimed_until <= $2) and not id = any ($3::uuid[])
      order by attempts, created_at, id limit $4`,
    [writtenBefore, tx.now, [...except], max],
  );
  return rows.map(({ id }) => id);
}

/** What a message said is not kept: it may have held a code. */
export async function saveMailSent(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `with sent as (
       update mail_message set status = 'SENT', claimed_until = null, sent_at = $2, last_error = null, content_encrypted = null
        where id = $1 returning id)
     update record_mail r set status = 'SENT', sent_at = $2, fault = null from sent where r.id = sent.id`,
    [id, tx.now],
  );
}

/** A message that has arrived by another hand meanwhile stays so. */
export async function saveMailFault(
  tx: Transaction,
  fault: { id: string; status: "QUEUED" | "FAILED"; message: string },
): Promise<void> {
  await tx.query(
    `with tried as (
       update mail_message set status = $2, claimed_until = null, last_error = $3,
         content_encrypted = case when $2 = 'QUEUED' then content_encrypted end where id = $1 and status = 'QUEUED' returning id)
     update record_mail r set status = $2, fault = $3 from tried where r.id = tried.id`,
    [fault.id, fault.status, fault.message],
  );
}

/** The oldest of those that are over, as many as are named; answers how many there were. */
export async function deleteOldMail(
  tx: Transaction,
  { writtenBefore, max }: { writtenBefore: Instant; max: number },
): Promise<number> {
  const deleted = await tx.query<{ id: string }>(
    `delete from mail_message where id = any (array(
       select id from mail_message where status in ('SENT', 'FAILED', 'IN_DIGEST', 'UNWANTED') and created_at < $1 order by created_at, id limit $2))
     returning id`,
    [writtenBefore, max],
  );
  await tx.query("delete from sandbox_mail where id = any ($1::uuid[])", [deleted.map(({ id }) => id)]);
  return deleted.length;
}

export type SandboxMailRow = {
  id: string;
  toAddresses: string[];
  subject: string;
  status: string;
  createdAt: Instant;
  /** While it waits. */
  contentEncrypted: Buffer | null;
  /** Once the sandbox has it. */
  html: string | null;
  text: string | null;
  attached: readonly string[] | null;
};

/** The newest messages that wait, or that the sandbox was handed; to one address where it is named. */
export async function listSandboxMail(tx: Transaction, address: string | null): Promise<SandboxMailRow[]> {
  return await tx.query<SandboxMailRow>(
    `select m.id, m.to_addresses, m.subject, m.status, m.created_at, m.content_encrypted, s.html, s.text, s.attached
       from mail_message m left join sandbox_mail s on s.id = m.id
      where (m.content_encrypted is not null or s.id is not null) and ($1::text is null or $1 = any (m.to_addresses))
      order by m.created_at desc, m.id desc limit 100`,
    [address],
  );
}

/** The operator's own words of mails that are written now, by the names of their examples. */
export async function listWordsInForce(tx: Transaction): Promise<(MailWords & { template: string })[]> {
  return await tx.query("select * from mail_texts_at($1)", [tx.now]);
}
