// The outbox in the database: SQL and nothing else.

import type { Instant } from "@bondline/domain/time/instant.ts";
import type { Work } from "../../work/work.ts";

export type MailContent = { subject: string; html: string; text: string };

export type MailRow = {
  id: string;
  toAddresses: string[];
  subject: string;
  html: string;
  text: string;
  status: "QUEUED" | "SENT" | "FAILED";
  sendBefore: Instant | null;
};

type NewMail = {
  /** One for each recipient, in the same order. */
  ids: readonly string[];
  recipients: readonly string[];
  intent: string;
  content: MailContent;
  sendBefore: Instant | undefined;
};

/** One row for each recipient; answers the ids of those to whom this intent had not been written before. */
export async function insertMails(work: Work, mail: NewMail): Promise<string[]> {
  const inserted = await work.query<{ id: string }>(
    `insert into mail_message (id, intent, to_addresses, subject, html, text, status, created_at, send_before)
     select id, $3 || ': ' || recipient, array[recipient], $4, $5, $6, 'QUEUED', $7, $8
       from unnest($1::uuid[], $2::text[]) as m (id, recipient)
     on conflict (intent) do nothing returning id`,
    [
      [...mail.ids],
      [...mail.recipients],
      mail.intent,
      mail.content.subject,
      mail.content.html,
      mail.content.text,
      work.now,
      mail.sendBefore ?? null,
    ],
  );
  return inserted.map(({ id }) => id);
}

export async function hasMail(work: Work, intent: string, recipient: string): Promise<boolean> {
  const found = await work.query("select 1 from mail_message where intent = $1 || ': ' || $2", [
    intent,
    recipient,
  ]);
  return found.length > 0;
}

/** Nobody else takes it up before `until`, unless it is marked earlier; undefined when it is sent, given up or claimed. */
export async function claimMail(work: Work, id: string, until: Instant): Promise<MailRow | undefined> {
  const [row] = await work.query<MailRow>(
    `update mail_message set claimed_until = $3, attempts = attempts + 1
      where id = $1 and status = 'QUEUED' and (claimed_until is null or claimed_until <= $2)
      returning id, to_addresses, subject, html, text, status, send_before`,
    [id, work.now, until],
  );
  return row;
}

export async function isMailWaiting(work: Work, id: string): Promise<boolean> {
  const [row] = await work.query<{ status: string }>("select status from mail_message where id = $1", [id]);
  return row?.status === "QUEUED";
}

/** What was written before an instant and still waits, the least tried first. */
export async function listWaitingMail(
  work: Work,
  { writtenBefore, except, max }: { writtenBefore: Instant; except: readonly string[]; max: number },
): Promise<string[]> {
  const rows = await work.query<{ id: string }>(
    `select id from mail_message
      where status = 'QUEUED' and created_at <= $1 and (claimed_until is null or claimed_until <= $2) and not id = any ($3::uuid[])
      order by attempts, created_at, id limit $4`,
    [writtenBefore, work.now, [...except], max],
  );
  return rows.map(({ id }) => id);
}

/** What a message said is not kept once it is sent, unless somebody is to read it: it may have held a code. */
export async function saveMailSent(
  work: Work,
  { id, keepsContent }: { id: string; keepsContent: boolean },
): Promise<void> {
  await work.query(
    `update mail_message set status = 'SENT', claimed_until = null, sent_at = $2, last_error = null,
       html = case when $3 then html else '' end, text = case when $3 then text else '' end where id = $1`,
    [id, work.now, keepsContent],
  );
}

/** A message that has arrived by another hand meanwhile stays so. */
export async function saveMailFault(
  work: Work,
  fault: { id: string; status: "QUEUED" | "FAILED"; message: string },
): Promise<void> {
  await work.query(
    "update mail_message set status = $2, claimed_until = null, last_error = $3 where id = $1 and status = 'QUEUED'",
    [fault.id, fault.status, fault.message],
  );
}

export type SandboxMail = MailRow & { createdAt: string };

/** The newest messages, for the development sandbox alone. */
export async function listRecentMail(work: Work): Promise<SandboxMail[]> {
  return await work.query<SandboxMail>(
    "select id, to_addresses, subject, html, text, status, created_at from mail_message order by created_at desc, id desc limit 100",
  );
}
