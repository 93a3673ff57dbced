// The outbox: a message is written with the change that causes it, and sent by a job once that change is committed.

import type { Work } from "../../work/work.ts";

export type MailContent = { subject: string; html: string; text: string };

/** `intent` names the reason to write, such as "payment requested, invoice X": the same reason never writes twice. */
export async function queueMail(
  work: Work,
  mail: { intent: string; to: readonly string[]; content: MailContent },
): Promise<void> {
  if (mail.to.length === 0) return;
  const id = work.newId();
  const queued = await work.query(
    `insert into mail_message (id, intent, to_addresses, subject, html, text, status, created_at)
     values ($1, $2, $3, $4, $5, $6, 'QUEUED', $7) on conflict (intent) do nothing returning 1`,
    [id, mail.intent, [...mail.to], mail.content.subject, mail.content.html, mail.content.text, work.now],
  );
  if (queued.length > 0) await work.enqueue("send-mail", { mailMessageId: id }, { key: `mail ${id}` });
}
