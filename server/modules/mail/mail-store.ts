// The outbox in the database: SQL and nothing else.

import type { Work } from "../../work/work.ts";

export type MailContent = { subject: string; html: string; text: string };

export type MailRow = {
  id: string;
  toAddresses: string[];
  subject: string;
  html: string;
  text: string;
  status: "QUEUED" | "SENT" | "FAILED";
};

/** False when a message with this intent was written before. */
export async function insertMail(
  work: Work,
  mail: { id: string; intent: string; to: readonly string[]; content: MailContent },
): Promise<boolean> {
  const inserted = await work.query(
    `insert into mail_message (id, intent, to_addresses, subject, html, text, status, created_at)
     values ($1, $2, $3, $4, $5, $6, 'QUEUED', $7) on conflict (intent) do nothing returning 1`,
    [
      mail.id,
      mail.intent,
      [...mail.to],
      mail.content.subject,
      mail.content.html,
      mail.content.text,
      work.now,
    ],
  );
  return inserted.length > 0;
}

/** Locked while the message is handed over, so that no second sender takes it up. */
export async function findMailToSend(work: Work, id: string): Promise<MailRow | undefined> {
  const [row] = await work.query<MailRow>("select * from mail_message where id = $1 for update", [id]);
  return row;
}

/** What a message said is not kept once it is sent, unless somebody is to read it: it may have held a code. */
export async function saveMailSent(
  work: Work,
  { id, keepsContent }: { id: string; keepsContent: boolean },
): Promise<void> {
  await work.query(
    `update mail_message set status = 'SENT', attempts = attempts + 1, sent_at = $2, last_error = null,
       html = case when $3 then html else '' end, text = case when $3 then text else '' end where id = $1`,
    [id, work.now, keepsContent],
  );
}

export async function saveMailFault(
  work: Work,
  fault: { id: string; status: "QUEUED" | "FAILED"; message: string },
): Promise<void> {
  await work.query(
    "update mail_message set status = $2, attempts = attempts + 1, last_error = $3 where id = $1",
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
