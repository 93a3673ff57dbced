// The outbox: a message is written with the change that causes it, and sent by a job once that change is committed.

import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { hasMail, insertMails, listSandboxMail, type SandboxMailRow } from "./mail-store.ts";
import { type MailBody, openBody, sealBody } from "./sealed-content.ts";

type Mail = {
  /** The reason to write, such as "payment requested, invoice X": the same reason never writes to the same person twice. */
  intent: string;
  to: readonly string[];
  content: MailContent;
  /** Given up when it has not been sent until then. */
  sendBefore?: Instant;
};

/**
 * Each recipient gets a message of their own: they need not learn of each other, and where a mail server takes one
 * and not the other, trying again writes to nobody twice.
 */
export async function queueMail(tx: Transaction, { intent, to, content, sendBefore }: Mail): Promise<void> {
  const recipients = [...new Set(to)];
  if (recipients.length === 0) return;
  const ids = recipients.map(() => tx.newId());
  const contentsEncrypted = ids.map((id) => sealBody(tx.app, id, content));
  const { subject } = content;
  for (const id of await insertMails(tx, {
    ids,
    recipients,
    contentsEncrypted,
    intent,
    subject,
    sendBefore,
  }))
    await tx.enqueue("send-mail", { mailMessageId: id }, { key: `mail ${id}` });
}

/** Whether it was written to them for this reason already: a job that is run again asks before it draws what the mail says. */
export async function isMailWritten(tx: Transaction, intent: string, recipient: string): Promise<boolean> {
  return await hasMail(tx, intent, recipient);
}

export type SandboxMail = MailBody &
  Pick<SandboxMailRow, "id" | "toAddresses" | "subject" | "status" | "createdAt">;

/** What the development sandbox shows, newest first: its own copies, and what still waits. */
export async function readSandboxMail(tx: Transaction): Promise<SandboxMail[]> {
  const rows = await listSandboxMail(tx);
  return rows.map(({ contentEncrypted, html, text, ...mail }) => ({
    ...mail,
    ...(contentEncrypted === null
      ? { html: html ?? "", text: text ?? "" }
      : openBody(tx.app, mail.id, contentEncrypted)),
  }));
}
